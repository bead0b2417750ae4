import { z } from 'zod'
import { baseProps } from '../../ui/base-props.schema'

/** Contract of the hotel overview with the CMS. */
export const hotelOverviewSchema = z.object({
  ...baseProps({}),
  heading: z.string().default('Hotel overview').meta({
    title: 'Heading',
    description: 'Stands above the component, which is hidden without it.',
  }),
})

export type HotelOverviewProps = z.output<typeof hotelOverviewSchema>
export type HotelOverviewInput = z.input<typeof hotelOverviewSchema>
