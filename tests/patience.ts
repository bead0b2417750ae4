/** How long a wait of Testing Library takes, in milliseconds, if the machine has time for it. */
export const patience = { ms: 10_000 }

/** After so many milliseconds a wait ends on any machine. */
const LONGEST = 300_000

/** Milliseconds between two turns of the timer that shows whether the machine has time. */
const TURN = 50

// Tests replace these by fake ones.
const { setInterval, clearInterval } = globalThis
const now = performance.now.bind(performance)

/**
 * Repeats a wait that failed for as long as this process waits for the processor: a failing test says
 * so after ten seconds, and none fails because other programs are busy. What fails before its
 * time has another reason than time.
 */
export async function patiently<T>(wait: () => Promise<T>): Promise<T> {
  const started = now()
  // Half of the turns of a wait on time show a machine with time.
  const enough = patience.ms / TURN / 2
  let turns = 0
  let last = started
  const timer = setInterval(() => {
    if (now() - last < 1.5 * TURN) turns += 1
    last = now()
  }, TURN)
  try {
    for (;;) {
      const begun = now()
      try {
        return await wait()
      } catch (error) {
        const isEarly = now() - begun < 0.9 * patience.ms
        if (isEarly || turns >= enough || now() - started > LONGEST) throw error
      }
    }
  } finally {
    clearInterval(timer)
  }
}
