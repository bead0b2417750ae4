import type { Page, Response } from '@playwright/test'
import { expect } from '@playwright/test'
import { openGuests } from '../checkout/by-form'
import {
  AHEAD,
  askWithoutGesture,
  OVERVIEW,
  RATES,
  seeAll,
  settled,
  test,
  watch,
  withoutAhead,
} from '../site'
import { UNTOUCHED } from '../untouched'

test.use(UNTOUCHED)

/**
 * The number of scripts that a page may request on a phone: after a first interaction, and after
 * scrolling to its end. Prefetched scripts are the same files. Without the part of the error message that
 * comes at its leisure, seconds after the first touch: it would count on a slow machine only.
 */
const pages: [name: string, address: string, touched: number, scrolled: number][] = [
  ['hotel overview', OVERVIEW, 10, 20],
  ['rate list', RATES, 22, 29],
  ['home page', '/homepage-searchform.mi', 12, 24],
  ['sign-in page', '/sign-in.mi', 15, 20],
]

for (const [name, address, touched, scrolled] of pages) {
  test(`the ${name} requests at most ${touched} scripts on a phone, and ${scrolled} up to its end`, async ({
    page,
  }) => {
    const all = await watchScripts(page)
    const scripts = () => all().filter((file) => !file.startsWith('errors.part-'))
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

/** Scripts of the rate list until somebody touches it; its rates are forms that need none. */
const AT_REST = { files: 14, bytes: 98_000 }

test(`the rate list needs at most ${AT_REST.files} scripts and ${AT_REST.bytes} bytes before it is touched`, async ({
  page,
}) => {
  const { scripts, bytes, attribute } = await watchUntouched(page, /ahead-/)
  await page.setViewportSize({ width: 390, height: 664 })
  // A list whose answer comes too late for its HTML is mounted at once.
  await expect
    .poll(async () => {
      scripts.length = 0
      await page.goto(RATES)
      return attribute('rate-list', 'when')
    })
    .toBe('presence')
  await page.waitForLoadState('networkidle')
  await expect.poll(() => attribute('error-message', 'status')).toBe('mounted')
  expect(await attribute('rate-list', 'status')).toBe('found')
  // It comes with the visitor: without this line, a question that touches the page would go unseen.
  expect(names(scripts)).not.toMatch(/\/visit-/)
  expect(scripts.length, names(scripts)).toBeLessThanOrEqual(AT_REST.files)
  expect(await bytes()).toBeGreaterThan(80_000)
  expect(await bytes(), names(scripts)).toBeLessThanOrEqual(AT_REST.bytes)
})

/**
 * Bytes of scripts beside React: brotli, as the browser receives them; with what keeps typed text in HTML
 * that others have changed (docs/decisions/0073), and 200 with the focus in the form for what the summary's block
 * says of a booked stay too (docs/decisions/0086), and of a law that lets a guest cancel what the rate does not;
 * 1,200 for what the bar and the summary say of a change (docs/decisions/0095), and 100 for presses that an error
 * would move away (docs/decisions/0104); 1,000 for what points pay (docs/decisions/0106); 2,200 for the one form of
 * names, numbers and codes of forty countries (docs/decisions/0111); 100 for the privacy signal (docs/decisions/0112).
 */
const GUEST_BYTES = { untouched: 45_000, focused: 86_850 }

test(`the page of the guests needs at most ${GUEST_BYTES.untouched} bytes of scripts beside React before it is touched, ${GUEST_BYTES.focused} with the focus in the form, and no client of the API`, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 })
  await openGuests(page)
  const address = page.url()
  // What this page still asks for is not counted.
  await page.goto('about:blank')
  // What shows errors comes by itself some seconds after the first interaction.
  const { scripts, bytes, attribute } = await watchUntouched(page, /(?:react|ahead|errors\.part)-/)
  await page.goto(address)
  await page.waitForLoadState('networkidle')
  await expect.poll(() => attribute('error-message', 'status')).toBe('mounted')
  expect(await bytes()).toBeGreaterThan(10_000)
  expect(await bytes(), names(scripts)).toBeLessThanOrEqual(GUEST_BYTES.untouched)
  expect(names(scripts)).not.toMatch(/\/(timeout\.part|dialog|visit)-/)
  expect(await attribute('member-information', 'status')).toBe('found')

  await page.locator('[name="guest.givenName"]').focus()
  await settled(page)
  await expect.poll(() => attribute('member-information', 'status')).toBe('mounted')
  expect(await bytes(), names(scripts)).toBeLessThanOrEqual(GUEST_BYTES.focused)
  expect(names(scripts)).not.toMatch(/\/(client|form-control)-/)
})

const names = (scripts: readonly Response[]) => scripts.map((one) => one.url()).join(' ')

/** The scripts of a page that nobody touches, without those that are left out, as they came. */
async function watchUntouched(page: Page, leftOut: RegExp) {
  await withoutAhead(page)
  // This browser tells a new page where its mouse is; a phone has none.
  await page.addInitScript(() => {
    addEventListener('pointerover', (event) => event.stopImmediatePropagation(), true)
  })
  const client = await page.context().newCDPSession(page)
  await client.send('Network.setCacheDisabled', { cacheDisabled: true })
  const scripts: Response[] = []
  page.on('response', (response) => {
    const [, file] = /\/assets\/(.*\.js)$/.exec(response.url()) ?? []
    if (file && !leftOut.test(file)) scripts.push(response)
  })
  const size = (script: Response) => script.headerValue('content-length').then(Number)
  const bytes = async () =>
    (await Promise.all(scripts.map(size))).reduce((sum, one) => sum + one, 0)
  const ask = await askWithoutGesture(page)
  const attribute = (type: string, name: string) =>
    ask(`document.querySelector('foyer-widget[type="${type}"]')?.getAttribute('${name}')`)
  return { scripts, bytes, attribute }
}

async function watchScripts(page: Page): Promise<() => string[]> {
  await withoutAhead(page)
  const { requests } = await watch(page)
  const needed = () => requests.filter((request) => !AHEAD.test(request))
  return () => needed().flatMap((request) => /\/assets\/(.*\.js)$/.exec(request)?.[1] ?? [])
}
