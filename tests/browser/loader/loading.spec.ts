import { readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import type { Manifest } from '../../../src/server/manifest'
import { overviewPageBytes, overviewWidgets } from '../../../tooling/budgets.mjs'
import {
  arrive,
  become,
  OVERVIEW,
  RATES,
  rewrite,
  seeAll,
  settled,
  test,
  watch,
  withoutAhead,
} from '../site'
import { UNTOUCHED } from '../untouched'

test.use(UNTOUCHED)

const manifest: Manifest = JSON.parse(readFileSync('dist/browser/assets/manifest.json', 'utf8'))
const sizes: Record<string, { brotli: number }> = JSON.parse(
  readFileSync('dist/browser/sizes.json', 'utf8'),
)

test('an anonymous visitor’s page requests user and stay dates only: the API’s responses are in the page', async ({
  page,
}) => {
  const { requests } = await watch(page)
  await page.goto(OVERVIEW)
  await settled(page)
  await seeAll(page)
  expect(requests.filter((request) => request.includes('/mi/')).sort()).toEqual([
    'GET /mi/phoenix-account-auth/v1/userDetails',
    'GET /mi/session',
  ])
  expect(requests.filter((request) => /\/client-/.test(request))).toEqual([])
})

test('a member’s page requests two more operations, and Apollo for them', async ({
  page,
  context,
}) => {
  await become(context, 'member-maria')
  const { requests } = await watch(page)
  await page.goto(OVERVIEW)
  await settled(page)
  // The level and the points of the menu are requested after the first interaction.
  await page.keyboard.press('Shift')
  const operations = () => requests.filter((request) => request.startsWith('POST /mi/query')).sort()
  await expect
    .poll(operations)
    .toEqual(['POST /mi/query/MemberInformation', 'POST /mi/query/PropertyBarAuth'])
  expect(requests.filter((request) => /\/client-/.test(request))).toHaveLength(1)
})

test('the head links the stylesheet and all due scripts, each once', async ({ page }) => {
  await withoutAhead(page)
  await page.goto(RATES)
  const links = await page.evaluate(() => ({
    styles: [...document.querySelectorAll('link[rel=stylesheet]')].map((l) =>
      l.getAttribute('href'),
    ),
    scripts: [...document.querySelectorAll('link[rel=modulepreload]')].map((l) =>
      l.getAttribute('href'),
    ),
    types: [...document.querySelectorAll('foyer-widget')].map((element) => ({
      type: element.getAttribute('type') ?? '',
      isDue: !element.hasAttribute('when'),
    })),
  }))
  const assets = (types: string[]) => types.flatMap((type) => manifest.widgets[type] ?? [])
  const due = assets(links.types.filter(({ isDue }) => isDue).map(({ type }) => type))
  expect(due).not.toEqual([])
  const scripts = [manifest.mount, ...due].flatMap(({ js, imports }) => [js, ...imports])
  const linked = (files: string[]) => [...new Set(files)].map((file) => `/assets/${file}`).sort()
  expect(links.styles.filter((href) => href?.startsWith('/assets/'))).toEqual(
    linked([manifest.css]),
  )
  expect([...links.scripts].sort()).toEqual(linked(scripts))
})

test('a phone loads the loader; after an interaction React and the widgets in view, within the budget', async ({
  page,
}) => {
  const { requests } = await watch(page)
  const loaded = () => requests.flatMap((request) => /\/assets\/(.*\.js)$/.exec(request)?.[1] ?? [])
  await withoutAhead(page)
  await page.setViewportSize({ width: 390, height: 664 })
  await page.goto(OVERVIEW)
  await page.waitForLoadState('networkidle')
  const isNeeded = (file: string) => !file.startsWith('ahead-')
  expect(loaded().filter(isNeeded)).toEqual(['loader.js'])

  await arrive(page)
  const alive = page.locator('foyer-widget[status=mounted]')
  const types = () => alive.evaluateAll((all) => all.map((one) => one.getAttribute('type')))
  await expect.poll(types).toEqual(overviewWidgets)
  await settled(page)
  expect(await types()).toEqual(overviewWidgets)
  const scripts = loaded().filter(isNeeded)
  const bytes = scripts.reduce((sum, file) => sum + (sizes[file]?.brotli ?? 0), 0)
  expect(new Set(scripts).size).toBe(scripts.length)
  expect(bytes).toBeGreaterThan(50_000)
  expect(bytes).toBeLessThan(overviewPageBytes)
})

test('React is not loaded before a placeholder is due', async ({ page }) => {
  const { requests } = await watch(page)
  const reacts = () => requests.filter((request) => /react-/.test(request))
  await withoutAhead(page)
  // All placeholders of this page wait for an interaction: none is ever due by itself.
  await rewrite(page, '**/homepage-searchform.mi', (html) =>
    html.replaceAll(/when="(visible|presence)"/g, 'when="interaction"'),
  )
  await page.goto('/homepage-searchform.mi')
  await page.waitForLoadState('networkidle')
  await arrive(page)
  expect(await page.locator('foyer-widget:is([when=visible], :not([when]))').count()).toBe(0)
  expect(reacts()).toEqual([])
  await page.locator('#hero a').first().hover()
  await expect(page.locator('#hero')).toHaveAttribute('status', 'mounted')
  expect(reacts()).toHaveLength(1)
})
