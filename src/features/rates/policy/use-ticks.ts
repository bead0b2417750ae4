import { useEffect } from 'react'
import { usePage } from '../../../hooks/page-store'

/** Longer times overflow a browser's timer. */
const LONGEST_TIMER_MS = 2 ** 31 - 1

/** ISO 8601 with an offset each. */
export type Deadlines = readonly (string | null | undefined)[]

/**
 * Calls `onTick` with the page's time (ms since 1970) after hydration, and whenever one of the times has
 * passed that `next` says for a deadline, also when that was due while the computer slept.
 */
export function useTicks(
  deadlines: Deadlines,
  next: (deadline: string | null | undefined, now: number) => number | null,
  onTick: (now: number) => void,
): void {
  const page = usePage()
  const key = deadlines.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the deadlines
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const tick = () => {
      clearTimeout(timer)
      const now = page.now()
      onTick(now)
      const waits = deadlines.flatMap((deadline) => next(deadline, now) ?? [])
      if (waits.length > 0) timer = setTimeout(tick, Math.min(...waits, LONGEST_TIMER_MS))
    }
    const onReturn = () => {
      if (document.visibilityState === 'visible') tick()
    }
    tick()
    document.addEventListener('visibilitychange', onReturn)
    window.addEventListener('pageshow', onReturn)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onReturn)
      window.removeEventListener('pageshow', onReturn)
    }
  }, [page, key])
}
