/** The first click on a page without hydrated cards. */
import { launchBrowser, withPage } from '../lib/browser.mjs'
import { quiet } from '../lib/quiet.mjs'
import { say } from '../lib/say.mjs'
import { servePages } from '../lib/serve-pages.mjs'
import { shuffle } from '../lib/shuffle.mjs'

/** Number of cards on the clicked page. */
export const CLICKED_CARDS = 100

/**
 * For each contender that waits for an interaction and each `rate` of processor throttling: ms from the
 * click to the counter's new value, for the first card (`first`) and another one (`second`), and the
 * number of scripts that were loaded before (`scripts`).
 */
export async function measureFirstClicks(contenders, { rounds }) {
  const rows = []
  for (const { name, folder } of contenders.filter(({ mode }) => mode === 'interaction')) {
    const served = await servePages(folder, CLICKED_CARDS)
    for (const rate of [1, 4]) rows.push({ name, rate, ...served, first: [], second: [] })
  }
  for (let round = 1; round <= rounds; round += 1)
    for (const row of shuffle(rows)) {
      const browser = await launchBrowser()
      const { scripts, first, second } = await withPage(browser, (page, devtools) =>
        clickTwice(page, devtools, row),
      )
      await browser.close()
      row.scripts = scripts
      row.first.push(first)
      row.second.push(second)
    }
  for (const { close } of rows) close()
  say('first clicks: done')
  return rows.map(({ name, rate, scripts, first, second }) => ({
    name,
    rate,
    scripts,
    first,
    second,
  }))
}

async function clickTwice(page, devtools, { url, rate }) {
  const scripts = []
  page.on('request', (one) => one.resourceType() === 'script' && scripts.push(one.url()))
  await devtools.send('Emulation.setCPUThrottlingRate', { rate })
  await page.addInitScript(noteClicks)
  await page.goto(url, { waitUntil: 'load' })
  await page.waitForTimeout(500)
  const before = scripts.length
  await quiet()
  const first = await clickOn(page, 0)
  return { scripts: before, first, second: await clickOn(page, 1) }
}

async function clickOn(page, id) {
  await page.evaluate(awaitCount, id)
  await page.click(`[data-card="${id}"] button`)
  return page.evaluate(() => window.counted)
}

/**
 * Runs in the page before its own scripts, which may hold a click back and replay it later. `clicked` is
 * the time of the visitor's own click.
 */
function noteClicks() {
  const onClick = ({ isTrusted, timeStamp }) => {
    if (isTrusted) window.clicked = timeStamp
  }
  addEventListener('click', onClick, true)
}

/** Runs in the page: sets `counted`, the ms from the click to the counter's new value. */
function awaitCount(id) {
  const value = () => document.querySelector(`[data-card="${id}"] b`).textContent
  const before = value()
  window.counted = new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (value() === before) return
      observer.disconnect()
      resolve(performance.now() - window.clicked)
    })
    observer.observe(document.body, { subtree: true, childList: true, characterData: true })
  })
}
