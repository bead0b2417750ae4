import { useEffect, useSyncExternalStore } from 'react'
import { adoptCurrency, chosenCurrency } from '../services/chosen-currency'
import { listen } from '../services/events'
import { usePage } from './page-store'

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
