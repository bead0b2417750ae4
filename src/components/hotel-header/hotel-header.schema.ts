import { z } from 'zod'
import { baseProps, path, richText } from '../../ui/schema/base-props.schema'
import { shared } from './hotel-header.labels'

const part = (title: string, description: string) =>
  z.boolean().default(true).meta({ title, description, 'x-group': 'What it shows' })

const codes = (title: string, description: string) =>
  z
    .array(z.string())
    .default([])
    .meta({ title, description, examples: [['logo']] })

/** Contract of W02 with the CMS. */
export const hotelHeaderSchema = z.object({
  ...baseProps({
    ...shared.english,
    signInToSave: 'Sign in to save {hotel}',
    memberRate: '{program} members enjoy lower rates.',
    ownRate: 'You’re seeing {program} member rates.',
    signIn: 'Sign in or join',
  }),
  variant: z
    .enum(['full', 'compact'])
    .optional()
    .meta({
      title: 'Form',
      description:
        'Full: picture, address, phone and rating. Compact: icon, name and city. When empty, the page decides.',
      'x-options': { full: 'Full', compact: 'Compact' },
    }),
  isMainHeading: z.boolean().default(true).meta({
    title: 'Is the page’s main heading',
    description:
      'The full header’s hotel name is the main heading; off on a page that has another one.',
  }),
  showSave: part('Show the heart', 'Lets members save the hotel and others sign in for it.'),
  showReviews: part('Show the rating', 'Stars and number of reviews, from five reviews up.'),
  showPhone: part('Show the phone number', 'A link that calls the hotel.'),
  showAddress: part('Show the address', 'A link to the hotel on a map, in a new tab.'),
  showDetailsLink: part('Show the details link', 'Leads to the hotel’s page or opens its details.'),
  logoContent: z
    .object({
      navIds: codes('Navigation ids', 'Ids under which the content service finds the logo.'),
      taxonomies: codes('Taxonomies', 'Taxonomies of the logo; {brand} stands for the brand code.'),
      types: codes('Content types', 'Content types of the logo.'),
    })
    .optional()
    .meta({
      title: 'Where the logo is found',
      description: 'Request to the content service for the logo. When empty, the site’s setting.',
      'x-group': 'Logo and map',
      examples: [{ types: ['logo'] }],
    }),
  mapBaseUrl: path().default('https://www.google.com/maps/search/?api=1').meta({
    title: 'Map service',
    description: 'The address that the hotel’s name and address are appended to.',
    'x-group': 'Logo and map',
  }),
  ratingDisclaimer: richText()
    .default('')
    .meta({
      title: 'Note on ratings',
      description: 'Shown under the rating in Chinese-language sites outside mainland China.',
      examples: ['<p>Ratings are those of our guests.</p>'],
    }),
})

export type HotelHeaderProps = z.output<typeof hotelHeaderSchema>
export type HotelHeaderInput = z.input<typeof hotelHeaderSchema>
