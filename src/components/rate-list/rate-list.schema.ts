import { z } from 'zod'
import { baseProps, path, richText } from '../../ui/schema/base-props.schema'
import { filteredLabels } from './filtered.labels'
import { shared } from './rate-list.labels'

/** Texts of the list of rates (W18, W19). */
const rateListLabels = {
  ...shared.english,
  ...filteredLabels,
  title: 'Select a room',
  roomResults: '{count} room types|one:{count} room type',
  tabs: 'Kinds of rates',
  standard: 'Standard rates',
  member: 'Member rates',
  special: 'Special rates',
  pointRates: 'Points',
  sortRecommended: 'Our recommendation',
  sortPriceDesc: 'Highest price',
  sortPoints: 'Fewest points',
  moreRates: '{count} more rates|one:{count} more rate',
  memberNote: 'Member rates are for members of our programme. Joining is free.',
  codeNote: 'These rates are for your code {code}.',
  specialNote: 'These are the special rates that you asked for.',
  pointsNote: 'Rates in points are for members: please sign in.',
  chooseDates: 'Choose your dates to see rooms and rates.',
  lowestByDay:
    'The lowest price of one night, with all taxes and fees, by the day of your arrival:',
  noRooms: 'No rooms for this stay',
  failedTitle: 'We couldn’t load the rates.',
  failedText: 'Your dates and guests are kept. Please try again.',
  findNearby: 'Find hotels nearby',
  loading: 'Looking for rooms and rates',
  priceChangedText: '{room}, {rate}: {before} before, {after} now. Nothing is booked yet.',
  orAnother: 'Or choose another rate below.',
}

/** Contract of W18 with the CMS. */
export const rateListSchema = z.object({
  ...baseProps(rateListLabels),
  ratesPerCard: z.number().int().min(1).max(12).default(3).meta({
    title: 'Rates at first',
    description: 'How many rates of a room show before “more rates”.',
  }),
  tabs: z
    .array(z.enum(['standard', 'member', 'special', 'points']))
    .default(['standard', 'member', 'special', 'points'])
    .meta({
      title: 'Kinds of rates',
      description: 'Tabs that a visitor can choose. A tab without rates is not shown.',
      'x-options': {
        standard: 'Standard rates',
        member: 'Member rates',
        special: 'Special rates and codes',
        points: 'Rates in points',
      },
    }),
  sort: z
    .enum(['recommended', 'priceAsc', 'priceDesc', 'points'])
    .default('recommended')
    .meta({
      title: 'Order',
      description: 'The order that a visitor sees first.',
      'x-options': {
        recommended: 'What we recommend',
        priceAsc: 'The lowest price first',
        priceDesc: 'The highest price first',
        points: 'The fewest points first',
      },
    }),
  showSoldOut: z.boolean().default(true).meta({
    title: 'Shows what is not available',
    description: 'Room types of which nothing is sold stand at the end, with the reason.',
  }),
  lowInventoryAt: z.number().int().min(0).max(20).default(5).meta({
    title: 'Few rooms left',
    description:
      'A rate shows how many rooms are left when there are at most this many. 0 never shows it.',
  }),
  memberDisclaimer: richText()
    .default('')
    .meta({
      title: 'About member rates',
      description: 'Below the member rates; has a text of its own when empty.',
      examples: ['<p>For members of our programme.</p>'],
    }),
  emptyHref: path()
    .optional()
    .meta({
      title: 'Page without rooms',
      description:
        'Address of the link that is shown when no room is free. When not set, it leads to the search for hotels.',
      examples: ['/hotels-nearby'],
    }),
})

export type RateListProps = z.output<typeof rateListSchema>
export type RateListInput = z.input<typeof rateListSchema>
export type RateListLabels = RateListProps['labels']
