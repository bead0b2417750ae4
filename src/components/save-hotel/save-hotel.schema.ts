import { z } from 'zod'
import { heartLabels } from '../../features/save-hotel/save-hotel.labels'
import { baseProps } from '../../ui/schema/base-props.schema'

/** Contract of W04 with the CMS. */
export const saveHotelSchema = z.object({
  ...baseProps({ ...heartLabels.english, thisHotel: 'this hotel' }),
  propertyId: z
    .string()
    .min(1)
    .meta({
      title: 'Hotel',
      description: 'The hotel’s property code, for example NYCAB.',
      examples: ['NYCAB'],
    }),
  surface: z.enum(['bar', 'header', 'card']).meta({
    title: 'Place',
    description: 'Where the heart stands: in a bar, in a booking header or on a hotel’s card.',
    examples: ['card'],
    'x-options': { bar: 'In a bar', header: 'In a booking header', card: 'On a hotel’s card' },
  }),
  showLabel: z.boolean().default(false).meta({
    title: 'Show the text',
    description: 'The word “save” or “saved” beside the heart.',
  }),
})

export type SaveHotelProps = z.output<typeof saveHotelSchema>
export type SaveHotelInput = z.input<typeof saveHotelSchema>
