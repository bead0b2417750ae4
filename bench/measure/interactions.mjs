/** Interaction to next paint while a visitor uses the sandbox's pages on a phone. */
import { launchBrowser, openPage } from '../lib/browser.mjs'
import { startSandbox } from '../lib/sandbox.mjs'
import { say } from '../lib/say.mjs'
import { NIGHTS, PAGES } from './sandbox-pages.mjs'

/** Rate of processor throttling. */
const RATE = 4

const START = { name: 'start', path: '/' }

/** Months that are turned in the calendar by key. */
const MONTHS = 6

/** The sandbox's hotel with 40 rooms and 12 plans (sandbox/seed/rates/cases.ts). */
const MANY_RATES = 'LONAK'

/** The rates of a hotel whose rooms have more than a card shows at first. */
const SOME_RATES = '/reservation/rateListMenu.mi?propertyCode=NOREV&'

/** Pages of which one part is used by itself: `use` resolves with the number of interactions. */
export const PARTS = [
  { name: 'a month of the calendar, by key', path: '/homepage-searchform.mi', use: turnMonths },
  {
    name: 'filtering 480 rates',
    path: `/reservation/rateListMenu.mi?propertyCode=${MANY_RATES}&${NIGHTS}`,
    use: filterRates,
  },
  {
    name: 'more rates of a room',
    path: `${SOME_RATES}${NIGHTS}`,
    use: (page) => pressFirst(page, 'details[data-room] > summary'),
  },
  {
    name: 'sorting rates',
    path: `${SOME_RATES}${NIGHTS}`,
    use: (page) => pressFirst(page, 'foyer-widget[type=rate-list] a[href*="sort=priceDesc"]'),
  },
]

/** Controls that are used on each page, in the order of the page. */
const MOST = 20

/** What a visitor can tap or type into, without what leaves the page. */
const CONTROLS =
  'button:not([type=submit]), summary, a[aria-haspopup], [role=tab], input:not([type=hidden]), select, textarea'

/** Event Timing reports in steps of 8 ms; shorter interactions are not reported. */
const SHORTEST_MS = 16

/**
 * Rows of `{ name, used, worst }` for the pages that Lighthouse visits as well: `used` counts the controls,
 * `worst` has for each round `{ ms, event, control }` of the longest interaction.
 */
export async function measureInteractions({ rounds }) {
  const sandbox = await startSandbox()
  try {
    const rows = [START, ...PAGES, ...PARTS]
      .filter(({ blocked }) => !blocked)
      .map((page) => ({ ...page, used: 0, worst: [] }))
    for (let round = 1; round <= rounds; round += 1) {
      for (const row of rows) {
        const { used, worst } = await tryControls(sandbox.origin, row)
        row.used = used
        row.worst.push(worst)
      }
      say(`interactions: round ${round} of ${rounds}`)
    }
    return rows
  } finally {
    await sandbox.stop()
  }
}

/**
 * Uses each control of a page once: taps it, types into a field, closes the dialog that opens. A row
 * with `use` decides itself what is done.
 */
export async function tryControls(origin, { path, stay, use }) {
  const url = origin + path
  const browser = await launchBrowser()
  try {
    const context = await browser.newContext({
      viewport: { width: 375, height: 740 },
      hasTouch: true,
      isMobile: true,
    })
    if (stay)
      await context.request.post(`${origin}/phoenix-reservation/v1/submitReservationLookup`, {
        data: stay,
      })
    const page = await openPage(context)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: RATE })
    await page.addInitScript(noteInteractions, SHORTEST_MS)
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForLoadState('networkidle')
    let used = 0
    let worst = { ms: 0, event: '', control: '' }
    if (use) {
      used = await use(page)
      return { used, worst: { ...worst, ...(await page.evaluate(() => window.longest)) } }
    }
    for (let index = 0; index < MOST; index += 1) {
      const at = await page.evaluate(placeOf, [CONTROLS, index])
      if (!at) break
      await page.touchscreen.tap(at.x, at.y)
      if (at.isField) await page.keyboard.type('Lisbon')
      await page.waitForTimeout(600)
      const isAway = page.url() !== url
      if (!isAway && (await page.locator('dialog[open]').count()))
        await page.keyboard.press('Escape')
      await page.waitForTimeout(400)
      const seen = await page.evaluate(() => window.longest).catch(() => undefined)
      used += 1
      if (seen && seen.ms > worst.ms) worst = { ...seen, control: at.name }
      if (page.url() !== url) {
        await page.goto(url, { waitUntil: 'load' })
        await page.waitForLoadState('networkidle')
      }
    }
    return { used, worst }
  } finally {
    await browser.close()
  }
}

