import { z } from 'zod'
import { baseProps } from '../../ui/schema/base-props.schema'
import { shared } from './cancelled-reservation-details.labels'

/** Contract of W49 with the CMS. */
export const cancelledReservationDetailsSchema = z.object({
  ...baseProps({
    ...shared.english,
    title: 'What was cancelled',
    takeBack: 'Take these {count} rooms back|one:Take this room back',
    takeBackUntil: 'Until {time}, hotel time: at the same price and terms.',
    left: 'Still booked',
    seeStay: 'See your stay',
    pastTitle: 'Your stay has ended',
    pastText: 'Do you need an invoice, or did you leave something behind? Please call the hotel.',
    rebook: 'Book this hotel again',
    rebookDates: 'Book again for the same dates',
  }),
  variant: z
    .enum(['cancelled', 'past'])
    .default('cancelled')
    .meta({
      title: 'Kind',
      description: 'A stay of which rooms are cancelled, or one that is over.',
      'x-options': { cancelled: 'Cancelled stay', past: 'Past stay' },
    }),
  showRefund: z.boolean().default(true).meta({
    title: 'Shows what comes back',
    description: 'The refund of each room, and where it is.',
  }),
  rebook: z.boolean().default(true).meta({
    title: 'Leads to a new booking',
    description: 'A link to the hotel’s rates, with the same dates if they are still to come.',
  }),
})

export type CancelledReservationDetailsProps = z.output<typeof cancelledReservationDetailsSchema>
export type CancelledReservationDetailsInput = z.input<typeof cancelledReservationDetailsSchema>
