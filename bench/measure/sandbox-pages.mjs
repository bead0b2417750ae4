/** Lighthouse, as a phone, on pages of the sandbox's build. */
import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { findChrome } from '../../scripts/find-chrome.mjs'
import { BROWSER_ARGS } from '../lib/browser.mjs'
import { projectFolder } from '../lib/folders.mjs'
import { freePort } from '../lib/free-port.mjs'
import { quiet } from '../lib/quiet.mjs'
import { say } from '../lib/say.mjs'
import { CATEGORIES } from './categories.mjs'

const PAGES = [
  { name: 'hotel overview', path: '/hotels/alderway-new-york-midtown/overview' },
  { name: 'home', path: '/homepage-searchform.mi' },
  { name: 'hotel overview, Arabic', path: '/ar-SA/hotels/alderway-new-york-midtown/overview' },
  { name: 'rate list', path: '/reservation/rateListMenu.mi?propertyCode=NYCAB' },
  { name: 'a stay', path: '/reservation/findReservationDetail.mi?propertyCode=TYOJP' },
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
      for (const { path, runs } of rows) {
        await quiet()
        runs.push(await audit(`${sandbox.origin}${path}`))
      }
      say(`sandbox pages: round ${round} of ${rounds}`)
    }
  } finally {
    await sandbox.stop()
  }
  return rows
}

const TRIES = 3

/** A run that Lighthouse itself calls failed (no frame came, a protocol error) says nothing: another one. */
async function audit(url) {
  for (let tries = TRIES; ; tries -= 1) {
    const { categories, audits, runtimeError } = await visit(url)
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

async function visit(url) {
  const chrome = await launch({ chromePath: findChrome(), chromeFlags: BROWSER_ARGS })
  try {
    const { lhr } = await lighthouse(url, { port: chrome.port, logLevel: 'error' })
    return lhr
  } finally {
    chrome.kill()
  }
}

/** The build knows its scripts' bytes; what was transferred has headers in it. The consent tool is not ours. */
async function scriptBytes(requests) {
  const sizes = JSON.parse(await readFile(join(projectFolder, 'dist/browser/sizes.json'), 'utf8'))
  const files = requests
    .filter(({ resourceType }) => resourceType === 'Script')
    .map(({ url }) => new URL(url).pathname)
    .filter((path) => path.startsWith('/assets/'))
  return [...new Set(files)].reduce((sum, file) => sum + sizes[basename(file)].brotli, 0)
}

/** The built sandbox with a database of its own, on a port of its own. */
async function startSandbox() {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-bench-'))
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: projectFolder,
    env: { ...process.env, PORT: String(port), SANDBOX_FOLDER: folder },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const gone = new Promise((resolve) => child.on('exit', resolve))
  const stop = async () => {
    child.kill()
    await gone
    await rm(folder, { recursive: true, force: true })
  }
  for (let i = 0; i < 300; i += 1) {
    const isUp = await fetch(`${origin}${PAGES[0].path}`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isUp) return { origin, stop }
    await sleep(200)
  }
  await stop()
  throw new Error('The sandbox does not start: see what it said above.')
}
