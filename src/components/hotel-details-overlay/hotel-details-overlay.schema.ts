import { z } from 'zod'
import { baseProps } from '../../ui/schema/base-props.schema'
import { shared } from './hotel-details-overlay.labels'

const SECTIONS = ['address', 'phone', 'policies', 'directions', 'amenities'] as const

/** Contract of W64 with the CMS. */
export const hotelDetailsOverlaySchema = z.object({
  ...baseProps({
    ...shared.english,
    failed: 'We couldn’t load the hotel details.',
    policies: 'Policies',
    checkIn: 'Check-in from',
    checkOut: 'Check-out until',
    minAge: 'Minimum age at check-in',
    paid: '{amenity} (additional fee)',
  }),
  sections: z
    .array(z.enum(SECTIONS))
    .default([...SECTIONS])
    .meta({
      title: 'Sections',
      description: 'What is shown, in this order; a section without content is left out.',
      'x-options': {
        address: 'Address',
        phone: 'Phone',
        policies: 'Policies',
        directions: 'Getting here',
        amenities: 'Amenities',
      },
    }),
})

export type HotelDetailsOverlayProps = z.output<typeof hotelDetailsOverlaySchema>
export type HotelDetailsOverlayInput = z.input<typeof hotelDetailsOverlaySchema>
