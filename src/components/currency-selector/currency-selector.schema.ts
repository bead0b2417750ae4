import { z } from 'zod'
import {
  currencyChoiceFields,
  currencyLabels,
} from '../../features/currency/currency-choice.schema'
import { baseProps } from '../../ui/schema/base-props.schema'

/** Contract of W07 with the CMS. */
export const currencySelectorSchema = z.object({
  ...baseProps(currencyLabels),
  ...currencyChoiceFields(),
  compact: z.boolean().default(false).meta({
    title: 'Code only',
    description: 'The button shows the code of the currency without the word before it.',
  }),
})

export type CurrencySelectorProps = z.output<typeof currencySelectorSchema>
export type CurrencySelectorInput = z.input<typeof currencySelectorSchema>
