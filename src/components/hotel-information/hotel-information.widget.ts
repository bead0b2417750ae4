import { propertyDetailsQuery } from '../../features/property/property-details.operations'
import { defineWidget } from '../../mapping/define-widget'
import { useHotelInformation } from './hotel-information.model'
import { hotelInformationSchema } from './hotel-information.schema'
import { HotelInformation } from './hotel-information.view'

export default defineWidget({
  type: 'hotel-information',
  title: 'Hotel information',
  group: 'Hotel',
  schema: hotelInformationSchema,
  useModel: useHotelInformation,
  View: HotelInformation,
  // It is far down the page, and can be read and searched without a script.
  when: 'presence',
  preload: (_props, { page }) =>
    page.propertyId
      ? [{ query: propertyDetailsQuery, variables: { propertyId: page.propertyId } }]
      : [],
  translations: () => import('./hotel-information.translations'),
  author: {
    description:
      'What guests ask before they come: times, parking, pets, amenities, fees, the way, contact.',
    emptyLabel: 'Hotel information: this page belongs to no hotel.',
  },
})
