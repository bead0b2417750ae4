import { useState } from 'react'
import { usePageValue } from '../../../hooks/use-page-value'
import { lastPassed, untilDeadline } from '../../../rules/stay/cancel-terms'
import { clockAtom } from '../../../services/page/page'
import type { OfferedProduct } from '../product.model'
import { useTicks } from './use-ticks'

/**
 * The time at which the terms of rates are stated, ms since 1970: the latest of their deadlines that has
 * passed. It changes only when another one passes, so that hundreds of rates are not drawn again for
 * nothing. Until hydration it is told by the clock of the server's HTML.
 */
export function useTermsTime(products: readonly Pick<OfferedProduct, 'rateDetails'>[]): number {
  const rendered = usePageValue(clockAtom)
  const [now, setNow] = useState(rendered)
  const all = products.map(({ rateDetails }) => rateDetails?.policy.deadline)
  const deadlines = [...new Set(all)]
  useTicks(deadlines, untilDeadline, (time) =>
    setNow((before) =>
      lastPassed(deadlines, before) === lastPassed(deadlines, time) ? before : time,
    ),
  )
  return lastPassed(deadlines, now)
}
