import { z } from 'zod'
import { baseProps } from '../../ui/base-props.schema'
import { currencyChoiceFields, currencyLabels } from '../../ui/currency-choice.schema'

/** Contract of W60 with the CMS. */
export const currencySelectorModalSchema = z.object({
  ...baseProps(currencyLabels),
  ...currencyChoiceFields(),
})

export type CurrencySelectorModalProps = z.output<typeof currencySelectorModalSchema>
export type CurrencySelectorModalInput = z.input<typeof currencySelectorModalSchema>
