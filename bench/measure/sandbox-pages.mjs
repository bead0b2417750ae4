/** Runs Lighthouse with a phone's profile on pages of the sandbox's build. */
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { findChrome } from '../../scripts/find-chrome.mjs'
import { BROWSER_ARGS } from '../lib/browser.mjs'
import { projectFolder } from '../lib/folders.mjs'
import { quiet } from '../lib/quiet.mjs'
import { startSandbox } from '../lib/sandbox.mjs'
import { say } from '../lib/say.mjs'
import { CATEGORIES } from './categories.mjs'

/** Two nights, far enough from today for no special case of the sandbox's engine. */
export const NIGHTS = nights(40, 42)

const FOUND_STAY = { confirmationNumber: '70110002', lastName: 'Adeyemi' }

/** Blocks the module that fetches scripts before they are needed (docs/decisions/0036). */
const NOT_AHEAD = ['*/assets/ahead-*']

/**
 * `blocked`: patterns of addresses that the browser must not ask. `stay`: the reservation that the visitor has found before,
 * whom the page would redirect otherwise.
 */
export const PAGES = [
  { name: 'hotel overview', path: '/hotels/alderway-new-york-midtown/overview' },
  {
    name: 'hotel overview, nothing ahead',
    path: '/hotels/alderway-new-york-midtown/overview',
    blocked: NOT_AHEAD,
  },
  { name: 'reviews', path: '/hotels/alderway-new-york-midtown/reviews' },
  { name: 'home', path: '/homepage-searchform.mi' },
  { name: 'hotel overview, Arabic', path: '/ar-SA/hotels/alderway-new-york-midtown/overview' },
  {
    name: 'search results',
    path: `/search/findHotels?destinationAddress=New%20York&${NIGHTS}`,
  },
  { name: 'rate list', path: `/reservation/rateListMenu.mi?propertyCode=NYCAB&${NIGHTS}` },
  { name: 'a stay', path: '/reservation/findReservationDetail.mi', stay: FOUND_STAY },
  { name: 'find a reservation', path: '/reservation/lookupReservation.mi' },
  { name: 'sign in', path: '/sign-in.mi' },
  { name: 'join', path: '/loyalty/createAccount/createAccountPage1.mi' },
  { name: 'forgotten password', path: '/emailPassword.mi' },
]

/**
 * Per page the values of each round: `scores` (0–100, in the order of `CATEGORIES`), `shift`,
 * `blocking` and `paint` (ms), `scripts` (bytes with brotli that the page loads by itself).
 */
export async function measureSandboxPages({ rounds }) {
  const sandbox = await startSandbox()
  const rows = PAGES.map((page) => ({ ...page, runs: [] }))
  try {
    for (let round = 1; round <= rounds; round += 1) {
      for (const { path, stay, blocked, runs } of rows) {
        const cookie = stay && (await findStay(sandbox.origin, stay))
        runs.push(await audit(`${sandbox.origin}${path}`, { cookie, blocked }))
      }
      say(`sandbox pages: round ${round} of ${rounds}`)
    }
  } finally {
    await sandbox.stop()
  }
  return rows
}

/** The cookie of a visitor who has found the reservation. */
async function findStay(origin, stay) {
  const response = await fetch(`${origin}/phoenix-reservation/v1/submitReservationLookup`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(stay),
  })
  const [cookie] = response.headers.getSetCookie()
  if (!cookie) throw new Error(`The reservation is not found: ${response.status}.`)
  return cookie.split(';', 1)[0]
}

const TRIES = 3

/** Repeats a run that Lighthouse reports as failed (no frame, a protocol error). */
async function audit(url, options) {
  for (let tries = TRIES; ; tries -= 1) {
    const { categories, audits, runtimeError } = await visit(url, options)
    if (!runtimeError) {
      const value = (name) => audits[name].numericValue
      return {
        scores: CATEGORIES.map((name) => Math.round((categories[name].score ?? 0) * 100)),
        shift: value('cumulative-layout-shift'),
        blocking: value('total-blocking-time'),
        paint: value('largest-contentful-paint'),
        scripts: await scriptBytes(audits['network-requests'].details.items),
      }
    }
    say(`${url}: ${runtimeError.code}`)
    if (tries === 1) throw new Error(runtimeError.message)
  }
}

async function visit(url, { cookie, blocked }) {
  const chrome = await launch({ chromePath: findChrome(), chromeFlags: BROWSER_ARGS })
  try {
    // The window's own pages load first (lib/browser.mjs).
    await quiet()
    const { lhr } = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'error',
      ...(cookie && { extraHeaders: { cookie } }),
      ...(blocked && { blockedUrlPatterns: blocked }),
    })
    return lhr
  } finally {
    chrome.kill()
  }
}

/** Bytes by the build's own sizes, because transfer sizes include headers. The consent tool does not count. */
async function scriptBytes(requests) {
  const sizes = JSON.parse(await readFile(join(projectFolder, 'dist/browser/sizes.json'), 'utf8'))
  const files = requests
    .filter(({ resourceType }) => resourceType === 'Script')
    .map(({ url }) => new URL(url).pathname)
    .filter((path) => path.startsWith('/assets/'))
  return [...new Set(files)].reduce((sum, file) => sum + sizes[basename(file)].brotli, 0)
}

/** The query of a stay that begins and ends so many days from now. */
function nights(from, to) {
  const day = (days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  return `fromDate=${day(from)}&toDate=${day(to)}`
}
