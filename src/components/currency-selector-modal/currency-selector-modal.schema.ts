import { z } from 'zod'
import {
  currencyChoiceFields,
  currencyLabels,
} from '../../features/currency/currency-choice.schema'
import { baseProps } from '../../ui/schema/base-props.schema'

/** Contract of W60 with the CMS. */
export const currencySelectorModalSchema = z.object({
  ...baseProps(currencyLabels),
  ...currencyChoiceFields(),
})

export type CurrencySelectorModalProps = z.output<typeof currencySelectorModalSchema>
export type CurrencySelectorModalInput = z.input<typeof currencySelectorModalSchema>
