import { useChosenCurrency } from '../../features/currency/use-chosen-currency'
import { usePropertyCurrency } from '../../features/currency/use-property-currency'
import { usePage } from '../../hooks/page-store'
import { useLatePart } from '../../hooks/use-late-part'
import { type Overlay, useOverlay } from '../../hooks/use-overlay'
import { commandOf, type DialogCommand, openOverlay } from '../../services/overlays/overlays'
import { currencyParts } from './currency-selector.parts'
import type { CurrencySelectorProps } from './currency-selector.schema'

export interface CurrencySelectorModel {
  state: 'ready'
  /** What prices are shown in; null where that is not known, or not yet. */
  code: string | null
  overlay: Overlay
  /** What the page's hotel charges in, as far as is known. */
  own: string | null
  /** From the first opening on. */
  hasDialog: boolean
  /** Opens the page's dialog of currencies; the widget's own where it has no other. */
  open: () => void
  /** Opens that dialog before any script runs, where the server has printed it. */
  command?: DialogCommand | undefined
  /** The visitor may be about to open the dialog. */
  prepare: () => void
}

export function useCurrencySelector(props: CurrencySelectorProps): CurrencySelectorModel {
  const { dialog } = currencyParts
  const page = usePage()
  const overlay = useOverlay<'currency'>(props)
  const chosen = useChosenCurrency()
  const own = usePropertyCurrency()
  const command = page.placed(['currency-selector-modal']) ? commandOf(page, 'currency') : undefined
  const hasDialog = useLatePart(dialog, {
    isWanted: overlay.isOpen,
    onFailure: () => overlay.close('navigation'),
  })
  return {
    state: 'ready',
    code: chosen ?? own,
    overlay,
    own,
    hasDialog,
    open: () => {
      if (!openOverlay('currency')) overlay.open()
    },
    command,
    prepare: () => {
      if (!command) dialog.load().catch(() => {})
    },
  }
}
