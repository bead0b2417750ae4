import { expect, type Page } from '@playwright/test'
import { ownStay } from './booking/journey-page'
import { askWithoutGesture, become, OVERVIEW, rewrite, test, watch } from './site'
import { UNTOUCHED } from './untouched'

test.use(UNTOUCHED)

declare global {
  /** The sum of the page's layout shifts, where a test counts them. */
  var shifted: number
}

const BOOKING = '/reservation/rateListMenu.mi?propertyCode=NYCAB'

const layerOf = (page: Page) =>
  page.evaluate(() => (window.adobeDataLayer ?? []) as { event?: string; page?: object }[])
const eventsOf = async (page: Page) => (await layerOf(page)).flatMap(({ event }) => event ?? [])
const managerEvents = (page: Page) =>
  page.evaluate(
    () => (window as unknown as { _satellite: { events: unknown[] } })._satellite.events,
  )

/** Simulates a first interaction until the page has handled it. */
async function visit(page: Page) {
  let x = 50
  await expect
    .poll(async () => {
      await page.mouse.move(x++, 50)
      return page.evaluate(() => Boolean(globalThis.foyerStarted))
    })
    .toBe(true)
}

/** Whether the script of the page's idle tasks has arrived. */
const WAS_LOADED = `performance.getEntriesByType('resource')
  .some(({ name, responseEnd }) => name.includes('/assets/later-') && responseEnd > 0)`

test('services without visible effect load with the first interaction, also for a known visitor', async ({
  page,
  context,
}) => {
  await become(context, 'member-maria')
  const { requests, complaints } = await watch(page)
  const ask = await askWithoutGesture(page)
  await page.goto(OVERVIEW)
  await expect
    .poll(() => ask('document.getElementById("property-bar")?.getAttribute("status")'))
    .toBe('mounted')
  // The page's idle tasks are in this script: with them everything has run that runs by itself.
  await expect.poll(() => ask(WAS_LOADED)).toBe(true)
  await page.waitForLoadState('networkidle')
  const late = () =>
    requests.filter((url) => /assets\/visit-|flag-provider|data-layer|ofrep/.test(url))
  expect(late()).toEqual([])
  await visit(page)
  expect(late()).toContainEqual(expect.stringContaining('/assets/visit-'))
  expect(complaints).toEqual([])
})

test('nothing is tracked until the visitor chose, then as chosen, on the next page too', async ({
  page,
}) => {
  const { complaints } = await watch(page)
  await page.goto(OVERVIEW)
  await visit(page)
  await page.getByRole('link', { name: 'Your privacy choices' }).click()
  const dialog = page.getByRole('dialog', { name: 'Your privacy choices' })
  await expect(dialog).toBeVisible()
  expect(await layerOf(page)).toEqual([])
  await dialog.getByRole('checkbox', { name: 'Visit statistics' }).check()
  await dialog.getByRole('button', { name: 'Save choices' }).click()
  await expect.poll(() => eventsOf(page)).toContain('page_view')
  await expect.poll(() => managerEvents(page)).toHaveLength(1)
  await expect
    .poll(async () => (await layerOf(page)).find((entry) => entry.page)?.page)
    .toMatchObject({ propertyId: 'NYCAB', visitorKind: 'anonymous' })
  await page.goto(BOOKING)
  await visit(page)
  await expect.poll(() => eventsOf(page)).toContain('page_view')
  expect(complaints).toEqual([])
})

test('a visitor who refuses is counted as a page view only', async ({ page }) => {
  await page.goto(OVERVIEW)
  await visit(page)
  await page.getByRole('link', { name: 'Your privacy choices' }).click()
  await page.getByRole('button', { name: 'Refuse all' }).click()
  await expect.poll(() => eventsOf(page)).toEqual(['page_view'])
  const [entry] = (await layerOf(page)) as { eventInfo?: object }[]
  expect(Object.keys(entry?.eventInfo ?? {}).sort()).toEqual([
    'brandCode',
    'locale',
    'pageId',
    'pageType',
  ])
})

test('a site’s own consent tool opens in place of the footer’s dialog', async ({ page }) => {
  await page.goto('/sandbox/widgets')
  await page.getByRole('button', { name: 'Your privacy choices' }).click()
  await page.getByRole('button', { name: 'Only what’s necessary' }).click()
  await expect.poll(() => eventsOf(page)).toEqual(['page_view'])
})

/** The events that only a visitor who allows marketing is counted by (C.10). */
const MARKETING = /^(view_item_list|select_item|begin_checkout|add_payment_info|purchase|refund)$/

