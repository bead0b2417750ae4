import { useEffect, useSyncExternalStore } from 'react'
import { usePage } from '../../hooks/page-store'
import { listen } from '../../services/events/events'
import { adoptCurrency, chosenCurrency } from './chosen-currency.service'

/** The visitor's currency for prices; null for each hotel's own, as on the server. */
export function useChosenCurrency(): string | null {
  const page = usePage()
  useEffect(() => void adoptCurrency(page), [page])
  return useSyncExternalStore(
    onChange,
    () => chosenCurrency(page),
    () => null,
  )
}

const onChange = (react: () => void) => listen('currency-changed', react)
