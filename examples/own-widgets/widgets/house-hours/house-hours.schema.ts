import { baseProps } from 'foyer/schema'
import { z } from 'zod'

export const houseHoursSchema = z.object({
  ...baseProps({ checkIn: 'Check-in from {time}', checkOut: 'Check-out until {time}' }),
})

export type HouseHoursProps = z.output<typeof houseHoursSchema>
export type HouseHoursInput = z.input<typeof houseHoursSchema>
