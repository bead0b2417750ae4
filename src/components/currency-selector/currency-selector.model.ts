import type { ComponentType } from 'react'
import { useChosenCurrency } from '../../features/currency/use-chosen-currency'
import { usePropertyCurrency } from '../../features/currency/use-property-currency'
import { type Overlay, useOverlay } from '../../hooks/use-overlay'
import { usePart } from '../../hooks/use-part'
import type { DialogPartProps } from './currency-dialog.model'
import type { CurrencySelectorProps } from './currency-selector.schema'

const loadDialog = async () => (await import('./currency-dialog.part')).CurrencyDialogPart

export interface CurrencySelectorModel {
  /** What prices are shown in; null where that is not known, or not yet. */
  code: string | null
  overlay: Overlay
  /** What the page's hotel charges in, as far as is known. */
  own: string | null
  /** Since it was first asked for. */
  Dialog: ComponentType<DialogPartProps> | null
  /** The visitor may be about to open the dialog. */
  prepare: () => void
}

export function useCurrencySelector(props: CurrencySelectorProps): CurrencySelectorModel {
  const overlay = useOverlay<'currency'>(props)
  const chosen = useChosenCurrency()
  const own = usePropertyCurrency()
  const Dialog = usePart(loadDialog, {
    isWanted: overlay.isOpen,
    onFailure: () => overlay.close('navigation'),
  })
  return {
    code: chosen ?? own,
    overlay,
    own,
    Dialog,
    prepare: () => void loadDialog().catch(() => {}),
  }
}
