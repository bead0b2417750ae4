import { z } from 'zod'
import { baseProps, path, richText } from '../../ui/schema/base-props.schema'
import { shared } from './prepay-rates.labels'

/** Contract of W22 with the CMS. */
export const prepayRatesSchema = z.object({
  ...baseProps({
    ...shared.english,
    title: 'Pay now and save',
    text: 'Some rates are lower because you pay the whole stay when you book.',
    terms: 'Terms of prepaid rates',
  }),
  text: richText()
    .default('')
    .meta({
      title: 'Text',
      description: 'About rates that are paid at once; has a text of its own when empty.',
      examples: ['<p>Pay now, and the night costs less.</p>'],
    }),
  termsHref: path()
    .optional()
    .meta({
      title: 'Terms',
      description: 'Page with the terms of such rates.',
      examples: ['/terms/prepaid-rates'],
    }),
})

export type PrepayRatesProps = z.output<typeof prepayRatesSchema>
export type PrepayRatesInput = z.input<typeof prepayRatesSchema>
