import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { findHeadlessChrome } from './scripts/find-chrome.mjs'
import { pinFonts } from './tooling/fonts.mjs'
import { BROWSER_ARGS } from './tooling/visual.mjs'

await pinFonts()

/** Every story of the built storybook, in a real browser; see docs/decisions/0011. */
export default defineConfig({
  testDir: 'tests/stories',
  outputDir: 'test-results',
  expect: { timeout: 120_000 },
  // Longer than a story may take in all of its looks (tooling/stories.mjs).
  timeout: 3_600_000,
  // Most of a look is spent waiting for frames.
  workers: Math.ceil(1.5 * availableParallelism()),
  // Stories of one file go to both workers, each of which keeps its page.
  fullyParallel: true,
  retries: 0,
  maxFailures: 20,
  reporter: 'dot',
  use: {
    launchOptions: {
      executablePath: findHeadlessChrome(),
      args: BROWSER_ARGS,
    },
  },
})
