import { defineConfig } from '@playwright/test'
import { CHROME_FLAGS, findHeadlessChrome } from './scripts/find-chrome.mjs'

/** The exported plugin in a real WordPress. Not part of `npm test`: it needs Debian's packages. */
export default defineConfig({
  testDir: 'tests/wordpress',
  outputDir: 'test-results',
  workers: 1,
  // So long that a machine has stopped when one runs out: no verdict is to depend on its speed.
  expect: { timeout: 120_000 },
  timeout: 1_200_000,
  reporter: 'list',
  use: {
    viewport: { width: 1400, height: 1000 },
    launchOptions: { executablePath: findHeadlessChrome(), args: CHROME_FLAGS },
  },
})
