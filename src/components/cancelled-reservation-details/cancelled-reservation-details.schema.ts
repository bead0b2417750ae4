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
    receipt: 'Receipt',
    dates: 'Dates of the stay',
    billTo: 'Billed to',
    vatId: 'VAT ID',
    paidOn: 'Paid on {date}',
    beingCharged: 'Is being charged to your card',
    paidWithPoints: 'Paid with points',
    declined: 'Your card was declined',
    balance: 'Paid at the hotel, or still to be paid there',
    address: 'Address on the receipt',
    addressLine: 'Name and address in one line',
    addressHint: 'We keep it for seven days, then we delete it.',
    saveAddress: 'Put it on the receipt',
    sendReceipt: 'Send the receipt by email',
    sendHint: 'It goes to the address of your booking. You can print this page as well.',
    receiptInvalid: 'This can’t be printed on a receipt. Please check it.',
    receiptTooMany: 'The receipt was sent too often. You can print this page.',
    receiptFailed: 'Your receipt was not changed or sent. Please try again.',
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
