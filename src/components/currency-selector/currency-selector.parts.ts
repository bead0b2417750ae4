import { latePart } from '../../mapping/late-part'

/** The list of currencies, which is loaded when the visitor opens the dialog. */
export const currencyParts = {
  dialog: latePart(async () => (await import('./currency-dialog.part')).currencyDialogPart),
}

export type CurrencyParts = typeof currencyParts
