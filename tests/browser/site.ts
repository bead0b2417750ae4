import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { setTimeout as inTime } from 'node:timers/promises'
import {
  type BrowserContext,
  type CDPSession,
  errors,
  expect,
  type Frame,
  type Locator,
  type Page,
  type Request,
} from '@playwright/test'
import { test as base } from './sandbox'

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)

export const OVERVIEW = '/hotels/alderway-new-york-midtown/overview'
export const RATES = '/reservation/rateListMenu.mi?propertyCode=NYCAB'

/** Changes the text of a response of the site. */
export async function rewrite(page: Page, url: string, change: (text: string) => string) {
  await page.route(url, async (route) => {
    try {
      const response = await route.fetch()
      await route.fulfill({ response, body: change(await response.text()) })
    } catch (error) {
      // The test has ended while its page was still loading: the response is no longer needed.
      if (!/disposed|has been closed/.test(String(error))) throw error
    }
  })
}

/** The sandbox's visitors. */
export type VisitorId =
  | 'anon'
  | 'remembered-maria'
  | 'member-maria'
  | 'member-full'
  | 'member-p'
  | 'member-t'
  | 'member-a'

/** The module that prefetches scripts. */
export const AHEAD = /\/assets\/ahead-[^/]*\.js$/

/** For tests of a page's own requests: prefetching is disabled (first-tap.spec.ts tests it). */
export async function withoutAhead(page: Page) {
  await page.route(AHEAD, (route) => route.fulfill({ body: '', contentType: 'text/javascript' }))
}

/** Makes the browser that visitor, as the sandbox's control page does. */
export async function become(context: BrowserContext, visitor: VisitorId) {
  const response = await context.request.post('/sandbox/visitor', {
    form: { visitor },
    maxRedirects: 0,
  })
  expect(response.status()).toBe(303)
}

export const UPCOMING = '/reservation/findReservationDetail.mi'

/** Stores a found reservation for this browser; its pages are about it from then on. */
export async function findStay(
  context: BrowserContext,
  [confirmationNumber, lastName] = ['70110002', 'Adeyemi'],
) {
  const response = await context.request.post('/phoenix-reservation/v1/submitReservationLookup', {
    data: { confirmationNumber, lastName },
  })
  expect(response.status()).toBe(200)
}

/**
 * Adds faults to this browser's calls from now on; the syntax is in sandbox/api/faults/README.md.
 */
export async function setFaults(context: BrowserContext, faults: string) {
  const response = await context.request.post('/sandbox/faults', {
    form: faults ? { faults } : { clear: '1' },
    maxRedirects: 0,
  })
  expect(response.status()).toBe(303)
}

/** The summary of the section with this title: ARIA has no role for it. */
export function summaryOf(scope: Page | Locator, title: string | RegExp): Locator {
  return scope.locator('summary').filter({ hasText: title })
}

/** The section of a summary: open as long as it has the attribute `open`. */
export function sectionOf(summary: Locator): Locator {
  return summary.locator('xpath=..')
}

export interface Watch {
  /** Console messages of any kind, page errors and policy violations. */
  complaints: string[]
  /** Requests after the page's HTML, as `METHOD path`. */
  requests: string[]
}

