import { z } from 'zod'
import { baseProps } from '../../ui/schema/base-props.schema'

const SECTIONS = ['address', 'phone', 'policies', 'directions', 'amenities'] as const

/** Contract of W64 with the CMS. */
export const hotelDetailsOverlaySchema = z.object({
  ...baseProps({
    title: 'Hotel details',
    close: 'Close',
    loading: 'Loading hotel details',
    failed: 'We couldn’t load the hotel’s details.',
    retry: 'Try again',
    address: 'Address',
    map: 'Show on the map',
    newTab: 'opens in a new tab',
    copy: 'Copy address',
    copied: 'The address has been copied.',
    copyFailed: 'The address could not be copied.',
    phone: 'Phone',
    call: 'Call {hotel}: {phone}',
    policies: 'Policies',
    checkIn: 'Check-in from',
    checkOut: 'Check-out until',
    minAge: 'Minimum age at check-in',
    smoking: 'Smoking',
    pets: 'Pets',
    directions: 'Directions',
    amenities: 'Amenities',
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
        directions: 'Directions',
        amenities: 'Amenities',
      },
    }),
})

export type HotelDetailsOverlayProps = z.output<typeof hotelDetailsOverlaySchema>
export type HotelDetailsOverlayInput = z.input<typeof hotelDetailsOverlaySchema>
