import { CurrencyDialog } from '../../features/currency/currency-dialog.view'
import { type DialogPartProps, useCurrencyDialog } from './currency-dialog.model'

/** The choice itself, which nobody downloads who does not ask for it. */
export function CurrencyDialogPart(given: DialogPartProps) {
  const { props, overlay } = given
  return (
    <CurrencyDialog
      {...props}
      choice={useCurrencyDialog(given)}
      isOpen={overlay.isOpen}
      onClose={overlay.close}
    />
  )
}