/** Opening the calendar does not count, only the keys that turn it. */
async function turnMonths(page) {
  const field = page.locator('foyer-widget[type=search-form] input[type=date]').first()
  await field.tap()
  await page.locator('foyer-widget[type=search-form][status=mounted]').waitFor()
  const day = page.locator('[role=grid] [tabindex="0"]').first()
  // Before the script, a tap opens the browser's own picker.
  if (!(await day.isVisible())) await field.tap()
  await day.focus()
  await page.waitForTimeout(1000)
  await page.evaluate(() => Object.assign(window.longest, { ms: 0, event: '' }))
  for (let month = 0; month < MONTHS; month += 1) {
    await page.keyboard.press('PageDown')
    await page.waitForTimeout(600)
  }
  return MONTHS
}

/** Each filter of the panel is ticked, and the whole list is drawn anew by the button at its end. */
async function filterRates(page) {
  await page.getByRole('button', { name: 'Filter', exact: true }).tap()
  const panel = page.locator('dialog[open]')
  const boxes = panel.getByRole('checkbox')
  await boxes.first().waitFor()
  await page.waitForTimeout(2000)
  await page.evaluate(() => Object.assign(window.longest, { ms: 0, event: '' }))
  const count = await boxes.count()
  for (let index = 0; index < count; index += 1) {
    await boxes.nth(index).tap()
    await page.waitForTimeout(500)
  }
  await panel.getByRole('button', { name: /^View/ }).tap()
  await page.waitForTimeout(2000)
  return count + 1
}

/** The first press in the page, once its list has settled. */
async function pressFirst(page, selector) {
  const control = page.locator(selector).first()
  await control.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await page.waitForTimeout(1500)
  await page.evaluate(() => Object.assign(window.longest, { ms: 0, event: '' }))
  await control.tap()
  await page.waitForTimeout(1000)
  return 1
}

/** Runs in the page, before its own scripts: `longest` is the interaction with the latest next paint. */
function noteInteractions(durationThreshold) {
  window.longest = { ms: 0, event: '' }
  new PerformanceObserver((list) => {
    for (const { interactionId, duration, name } of list.getEntries())
      if (interactionId && duration > window.longest.ms)
        window.longest = { ms: duration, event: name }
  }).observe({ type: 'event', durationThreshold, buffered: true })
}

/** Runs in the page: brings the visible control of this index into the window; null if there is none. */
function placeOf([controls, index]) {
  const shown = [...document.querySelectorAll(controls)].filter(
    (one) => one.checkVisibility({ visibilityProperty: true }) && !one.disabled,
  )
  const element = shown[index]
  if (!element) return null
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = element.getBoundingClientRect()
  const widget = element.closest('foyer-widget')?.getAttribute('type') ?? 'page'
  const name = element.getAttribute('aria-label') || element.name || element.textContent
  return {
    x: left + width / 2,
    y: top + height / 2,
    isField: element.matches('input:not([type=checkbox],[type=radio]), textarea'),
    name: `${widget}: ${name.trim().replace(/\s+/g, ' ').slice(0, 40)}`,
  }
}
