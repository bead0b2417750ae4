/** The time limit for the work on one page. */
export interface Deadline {
  /**
   * Aborts when the time is over. One for each work that can be cancelled: Node reports a leak when
   * more than ten listen to the same one.
   */
  newSignal: () => AbortSignal
  isOver: () => boolean
  /** Resolves with the work's result; rejects as soon as the time is over. */
  within: <Value>(work: Promise<Value>) => Promise<Value>
  /** Clears the timer, when all work is done. */
  end: () => void
}

export function startDeadline(ms: number): Deadline {
  const controls: AbortController[] = []
  // Created on demand: most pages have no work to wait for.
  let passed: PromiseWithReject | undefined
  let reason: Error | undefined
  const timer = setTimeout(() => {
    reason = new Error(`It took longer than ${ms} ms.`)
    for (const control of controls) control.abort(reason)
    passed?.reject(reason)
  }, ms)
  return {
    newSignal() {
      const control = new AbortController()
      if (reason) control.abort(reason)
      else controls.push(control)
      return control.signal
    },
    isOver: () => reason !== undefined,
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
