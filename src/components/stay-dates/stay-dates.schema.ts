import { z } from 'zod'
import { baseProps } from '../../ui/schema/base-props.schema'
import { shared } from './stay-dates.labels'

/** Texts of the dates of a stay (W17). */
const stayDatesLabels = {
  ...shared.english,
  title: 'Your stay',
  fromTime: 'from {time}',
  untilTime: 'until {time}',
  length: 'Length of stay',
  change: 'Change dates and guests',
  currently: 'currently {from} to {to}',
}

/** Contract of W17 with the CMS. */
export const stayDatesSchema = z.object({
  ...baseProps(stayDatesLabels),
  editable: z.boolean().default(true).meta({
    title: 'Can be changed',
    description: 'A visitor can choose other dates, rooms and guests.',
  }),
})

export type StayDatesProps = z.output<typeof stayDatesSchema>
export type StayDatesInput = z.input<typeof stayDatesSchema>
