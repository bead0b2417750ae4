/** The first tap on a phone: from lifting the finger to the frame with the effect. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { launchBrowser, openPage } from '../lib/browser.mjs'
import { startSandbox } from '../lib/sandbox.mjs'
import { say } from '../lib/say.mjs'
import { servePages } from '../lib/serve-pages.mjs'
import { NIGHTS } from './sandbox-pages.mjs'

const OVERVIEW = '/hotels/alderway-new-york-midtown/overview'

/**
 * On pages of the sandbox. `control` is tapped; the effect is seen when an element fits `effect` and has a
 * box, or when the content of `text`, or the control's `attribute`, has changed. `platform`: a
 * browser can do it without a script.
 */
export const CONTROLS = [
  {
    name: 'menu',
    path: OVERVIEW,
    control: '[commandfor="navigation-drawer"][command=show-modal]',
    effect: '#navigation-drawer[open]',
    platform: true,
  },
  {
    name: 'languages',
    path: OVERVIEW,
    control: 'foyer-widget[type=footer] [command=show-modal]',
    effect: 'foyer-widget[type=footer] dialog[open]',
    platform: true,
  },
  {
    name: 'currency',
    path: OVERVIEW,
    control: 'foyer-widget[type=currency-selector] button',
    effect: 'foyer-widget[type^=currency-selector] dialog[open]',
    platform: true,
  },
  {
    name: 'accordion',
    path: '/',
    control: 'foyer-widget[type=accordion] :is(summary, [aria-expanded=false])',
    effect: 'foyer-widget[type=accordion] :is(details[open], [aria-expanded=true])',
    platform: true,
  },
  {
    name: 'hotel details',
    path: OVERVIEW,
    control: 'foyer-widget[type=property-bar] button:not([aria-pressed])',
    effect: 'foyer-widget[type=hotel-quick-view-modal] dialog[open]',
    platform: true,
  },
  {
    name: 'gallery photo',
    path: OVERVIEW,
    control: 'foyer-widget[type=hotel-gallery] li a',
    effect: 'foyer-widget[type=hotel-gallery-viewer] dialog[open]',
    platform: true,
  },
  {
    name: 'gallery arrow',
    path: OVERVIEW,
    control: 'foyer-widget[type=hotel-gallery] [data-to=next]',
    text: 'foyer-widget[type=hotel-gallery] p bdi',
  },
  {
    name: 'heart',
    path: OVERVIEW,
    visitor: 'member-maria',
    control: 'foyer-widget[type=property-bar] button[aria-pressed]',
    attribute: 'aria-pressed',
  },
  {
    name: 'filter of the rates',
    path: `/reservation/rateListMenu.mi?propertyCode=NYCAB&${NIGHTS}`,
    control: 'foyer-widget[type=rate-list] [aria-haspopup=dialog][commandfor]',
    effect: 'foyer-widget[type=customize-stay-flyout] dialog[open]',
    platform: true,
  },
  {
    // The loader says at once that a rate waits for its script; the widget says that it is on its way.
    name: 'choose a rate',
    path: `/reservation/rateListMenu.mi?propertyCode=NYCAB&${NIGHTS}`,
    control: 'foyer-widget[type=rate-list] button[name=rate]',
    effect: 'foyer-widget[type=rate-list] [type=submit][data-busy]',
  },
  {
    name: 'sign in, empty form',
    path: '/sign-in.mi',
    control: 'foyer-widget[type=sign-in] [type=submit]',
    effect: 'foyer-widget[type=sign-in] :is([aria-invalid=true], input:focus)',
  },
]

/** The counter of the first card on the page of a contender that waits for visibility. */
const CARD = { name: 'counter', control: '[data-card="0"] button', text: '[data-card="0"] b' }
export const TAPPED_CARDS = 100

/** `latency` in ms, `throughput` in bytes a second. */
export const LINES = {
  A: { latency: 150, throughput: 1_600_000 / 8 },
  B: { latency: 562, throughput: 1_440_000 / 8 },
}

export const MOMENTS = ['early', 'settled', 'warm']

/** A tap without an effect within this time counts as lost, in ms. */
const LOST_MS = 20_000

/** Rate of processor throttling. */
const RATE = 4

/**
 * Rows of `{ page, name, platform, line, moment, times }`: `page` is `foyer`, `everything` (the same pages with
 * every placeholder due at load) or a contender's name; `times` in ms, null for a lost tap.
 */
