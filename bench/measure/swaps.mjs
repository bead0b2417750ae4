/** Simulates editing: swaps a placeholder's server HTML into the page repeatedly. */
import { setTimeout as sleep } from 'node:timers/promises'
import { countersOf, launchBrowser, withPage } from '../lib/browser.mjs'
import { median } from '../lib/median.mjs'
import { quiet } from '../lib/quiet.mjs'
import { say } from '../lib/say.mjs'
import { servePages } from '../lib/serve-pages.mjs'
import { cardsMounted, installProbe } from './probe.mjs'

const SWAPS = 200
/** With fewer swaps, code that the engine compiles during the measurement would count as kept. */
const WARM_UP = 1000

/**
 * For each contender that hydrates at load: ms from a swap to the new card's effect, the leak of one swap
 * (`nodes`, `listeners`, `kilobytes`), and the share of the old cards' effects that were cleaned up.
 * `swaps` 0: a swapped-in card is never hydrated.
 */
export async function measureSwaps(contenders, { counts }) {
  const rows = []
  const browser = await launchBrowser()
  for (const { name, folder } of contenders.filter(({ mode }) => mode === 'load')) {
    const served = await servePages(folder, counts.includes(10) ? 10 : counts[0])
    const measured = await withPage(browser, (page, devtools) =>
      swapCards(page, devtools, served.url),
    )
    rows.push({ name, ...measured })
    served.close()
    say(`swaps: ${name}`)
  }
  await browser.close()
  return rows
}

async function swapCards(page, devtools, url) {
  await devtools.send('Performance.enable')
  await page.addInitScript(installProbe, 0)
  await page.goto(url)
  await cardsMounted(page, 'visible')
  await quiet()
  if ((await page.evaluate(swap, WARM_UP)).length < WARM_UP) return { swaps: 0 }
  const before = await gauge(page, devtools)
  const times = await page.evaluate(swap, SWAPS)
  const after = await gauge(page, devtools)
  const each = (name) => (after[name] - before[name]) / SWAPS
  return {
    swaps: times.length,
    ms: median(times),
    nodes: each('nodes'),
    listeners: each('listeners'),
    kilobytes: each('heap') / 1024,
    cleaned: each('hasLeft'),
  }
}

/** Runs in the page: swaps the first card's placeholder; ms of each until it was alive. */
async function swap(times) {
  const LONGEST = 1500
  const FIRST = 'main > :has([data-card="0"])'
  const html = await (await fetch(location.href)).text()
  const source = new DOMParser().parseFromString(html, 'text/html').querySelector(FIRST).outerHTML
  const taken = []
  for (let i = 0; i < times; i += 1) {
    const placeholder = document.querySelector(FIRST)
    if (!placeholder) break
    const template = document.createElement('template')
    template.innerHTML = source
    const started = performance.now()
    // A pending timer would count as kept.
    let late
    const alive = new Promise((resolve) => {
      window.probe.onMounted = resolve
      late = setTimeout(resolve, LONGEST)
    })
    placeholder.replaceWith(document.importNode(template.content, true))
    const time = await alive
    clearTimeout(late)
    if (time === undefined) break
    taken.push(time - started)
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  window.probe.onMounted = () => {}
  return taken
}

async function gauge(page, devtools) {
  await sleep(500)
  for (let i = 0; i < 3; i += 1) await devtools.send('HeapProfiler.collectGarbage')
  const {
    JSHeapUsedSize: heap,
    Nodes: nodes,
    JSEventListeners: listeners,
  } = await countersOf(devtools)
  return { heap, nodes, listeners, hasLeft: await page.evaluate(() => window.probe.hasLeft) }
}
