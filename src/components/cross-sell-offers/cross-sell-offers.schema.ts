import { z } from 'zod'
import { baseProps, richText } from '../../ui/schema/base-props.schema'
import { image, link } from '../../ui/schema/content.schema'
import { shared } from './cross-sell-offers.labels'

/** Contract of W27 with the CMS. */
export const crossSellOffersSchema = z.object({
  ...baseProps({ ...shared.english, title: 'For your stay', more: 'Find out more' }),
  heading: z
    .string()
    .default('')
    .meta({
      title: 'Heading',
      description: 'Has a text of its own when empty.',
      examples: ['Make more of your stay'],
    }),
  slots: z.number().int().min(1).max(6).default(3).meta({
    title: 'Offers',
    description: 'Most offers that are shown. Three fill a row on a desktop.',
  }),
  fallbackOffers: z
    .array(
      z.object({
        id: z
          .string()
          .min(1)
          .meta({
            title: 'Name in reports',
            description: 'Unique among the offers.',
            examples: ['late-checkout'],
          }),
        title: z
          .string()
          .min(1)
          .meta({
            title: 'Title',
            description: 'What the guest gets, in a few words. It is the link.',
            examples: ['Sleep in, leave at 14:00'],
          }),
        text: richText()
          .default('')
          .meta({
            title: 'Text',
            description: 'One or two sentences.',
            examples: ['<p>Keep your room for a slow last morning.</p>'],
          }),
        image: image().optional().meta({
          title: 'Picture',
          description: 'Stands above the title, three to two.',
        }),
        cta: link().meta({
          title: 'Link',
          description: 'Where the offer leads, and what its card says below the text.',
        }),
        disclosure: z
          .string()
          .default('')
          .meta({
            title: 'Disclosure',
            description:
              'Whose advertisement it is. An offer with a disclosure is marked as sponsored and opens a new tab.',
            examples: ['Advertisement'],
          }),
      }),
    )
    .default([])
    .meta({
      title: 'Offers of your own',
      description:
        'Shown where the offer service has none, or too few, for this visitor. Without them the component is hidden until the service answers.',
    }),
})

export type CrossSellOffersProps = z.output<typeof crossSellOffersSchema>
export type CrossSellOffersInput = z.input<typeof crossSellOffersSchema>
