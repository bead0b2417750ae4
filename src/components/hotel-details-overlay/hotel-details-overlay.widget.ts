import { defineWidget } from '../../mapping/define-widget'
import { useHotelDetailsOverlay } from './hotel-details-overlay.model'
import { hotelDetailsOverlaySchema } from './hotel-details-overlay.schema'

export default defineWidget({
  type: 'hotel-details-overlay',
  title: 'Hotel details overlay',
  group: 'Overlay',
  schema: hotelDetailsOverlaySchema,
  useModel: useHotelDetailsOverlay,
  loadView: async () => (await import('./hotel-details-overlay.view')).HotelDetailsOverlay,
  // Nobody sees it before somebody asks for it.
  when: 'open',
  translations: () => import('./hotel-details-overlay.translations'),
  author: {
    description: 'A dialog with the booked hotel’s address, phone, policies and directions.',
    emptyLabel: 'Hotel details overlay: the hotel header’s details link opens it.',
  },
})
