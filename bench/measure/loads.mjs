/** Loads every contender at every N, interleaved. */
import { launchBrowser } from '../lib/browser.mjs'
import { say } from '../lib/say.mjs'
import { servePages } from '../lib/serve-pages.mjs'
import { shuffle } from '../lib/shuffle.mjs'
import { depthOf, factsOf } from './facts.mjs'
import { measureLoad } from './load.mjs'

/**
 * A round loads every page once at full speed and once four times slower, in random order. The first
 * round is a warm-up and does not count. A contender that does not answer clicks is not timed.
 * @returns rows of `{ name, count, facts, fast: sample[], slow: sample[] }`
 */
export async function measureLoads(contenders, { counts, rounds }) {
  let delay = 0
  const setDelay = (to) => {
    delay = to
  }
  const cells = []
  for (const { name, mode, folder } of contenders.filter(({ mode }) => mode !== 'interaction'))
    for (const count of counts) {
      const served = await servePages(folder, count, () => delay)
      cells.push({ name, mode, count, ...served, fast: [], slow: [] })
    }
  await withBrowser((browser) => gatherFacts(browser, cells, setDelay))
  for (let round = 0; round <= rounds && rounds > 0; round += 1) {
    await withBrowser((browser) => loadAll(browser, cells.filter(isAlive), round > 0))
    say(`loads: round ${round} of ${rounds}`)
  }
  for (const { close } of cells) close()
  return cells.map(({ name, count, facts, fast, slow }) => ({ name, count, facts, fast, slow }))
}

async function gatherFacts(browser, cells, setDelay) {
  for (const cell of cells) {
    cell.facts = await factsOf(browser, cell).catch((error) => ({
      clicks: [],
      errors: [error.message],
    }))
    const { clicks, errors } = cell.facts
    if (!isAlive(cell))
      say(`${cell.name}, ${cell.count}: does not answer clicks (${clicks}) ${errors.join(' | ')}`)
  }
  const counts = [...new Set(cells.map(({ count }) => count))]
  const usual = counts.includes(10) ? 10 : counts[0]
  for (const cell of cells)
    if (cell.count === usual && isAlive(cell))
      cell.facts.depth = await depthOf(browser, cell, setDelay)
  say('loads: requests and bytes counted')
}

/** Whether the cards answer clicks as expected; a card that never hydrates has to ignore them. */
function isAlive({ facts, mode }) {
  return facts.clicks.join() === (mode === 'never' ? '0,0' : '1,1')
}

async function loadAll(browser, cells, isKept) {
  for (const cell of shuffle(cells))
    for (const slow of [false, true])
      try {
        const sample = await measureLoad(browser, cell, slow)
        if (isKept) cell[slow ? 'slow' : 'fast'].push(sample)
      } catch (error) {
        say(`${cell.name}, ${cell.count}${slow ? ', slow' : ''}: ${error.message}`)
      }
}

async function withBrowser(use) {
  const browser = await launchBrowser()
  try {
    return await use(browser)
  } finally {
    await browser.close()
  }
}
