import { z } from 'zod'
import { baseProps, path, richText } from '../../ui/schema/base-props.schema'
import { shared } from './co-brand-offer.labels'

/** Contract of W85 with the CMS. */
export const coBrandOfferSchema = z.object({
  ...baseProps({ ...shared.english, apply: 'Apply now', chase: 'Chase', amex: 'American Express' }),
  heading: z
    .string()
    .min(1)
    .meta({
      title: 'Heading',
      description: 'What the card brings, in a few words.',
      examples: ['A free night every year'],
    }),
  text: richText().meta({
    title: 'Text',
    description: 'Two or three sentences about the card.',
    examples: ['<p>Earn points on everything you buy, and six times as many with us.</p>'],
  }),
  legal: richText().meta({
    title: 'Disclosure',
    description:
      'Says whose offer it is and what the chain earns from it. It is shown before the link.',
    examples: ['<p>Advertisement. The bank pays us when you open an account.</p>'],
  }),
  program: z
    .enum(['chase', 'amex'])
    .optional()
    .meta({
      title: 'Card',
      description: 'Which card is offered. When not set, the bank chooses one for the member.',
      'x-options': { chase: 'Chase', amex: 'American Express' },
    }),
  destinationURL: path().meta({
    title: 'Page of the card',
    description: 'Final address of the link. It has to be in the card’s list of allowed addresses.',
    examples: ['https://cards.alderway.example/apply'],
  }),
  campaignCode: z
    .enum(['0513', '0532', 'USPC', 'USBU', 'USMT'])
    .optional()
    .meta({
      title: 'Campaign',
      description: 'Tells the bank where the visitor came from.',
      'x-options': {
        '0513': '0513',
        '0532': '0532',
        USPC: 'USPC',
        USBU: 'USBU',
        USMT: 'USMT',
      },
    }),
})

export type CoBrandOfferProps = z.output<typeof coBrandOfferSchema>
export type CoBrandOfferInput = z.input<typeof coBrandOfferSchema>
