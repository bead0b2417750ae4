import { useCallback, useEffect, useState } from 'react'
import { usePage } from '../../hooks/page-store'
import type { Money } from '../../rules/money/money'
import { useChosenCurrency } from './use-chosen-currency'

type Convert = (money: Money) => string

/**
 * Formatters from several hotels' currencies to the visitor's, as `useConvertedPrice` has one.
 * Returns null for a currency that needs no conversion or has no rate.
 */
export function useConverters(own: readonly string[]): (currency: string) => Convert | null {
  const page = usePage()
  const chosen = useChosenCurrency()
  const [converters, setConverters] = useState<Record<string, Convert | null>>({})
  const from = [...new Set(own)].filter((code) => code && code !== chosen).sort()
  const wanted = chosen ? from.join() : ''
  useEffect(() => {
    if (!wanted || !chosen) return
    let isLatest = true
    const codes = wanted.split(',')
    import('./exchange-rates.service')
      .then(({ converter }) =>
        Promise.all(codes.map((code) => converter(page, code, chosen).catch(() => null))),
      )
      .catch(() => [])
      .then((found) => {
        if (isLatest)
          setConverters(
            Object.fromEntries(codes.map((code, index) => [code, found[index] ?? null])),
          )
      })
    return () => {
      isLatest = false
    }
  }, [page, wanted, chosen])
  return useCallback(
    (currency) => (wanted ? (converters[currency] ?? null) : null),
    [wanted, converters],
  )
}
