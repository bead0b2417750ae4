import { useEffect, useSyncExternalStore } from 'react'
import { usePage } from '../../hooks/page-store'
import { listen } from '../../services/events/events'
import { adoptCurrency, chosenCurrency } from './chosen-currency.service'

/** The currency that the visitor wants to read prices in; null for the hotels' own, as on the server. */
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
