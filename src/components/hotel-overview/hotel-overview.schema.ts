import { z } from 'zod'
import { baseProps } from '../../ui/schema/base-props.schema'
import { shared } from './hotel-overview.labels'

const part = (title: string, description: string) =>
  z.boolean().default(true).meta({ title, description })

/** Contract of W09 with the CMS. */
export const hotelOverviewSchema = z.object({
  ...baseProps({
    ...shared.english,
    readMore: 'Read more',
    readLess: 'Read less',
    brandTags: 'At this hotel',
    highlights: 'Reasons to stay',
    amenities: 'A few of our amenities',
    allAmenities: 'See all amenities',
    location: 'Where to find us',
    mapImage: 'Map showing {hotel}',
    loading: 'Loading hotel overview',
  }),
  heading: z
    .string()
    .default('')
    .meta({
      title: 'Heading',
      description: 'Stands above the description; the hotel’s name when empty.',
      examples: ['About the hotel'],
    }),
  showMap: part('Show the map', 'A small picture of the surroundings that leads to a map.'),
  showHighlights: part('Show the highlights', 'What the hotel is proud of, and some amenities.'),
  maxHighlights: z
    .number()
    .int()
    .min(1)
    .max(24)
    .default(8)
    .meta({
      title: 'Most highlights',
      description: 'Greatest number of highlights that are shown.',
      'x-when': { field: 'showHighlights', is: true },
    }),
  readMoreChars: z.number().int().min(0).default(400).meta({
    title: 'Length of the description',
    description: 'Approximate number of characters before “Read more”. 0 shows the whole text.',
  }),
  showBrandTags: part('Show what the brand offers', 'Up to three of the hotel’s brand tags.'),
})

export type HotelOverviewProps = z.output<typeof hotelOverviewSchema>
export type HotelOverviewInput = z.input<typeof hotelOverviewSchema>
