/** Chromium with the settings of all measurements. */
import { chromium } from '@playwright/test'
import { CHROME_FLAGS, findChrome } from '../../scripts/find-chrome.mjs'
import { pinFonts } from '../../tooling/fonts.mjs'
import { quiet } from './quiet.mjs'

const VIEWPORT = { width: 1280, height: 900 }

export const BROWSER_ARGS = [...CHROME_FLAGS, '--enable-precise-memory-info']

let fonts

/** With the fonts of the tests: a machine without any has no text, or a browser that crashes. */
export async function launchBrowser() {
  fonts ??= pinFonts()
  await fonts
  return chromium.launch({ executablePath: findChrome(), args: BROWSER_ARGS })
}

/**
 * A new page of a context or a browser. Each window of Chromium also starts four pages of its own user
 * interface, which would load beside what is measured: they are done by then.
 */
export async function openPage(context) {
  const page = await context.newPage()
  await quiet()
  return page
}

/**
 * Calls `use` with a page in a fresh context, its DevTools session and a list that collects the page's
 * errors. Closes the context afterwards. An error that `use` throws also contains the page's errors.
 */
export async function withPage(browser, use) {
  const context = await browser.newContext({ viewport: VIEWPORT })
  const errors = []
  try {
    const page = await openPage(context)
    page.setDefaultTimeout(30_000)
    page.on('pageerror', (error) => errors.push(String(error)))
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
    return await use(page, await context.newCDPSession(page), errors)
  } catch (error) {
    throw new Error([error.message.split('\n')[0], ...errors.slice(0, 3)].join(' | '))
  } finally {
    await context.close()
  }
}

/** The performance counters of DevTools, by name. */
export async function countersOf(devtools) {
  const { metrics } = await devtools.send('Performance.getMetrics')
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]))
}
