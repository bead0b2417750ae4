import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { openGuests } from '../checkout/guest-page'
import { AHEAD, OVERVIEW, RATES, seeAll, settled, test, watch, withoutAhead } from '../site'
import { WHOLE_BROWSER } from '../whole-browser'

test.use(WHOLE_BROWSER)

/**
 * The number of scripts that a page may request on a phone: after a first interaction, and after
 * scrolling to its end. Prefetched scripts are the same files.
 */
const pages: [name: string, address: string, touched: number, scrolled: number][] = [
  ['hotel overview', OVERVIEW, 10, 20],
  ['rate list', RATES, 21, 28],
  ['home page', '/homepage-searchform.mi', 12, 24],
  ['sign-in page', '/sign-in.mi', 14, 19],
]

for (const [name, address, touched, scrolled] of pages) {
  test(`the ${name} requests at most ${touched} scripts on a phone, and ${scrolled} up to its end`, async ({
    page,
  }) => {
    const scripts = await watchScripts(page)
    await page.setViewportSize({ width: 390, height: 664 })
    await page.goto(address)
    await settled(page)
    await expect
      .poll(async () => {
        // An interaction that mounts no widget by itself.
        await page.keyboard.press('Shift')
        return scripts().some((file) => file.startsWith('visit-'))
      })
      .toBe(true)
    await settled(page)
    expect(scripts().length, scripts().join(' ')).toBeLessThanOrEqual(touched)

    await seeAll(page)
    await settled(page)
    expect(scripts().some((file) => file.startsWith('footer.widget-'))).toBe(true)
    expect(scripts().length, scripts().join(' ')).toBeLessThanOrEqual(scrolled)
  })
}

/** Bytes of scripts beside React: brotli, as the browser receives them. */
const GUEST_BYTES = { untouched: 45_000, focused: 80_000 }

test(`the page of the guests needs at most ${GUEST_BYTES.untouched} bytes of scripts beside React before it is touched, ${GUEST_BYTES.focused} with the focus in the form, and no client of the API`, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 })
  await openGuests(page)
  const address = page.url()
  // What this page still asks for is not counted.
  await page.goto('about:blank')
  // This browser tells a new page where its mouse is; a phone has none.
  await page.addInitScript(() => {
    addEventListener('pointerover', (event) => event.stopImmediatePropagation(), true)
  })
  const scripts = await watchScripts(page)
  const sizes: Promise<number>[] = []
  page.on('response', (response) => {
    // What shows errors comes by itself some seconds after the first interaction.
    const isOwn = /\/assets\/(?!react-|ahead-|errors\.part-).*\.js$/.test(response.url())
    if (isOwn) sizes.push(response.headerValue('content-length').then(Number))
  })
  const bytes = async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  const client = await page.context().newCDPSession(page)
  await client.send('Network.setCacheDisabled', { cacheDisabled: true })
  await page.goto(address)
  await page.waitForLoadState('networkidle')
  const status = (type: string) => page.locator(`foyer-widget[type="${type}"]`)
  await expect(status('error-message')).toHaveAttribute('status', 'mounted')
  expect(await bytes()).toBeGreaterThan(10_000)
  expect(await bytes(), scripts().join(' ')).toBeLessThanOrEqual(GUEST_BYTES.untouched)
  expect(scripts().filter((file) => /^(errors\.part|timeout\.part|dialog)-/.test(file))).toEqual([])
  await expect(status('member-information')).toHaveAttribute('status', 'found')

  await page.locator('[name="guest.givenName"]').focus()
  await settled(page)
  await expect(status('member-information')).toHaveAttribute('status', 'mounted')
  expect(await bytes(), scripts().join(' ')).toBeLessThanOrEqual(GUEST_BYTES.focused)
  expect(scripts().filter((file) => /^(client|form-control)-/.test(file))).toEqual([])
})

async function watchScripts(page: Page): Promise<() => string[]> {
  await withoutAhead(page)
  const { requests } = await watch(page)
  const needed = () => requests.filter((request) => !AHEAD.test(request))
  return () => needed().flatMap((request) => /\/assets\/(.*\.js)$/.exec(request)?.[1] ?? [])
}
