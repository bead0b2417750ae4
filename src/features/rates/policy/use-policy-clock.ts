import { useState } from 'react'
import { usePageValue } from '../../../hooks/use-page-value'
import { untilNextText } from '../../../rules/stay/cancellation'
import { clockAtom } from '../../../services/page/page'
import { type Deadlines, useTicks } from './use-ticks'

export interface PolicyClock {
  /** Time by which policies are stated, ms since 1970. */
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
export function usePolicyClock(deadlines: Deadlines): PolicyClock {
  const rendered = usePageValue(clockAtom)
  const [ran, setRan] = useState<{ since: number; now: number } | null>(null)
  useTicks(deadlines, untilNextText, (now) =>
    setRan((before) => ({ since: before?.since ?? now, now })),
  )
  return { now: ran?.now ?? rendered, isLive: ran !== null, since: ran?.since ?? null }
}
