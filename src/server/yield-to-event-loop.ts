import { setImmediate as nextRound } from 'node:timers/promises'

let last: Promise<void> = Promise.resolve()

/**
 * Resolves when the caller may use the processor: one caller per round of the event loop, in the
 * order of the calls. Between two callers the process reads incoming requests, so that a request
 * waits for at most one slice of rendering before the process sees it.
 */
export function yieldToEventLoop(): Promise<void> {
  last = last.then(() => nextRound())
  return last
}
