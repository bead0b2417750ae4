/**
 * A company's Storybook, as docs/widgets-of-your-own.md says: its own widgets, and a page on which they
 * stand beside those of Foyer. Built from the tarball.
 */
import { mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, join, resolve } from 'node:path'
import { expect } from '@playwright/test'
import { installPackage, run } from '../../package/install.mjs'
import { test, watch } from '../site'
import { sendFile } from './servers'

/** What the document has a company install for its stories. */
const TOOLS = ['storybook', '@storybook/react-vite', '@wyw-in-js/vite', 'vite']
const STORYBOOK = 'node_modules/storybook/dist/bin/dispatcher.js'

let folder = ''
let server: Server
let origin = ''

test.beforeAll(async () => {
  folder = installPackage({ example: 'examples/own-widgets' }).folder
  for (const name of TOOLS) {
    const place = join(folder, 'node_modules', name)
    mkdirSync(dirname(place), { recursive: true })
    symlinkSync(resolve('node_modules', name), place)
  }
  run(process.execPath, [STORYBOOK, 'build', '--quiet', '-o', 'stories'], { cwd: folder })
  server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://stories')
    sendFile(response, join(folder, 'stories', pathname))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

test.afterAll(() => {
  server?.closeAllConnections()
  server?.close()
  rmSync(folder, { recursive: true, force: true })
})

test('a fixture of a widget of the company is a story, with its styles', async ({ page }) => {
  const { complaints } = await watch(page)
  await page.goto(`${origin}/iframe.html?viewMode=story&id=harbour-houses-local-weather--minimal`)
  await expect(page.getByText('Now in Lisbon: 21°C')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Show in Fahrenheit' })).toBeVisible()
  await expect(page.locator('foyer-widget p')).toHaveCSS('display', 'flex')
  expect(complaints).toEqual([])
})

test('a page is a story, with the company’s widgets beside those of Foyer', async ({ page }) => {
  const { complaints } = await watch(page)
  await page.goto(`${origin}/iframe.html?viewMode=story&id=harbour-houses-pages--welcome`)
  const heading = page.getByRole('heading', { name: 'Welcome to Lisbon' })
  await expect(heading).toBeVisible()
  await expect(page.getByText('The weather is on its way.')).toBeVisible()
  await page.getByText('May I bring my dog?').click()
  await expect(page.getByText('Dogs are welcome.')).toBeVisible()
  // The styles of Foyer apply: without them the item would have a border of the browser.
  await expect(page.locator('foyer-widget[type=accordion] summary')).toHaveCSS('list-style', /none/)
  expect(complaints).toEqual([])
})
