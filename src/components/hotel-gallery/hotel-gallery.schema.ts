import { z } from 'zod'
import { photoCategoryLabels } from '../../features/property/photos/photo-categories.schema'
import { PICTURE_QUALITY } from '../../rules/content/renditions'
import { baseProps } from '../../ui/schema/base-props.schema'
import { image } from '../../ui/schema/content.schema'
import { shared } from './hotel-gallery.labels'

/** Contract of W11 with the CMS. */
export const hotelGallerySchema = z.object({
  ...baseProps({
    ...shared.english,
    viewAll: 'View all {n} photos',
    carousel: 'carousel',
    position: 'Photo {n} of {total}',
    chosen: '{category}, photos: {n}',
    ...photoCategoryLabels,
    sample: 'Sample photo {n}',
  }),
  source: z
    .enum(['property', 'room', 'authored'])
    .default('property')
    .meta({
      title: 'Photos of',
      description: 'The page’s hotel, its rooms, or the pictures chosen below.',
      'x-options': {
        property: 'The page’s hotel',
        room: 'Its rooms',
        authored: 'Pictures chosen here',
      },
    }),
  roomCode: z
    .string()
    .default('')
    .meta({
      title: 'Room code',
      description: 'The room type whose photos are shown; every room of the hotel when empty.',
      examples: ['KNG1'],
      'x-when': { field: 'source', is: 'room' },
    }),
  images: z
    .array(image())
    .default([])
    .meta({
      title: 'Pictures',
      description: 'Shown in this order when the pictures are your own choice.',
      'x-when': { field: 'source', is: 'authored' },
    }),
  layout: z
    .enum(['mosaic', 'carousel', 'single'])
    .default('mosaic')
    .meta({
      title: 'Layout on wide screens',
      description:
        'One large photo with four small ones, a row to page through, or the first photo alone. On phones and tablets the first two are a row.',
      'x-options': {
        mosaic: 'One large and four small',
        carousel: 'A row to page through',
        single: 'The first alone',
      },
    }),
  maxInline: z
    .number()
    .int()
    .min(1)
    .max(12)
    .default(5)
    .meta({
      title: 'Photos in the page',
      description: 'How many are shown at once, 1 to 12; the button opens all of them.',
      'x-when': { field: 'layout', is: ['mosaic', 'carousel'] },
    }),
  categories: z
    .boolean()
    .default(true)
    .meta({
      title: 'Choice of kinds',
      description: 'Lets visitors choose between rooms, dining and so on.',
      'x-when': { field: 'source', is: 'property' },
    }),
  quality: z.number().int().min(1).max(100).default(PICTURE_QUALITY).meta({
    title: 'Quality',
    description: 'Quality of the pictures from 1 to 100. A higher number means larger files.',
  }),
})

export type HotelGalleryProps = z.output<typeof hotelGallerySchema>
export type HotelGalleryInput = z.input<typeof hotelGallerySchema>