/** Records all console messages and every request. */
export async function watch(page: Page): Promise<Watch> {
  const seen: Watch = { complaints: [], requests: [] }
  page.on('console', (message) => void seen.complaints.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => void seen.complaints.push(`error: ${error.message}`))
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.resourceType() !== 'document') seen.requests.push(`${request.method()} ${pathname}`)
  })
  await page.addInitScript(() => {
    const shifts: [value: number, moved: string[], sinceInput: number, at: number][] = []
    Object.assign(window, { foyerShifts: shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
        lastInputTime: number
        sources: { node: Element | Text | null; previousRect: DOMRect; currentRect: DOMRect }[]
      })[]) {
        if (entry.hadRecentInput) continue
        const boxOf = ({ x, y, width, height }: DOMRect) =>
          [x, y, width, height].map(Math.round).join(' ')
        const moved = entry.sources.map(
          ({ node, previousRect, currentRect }) =>
            `${boxOf(previousRect)} → ${boxOf(currentRect)} ${String(
              node && 'outerHTML' in node ? node.outerHTML : node?.textContent,
            ).slice(0, 120)}`,
        )
        const { value, startTime, lastInputTime } = entry
        shifts.push([value, moved, startTime - lastInputTime, startTime])
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return seen
}

/** `sinceInput`: milliseconds since the visitor has last pressed something. */
type Shift = [value: number, moved: string[], sinceInput: number]

/**
 * The layout shifts without user input that were seen, each with its moved elements; for a page that
 * `watch` records. The browser counts a page without its styles as well, when it has to find out what
 * the mouse is over before they have come: that was never painted.
 */
export function layoutShifts(page: Page): Promise<Shift[]> {
  return page.evaluate(() => {
    const { foyerShifts } = window as unknown as { foyerShifts: [...Shift, at: number][] }
    const painted = performance.getEntriesByName('first-paint')[0]?.startTime ?? 0
    return foyerShifts
      .filter(([, , , at]) => at > painted)
      .map(([value, moved, sinceInput]) => [value, moved, sinceInput])
  })
}

/**
 * The layout shifts that a visitor would notice, also while other tests keep the processor busy: below a
 * hundredth a line has got its font, or a pixel was rounded.
 */
export async function noticedShifts(page: Page): Promise<Shift[]> {
  return (await layoutShifts(page)).filter(([value]) => value >= 0.01)
}

/** The sum of the layout shifts. */
export async function layoutShift(page: Page): Promise<number> {
  return (await layoutShifts(page)).reduce((sum, [value]) => sum + value, 0)
}

/**
 * Asks the page without touching it: each of Playwright's own questions, those of `expect` too, is a
 * user gesture for the browser, and so the first interaction for the page.
 */
export async function askWithoutGesture(page: Page) {
  const client = await page.context().newCDPSession(page)
  return async (expression: string): Promise<unknown> => {
    const { result } = await client.send('Runtime.evaluate', { expression, returnByValue: true })
    return result.value
  }
}

/** Simulates an interaction, which widgets of `presence` in view wait for. */
export async function arrive(page: Page) {
  await page.evaluate(() => dispatchEvent(new Event('scroll')))
  // The observer reports elements in view with the next frame.
  await drawn(page)
  await drawn(page)
}

const underWay = new WeakMap<BrowserContext, Set<Request>>()

/**
 * Records the pending requests, for `settled`. A test that fails prints what went wrong in its browser,
 * and what its pages showed: on another machine nobody can look.
 */
export const test = base.extend({
  context: async ({ context }, use, testInfo) => {
    const requests = new Set<Request>()
    underWay.set(context, requests)
    const wrong: string[] = []
    context.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) wrong.push(message.text())
    })
    context.on('weberror', (error) => void wrong.push(String(error.error())))
    context.on('requestfailed', (request) => {
      wrong.push(`${request.method()} ${request.url()}: ${request.failure()?.errorText}`)
    })
    context.on('response', (response) => {
      if (response.status() >= 400) wrong.push(`${response.url()}: HTTP ${response.status()}`)
    })
    context.on('request', (request) => void requests.add(request))
    context.on('requestfinished', (request) => void requests.delete(request))
    context.on('requestfailed', (request) => void requests.delete(request))
    context.on('page', (page) => page.on('framenavigated', (frame) => forget(requests, frame)))
    await use(context)
    if (testInfo.status === testInfo.expectedStatus) return
    for (const page of context.pages()) {
      const shown = await page.locator('body').ariaSnapshot({ timeout: 10_000 }).catch(String)
      wrong.push(`${page.url()} showed:`, shown)
    }
    process.stdout.write(`\n${testInfo.title}\n${wrong.join('\n').slice(0, 12_000)}\n`)
  },
})

/** What a page sends as it is left outlives it, and the browser never tells how it ends. */
function forget(requests: Set<Request>, navigated: Frame) {
  if (navigated.parentFrame()) return
  for (const request of requests) {
    if (!request.isNavigationRequest() && request.frame() === navigated) requests.delete(request)
  }
}

/**
 * Waits until every due placeholder is mounted or failed, and no pending request could change the
 * page. Playwright's `networkidle` waits half a second without a request, which would add a fifth
 * to the time of the tests. A test whose calls are retried half a second later uses Playwright's
 * own `test`, and `networkidle`.
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
    await expect.poll(() => [...requests].map((one) => one.url()), { intervals: [20] }).toEqual([])
    // The effects of a response start in later tasks.
    await drawn(page)
    await idle(page)
    await drawn(page)
  } while (requests.size > 0)
}

/** Placeholders that are mounted without any interaction but scrolling. */
const BY_ITSELF = 'foyer-widget:not([when=open], [when=interaction], [when=never], [when^=media])'

/** Scrolls through the page, so that every widget that waits to be visible is mounted. */
export async function seeAll(page: Page) {
  // The page grows when cards get their height, at the latest when they are seen.
  for (let y = 0, height = 1; y < height; ) {
    const now = await page.evaluate((top) => {
      scrollTo(0, top)
      return { height: document.documentElement.scrollHeight, step: innerHeight / 2 }
    }, y)
    await drawn(page)
    height = now.height
    y += now.step
  }
  await drawnUntil(
    page,
    (selector) =>
      [...document.querySelectorAll(selector)].every(
        (element) =>
          // Content of a closed section waits until it opens.
          !element.checkVisibility() ||
          ['mounted', 'failed'].includes(element.getAttribute('status') ?? ''),
      ),
    BY_ITSELF,
  )
  await page.evaluate(() => scrollTo(0, 0))
  await drawn(page)
}

