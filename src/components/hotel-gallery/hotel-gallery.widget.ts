import { defineWidget } from '../../mapping/define-widget'
import { useHotelGallery } from './hotel-gallery.model'
import { hotelGallerySchema } from './hotel-gallery.schema'
import { HotelGallery } from './hotel-gallery.view'

export default defineWidget({
  type: 'hotel-gallery',
  title: 'Hotel gallery',
  group: 'Hotel',
  schema: hotelGallerySchema,
  useModel: useHotelGallery,
  View: HotelGallery,
  author: {
    description: 'Says in one sentence what an author places it for.',
    emptyLabel: 'Hotel gallery: nothing to show yet.',
  },
})
