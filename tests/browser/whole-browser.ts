import { CHROME_FLAGS, findChrome } from '../../scripts/find-chrome.mjs'

/**
 * For `test.use` in tests of a page before any interaction: the headless shell of Chromium reports
 * a mouse in the upper left corner to each page.
 */
export const WHOLE_BROWSER = {
  launchOptions: { executablePath: findChrome(), args: CHROME_FLAGS },
}
