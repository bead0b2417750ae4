import { z } from 'zod'
import { baseProps, path } from '../../ui/schema/base-props.schema'
import { searchCalendarLabels } from './search-calendar.labels'
import { shared } from './search-form.labels'
import { searchGuestsLabels } from './search-guests.labels'
import { searchPlacesLabels } from './search-places.labels'

/** Texts of the search form (W16). */
const searchFormLabels = {
  ...shared.english,
  ...searchCalendarLabels,
  ...searchGuestsLabels,
  ...searchPlacesLabels,
  title: 'Search for hotels',
  destination: 'Destination or hotel',
  destinationHint: 'City, airport or hotel',
  destinationRequired: 'Enter a city, an airport or a hotel.',
  checkIn: 'Check-in date',
  checkOut: 'Check-out date',
  datesOrder: 'Check-out has to be after check-in.',
  datesPast: 'Choose a check-in from today on.',
  datesFar: 'You can book up to {count} days ahead.',
  datesLong: 'Online you can book up to {count} nights in one stay.',
  moreOptions: 'Special rates and more',
  rateType: 'Rate',
  rateNone: 'Best available rate',
  rateAaa: 'AAA or CAA',
  rateSenior: 'Senior',
  rateGroup: 'Group code',
  rateGovernment: 'Government',
  rateCorporate: 'Corporate or promotion code',
  rateTravelAgent: 'Travel agent programme',
  rateCode: 'Code of the rate',
  rateCodeHint: 'For the group, corporate and travel agent rates.',
  rateProof: 'Please have proof of eligibility ready at check-in.',
  groupCodeInvalid: 'A group code has 3 to 10 letters and digits.',
  corporateCodeInvalid: 'A corporate code has 2 to 10 letters and digits.',
  agentCodeInvalid: 'The programmes are H77, YX3 and 7TA.',
  usePoints: 'Pay with points',
  flexible: 'My dates are flexible',
  submit: 'Search',
  submitProperty: 'See rooms and rates',
  busy: 'Searching, one moment please',
  edit: 'Change search',
  anywhere: 'Any destination',
  anyDates: 'Any dates',
}

const RATE_OPTIONS = {
  aaa: 'AAA and CAA members',
  senior: 'Seniors',
  group: 'Groups, by code',
  government: 'Government employees',
  corporate: 'Companies and promotions, by code',
  travelAgent: 'Travel agents, by programme',
}

/** Contract of W16 with the CMS. */
export const searchFormSchema = z.object({
  ...baseProps(searchFormLabels),
  variant: z
    .enum(['full', 'compact', 'property'])
    .default('full')
    .meta({
      title: 'Form',
      description: 'How much of the form is shown at first, and what is searched.',
      'x-options': {
        full: 'The whole form',
        compact: 'One line that opens into the form',
        property: 'Rooms of the hotel that the page is about',
      },
    }),
  title: z
    .string()
    .default('')
    .meta({
      title: 'Title',
      description: 'A heading above the form; it is named for screen readers without one, too.',
      examples: ['Where to next?'],
    }),
  propertyId: z
    .string()
    .default('')
    .meta({
      title: 'Hotel',
      description: 'Code of the hotel whose rooms are searched. When empty, the page’s hotel.',
      examples: ['NYCAB'],
    }),
  searchRadius: z.number().int().min(1).max(500).default(50).meta({
    title: 'Radius',
    description: 'How far from the destination hotels are found, in miles.',
    'x-group': 'Advanced',
  }),
  recordsPerPage: z.number().int().min(5).max(100).default(40).meta({
    title: 'Hotels on a page',
    description: 'How many hotels a page of results has.',
    'x-group': 'Advanced',
  }),
  sort: z
    .enum(['distance', 'price', 'rating', 'brand'])
    .default('distance')
    .meta({
      title: 'Order of results',
      description: 'Order in which the results are listed first.',
      'x-group': 'Advanced',
      'x-options': {
        distance: 'The nearest first',
        price: 'The lowest price first',
        rating: 'The best rated first',
        brand: 'By brand',
      },
    }),
  rateOptions: z
    .array(z.enum(['aaa', 'senior', 'group', 'government', 'corporate', 'travelAgent']))
    .default(['aaa', 'senior', 'group', 'government', 'corporate', 'travelAgent'])
    .meta({
      title: 'Special rates',
      description: 'Which special rates a visitor can ask for.',
      'x-options': RATE_OPTIONS,
    }),
  showPoints: z.boolean().default(true).meta({
    title: 'Offers points',
    description: 'A visitor can ask for rates in points, once stays are sold for points.',
  }),
  showFlexible: z.boolean().default(true).meta({
    title: 'Offers flexible dates',
    description: 'A visitor can say that the dates may move.',
  }),
  groupRequestHref: path()
    .optional()
    .meta({
      title: 'Page for groups',
      description: 'Address for visitors who need more than nine rooms.',
      examples: ['/groups'],
    }),
})

export type SearchFormProps = z.output<typeof searchFormSchema>
export type SearchFormInput = z.input<typeof searchFormSchema>
export type SearchFormLabels = SearchFormProps['labels']
