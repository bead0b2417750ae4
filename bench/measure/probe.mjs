/** The probe that the harness injects before the page's own scripts, and reads afterwards. */

/**
 * Runs in the page: notes when each card came to life (`times`, ms by id), how many have left, and
 * every long task; `all` resolves when `expected` cards are alive.
 */
export function installProbe(expected) {
  const probe = {
    times: new Map(),
    longTasks: [],
    hasLeft: 0,
    onMounted: () => {},
    mounted(id, time) {
      if (!probe.times.has(id)) probe.times.set(id, time)
      probe.onMounted(time)
      if (probe.times.size === expected) all()
    },
    left: () => {
      probe.hasLeft += 1
    },
  }
  let all
  probe.all = new Promise((resolve) => {
    all = resolve
  })
  window.probe = probe
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) probe.longTasks.push(duration)
  }).observe({ type: 'longtask', buffered: true })
}

/**
 * Runs in the page: resolves when the page has loaded and no card came to life for 600 ms, or after
 * 20 s. Of a page that has `some` it waits for the first.
 */
function noMoreCards(some) {
  const QUIET = 600
  const LONGEST = 20_000
  const started = performance.now()
  return new Promise((resolve) => {
    let seen = -1
    let since = started
    const look = () => {
      const now = performance.now()
      if (window.probe.times.size !== seen) {
        seen = window.probe.times.size
        since = now
      }
      const isQuiet =
        (seen > 0 || !some) && now - since > QUIET && document.readyState === 'complete'
      if (isQuiet || now - started > LONGEST) resolve()
      else setTimeout(look, 50)
    }
    look()
  })
}

/**
 * Waits in `page` until all cards are alive (a minute at most, then it rejects) or, of a contender
 * that waits for them to be seen, those in view. A page whose cards never live has to have loaded.
 */
export function cardsMounted(page, mode) {
  return mode === 'load' ? page.evaluate(allCards) : page.evaluate(noMoreCards, mode !== 'never')
}

function allCards() {
  const late = new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error(`${window.probe.times.size} cards are alive`)), 60_000)
  })
  return Promise.race([window.probe.all, late])
}

/**
 * Runs in the page. `all`: the last card's time; `view`: the last of those in the window, all in ms
 * after navigation; `alive`: how many cards are; `missing`: those in the window that are not;
 * `longTasks`: ms each. Where none is alive, both times are those of the page's `load`.
 */
export function readProbe() {
  const { times, longTasks } = window.probe
  if (times.size === 0) {
    const { loadEventEnd } = performance.getEntriesByType('navigation')[0]
    return { all: loadEventEnd, view: loadEventEnd, alive: 0, missing: 0, longTasks }
  }
  const shown = [...document.querySelectorAll('[data-card]')].filter((card) => {
    const { top, bottom } = card.getBoundingClientRect()
    return top <= innerHeight && bottom > 0
  })
  const seen = shown.map((card) => times.get(Number(card.dataset.card)))
  const view = seen.filter((time) => time !== undefined)
  return {
    all: Math.max(...times.values()),
    view: Math.max(...view),
    alive: times.size,
    missing: seen.length - view.length,
    longTasks,
  }
}
