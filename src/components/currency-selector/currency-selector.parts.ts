import { latePart } from '../../mapping/late-part'

/** The choice itself, which nobody downloads who does not ask for it. */
export const currencyParts = {
  dialog: latePart(async () => (await import('./currency-dialog.part')).currencyDialogPart),
}

export type CurrencyParts = typeof currencyParts
