import { defineWidget } from '../../mapping/define-widget'
import { useHotelQuickViewModal } from './hotel-quick-view-modal.model'
import { hotelQuickViewModalSchema } from './hotel-quick-view-modal.schema'
import { HotelQuickViewModal } from './hotel-quick-view-modal.view'

export default defineWidget({
  type: 'hotel-quick-view-modal',
  title: 'Hotel quick view',
  group: 'Overlay',
  schema: hotelQuickViewModalSchema,
  useModel: useHotelQuickViewModal,
  View: HotelQuickViewModal,
  when: 'idle',
  translations: () => import('./hotel-quick-view-modal.translations'),
  author: {
    description: 'A dialog with a short view of the hotel; the property bar’s button opens it.',
    emptyLabel: 'Hotel quick view: this page belongs to no hotel.',
  },
})