test.describe('a browser with Global Privacy Control', () => {
  const words = (page: Page) => page.getByText('Opt-out request honored')
  const withSignal = (page: Page) =>
    page.addInitScript(() =>
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
    )

  test('is told that it is honored on a kept page, and nothing moves', async ({ page }) => {
    await withSignal(page)
    await page.addInitScript(() => {
      globalThis.shifted = 0
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          globalThis.shifted += entry.value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    // Its footer is in view at once.
    await page.goto('/loyalty')
    await visit(page)
    await expect(words(page)).toBeVisible()
    expect(await page.evaluate(() => globalThis.shifted)).toBe(0)
  })

  // Without the signal the same visit has events of marketing: else nothing would be proven.
  for (const hasSignal of [true, false])
    test(`sends no marketing event when a room is chosen: signal ${hasSignal}`, async ({
      page,
    }) => {
      if (hasSignal) await withSignal(page)
      const seen: string[] = []
      await page.exposeFunction('keepEvent', (event: string) => void seen.push(event))
      await page.addInitScript(() => {
        const { keepEvent } = globalThis as never as { keepEvent: (event: string) => void }
        const layer: unknown[] = []
        layer.push = (...entries) => {
          for (const entry of entries as { event?: string }[])
            if (entry.event) keepEvent(entry.event)
          return entries.length
        }
        window.adobeDataLayer = layer
      })
      await page.goto(OVERVIEW)
      await visit(page)
      await page.getByRole('link', { name: 'Your privacy choices' }).click()
      const dialog = page.getByRole('dialog', { name: 'Your privacy choices' })
      await dialog.getByRole('button', { name: 'Accept all' }).click()
      await expect.poll(() => seen).toContain('page_view')
      await page.goto(`${BOOKING}&${ownStay()}`)
      await visit(page)
      await page
        .getByRole('button', { name: /^Select/ })
        .first()
        .click()
      await page.waitForURL(/reviewDetails/)
      await visit(page)
      await expect.poll(() => seen.filter((event) => event === 'page_view')).toHaveLength(3)
      const marketing = seen.filter((event) => MARKETING.test(event))
      expect(marketing.length > 0).toBe(!hasSignal)
    })

  test('is told so without a script on the page of the choices', async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      baseURL: baseURL ?? '',
      extraHTTPHeaders: { 'sec-gpc': '1' },
    })
    const page = await context.newPage()
    await page.goto(OVERVIEW)
    await page.getByRole('link', { name: 'Your privacy choices' }).click()
    await expect(
      page.getByRole('heading', { name: /Without scripts there is nothing/ }),
    ).toBeVisible()
    await expect(words(page)).toBeVisible()
    await context.close()
  })
})

test('other browsers are told nothing of a signal', async ({ page }) => {
  await page.goto('/loyalty')
  await visit(page)
  await expect(page.getByText('Opt-out request honored')).toBeHidden()
})

test('a session that nobody used for 30 minutes ends on its page', async ({ page }) => {
  await page.request.post('/sandbox/visitor', { form: { visitor: 'member-maria' } })
  await page.goto(BOOKING)
  expect(new URL(page.url()).pathname).toBe('/reservation/rateListMenu.mi')
  // The open page would notice that its session has ended, and navigate during the next goto.
  await page.goto('about:blank')
  await page.request.post('/sandbox/idle')
  await page.goto(`${BOOKING}&fromDate=2026-12-01`)
  expect(new URL(page.url()).pathname).toBe('/sessionTimedOut.mi')
  expect(new URL(page.url()).searchParams.get('fromDate')).toBe('2026-12-01')
})

test('the interstitial page continues by itself, and shows a link when it cannot', async ({
  page,
}) => {
  await page.goto('/redirect?returnTo=%2Fhomepage-searchform.mi')
  await expect(page).toHaveURL(/\/homepage-searchform\.mi$/)
  // Simulates a browser that does not navigate by itself.
  await rewrite(page, '**/redirect?*', (html) =>
    html.replace(/<meta http-equiv="refresh"[^>]*>/, ''),
  )
  // Animations are paused: the link is shown when the test advances them.
  const client = await page.context().newCDPSession(page)
  await client.send('Animation.enable')
  await client.send('Animation.setPlaybackRate', { playbackRate: 0 })
  await page.goto('/redirect?returnTo=%2Fhomepage-searchform.mi')
  const link = page.getByRole('link', { name: 'Continue' })
  await expect(link).toHaveCount(0)
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      const isEndless = animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY
      if (!isEndless) animation.finish()
    }
  })
  await expect(link).toBeVisible()
  await link.click()
  await expect(page).toHaveURL(/\/homepage-searchform\.mi$/)
})

test('a changed feature flag is applied at the next interaction', async ({ page }) => {
  await page.request.post('/sandbox/flags', { form: { flag: 'insurance:off' } })
  await page.goto('/sign-in.mi')
  await page.getByRole('textbox').first().click()
  const known = () => page.evaluate(() => sessionStorage.getItem('foyer.v1.flags') ?? '{}')
  await expect.poll(async () => JSON.parse(await known()).insurance).toBe(false)
})
