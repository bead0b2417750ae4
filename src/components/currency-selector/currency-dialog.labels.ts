import { currencyLabels } from '../../features/currency/currency-choice.schema'

const { currency: _ofTheButton, ...ofTheDialog } = currencyLabels

/** Labels of the dialog, without the one on the button. */
export const currencyDialogLabels = ofTheDialog
