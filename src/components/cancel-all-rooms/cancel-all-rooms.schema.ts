import { z } from 'zod'
import { baseProps } from '../../ui/schema/base-props.schema'
import { shared } from './cancel-all-rooms.labels'

/** Texts of cancelling rooms of a stay (W48). */
const cancelAllRoomsLabels = {
  ...shared.english,
  title: 'Cancel your stay',
  ctaText: 'You see what it costs before anything is cancelled.',
  cta: 'Choose rooms to cancel|one:Cancel this stay',
  started: 'Your stay has begun. To leave early, please talk to the hotel.',
  over: 'This stay is over. There is nothing left to cancel.',
  allCancelled: 'All rooms of this stay are cancelled.',
  seeCancellation: 'See what was cancelled',
  choose: 'Which rooms do you want to cancel?',
  allRooms: 'All rooms ({count})',
  confirm: 'Cancel these {count} rooms?|one:Cancel this room?',
  confirmStay: 'Cancel this stay?',
  costs: 'What it comes to',
  refundWhen:
    'To the card that you paid with, within {count} days.|one:To the card that you paid with, within {count} day.',
  refundLater:
    'To the card that you paid with. We send it when you can’t take the cancellation back any more; your bank shows it within {count} days.|one:To the card that you paid with. We send it when you can’t take the cancellation back any more; your bank shows it within {count} day.',
  feePaid: 'You have paid it already.',
  charge: 'Charged to your card',
  owed: 'To be paid to the hotel',
  hidden:
    'Amounts are not displayed for your rate. What cancelling costs follows from the terms above.',
  insured:
    'Your travel insurance is a contract of its own: it stays yours, and we don’t refund it.',
  suiteReturned:
    '{count} suite nights come back to your account.|one:{count} suite night comes back to your account.',
  suiteForfeited:
    '{count} suite nights are used up and don’t come back.|one:{count} suite night is used up and doesn’t come back.',
  takeBack:
    'You can take the cancellation back for {count} minutes.|one:You can take the cancellation back for {count} minute.',
  final: 'You can’t take this cancellation back.',
  reason: 'Why are you cancelling? (optional)',
  reasonNone: 'No answer',
  reasonPlans: 'My plans have changed',
  reasonElsewhere: 'I’m staying elsewhere',
  reasonMistake: 'I booked by mistake',
  reasonOther: 'Another reason',
  keep: 'Keep my reservation',
  yes: 'Yes, cancel',
  otherRooms: 'Choose other rooms',
  partly: 'Not every room could be cancelled',
  notCancelled: 'Not cancelled',
}

/** Contract of W48 with the CMS. */
export const cancelAllRoomsSchema = z.object({
  ...baseProps(cancelAllRoomsLabels),
  variant: z
    .enum(['cta', 'confirm'])
    .default('cta')
    .meta({
      title: 'Kind',
      description: 'A link on the page of the stay, or the content of the page that cancels.',
      'x-options': { cta: 'Link to the page that cancels', confirm: 'Page that cancels' },
    }),
  askReason: z.boolean().default(true).meta({
    title: 'Asks for the reason',
    description: 'An answer is optional.',
  }),
  reasons: z
    .array(
      z
        .string()
        .min(1)
        .meta({
          title: 'Reason',
          description: 'A reason that a guest can choose.',
          examples: ['My plans have changed'],
        }),
    )
    .default([])
    .meta({
      title: 'Reasons',
      description: 'In the order in which they are shown; without one the usual four.',
    }),
  keepLabel: z
    .string()
    .default('')
    .meta({
      title: 'Keeping the reservation',
      description: 'What the first button says; without a text “Keep my reservation”.',
      examples: ['Keep my stay'],
    }),
})

export type CancelAllRoomsProps = z.output<typeof cancelAllRoomsSchema>
export type CancelAllRoomsInput = z.input<typeof cancelAllRoomsSchema>
