import { setMaxListeners } from 'node:events'

/** The time limit for the work on one page. */
export interface Deadline {
  /** Aborts when the time is over, for work that can be cancelled. */
  signal: AbortSignal
  /** Resolves with the work's result; rejects as soon as the time is over. */
  within: <Value>(work: Promise<Value>) => Promise<Value>
  /** Clears the timer, when all work is done. */
  end: () => void
}

export function startDeadline(ms: number): Deadline {
  // Created on demand: most pages have neither requests to abort nor work to wait for.
  let control: AbortController | undefined
  let passed: PromiseWithReject | undefined
  let reason: Error | undefined
  const timer = setTimeout(() => {
    reason = new Error(`It took longer than ${ms} ms.`)
    control?.abort(reason)
    passed?.reject(reason)
  }, ms)
  return {
    get signal() {
      if (!control) {
        control = new AbortController()
        // Each question of the page listens; Node warns of a leak at the eleventh.
        setMaxListeners(Number.POSITIVE_INFINITY, control.signal)
      }
      if (reason) control.abort(reason)
      return control.signal
    },
    within(work) {
      passed ??= rejectable()
      if (reason) passed.reject(reason)
      return Promise.race([work, passed.promise])
    },
    end: () => clearTimeout(timer),
  }
}

interface PromiseWithReject {
  promise: Promise<never>
  reject: (reason: Error) => void
}

function rejectable(): PromiseWithReject {
  let reject: PromiseWithReject['reject'] = () => {}
  const promise = new Promise<never>((_resolve, fail) => {
    reject = fail
  })
  // Prevents an unhandled rejection if nothing waits for the promise.
  promise.catch(() => {})
  return { promise, reject }
}
