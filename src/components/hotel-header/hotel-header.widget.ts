import { defineWidget } from '../../mapping/define-widget'
import { useHotelHeader } from './hotel-header.model'
import { hotelHeaderQuery } from './hotel-header.operations'
import { hotelHeaderSchema } from './hotel-header.schema'
import { HotelHeader } from './hotel-header.view'
import { opensOf } from './opens'

export default defineWidget({
  type: 'hotel-header',
  title: 'Hotel header',
  group: 'Hotel',
  schema: hotelHeaderSchema,
  useModel: useHotelHeader,
  opens: opensOf,
  View: HotelHeader,
  preload: (_props, { page, mode }) =>
    page.propertyId && mode !== 'edit'
      ? [{ query: hotelHeaderQuery, variables: { propertyId: page.propertyId } }]
      : [],
  translations: () => import('./hotel-header.translations'),
  author: {
    description: 'The hotel that a booking is about: name, address, phone, rating and the heart.',
    emptyLabel: 'Hotel header: hidden while editing, shown on the page.',
  },
})
