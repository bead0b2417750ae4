import { useState } from 'react'
import type { CurrencyChoice } from '../../features/currency/use-currency-choice'
import { useCurrencyChoice } from '../../features/currency/use-currency-choice'
import { usePropertyCurrency } from '../../features/currency/use-property-currency'
import { usePage } from '../../hooks/page-store'
import { type Overlay, useOverlay } from '../../hooks/use-overlay'
import type { CurrencySelectorModalProps } from './currency-selector-modal.schema'

export type CurrencySelectorModalModel =
  /** Not opened yet: there is nothing in it. */
  | { state: 'closed' }
  | {
      state: 'ready'
      isOpen: boolean
      close: Overlay['close']
      choice: CurrencyChoice
      /** Shown in the page itself, for an author. */
      isInline: boolean
    }

export function useCurrencySelectorModal(
  props: CurrencySelectorModalProps,
): CurrencySelectorModalModel {
  const isInline = usePage().context.mode === 'edit'
  const overlay = useOverlay<'currency'>(props)
  const own = usePropertyCurrency()
  const choice = useCurrencyChoice('currency-selector-modal', props, { overlay, own })
  const { isOpen, close } = overlay
  const [wasOpen, setWasOpen] = useState(false)
  if (isOpen && !wasOpen) setWasOpen(true)
  if (!isOpen && !wasOpen && !isInline) return { state: 'closed' }
  return { state: 'ready', isOpen, close, choice, isInline }
}
