/** Finds or installs a Chromium for the browser tests. As a program it prints the path. */
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** For a browser without a display, as root, without a network. */
export const CHROME_FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

/** The same engine without a user interface: a fifth less processor time. */
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell', 'headless_shell']

/** Debian's packages. */
const PACKAGES = ['chromium', 'chromium-headless-shell']

/**
 * Path of the tests' browser: that of `CHROME_PATH`, a headless shell if there is one, else a full
 * Chromium. The headless shell has no back/forward cache.
 */
export function findHeadlessChrome() {
  if (process.env.CHROME_PATH) return findChrome()
  const shell = onPath(SHELLS)
  if (shell) return shell
  // The call may have installed both.
  const whole = findChrome()
  return onPath(SHELLS) ?? whole
}

/**
 * Path of a Chromium: that of `CHROME_PATH`, an installed one, Debian's package (as root), or
 * Playwright's own download. Throws if none can be installed.
 */
export function findChrome() {
  const given = process.env.CHROME_PATH
  if (given && !isProgram(given)) throw new Error(`CHROME_PATH is ${given}, which cannot be run.`)
  const path = given || onPath() || playwrights() || installDebians() || installPlaywrights()
  if (path) return path
  throw new Error(
    'No Chromium was found and none could be installed: install one and put its path in CHROME_PATH.',
  )
}

function onPath(names = NAMES) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram)
}

/** The browser that `npx playwright install chromium` has installed into the user's cache. */
function playwrights() {
  const path = createRequire(import.meta.url)('@playwright/test').chromium.executablePath()
  return isProgram(path) ? path : undefined
}

function installDebians() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  run('apt-get', ['update', '-q'])
  // Separate calls: a package that is missing in an older Debian must not prevent the other.
  for (const name of PACKAGES) {
    run('apt-get', ['install', '-y', '-q', '--no-install-recommends', name])
  }
  return onPath()
}

function installPlaywrights() {
  run('npx', ['playwright', 'install', 'chromium'])
  return playwrights()
}

/** Its output goes to stderr: stdout is for the path. */
function run(command, words) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync(command, words, { stdio: ['ignore', 2, 2], env })
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  process.stdout.write(`${findChrome()}\n`)
}
