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
    consentTitle: 'Payment when you book',
    charged: 'We charge {amount} on {day}, when you book.',
    chargedHidden: 'We charge the whole of your stay on {day}, when you book.',
    agree: 'I agree that {amount} is charged when I book.',
    agreeHidden: 'I agree that the whole of my stay is charged when I book.',
    agreementChanged: 'The amount has changed. Please confirm the new one.',
    amountBefore: 'You have agreed to {amount}, which has changed since.',
    consentFailed: 'We couldn’t look up what is charged when you book.',
  }),
  variant: z
    .enum(['info', 'consent'])
    .default('info')
    .meta({
      title: 'Purpose',
      description:
        'On the rate list it tells of such rates; before the booking it asks whoever chose one to agree to the charge.',
      'x-options': {
        info: 'Tells of prepaid rates',
        consent: 'Asks for the consent to the charge',
      },
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
