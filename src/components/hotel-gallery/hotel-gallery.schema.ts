import { z } from 'zod'
import { baseProps } from '../../ui/base-props.schema'

/** Contract of the hotel gallery with the CMS. */
export const hotelGallerySchema = z.object({
  ...baseProps({}),
  heading: z.string().default('Hotel gallery').meta({
    title: 'Heading',
    description: 'Stands above the component, which is hidden without it.',
  }),
})

export type HotelGalleryProps = z.output<typeof hotelGallerySchema>
export type HotelGalleryInput = z.input<typeof hotelGallerySchema>
