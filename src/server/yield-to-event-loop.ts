import { setImmediate as nextRound } from 'node:timers/promises'

/** How long the next connection of a burst may take to come from the supervising process, in ms. */
const NEXT_CONNECTION_MS = 0.3

/** The most time for new connections between two callers, in ms. */
const MOST_MS = 5

let last: Promise<void> = Promise.resolve()
let connections = 0

/**
 * Resolves when the caller may use the processor: one caller after another, in the order of the calls.
 * Between two callers the process reads incoming requests, so that a request waits for at most one
 * slice of rendering before the process sees it. A round of the event loop takes one new connection;
 * while more of them come, rounds follow one another (docs/decisions/0034).
 */
export function yieldToEventLoop(): Promise<void> {
  last = last.then(nextTurn)
  return last
}

/** To be called for each connection that the process's server takes. */
export function noteConnection(): void {
  connections += 1
}

async function nextTurn(): Promise<void> {
  let known = connections
  await nextRound()
  const end = performance.now() + MOST_MS
  let awaited = 0
  for (let now = performance.now(); ; now = performance.now()) {
    if (connections > known) awaited = now + NEXT_CONNECTION_MS
    if (now >= Math.min(awaited, end)) return
    known = connections
    await nextRound()
  }
}
