import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { setTimeout as inTime } from 'node:timers/promises'
import {
  type BrowserContext,
  test as base,
  errors,
  expect,
  type Locator,
  type Page,
  type Request,
} from '@playwright/test'

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)

export const OVERVIEW = '/hotels/alderway-new-york-midtown/overview'
export const RATES = '/reservation/rateListMenu.mi?propertyCode=NYCAB'

/** Changes the text of what the site answers under an address. */
export async function rewrite(page: Page, url: string, change: (text: string) => string) {
  await page.route(url, async (route) => {
    try {
      const response = await route.fetch()
      await route.fulfill({ response, body: change(await response.text()) })
    } catch (error) {
      // The test has ended while its page still asked: nobody waits for this answer.
      if (!/disposed|has been closed/.test(String(error))) throw error
    }
  })
}

export type VisitorId = 'anon' | 'remembered-maria' | 'member-maria' | 'member-full' | 'member-p'

/** The module that fetches scripts before they are needed. */
export const AHEAD = /\/assets\/ahead-[^/]*\.js$/

/** For tests of what a page asks for by itself: nothing is fetched ahead (first-tap.spec.ts shows that). */
export async function withoutAhead(page: Page) {
  await page.route(AHEAD, (route) => route.fulfill({ body: '', contentType: 'text/javascript' }))
}

/** Makes the browser that visitor, as the control page does. */
export async function become(context: BrowserContext, visitor: VisitorId) {
  const response = await context.request.post('/sandbox/visitor', {
    form: { visitor },
    maxRedirects: 0,
  })
  expect(response.status()).toBe(303)
}

export const UPCOMING = '/reservation/findReservationDetail.mi'

/** Makes this browser one that has found the reservation; its pages are about it from then on. */
export async function findStay(
  context: BrowserContext,
  [confirmationNumber, lastName] = ['70110002', 'Adeyemi'],
) {
  const response = await context.request.post('/phoenix-reservation/v1/submitReservationLookup', {
    data: { confirmationNumber, lastName },
  })
  expect(response.status()).toBe(200)
}

/** Lets this browser's calls meet faults from now on; the syntax is in sandbox/api/faults/README.md. */
export async function setFaults(context: BrowserContext, faults: string) {
  const response = await context.request.post('/sandbox/faults', {
    form: faults ? { faults } : { clear: '1' },
    maxRedirects: 0,
  })
  expect(response.status()).toBe(303)
}

/** What opens and closes the section of this title: ARIA has no role for it. */
export function summaryOf(scope: Page | Locator, title: string | RegExp): Locator {
  return scope.locator('summary').filter({ hasText: title })
}

/** The section that a summary opens: open as long as it has the attribute `open`. */
export function sectionOf(summary: Locator): Locator {
  return summary.locator('xpath=..')
}

export interface Watch {
  /** Console messages of any kind, page errors and policy violations. */
  complaints: string[]
  /** Requests after the page's HTML, as `METHOD path`. */
  requests: string[]
}

