import { propertyDataQuery } from '../../features/property/photos/photos.operations'
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
  when: 'open',
  preload: (_props, { page, mode }) =>
    mode === 'edit' && page.propertyId
      ? [{ query: propertyDataQuery, variables: { propertyId: page.propertyId } }]
      : [],
  translations: () => import('./hotel-gallery-viewer.translations'),
  author: {
    description: 'All photos in full size on top of the page; a hotel gallery on it opens it.',
    emptyLabel: 'Hotel gallery viewer: there are no photos to show.',
  },
})
