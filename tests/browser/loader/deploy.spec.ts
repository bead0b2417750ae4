import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { test } from '../sandbox'
import { AHEAD, summaryOf, watch } from '../site'
import {
  collectFailures,
  FAR,
  FRAME,
  hasFailed,
  insert,
  isMounted,
  isWaiting,
  placeholderFrom,
  serveMain,
  widget,
} from './loader-page'
import { buildNext, type NextBuild } from './next-build'

const OLD = 'dist/browser/assets'

let next: NextBuild
test.beforeAll(() => {
  test.setTimeout(600_000)
  next = buildNext()
})
test.afterAll(() => next?.remove())

/** Serves the files of one build only, as a server does after a deploy has replaced the others. */
async function serveBuild(page: Page, folder: string, { loader = folder } = {}) {
  const deployed = { folder, loader }
  await page.route(/\/assets\//, (route) => {
    const { pathname } = new URL(route.request().url())
    // Prefetched scripts are still in the browser's cache after a deploy.
    if (AHEAD.test(pathname)) return route.fulfill({ body: '', contentType: 'text/javascript' })
    const name = pathname.split('/').at(-1) ?? ''
    const path = join(name === 'loader.js' ? deployed.loader : deployed.folder, name)
    return existsSync(path) ? route.fulfill({ path }) : route.fulfill({ status: 404 })
  })
  return (folder: string) => Object.assign(deployed, { folder, loader: folder })
}

/** An accordion is hydrated when its section opens and closes. */
async function opens(page: Page) {
  await isMounted(page, 'wishes')
  await summaryOf(page, 'Our promise').click()
  await expect(page.getByText('We read every wish.')).toBeVisible()
}

/** The styles of the next build are applied as well. */
const looksNew = (page: Page) =>
  expect(page.locator('details').first()).toHaveCSS('outline-color', 'rgb(1, 2, 3)')

const build = (page: Page) => page.evaluate(() => document.documentElement.dataset.build)

const field = async (page: Page) =>
  (await placeholderFrom(page.request, FRAME, 'city'))
    .replaceAll('city', 'town')
    .replace(/ when="[^"]*"/, '')

test('a page that was open before a deploy mounts its remaining widgets from the new build', async ({
  page,
}) => {
  const failures = await collectFailures(page)
  const { complaints } = await watch(page)
  const wishes = await placeholderFrom(page.request, FRAME, 'wishes')
  await serveMain(page, (await field(page)) + FAR + wishes)
  const deploy = await serveBuild(page, OLD)
  await page.goto(FRAME)
  await isMounted(page, 'town')
  await isWaiting(page, 'wishes')
  expect(await build(page)).toBeUndefined()

  deploy(next.assets)
  await page.getByText('Your wishes').scrollIntoViewIfNeeded()
  await opens(page)
  await looksNew(page)
  expect(await build(page)).toBe('next')
  // The widgets that were mounted before keep working.
  await page.locator('#town input').fill('Lisbon')
  await isMounted(page, 'town')
  expect(await failures()).toEqual([])
  // Two mount modules are loaded by now; one of them logs each failure.
  await insert(page, '<foyer-widget type="tea-urn" id="urn"></foyer-widget>')
  await hasFailed(page, 'urn', 'unknown-type')
  await page.waitForLoadState('networkidle')
  const reports = () => complaints.filter((line) => line.includes('tea-urn#urn')).length
  await expect.poll(reports).toBe(1)
})

for (const [whose, loaderOf] of [
  ['its own', () => OLD],
  ['the new', () => next.assets],
] as const) {
  test(`a page cached before a deploy, with ${whose} loader, hydrates with the new build`, async ({
    page,
  }) => {
    const failures = await collectFailures(page, true)
    const wishes = await placeholderFrom(page.request, FRAME, 'wishes')
    await serveMain(page, (await field(page)) + wishes)
    await serveBuild(page, next.assets, { loader: loaderOf() })
    await page.goto(FRAME)
    await opens(page)
    await looksNew(page)
    await isMounted(page, 'town')
    expect(await build(page)).toBe('next')
    expect(await failures()).toEqual([])
  })
}

test('a widget that the new build no longer has fails alone; its server HTML stays', async ({
  page,
}) => {
  const failures = await collectFailures(page, true)
  const wishes = await placeholderFrom(page.request, FRAME, 'wishes')
  const heading = await placeholderFrom(page.request, '/sandbox/widgets', 'heading')
  await serveMain(page, heading.replace(/ when="[^"]*"/, '') + wishes)
  await serveBuild(page, next.assets)
  await page.goto(FRAME)
  await hasFailed(page, 'heading', 'unknown-type')
  await expect(widget(page, 'heading').getByRole('heading')).toBeVisible()
  await opens(page)
  expect((await failures()).map(({ id }) => id)).toEqual(['heading'])
})
