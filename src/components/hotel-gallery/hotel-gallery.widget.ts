import {
  propertyDataQuery,
  roomImagesQuery,
} from '../../features/property/photos/photos.operations'
import { defineWidget } from '../../mapping/define-widget'
import { galleryQueries } from './gallery-queries'
import { useHotelGallery } from './hotel-gallery.model'
import { hotelGallerySchema } from './hotel-gallery.schema'
import { HotelGallery } from './hotel-gallery.view'

export default defineWidget({
  type: 'hotel-gallery',
  title: 'Hotel gallery',
  group: 'Hotel',
  schema: hotelGallerySchema,
  useModel: useHotelGallery,
  opens: { 'gallery-viewer': 'link' },
  View: HotelGallery,
  // The server's HTML is complete; its links open the pictures until the script has loaded.
  when: 'visible',
  preload: (props, { page }) => {
    const { PropertyData, RoomImages } = galleryQueries(props, page.propertyId)
    return [
      ...(PropertyData ? [{ query: propertyDataQuery, variables: PropertyData }] : []),
      ...(RoomImages ? [{ query: roomImagesQuery, variables: RoomImages }] : []),
    ]
  },
  translations: () => import('./hotel-gallery.translations'),
  author: {
    description: 'Photos of the hotel, of its rooms or of your choice; a click shows them large.',
    emptyLabel: 'Hotel gallery: there are no photos yet.',
  },
})
