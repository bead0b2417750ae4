import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { CHROME_FLAGS, findHeadlessChrome } from './scripts/find-chrome.mjs'
import { isWide } from './tests/cases'
import { pinFonts } from './tooling/fonts.mjs'

await pinFonts()

/** Workers read this file as well; they inherit what the first process settled here. */
if (!process.env.SANDBOX_FOLDER) {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-browser-'))
  process.env.SANDBOX_FOLDER = folder
  process.env.SANDBOX_SNAPSHOT = join(folder, 'snapshot.tar')
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
}

// A wide run has new random cases each time; all of its workers have the same.
if (isWide) process.env.SEED ??= String(Math.floor(Math.random() * 2 ** 31))

// Half of what a test does is waiting: for answers that are late on purpose, and for frames.
const workers = 2 * availableParallelism()

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
  globalSetup: './tests/browser/prepare-snapshot.ts',
  reporter: 'list',
  use: {
    // What moves is drawn sixty times a second, by the processor: what asks for motion says so.
    contextOptions: { reducedMotion: 'reduce' },
    // What has the focus, and what is drawn, when a test fails once in many runs.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findHeadlessChrome(),
      args: CHROME_FLAGS,
    },
  },
})