/** Notes everything that a developer would see in the console, and every request. */
export async function watch(page: Page): Promise<Watch> {
  const seen: Watch = { complaints: [], requests: [] }
  page.on('console', (message) => void seen.complaints.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => void seen.complaints.push(`error: ${error.message}`))
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.resourceType() !== 'document') seen.requests.push(`${request.method()} ${pathname}`)
  })
  await page.addInitScript(() => {
    const shifts: [value: number, moved: string[]][] = []
    Object.assign(window, { foyerShifts: shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
        sources: { node: Element | Text | null }[]
      })[]) {
        if (entry.hadRecentInput) continue
        const moved = entry.sources.map(({ node }) =>
          String(node && 'outerHTML' in node ? node.outerHTML : node?.textContent).slice(0, 120),
        )
        shifts.push([entry.value, moved])
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return seen
}

type Shift = [value: number, moved: string[]]

/** The page's layout shifts that no input caused, each with what moved; of a page that `watch` watches. */
export function layoutShifts(page: Page): Promise<Shift[]> {
  return page.evaluate(() => (window as unknown as { foyerShifts: Shift[] }).foyerShifts)
}

/** Their sum. */
export async function layoutShift(page: Page): Promise<number> {
  return (await layoutShifts(page)).reduce((sum, [value]) => sum + value, 0)
}

/** Somebody is there, which widgets of `presence` in sight wait for. */
export async function arrive(page: Page) {
  await page.evaluate(() => dispatchEvent(new Event('scroll')))
  // What is in sight the browser tells with the next frame.
  await drawn(page)
  await drawn(page)
}

const underWay = new WeakMap<BrowserContext, Set<Request>>()

/** Knows which requests are under way, for `settled`. */
export const test = base.extend({
  context: async ({ context }, use) => {
    const requests = new Set<Request>()
    underWay.set(context, requests)
    context.on('request', (request) => void requests.add(request))
    context.on('requestfinished', (request) => void requests.delete(request))
    context.on('requestfailed', (request) => void requests.delete(request))
    await use(context)
  },
})

/**
 * Waits until every placeholder that is due has come to its end, and nothing is under way that could
 * change the page: half a second without a request, which Playwright's `networkidle` waits for, would
 * be a fifth of all the time that these tests take. A test whose calls fail and are made again half a
 * second later takes Playwright's own `test`, and waits for that.
 */
export async function settled(page: Page) {
  await page.waitForLoadState()
  await arrive(page)
  await drawnUntil(page, () =>
    [...document.querySelectorAll('foyer-widget')].every((element) => {
      const status = element.getAttribute('status')
      const isDue = !element.hasAttribute('when') || element.getAttribute('when') === 'idle'
      return isDue ? status === 'mounted' || status === 'failed' : status !== 'loading'
    }),
  )
  const requests = underWay.get(page.context())
  if (!requests) return page.waitForLoadState('networkidle')
  do {
    await expect.poll(() => requests.size, { intervals: [20], timeout: 15_000 }).toBe(0)
    // What an answer brings about begins in the turns that follow it.
    await drawn(page)
    await idle(page)
    await drawn(page)
  } while (requests.size > 0)
}

/** Those that come to life without a visitor's doing but scrolling. */
const BY_ITSELF = 'foyer-widget:not([when=open], [when=interaction], [when=never], [when^=media])'

/** Scrolls through the page, so that everything that waits to be seen comes to life. */
export async function seeAll(page: Page) {
  const { height, step } = await page.evaluate(() => ({
    height: document.documentElement.scrollHeight,
    step: innerHeight / 2,
  }))
  for (let y = 0; y < height; y += step) {
    await page.evaluate((top) => scrollTo(0, top), y)
    await drawn(page)
  }
  await drawnUntil(
    page,
    (selector) =>
      [...document.querySelectorAll(selector)].every(
        (element) =>
          // What stands in a closed section waits for it.
          !element.checkVisibility() ||
          ['mounted', 'failed'].includes(element.getAttribute('status') ?? ''),
      ),
    BY_ITSELF,
  )
  await page.evaluate(() => scrollTo(0, 0))
  await drawn(page)
}

/** Pages that have stopped drawing by themselves, and which way of asking brought the last frame. */
const asleep = new WeakMap<Page, number>()

/**
 * Until the page has drawn what it is now. Headless Chromium on a busy machine at times stops
 * drawing frames altogether, and nothing is seen then: it is asked for one in every way there is,
 * until it makes one.
 */
export async function drawn(page: Page) {
  const frame = page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => resolve(true))),
  )
  const isDrawn = (time: number) => Promise.race([frame, inTime(time, false)])
  if (await isDrawn(asleep.has(page) ? 100 : 1_000)) return
  let way = asleep.get(page) ?? 0
  const client = await page.context().newCDPSession(page)
  const ways: (() => Promise<unknown>)[] = [
    // Not Playwright's own: it waits for fonts, which wait for a frame.
    () =>
      client.send('Page.captureScreenshot', {
        clip: { x: 0, y: 0, width: 1, height: 1, scale: 1 },
      }),
    () => resizeAndBack(page),
    () => client.send('Page.bringToFront'),
    () => client.send('Page.startScreencast', { maxWidth: 16, maxHeight: 16 }),
    () => client.send('Page.stopScreencast'),
  ]
  const tried: Promise<unknown>[] = []
  for (; ; way = (way + 1) % ways.length) {
    tried.push(Promise.resolve(ways[way]?.()).catch(() => {}))
    if (await isDrawn(1_000)) break
  }
  asleep.set(page, way)
  process.stdout.write(
    `A page stood still: it drew when asked ${tried.length} times, last by ${way}.\n`,
  )
  await Promise.race([Promise.all(tried), inTime(2_000, false)])
  await client.detach()
}

async function resizeAndBack(page: Page) {
  const size = page.viewportSize()
  if (!size) return
  await page.setViewportSize({ ...size, height: size.height + 1 })
  await page.setViewportSize(size)
}

/** Until it is so; what comes into sight is told with a frame, and one is asked for each second. */
async function drawnUntil(page: Page, isSo: (selector: string) => boolean, selector = '') {
  for (;;) {
    try {
      return await page.waitForFunction(isSo, selector, { timeout: 1_000 })
    } catch (error) {
      if (!(error instanceof errors.TimeoutError)) throw error
      await drawn(page)
    }
  }
}

/** Until the page has nothing to do; it may be busy drawing all the time, which is not waited for. */
export async function idle(page: Page) {
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 })),
  )
}

/** What axe finds on the page: rule and elements. */
export async function accessibilityFindings(page: Page) {
  const client = await page.context().newCDPSession(page)
  await client.send('Page.setBypassCSP', { enabled: true })
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  const findings = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    // Of what is right nobody reads the details, and gathering them takes longer than looking.
    const { violations } = await axe.run({ resultTypes: ['violations'] })
    return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])
  })
  await client.detach()
  return findings
}

interface PolicyReport {
  directive: string
  blocked: string
  sample: string
}

/**
 * What browsers reported of pages with this text in their address; the server forgets it. The run
 * fails for every report that is left (tests/browser/no-reports.ts): a test that breaks a policy on
 * purpose takes what it caused.
 */
export async function takePolicyReports(
  context: BrowserContext,
  page: string,
): Promise<PolicyReport[]> {
  const answer = await context.request.delete('/sandbox/policy-reports', { params: { page } })
  return answer.json()
}
