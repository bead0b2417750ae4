/** Facts that do not depend on the machine: requests, their chain, bytes, and working clicks. */
import { brotliCompressSync } from 'node:zlib'
import { withPage } from '../lib/browser.mjs'
import { cardsMounted, installProbe, readProbe } from './probe.mjs'

const DELAY = 600
const LOADS = 3

/**
 * Loads a page once and clicks on its first and last card. `clicks`: the increase of each
 * counter. Bytes are with brotli, except for `htmlRaw`; `inlineJs`: executable scripts in the HTML.
 */
export function factsOf(browser, { url, fileOf, count, mode }) {
  return withPage(browser, async (page, _devtools, errors) => {
    const requests = []
    page.on('response', (response) => {
      const { pathname, search, protocol } = new URL(response.url())
      if (protocol === 'data:') return
      requests.push({ path: pathname, search, type: response.request().resourceType() })
    })
    await page.addInitScript(installProbe, count)
    await page.goto(url, { waitUntil: 'load' })
    await cardsMounted(page, mode)
    const loaded = [...requests]
    const clicks = [await click(page, 0), await click(page, count - 1)]
    const scripts = new Map(
      loaded
        .filter(({ type }) => type === 'script')
        .map((one) => [one.path + one.search, one.path]),
    )
    const sizes = [...scripts.values()].map((path) => fileOf(path)?.brotli.length ?? 0)
    const inline = await page.evaluate(inlineScripts)
    return {
      clicks,
      errors,
      requests: loaded.length,
      externalJs: sizes.reduce((sum, size) => sum + size, 0),
      inlineJs: inline ? brotliCompressSync(inline).length : 0,
      html: fileOf('/').brotli.length,
      htmlRaw: fileOf('/').raw.length,
    }
  })
}

/** The increase of the card's counter after a click. */
async function click(page, id) {
  const button = page.locator(`[data-card="${id}"] button`)
  await button.scrollIntoViewIfNeeded()
  await page.waitForTimeout(500)
  const before = Number(await button.locator('b').textContent())
  await button.click()
  await page.waitForTimeout(100)
  return Number(await button.locator('b').textContent()) - before
}

/** Runs in the page: the executable scripts in its HTML. */
async function inlineScripts() {
  const html = await (await fetch(location.href)).text()
  const scripts = new DOMParser().parseFromString(html, 'text/html').scripts
  return [...scripts]
    .filter(({ src, type }) => !src && !/json|speculation/.test(type))
    .map(({ textContent }) => textContent)
    .join('\n')
}

/**
 * Length of the request chain until the cards are hydrated, the HTML included. Every answer is delayed,
 * and the visible delays are counted. `setDelay` sets the server's delay in ms.
 */
export async function depthOf(browser, { url, count, mode }, setDelay) {
  const fastest = async (delay) => {
    setDelay(delay)
    const times = []
    for (let load = 0; load < LOADS; load += 1) {
      times.push(await withPage(browser, (page) => timeOf(page, { url, count, mode })))
    }
    setDelay(0)
    return Math.min(...times)
  }
  const base = await fastest(0)
  return ((await fastest(DELAY)) - base) / DELAY
}

async function timeOf(page, { url, count, mode }) {
  await page.addInitScript(installProbe, count)
  await page.goto(url, { waitUntil: 'commit' })
  await cardsMounted(page, mode)
  return (await page.evaluate(readProbe)).view
}
