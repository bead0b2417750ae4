import { useEffect, useState } from 'react'
import { usePage } from '../../hooks/page-store'
import type { Money } from '../../rules/money/money'
import { useChosenCurrency } from './use-chosen-currency'

/**
 * How amounts of a hotel's currency read in the one that the visitor has chosen, "≈" before them
 * (W07, C.13). Null where there is nothing to convert, or no rate: then the hotel's own is all there
 * is, and who chose nothing has loaded nothing. Never for what is charged, and never for points.
 */
export function useConvertedPrice(
  own: string | null | undefined,
): ((money: Money) => string) | null {
  const page = usePage()
  const chosen = useChosenCurrency()
  const [convert, setConvert] = useState<((money: Money) => string) | null>(null)
  const wanted = own && chosen && own !== chosen ? `${own}>${chosen}` : null
  useEffect(() => {
    const [from, to] = wanted?.split('>') ?? []
    if (!from || !to) return
    let isLatest = true
    import('./exchange-rates.service')
      .then(({ converter }) => converter(page, from, to))
      .catch(() => null)
      .then((found) => isLatest && setConvert(() => found))
    return () => {
      isLatest = false
    }
  }, [page, wanted])
  return wanted ? convert : null
}
