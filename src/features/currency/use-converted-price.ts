import { useEffect, useState } from 'react'
import { usePage } from '../../hooks/page-store'
import type { Money } from '../../rules/money/money'
import { useChosenCurrency } from './use-chosen-currency'

/**
 * A formatter from the hotel's currency to the visitor's, marked "≈" (W07, C.13). Null when no
 * conversion is needed or no rate is known; the hotel's own price then stands alone. The converter
 * loads only for visitors who chose a currency. Not for charged amounts, nor for points.
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
