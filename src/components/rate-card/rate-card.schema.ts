import { z } from 'zod'
import { baseProps } from '../../ui/schema/base-props.schema'
import { shared } from './rate-card.labels'

/** Contract of W19 with the CMS. */
export const rateCardSchema = z.object({
  ...baseProps({
    ...shared.english,
    chooseDatesText: 'Choose your dates to see the price.',
    chooseDates: 'Choose dates',
    allRates: 'See all rates',
    firstOf: 'Price of the first of {count} rooms',
    otherRooms: 'See other rooms',
    loading: 'Loading the room',
    failedTitle: 'We couldn’t load the room.',
    priceLoading: 'Loading the price',
    priceFailed: 'We couldn’t load the price.',
  }),
  roomCode: z
    .string()
    .default('')
    .meta({
      title: 'Room type',
      description: 'Code of a room type of the page’s hotel. Without one, nothing is shown.',
      examples: ['QCMP'],
    }),
  showStrikethrough: z.boolean().default(true).meta({
    title: 'Compares prices',
    description: 'A member sees the standard price, struck through, beside the member rate.',
  }),
  lowInventoryAt: z.number().int().min(0).max(20).default(5).meta({
    title: 'Few rooms left',
    description:
      'The card shows how many rooms are left when there are at most this many. 0 never shows it.',
  }),
})

export type RateCardProps = z.output<typeof rateCardSchema>
export type RateCardInput = z.input<typeof rateCardSchema>
