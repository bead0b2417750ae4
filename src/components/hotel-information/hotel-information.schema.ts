import { z } from 'zod'
import { HOTEL_SECTIONS } from '../../features/property/hotel-sections.rules'
import { baseProps } from '../../ui/schema/base-props.schema'
import { shared } from './hotel-information.labels'

/** Contract of W10 with the CMS. */
export const hotelInformationSchema = z.object({
  ...baseProps({
    ...shared.english,
    heading: 'Good to know',
    loading: 'Loading hotel information',
    checkin: 'Check-in and check-out',
    parking: 'Parking',
    dining: 'Food and drink',
    accessibility: 'Accessibility',
    internet: 'Internet',
    policies: 'Policies and fees',
    contact: 'Contact',
    sustainability: 'Sustainability',
    age: 'Minimum age',
    ageFrom: 'You need to be at least {age} to check in.',
    free: 'Free of charge',
    valet: 'Valet parking',
    selfParking: 'Self-parking',
    petFee: 'Pet fee',
    paid: 'Additional fee',
    wellness: 'Wellness',
    rooms: 'In your room',
    services: 'Services',
    business: 'Business',
    family: 'Families',
    more: 'More',
    deposit: 'Deposit',
    fees: 'Mandatory taxes and fees',
    plusTax: '{price}, plus tax',
    withTax: '{price}, tax included',
    converted: '{price} ({converted})',
    reservations: 'Reservations',
    fax: 'Fax',
    website: 'Hotel website',
  }),
  sections: z
    .array(z.enum(HOTEL_SECTIONS))
    .optional()
    .meta({
      title: 'Sections',
      description:
        'What is shown, in this order; all when nothing is chosen. A section without content is left out, a Max hotel’s contact is shown only when chosen.',
      'x-options': {
        checkin: 'Check-in and check-out',
        parking: 'Parking',
        pets: 'Pets',
        amenities: 'Amenities',
        dining: 'Food and drink',
        accessibility: 'Accessibility',
        internet: 'Internet',
        policies: 'Policies and fees',
        directions: 'Getting here',
        contact: 'Contact',
        sustainability: 'Sustainability',
      },
    }),
  display: z
    .enum(['accordion', 'tabs', 'list'])
    .default('accordion')
    .meta({
      title: 'Shown as',
      description:
        'An accordion on small screens and two columns on wide ones; tabs; or a list that is always open.',
      'x-options': { accordion: 'Accordion', tabs: 'Tabs', list: 'List, always open' },
    }),
  openFirst: z
    .boolean()
    .default(true)
    .meta({
      title: 'First section open',
      description: 'The first section of the accordion is open from the start.',
      'x-when': { field: 'display', is: 'accordion' },
    }),
})

export type HotelInformationProps = z.output<typeof hotelInformationSchema>
export type HotelInformationInput = z.input<typeof hotelInformationSchema>