/** Pages that stopped drawing by themselves, and the last kind of request that produced a frame. */
const stalled = new WeakMap<Page, number>()

/** How often all ways to get a frame are tried. */
const ROUNDS = 3

/**
 * Waits until the page has drawn its current state. Headless Chromium on a busy machine sometimes
 * stops drawing frames, and observers then report nothing: this requests a frame in every possible
 * way until one is drawn, and rejects with what the page says of itself when there is none.
 */
export async function drawn(page: Page) {
  const frame = page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => resolve(true))),
  )
  const isDrawn = (time: number) => Promise.race([frame, inTime(time, false)])
  if (await isDrawn(stalled.has(page) ? 100 : 1_000)) return
  const first = stalled.get(page) ?? 0
  const client = await sessionOf(page)
  const ways: (() => Promise<unknown>)[] = [
    // Not Playwright's screenshot: it waits for fonts, which wait for a frame.
    () =>
      client.send('Page.captureScreenshot', {
        clip: { x: 0, y: 0, width: 1, height: 1, scale: 1 },
      }),
    () => resizeAndBack(page),
    () => client.send('Page.bringToFront'),
    () => client.send('Page.startScreencast', { maxWidth: 16, maxHeight: 16 }),
    () => client.send('Page.stopScreencast'),
    () => restartCompositor(page),
  ]
  const tried: Promise<unknown>[] = []
  let isBack = false
  for (let turn = first; !isBack && tried.length < ROUNDS * ways.length; turn += 1) {
    const way = turn % ways.length
    tried.push(Promise.resolve(ways[way]?.()).catch(() => {}))
    // The compositor needs a moment to start again, also on a slow machine.
    isBack = (await isDrawn(way === ways.length - 1 ? 10_000 : 1_000)) === true
    stalled.set(page, way)
  }
  process.stdout.write(
    `A page stopped drawing; ${isBack ? 'it drew a frame' : 'it drew no frame'} after ${tried.length} requests, the last of kind ${stalled.get(page)}.\n`,
  )
  await Promise.race([Promise.all(tried), inTime(2_000, false)])
  if (!isBack) throw new Error(`The browser draws no frames: ${await stateOf(page)}`)
}

const sessions = new WeakMap<Page, Promise<CDPSession>>()

/** One for each page, until it is closed: one that ends takes the page's `print` or `screen` along. */
function sessionOf(page: Page): Promise<CDPSession> {
  const known = sessions.get(page) ?? page.context().newCDPSession(page)
  sessions.set(page, known)
  return known
}

/** Ends the process that draws for all pages of the browser, which starts it again. */
async function restartCompositor(page: Page) {
  const session = await page.context().browser()?.newBrowserCDPSession()
  await session?.send('Browser.crashGpuProcess')
  await session?.detach().catch(() => {})
}

/** What a page without frames says of itself. */
function stateOf(page: Page): Promise<string> {
  const state = page.evaluate(() => {
    const { readyState, visibilityState, activeViewTransition } = document as Document & {
      activeViewTransition?: unknown
    }
    const pending = performance
      .getEntriesByType('resource')
      .filter((one) => (one as PerformanceResourceTiming).responseEnd === 0)
    const names = pending.map(({ name }) => name)
    return JSON.stringify({
      readyState,
      visibilityState,
      hasTransition: !!activeViewTransition,
      names,
    })
  })
  return Promise.race([state, inTime(2_000, 'it does not answer')])
}

async function resizeAndBack(page: Page) {
  const size = page.viewportSize()
  if (!size) return
  await page.setViewportSize({ ...size, height: size.height + 1 })
  await page.setViewportSize(size)
}

/** Polls a condition; observers report with a frame, so one is requested each second. */
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

/** Waits until the page's main thread is idle; continuous drawing does not count. */
export async function idle(page: Page) {
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 })),
  )
}

/** The axe findings of the page: rule and elements. */
export async function accessibilityFindings(page: Page) {
  const client = await page.context().newCDPSession(page)
  await client.send('Page.setBypassCSP', { enabled: true })
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  const findings = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    // Details of passed rules are not needed, and collecting them takes longer than the check.
    // The frame of another origin has no axe to answer, and the browser logs each question.
    const { violations } = await axe.run({ resultTypes: ['violations'], iframes: false })
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
 * The policy reports of pages with this text in their address; the server deletes them. The run
 * fails for every report that is left (tests/browser/no-reports.ts): a test that violates a policy
 * on purpose takes its own reports.
 */
export async function takePolicyReports(
  context: BrowserContext,
  page: string,
): Promise<PolicyReport[]> {
  const answer = await context.request.delete('/sandbox/policy-reports', { params: { page } })
  return answer.json()
}
