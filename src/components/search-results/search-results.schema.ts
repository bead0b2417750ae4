import { z } from 'zod'
import { baseProps } from '../../ui/schema/base-props.schema'
import { filteredLabels } from './filtered.labels'
import { hotelHeartLabels } from './hotel-heart.labels'
import { resultsMapLabels } from './results-map.labels'
import { shared } from './search-results.labels'

/** Texts of the results (W88). */
const searchResultsLabels = {
  ...shared.english,
  ...filteredLabels,
  ...hotelHeartLabels,
  ...resultsMapLabels,
  title: 'Hotels',
  titleNear: 'Hotels near {place}',
  titleArea: 'Hotels in this area of the map',
  backTo: 'Back to {place}',
  everywhere: 'All our hotels',
  noneArea: 'We have no hotel in this area of the map.',
  found: '{count} hotels|one:{count} hotel',
  within: 'within {distance}',
  away: '{distance} away',
  sortDistance: 'Distance',
  sortRating: 'Rating',
  sortBrand: 'Brand',
  reviewCount: '({count})',
  reviews: '{stars} of 5 stars, {count} reviews',
  viewHotel: 'View hotel',
  chooseDates: 'Choose dates to see prices.',
  none: 'No hotels for this search',
  noneText: 'We have no hotel within {distance} of your destination.',
  widen: 'Search within {distance}',
  pages: 'Pages of results',
  page: 'Page {number}',
  previous: 'Previous',
  next: 'Next',
  failedTitle: 'We couldn’t load the hotels.',
  failedText: 'Your search is kept. Please try again.',
  loading: 'Looking for hotels',
  view: 'Shown as',
  list: 'List',
}

/** Contract of W88 with the CMS. */
export const searchResultsSchema = z.object({
  ...baseProps(searchResultsLabels),
  isMainHeading: z.boolean().default(false).meta({
    title: 'Main heading of the page',
    description: 'Its title is the page’s one main heading.',
  }),
  showReviews: z.boolean().default(true).meta({
    title: 'Shows ratings',
    description: 'The rating by guests, where the hotel has enough of them.',
  }),
  showBrandTags: z.boolean().default(true).meta({
    title: 'Shows what a hotel has',
    description: 'Up to three words about each hotel.',
  }),
  mapTiles: z
    .string()
    .default('')
    .meta({
      title: 'Address of the map’s tiles',
      description:
        'Address of the map tiles, with {z}, {x} and {y}. Its host has to be allowed by the site’s content security policy. When empty, there is no map.',
      examples: ['/media/tiles/{z}/{x}/{y}.svg'],
    }),
  mapCredit: z.string().default('').meta({
    title: 'Source of the map',
    description: 'Credit that the licence of the map data requires.',
  }),
  mapDefault: z.boolean().default(false).meta({
    title: 'Phones begin with the map',
    description:
      'Shows the map first on phones; otherwise they show the list first. Wide screens show both.',
  }),
})

export type SearchResultsProps = z.output<typeof searchResultsSchema>
export type SearchResultsInput = z.input<typeof searchResultsSchema>
export type SearchResultsLabels = SearchResultsProps['labels']
