import { expect, type Page } from '@playwright/test'
import { arrive, OVERVIEW, rewrite, settled, takePolicyReports, test, watch } from '../site'

const status = (page: Page, id: string) => page.locator(`#${id}`).getAttribute('status')

/** Collects the page's component-error events. */
async function collectFailures(page: Page) {
  await page.addInitScript(() => {
    const seen: unknown[] = []
    Object.assign(window, { foyerFailures: seen })
    addEventListener('component-error', (event) => seen.push((event as CustomEvent).detail))
  })
  return () =>
    page.evaluate(() => (window as unknown as { foyerFailures: { code: string }[] }).foyerFailures)
}

test('a widget moved within one task stays mounted and keeps its state', async ({ page }) => {
  const { complaints } = await watch(page)
  await page.goto(OVERVIEW)
  await settled(page)
  const isSame = await page.evaluate(async () => {
    const bar = document.querySelector('foyer-widget[type=property-bar]')
    const nav = bar?.querySelector('nav')
    if (bar) document.querySelector('main')?.append(bar)
    await new Promise((resolve) => setTimeout(resolve))
    return bar?.querySelector('nav') === nav && bar?.getAttribute('status') === 'mounted'
  })
  expect(isSame).toBe(true)
  expect(complaints).toEqual([])
})

test('a removed widget is unmounted; inserted again it is mounted again', async ({ page }) => {
  const { complaints } = await watch(page)
  await page.goto(OVERVIEW)
  await settled(page)
  await page.evaluate(async () => {
    const bar = document.getElementById('property-bar') as HTMLElement
    bar.remove()
    await new Promise((resolve) => setTimeout(resolve))
    if (bar.querySelector('nav')) throw new Error('The widget was not unmounted.')
    document.querySelector('main')?.prepend(bar)
  })
  await expect.poll(() => status(page, 'property-bar')).toBe('mounted')
  await expect(page.getByRole('button', { name: 'Hotel details' })).toBeVisible()
  expect(complaints).toEqual([])
})

test('a copy of a mounted placeholder is mounted independently', async ({ page }) => {
  const { complaints } = await watch(page)
  await page.goto(`${OVERVIEW}?copied`)
  await settled(page)
  await page.evaluate(() => {
    const copy = document.getElementById('property-bar')?.cloneNode(true) as HTMLElement
    copy.id = 'copy'
    document.querySelector('main')?.append(copy)
  })
  await expect.poll(() => status(page, 'copy')).toBe('mounted')
  // Chromium logs a warning for every cloned script element under Trusted Types.
  expect(complaints.filter((line) => !line.includes('TrustedScript'))).toEqual([])
  await expect.poll(() => takePolicyReports(page.context(), '?copied')).toHaveLength(1)
})

test('a widget whose script fails to load: the server HTML stays, its neighbours work, the page gets an event', async ({
  page,
}) => {
  const failures = await collectFailures(page)
  await page.route(/property-bar\.widget-.*\.js$/, (route) => route.abort())
  await page.goto(OVERVIEW)
  await settled(page)
  expect(await failures()).toEqual([
    expect.objectContaining({ type: 'property-bar', id: 'property-bar', code: 'load-failed' }),
  ])
  await expect(page.getByRole('navigation', { name: 'Hotel quick links' })).toBeVisible()
  await expect(page.locator('#alerts')).toHaveAttribute('status', 'mounted')
})

test('all of our scripts fail to load: the page gets an event and shows its server HTML', async ({
  page,
}) => {
  const failures = await collectFailures(page)
  await page.route(/(mount|react)-.*\.js$/, (route) => route.abort())
  await page.goto(OVERVIEW)
  await arrive(page)
  const due = page.locator('foyer-widget:is([status=loading], [status=failed])')
  await expect(due).not.toHaveCount(0)
  await expect(page.locator('foyer-widget[status=loading]')).toHaveCount(0)
  expect((await failures()).length).toBe(await due.count())
  expect(new Set((await failures()).map(({ code }) => code))).toEqual(new Set(['load-failed']))
  await expect(page.getByRole('navigation', { name: 'Hotel quick links' })).toBeVisible()
})

test('props that make a widget throw: it shows nothing, the rest of the page works', async ({
  page,
}) => {
  const failures = await collectFailures(page)
  // The page's own response, changed so that rendering it throws.
  await rewrite(page, `**${OVERVIEW}`, (html) =>
    html
      .replace('"contactNumbers":[', '"contactNumbers":[7,')
      .replace('"stars":{"count":4.3', '"stars":{"count":{}'),
  )
  await page.goto(OVERVIEW)
  await settled(page)
  const codes = (await failures()).map(({ code }) => code)
  expect(codes.length).toBeGreaterThan(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('#alerts')).toHaveAttribute('status', 'mounted')
})
