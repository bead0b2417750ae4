import { z } from 'zod'
import { RATE_SECTIONS } from './rate-sections.rules'

/** What an author sets of a rate's terms, in the page and in the dialog (W20, W56). */
export const rateSectionsSchema = {
  sections: z
    .array(z.enum(RATE_SECTIONS))
    .default([...RATE_SECTIONS])
    .meta({
      title: 'Parts',
      description:
        'Parts of the rate’s terms, in the order in which they are shown. A part without content is left out.',
      'x-options': {
        description: 'About the rate',
        includes: 'What is included',
        price: 'Price',
        cancellation: 'Cancellation',
        guarantee: 'Payment',
        eligibility: 'Who can book',
        extras: 'Good to know',
      },
    }),
  showNightly: z.boolean().default(true).meta({
    title: 'Nights are open',
    description: 'The price of each night shows at once; else a visitor opens it.',
  }),
}
