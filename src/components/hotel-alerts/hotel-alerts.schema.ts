import { z } from 'zod'
import { baseProps } from '../../ui/base-props.schema'

/** Contract of the hotel alerts with the CMS. */
export const hotelAlertsSchema = z.object({
  ...baseProps({}),
  heading: z.string().default('Hotel alerts').meta({
    title: 'Heading',
    description: 'Stands above the component, which is hidden without it.',
  }),
})

export type HotelAlertsProps = z.output<typeof hotelAlertsSchema>
export type HotelAlertsInput = z.input<typeof hotelAlertsSchema>
