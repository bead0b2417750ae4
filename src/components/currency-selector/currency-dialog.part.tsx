import { CurrencyDialog } from '../../features/currency/currency-dialog.view'
import type { CurrencyChoice } from '../../features/currency/use-currency-choice'
import type { Part } from '../../mapping/late-part'
import { currencyDialogLabels } from './currency-dialog.labels'
import { type DialogPartProps, useCurrencyDialog } from './currency-dialog.model'

export const currencyDialogPart: Part<DialogPartProps, CurrencyChoice> = {
  labels: currencyDialogLabels,
  useModel: useCurrencyDialog,
  View: ({ props, overlay, model }) => (
    <CurrencyDialog {...props} choice={model} isOpen={overlay.isOpen} onClose={overlay.close} />
  ),
}
