/** The first click on a page of which nothing is alive. */
import { launchBrowser, withPage } from '../lib/browser.mjs'
import { quiet } from '../lib/quiet.mjs'
import { say } from '../lib/say.mjs'
import { servePages } from '../lib/serve-pages.mjs'
import { shuffle } from '../lib/shuffle.mjs'

/** On the page that is clicked on. */
export const CLICKED_CARDS = 100

/**
 * Per contender that waits for an interaction, and `rate` by which the processor is slower: ms from
 * the click to the counter's new value, of the first card (`first`) and of another (`second`), and
 * the scripts that were loaded before (`scripts`, their number).
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
 * Runs in the page before its own scripts, which may stop a click and raise it again later: `clicked`
 * is when the visitor's own happened.
 */
function noteClicks() {
  const onClick = ({ isTrusted, timeStamp }) => {
    if (isTrusted) window.clicked = timeStamp
  }
  addEventListener('click', onClick, true)
}

/** Runs in the page: `counted` is to be the ms from the click to the counter's new value. */
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
