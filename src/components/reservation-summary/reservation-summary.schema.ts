import { z } from 'zod'
import { baseProps } from '../../ui/schema/base-props.schema'
import { shared } from './reservation-summary.labels'

/** Texts of the summary of a reservation (W31). */
const reservationSummaryLabels = {
  ...shared.english,
  reservation: 'Your reservation',
  withTotal: 'Your reservation: {total}',
  loading: 'Loading your reservation',
  failedTitle: 'We couldn’t load your reservation.',
}

const SECTIONS = ['stay', 'rooms', 'charges', 'policy'] as const

/** Contract of W31 with the CMS. */
export const reservationSummarySchema = z.object({
  ...baseProps(reservationSummaryLabels),
  sections: z
    .array(z.enum(SECTIONS))
    .default([...SECTIONS])
    .meta({
      title: 'Parts',
      description: 'Parts of the summary, in the order in which they are shown.',
      'x-options': {
        stay: 'Stay',
        rooms: 'Rooms',
        charges: 'Charges',
        policy: 'Cancellation',
      },
    }),
  sticky: z.boolean().default(true).meta({
    title: 'Stays in sight',
    description: 'Beside a form in a wide window, the summary stays while the page scrolls.',
  }),
  collapsibleOnMobile: z.boolean().default(true).meta({
    title: 'Closed on small screens',
    description: 'A visitor of a small screen sees the total, and opens the rest.',
  }),
})

export type ReservationSummaryProps = z.output<typeof reservationSummarySchema>
export type ReservationSummaryInput = z.input<typeof reservationSummarySchema>
export type ReservationSummaryLabels = ReservationSummaryProps['labels']