export async function measureFirstTaps(contenders, { rounds }) {
  const sandbox = await startSandbox()
  // A run with other counts does not have this page.
  const cards = contenders.filter(
    ({ mode, folder }) => mode === 'visible' && existsSync(join(folder, `${TAPPED_CARDS}.html`)),
  )
  const served = await Promise.all(
    cards.map(async ({ name, folder }) => ({
      page: name,
      ...(await servePages(folder, TAPPED_CARDS)),
    })),
  )
  const site = CONTROLS.map((control) => ({ ...control, url: sandbox.origin + control.path }))
  const pages = [
    ...site.map((control) => ({ ...control, page: 'foyer' })),
    ...site.map((control) => ({ ...control, page: 'everything', everything: true })),
    ...served.map(({ page, url }) => ({ ...CARD, page, url })),
  ]
  const rows = pages.flatMap((row) =>
    Object.keys(LINES).flatMap((line) =>
      MOMENTS.map((moment) => ({ ...row, line, moment, times: [] })),
    ),
  )
  try {
    for (let round = 1; round <= rounds; round += 1) {
      for (const row of rows) {
        row.times.push(await tapOnce(row))
      }
      say(`first taps: round ${round} of ${rounds}`)
    }
  } finally {
    for (const { close } of served) close()
    await sandbox.stop()
  }
  return rows.map(({ page, name, platform = false, line, moment, times }) => ({
    page,
    name,
    platform,
    line,
    moment,
    times,
  }))
}

/** One tap in a fresh browser: ms until the effect, or null for a lost tap. */
export async function tapOnce(row) {
  const { url, visitor, control, line, moment, everything } = row
  const browser = await launchBrowser()
  try {
    const context = await browser.newContext({
      viewport: { width: 375, height: 740 },
      hasTouch: true,
      isMobile: true,
      deviceScaleFactor: 2,
    })
    if (visitor) await become(context, new URL(url).origin, visitor)
    const page = await openPage(context)
    await slowDown(await context.newCDPSession(page), LINES[line])
    if (everything) await page.route(url, dueAtLoad)
    await page.addInitScript(noteTaps)
    await page.goto(url, { waitUntil: 'commit' })
    await page.waitForFunction(isPainted, control, { polling: 'raf', timeout: 60_000 })
    if (moment !== 'early') {
      // The network is also idle while a busy server has sent the beginning of a page.
      await page.waitForLoadState('load')
      await page.waitForLoadState('networkidle')
      await page.waitForTimeout(1500)
    }
    if (moment === 'warm') {
      await page.mouse.wheel(0, 400)
      await page.waitForTimeout(6000)
    }
    const { x, y } = await page.evaluate(centreOf, control)
    await page.evaluate(awaitEffect, { ...row, lost: LOST_MS })
    await page.touchscreen.tap(x, y)
    return await page.evaluate(() => window.effect)
  } catch (error) {
    const [message] = error.message.split('\n')
    throw new Error(`${row.page}: ${row.name}, line ${line}, ${moment}: ${message}`)
  } finally {
    await browser.close()
  }
}

function become(context, origin, visitor) {
  return context.request.post(`${origin}/sandbox/visitor`, { form: { visitor }, maxRedirects: 0 })
}

async function slowDown(devtools, { latency, throughput }) {
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  })
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: RATE })
}

async function dueAtLoad(route) {
  const response = await route.fetch()
  const html = await response.text()
  await route.fulfill({ response, body: html.replace(/ when="(?!never|open)[^"]*"/g, '') })
}

/** Runs in the page. */
function isPainted(control) {
  const hasPainted = performance.getEntriesByName('first-contentful-paint').length > 0
  const all = [...document.querySelectorAll(control)]
  return hasPainted && all.some((one) => one.checkVisibility({ visibilityProperty: true }))
}

/**
 * Runs in the page: brings the control into the window, and resolves with its centre once it has stood still for
 * three frames, because a sticky bar comes back after the scroll.
 */
function centreOf(control) {
  const all = [...document.querySelectorAll(control)]
  const element = all.find((one) => one.checkVisibility({ visibilityProperty: true }))
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  return new Promise((resolve) => {
    let still = 0
    let before = {}
    const look = () => {
      const { left, top, width, height } = element.getBoundingClientRect()
      const centre = { x: left + width / 2, y: top + height / 2 }
      still = centre.x === before.x && centre.y === before.y && centre.y > 0 ? still + 1 : 0
      before = centre
      if (still === 3) resolve(centre)
      else requestAnimationFrame(look)
    }
    look()
  })
}

/** Runs in the page, before its own scripts. */
function noteTaps() {
  const onUp = ({ isTrusted, timeStamp }) => {
    if (isTrusted) window.tapped = timeStamp
  }
  addEventListener('pointerup', onUp, true)
}

/** Runs in the page: `effect` is to be the ms from the tap to the frame with its effect, or null. */
function awaitEffect({ control, effect, text, attribute, lost }) {
  const read = () =>
    text
      ? document.querySelector(text)?.textContent
      : document.querySelector(control)?.getAttribute(attribute)
  const before = effect ? undefined : read()
  const isSeen = () =>
    effect
      ? [...document.querySelectorAll(effect)].some((one) => one.getBoundingClientRect().height > 0)
      : read() !== before
  const started = performance.now()
  window.tapped = undefined
  window.effect = new Promise((resolve) => {
    const look = () => {
      const now = performance.now()
      if (window.tapped !== undefined && isSeen()) resolve(now - window.tapped)
      else if (now - started > lost) resolve(null)
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}
