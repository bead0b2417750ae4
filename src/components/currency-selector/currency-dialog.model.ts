import { useCurrencyChoice } from '../../features/currency/use-currency-choice'
import type { Overlay } from '../../hooks/use-overlay'
import type { CurrencySelectorProps } from './currency-selector.schema'

export interface DialogPartProps {
  props: CurrencySelectorProps
  overlay: Overlay
  own: string | null
}

export const useCurrencyDialog = ({ props, overlay, own }: DialogPartProps) =>
  useCurrencyChoice('currency-selector', props, { overlay, own })
