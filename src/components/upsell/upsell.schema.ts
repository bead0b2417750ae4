import { z } from 'zod'
import { baseProps } from '../../ui/schema/base-props.schema'
import { shared } from './upsell.labels'

const KINDS = ['room', 'rate', 'breakfast', 'lateCheckout'] as const

/** Contract of W26 with the CMS. */
export const upsellSchema = z.object({
  ...baseProps({
    ...shared.english,
    title: 'Make more of your stay',
  }),
  heading: z
    .string()
    .default('')
    .meta({
      title: 'Heading',
      description: 'Stands above the offers; has a text of its own when empty.',
      examples: ['A little more for your stay?'],
    }),
  kinds: z
    .array(z.enum(KINDS))
    .default(['room', 'rate'])
    .meta({
      title: 'Offers',
      description: 'What is offered, in this order. A hotel may not sell all of them.',
      'x-options': {
        room: 'A better room',
        rate: 'A rate with more in it',
        breakfast: 'Breakfast',
        lateCheckout: 'Late checkout',
      },
    }),
  maxOffers: z.number().int().min(1).max(6).default(2).meta({
    title: 'Most offers',
    description: 'Offers at a time, at most 6.',
  }),
})

export type UpsellProps = z.output<typeof upsellSchema>
export type UpsellInput = z.input<typeof upsellSchema>
