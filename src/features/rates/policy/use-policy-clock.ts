import { useEffect, useState } from 'react'
import { usePage } from '../../../hooks/page-store'
import { usePageValue } from '../../../hooks/use-page-value'
import { untilNextText } from '../../../rules/stay/cancellation'
import { clockAtom } from '../../../services/page/page'

/** Longer times overflow a browser's timer. */
const LONGEST_TIMER_MS = 2 ** 31 - 1

export interface PolicyClock {
  /** Time by which policies are told, ms since 1970. */
  now: number
  /** The clock runs: it is not the one of the server's HTML any more. */
  isLive: boolean
  /** When it began to run, ms since 1970. */
  since: number | null
}

/**
 * A clock that advances whenever the text of a policy with one of these deadlines becomes another, also
 * when that was due while the computer slept. Until hydration it is the time of the server's HTML.
 */
export function usePolicyClock(deadlines: readonly (string | null | undefined)[]): PolicyClock {
  const page = usePage()
  const rendered = usePageValue(clockAtom)
  const [ran, setRan] = useState<{ since: number; now: number } | null>(null)
  const key = deadlines.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the deadlines
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const tick = () => {
      clearTimeout(timer)
      const now = page.now()
      setRan((before) => ({ since: before?.since ?? now, now }))
      const waits = deadlines.flatMap((deadline) => untilNextText(deadline, now) ?? [])
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
  return { now: ran?.now ?? rendered, isLive: ran !== null, since: ran?.since ?? null }
}
