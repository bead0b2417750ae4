import { z } from 'zod'
import { baseProps } from '../../ui/base-props.schema'

/** Contract of the hotel gallery viewer with the CMS. */
export const hotelGalleryViewerSchema = z.object({
  ...baseProps({}),
  heading: z.string().default('Hotel gallery viewer').meta({
    title: 'Heading',
    description: 'Stands above the component, which is hidden without it.',
  }),
})

export type HotelGalleryViewerProps = z.output<typeof hotelGalleryViewerSchema>
export type HotelGalleryViewerInput = z.input<typeof hotelGalleryViewerSchema>
