import { z } from 'zod'
import { baseProps, path } from '../../ui/schema/base-props.schema'
import { shared } from './property-bar.labels'

const part = (title: string, description: string) =>
  z.boolean().default(true).meta({ title, description, 'x-group': 'What it shows' })

/** Contract of W03 with the CMS. */
export const propertyBarSchema = z.object({
  ...baseProps({ ...shared.english, bar: 'Hotel quick links' }),
  showMap: part('Show the map link', 'A link to the hotel on a map, in a new tab.'),
  showPhone: part('Show the phone number', 'A link that calls the hotel.'),
  showReviews: part('Show the rating', 'Stars and number of reviews, from five reviews up.'),
  showSave: part('Show the heart', 'Lets members save the hotel.'),
  detailsLabel: z
    .string()
    .default('')
    .meta({
      title: 'Text of the details button',
      description: 'The button opens a quick view of the hotel; “Hotel details” when empty.',
      examples: ['About this hotel'],
    }),
  sticky: z.boolean().default(true).meta({
    title: 'Stays on screen',
    description: 'Stays at the top while the page is scrolled up.',
  }),
  mapBaseUrl: path().default('https://www.google.com/maps/search/?api=1').meta({
    title: 'Map service',
    description: 'The address that the hotel’s coordinates are appended to.',
  }),
  bookHref: path()
    .optional()
    .meta({
      title: 'Address of the rates button',
      description: 'Where “View rates” leads; without it there is no button.',
      examples: ['/book/rates'],
    }),
})

export type PropertyBarProps = z.output<typeof propertyBarSchema>
export type PropertyBarInput = z.input<typeof propertyBarSchema>
