import { z } from 'zod'
import { baseProps } from '../../ui/schema/base-props.schema'
import { shared } from './non-room-products.labels'

/** Contract of W86 with the CMS. */
export const nonRoomProductsSchema = z.object({
  ...baseProps({
    ...shared.english,
    title: 'Extras for your room',
    intro: 'Prices include taxes. You pay for extras at the hotel.',
    add: 'Add extras',
    change: 'Change extras',
    chosen: '{count} extras · {total}|one:{count} extra · {total}',
    most: 'At most {max}',
    free: 'No charge',
    quantity: 'Quantity',
    dropped: '{extra} is sold out',
    droppedText: 'We took this extra out of your booking.',
    soldOutTitle: 'Not enough of an extra is left',
    soldOutText: 'Choose less of what is sold out, and apply again.',
    staleTitle: 'Your booking has changed in another window',
    staleText: 'Please check your extras, and apply again.',
    unsentTitle: 'We couldn’t change your extras.',
    loading: 'Loading extras',
    failedTitle: 'We couldn’t load the extras.',
  }),
  categories: z
    .array(z.enum(['parking', 'breakfast', 'crib', 'rollaway', 'pet']))
    .default(['parking', 'breakfast', 'crib', 'rollaway', 'pet'])
    .meta({
      title: 'Extras',
      description: 'What is offered, where the hotel has it.',
      'x-options': {
        parking: 'Parking',
        breakfast: 'Breakfast',
        crib: 'Crib',
        rollaway: 'Rollaway bed',
        pet: 'Pet',
      },
    }),
})

export type NonRoomProductsProps = z.output<typeof nonRoomProductsSchema>
export type NonRoomProductsInput = z.input<typeof nonRoomProductsSchema>
