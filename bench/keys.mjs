/**
 * `npm run bench:keys`: from a key to the next paint on a processor four times slower, as Chromium reports it (in steps
 * of 8 ms, nothing under 16): the slider of points, a calendar with prices and points, and a page without anything,
 * which is what the machine itself takes. It needs a build.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { launchBrowser, withPage } from './lib/browser.mjs'
import { median } from './lib/median.mjs'
import { startSandbox } from './lib/sandbox.mjs'

const SLOWER = 4
const KEYS = 24
/** Between two keys: longer than the slowest of them. */
const PAUSE_MS = 300
/** What Chromium does not report is faster. */
const LEAST_MS = 16
const DAY_MS = 86_400_000

const arrival = Date.now() + 60 * DAY_MS
const day = (nights) => new Date(arrival + nights * DAY_MS).toISOString().slice(0, 10)
const STAY = `propertyCode=MUCDE&fromDate=${day(0)}&toDate=${day(2)}`

const sandbox = await startSandbox()
const browser = await launchBrowser()
try {
  const ways = {
    'an empty page': nothing,
    'slider of points': slider,
    'calendar with points': calendar,
  }
  for (const [name, way] of Object.entries(ways)) {
    const times = await withPage(browser, async (page, devtools) => {
      const keys = await way(page)
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
      return press(page, keys)
    })
    const worst = Math.max(...times)
    process.stdout.write(
      `${name}: median ${median(times)} ms | worst ${worst} ms of ${KEYS} keys\n`,
    )
  }
} finally {
  await browser.close()
  await sandbox.stop()
}

async function nothing(page) {
  await page.setContent('<input type="range" max="60">')
  await page.getByRole('slider').focus()
  return ['ArrowRight']
}

/** A member with points for a room, on the page that asks for the guests. */
async function slider(page) {
  const visitor = { form: { visitor: 'member-p' }, maxRedirects: 0 }
  await page.context().request.post(`${sandbox.origin}/sandbox/visitor`, visitor)
  await page.goto(`${sandbox.origin}/reservation/rateListMenu.mi?${STAY}`)
  await page
    .getByRole('button', { name: /^Select/ })
    .first()
    .click()
  await page.waitForURL(/reviewDetails/)
  await page
    .getByRole('button', { name: /^Continue/ })
    .first()
    .click()
  await page.waitForURL(/guestInfo/)
  const panel = page.locator('foyer-widget[type=redemption-panel]')
  await panel.scrollIntoViewIfNeeded()
  const range = panel.getByRole('slider').first()
  await range.focus()
  return ['ArrowRight']
}

/** The dialog of a search that asks for points: each day has a price and points. */
async function calendar(page) {
  await page.goto(`${sandbox.origin}/reservation/rateListMenu.mi?${STAY}&usePoints=true`)
  const opener = page.locator('foyer-widget[type=stay-dates] summary').first()
  await opener.hover()
  await page.locator('foyer-widget[type=stay-dates][status=mounted]').waitFor()
  await opener.click()
  await page.locator('[data-day]', { hasText: 'pts' }).first().waitFor()
  return ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'PageDown', 'ArrowUp', 'PageUp']
}

async function press(page, keys) {
  await page.evaluate(() => {
    window.keyTimes = new Map()
    new PerformanceObserver((list) => {
      for (const { name, startTime, duration } of list.getEntries())
        if (name === 'keydown') window.keyTimes.set(startTime, duration)
    }).observe({ type: 'event', durationThreshold: 16 })
  })
  for (let count = 0; count < KEYS; count += 1) {
    await page.keyboard.press(keys[count % keys.length])
    await sleep(PAUSE_MS)
  }
  const seen = await page.evaluate(() => [...window.keyTimes.values()])
  return [...seen, ...new Array(Math.max(0, KEYS - seen.length)).fill(LEAST_MS)]
}
