import { currencyLabels } from '../../features/currency/currency-choice.schema'

const { currency: _ofTheButton, ...ofTheDialog } = currencyLabels

/** The choice itself; the word on the button is not among them. */
export const currencyDialogLabels = ofTheDialog
