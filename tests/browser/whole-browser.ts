import { CHROME_FLAGS, findChrome } from '../../scripts/find-chrome.mjs'

/**
 * For `test.use`, where it matters what a page does before anybody does anything: a Chromium without
 * windows tells each page of a mouse in its upper left corner.
 */
export const WHOLE_BROWSER = {
  launchOptions: { executablePath: findChrome(), args: CHROME_FLAGS },
}
