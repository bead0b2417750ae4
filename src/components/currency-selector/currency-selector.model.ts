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
  /** The currency of the shown prices; null if it is not known, or not yet. */
  code: string | null
  overlay: Overlay
  /** The currency in which the page's hotel charges, if known. */
  own: string | null
  /** True after the first opening. */
  hasDialog: boolean
  /** Opens the page's currency dialog, or the widget's own if the page has none. */
  open: () => void
  /** Opens that dialog without a script, if the server has printed it. */
  command?: DialogCommand | undefined
  /** Preloads the dialog when the visitor is likely to open it. */
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
