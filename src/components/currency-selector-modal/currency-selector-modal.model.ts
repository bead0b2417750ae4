import { useState } from 'react'
import type { CurrencyChoice } from '../../features/currency/use-currency-choice'
import { useCurrencyChoice } from '../../features/currency/use-currency-choice'
import { usePropertyCurrency } from '../../features/currency/use-property-currency'
import { usePage } from '../../hooks/page-store'
import { type Overlay, useOverlay } from '../../hooks/use-overlay'
import type { CurrencySelectorModalProps } from './currency-selector-modal.schema'

export interface CurrencySelectorModalModel {
  /** `closed`: not opened yet; only the empty dialog is rendered. */
  state: 'closed' | 'ready'
  isOpen: boolean
  open: () => void
  close: Overlay['close']
  choice: CurrencyChoice
  /** Shown in the page, for author mode. */
  isInline: boolean
}

export function useCurrencySelectorModal(
  props: CurrencySelectorModalProps,
): CurrencySelectorModalModel {
  const isInline = usePage().context.mode === 'edit'
  const overlay = useOverlay<'currency'>(props)
  const own = usePropertyCurrency()
  const choice = useCurrencyChoice('currency-selector-modal', props, { overlay, own })
  const { isOpen, open, close } = overlay
  const [wasOpen, setWasOpen] = useState(false)
  if (isOpen && !wasOpen) setWasOpen(true)
  const state = isOpen || wasOpen || isInline ? 'ready' : 'closed'
  return { state, isOpen, open, close, choice, isInline }
}
