import { z } from 'zod'
import { photoCategoryLabels } from '../../features/property/photos/photo-categories.schema'
import { PHOTO_CATEGORIES } from '../../features/property/photos/photos.rules'
import { baseProps } from '../../ui/schema/base-props.schema'
import { shared } from './hotel-gallery-viewer.labels'

/** Contract of W62 with the CMS. */
export const hotelGalleryViewerSchema = z.object({
  ...baseProps({
    ...shared.english,
    viewer: 'photo viewer',
    position: 'Photo {n} of {total}: {photo}',
    ...photoCategoryLabels,
    thumbs: 'All photos',
    failed: 'We couldn’t load the photos.',
  }),
  startIndex: z.number().int().min(0).default(0).meta({
    title: 'First photo',
    description: 'Number of the photo that is shown first, counted from 0.',
  }),
  category: z
    .enum(PHOTO_CATEGORIES)
    .optional()
    .meta({
      title: 'Kind of photos',
      description: 'Category of photos that is shown first; all photos when empty.',
      'x-options': {
        EXTERIOR: 'Exterior',
        ROOMS: 'Rooms',
        DINING: 'Dining',
        WELLNESS: 'Wellness',
        SPACES: 'Public areas',
        SURROUNDINGS: 'Surroundings',
      },
    }),
  showThumbs: z.boolean().default(true).meta({
    title: 'Small pictures',
    description: 'A row of all photos below the large one, on tablets and wider screens.',
  }),
})

export type HotelGalleryViewerProps = z.output<typeof hotelGalleryViewerSchema>
export type HotelGalleryViewerInput = z.input<typeof hotelGalleryViewerSchema>
