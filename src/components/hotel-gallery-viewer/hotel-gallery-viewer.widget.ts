import { defineWidget } from '../../mapping/define-widget'
import { useHotelGalleryViewer } from './hotel-gallery-viewer.model'
import { hotelGalleryViewerSchema } from './hotel-gallery-viewer.schema'
import { HotelGalleryViewer } from './hotel-gallery-viewer.view'

export default defineWidget({
  type: 'hotel-gallery-viewer',
  title: 'Hotel gallery viewer',
  group: 'Overlay',
  schema: hotelGalleryViewerSchema,
  useModel: useHotelGalleryViewer,
  View: HotelGalleryViewer,
  author: {
    description: 'Says in one sentence what an author places it for.',
    emptyLabel: 'Hotel gallery viewer: nothing to show yet.',
  },
})
