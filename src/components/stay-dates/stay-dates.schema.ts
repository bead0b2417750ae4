import { z } from 'zod'
import { baseProps } from '../../ui/schema/base-props.schema'
import { shared } from './stay-dates.labels'

/** Contract of W17 with the CMS. */
export const stayDatesSchema = z.object({
  ...baseProps({ ...shared.english, title: 'Dates and guests' }),
  editable: z.boolean().default(true).meta({
    title: 'Can be changed',
    description: 'A visitor can choose other dates, rooms and guests.',
  }),
  showPriceCalendar: z.boolean().default(false).meta({
    title: 'Prices in the calendar',
    description:
      'Each day of the calendar shows the lowest price of its night, with taxes and fees, and the fewest points if the visitor asks for points.',
  }),
})

export type StayDatesProps = z.output<typeof stayDatesSchema>
export type StayDatesInput = z.input<typeof stayDatesSchema>
