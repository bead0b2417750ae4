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
    description: 'Whose offer it is and what the chain has of it; stands before the link.',
    examples: ['<p>Advertisement. The bank pays us when you open an account.</p>'],
  }),
  program: z
    .enum(['chase', 'amex'])
    .optional()
    .meta({
      title: 'Card',
      description: 'Unless set, the one that the bank has for this member.',
      'x-options': { chase: 'Chase', amex: 'American Express' },
    }),
  destinationURL: path().meta({
    title: 'Page of the card',
    description: 'Where the link leads in the end; an address of the card’s own list.',
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
