import { z } from 'zod'
import { baseProps } from '../../ui/base-props.schema'

/** Contract of the hotel information with the CMS. */
export const hotelInformationSchema = z.object({
  ...baseProps({}),
  heading: z.string().default('Hotel information').meta({
    title: 'Heading',
    description: 'Stands above the component, which is hidden without it.',
  }),
})

export type HotelInformationProps = z.output<typeof hotelInformationSchema>
export type HotelInformationInput = z.input<typeof hotelInformationSchema>
