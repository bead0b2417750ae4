import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { CHROME_FLAGS, findHeadlessChrome } from './scripts/find-chrome.mjs'
import { isWide } from './tests/cases'
import { pinFonts } from './tooling/fonts.mjs'
import { freePort } from './tooling/free-port.mjs'

await pinFonts()

/** Workers read this file as well; they inherit what the first process settled here. */
process.env.PORT ??= String(await freePort())
if (!process.env.SANDBOX_FOLDER) {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-browser-'))
  process.env.SANDBOX_FOLDER = folder
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
}

// A wide run has new random cases each time; all of its workers have the same.
if (isWide) process.env.SEED ??= String(Math.floor(Math.random() * 2 ** 31))

const baseURL = `http://127.0.0.1:${process.env.PORT}`

// A third of what a test does is waiting.
const workers = 3

/** How many workers share a processor. */
const share = Math.max(1, workers / availableParallelism())

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  workers,
  // So long that a machine has stopped when one runs out: no verdict is to depend on its speed.
  expect: { timeout: 80_000 * share },
  timeout: 400_000 * share,
  retries: 0,
  // Each failure may take minutes; more of them say nothing new. `--max-failures=0` runs all.
  maxFailures: 20,
  globalTeardown: './tests/browser/no-reports.ts',
  reporter: 'list',
  use: {
    baseURL,
    // What moves is drawn sixty times a second, by the processor: what asks for motion says so.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: findHeadlessChrome(),
      args: CHROME_FLAGS,
    },
  },
  webServer: {
    command: 'node scripts/start.mjs',
    url: baseURL,
    timeout: 600_000,
    // A busy server would leave answers out of a page, and the browser would ask for them.
    env: { RENDER_LIMIT_MS: '10000' },
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
})
