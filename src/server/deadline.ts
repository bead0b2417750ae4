/** A point in time until which the work on one page may be waited for. */
export interface Deadline {
  /** Aborts when the time has passed, for work that can be stopped. */
  signal: AbortSignal
  /** The work's own result, or a rejection as soon as the time has passed. */
  within: <Value>(work: Promise<Value>) => Promise<Value>
  /** Nobody waits any more. */
  end: () => void
}

export function startDeadline(ms: number): Deadline {
  const control = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const passed = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      const reason = new Error(`It took longer than ${ms} ms.`)
      control.abort(reason)
      reject(reason)
    }, ms)
  })
  // Perhaps nobody is waiting when it passes.
  passed.catch(() => {})
  return {
    signal: control.signal,
    within: (work) => Promise.race([work, passed]),
    end: () => clearTimeout(timer),
  }
}
