import { defineWidget } from '../../mapping/define-widget'
import { useHotelDetailsOverlay } from './hotel-details-overlay.model'
import { hotelDetailsOverlaySchema } from './hotel-details-overlay.schema'
import { HotelDetailsOverlay } from './hotel-details-overlay.view'

export default defineWidget({
  type: 'hotel-details-overlay',
  title: 'Hotel details overlay',
  group: 'Overlay',
  schema: hotelDetailsOverlaySchema,
  useModel: useHotelDetailsOverlay,
  View: HotelDetailsOverlay,
  when: 'open',
  translations: () => import('./hotel-details-overlay.translations'),
  author: {
    description: 'A dialog with the booked hotel’s address, phone, policies and directions.',
    emptyLabel: 'Hotel details overlay: the hotel header’s details link opens it.',
  },
})
