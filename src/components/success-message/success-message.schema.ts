import { z } from 'zod'
import { baseProps, richText } from '../../ui/schema/base-props.schema'
import { shared } from './success-message.labels'

/** Contract of W14 with the CMS. */
export const successMessageSchema = z.object({
  ...baseProps({
    ...shared.english,
    bookingConfirmed: 'Your stay is booked.',
    bookingConfirmedBody: 'We look forward to your stay at {hotel}: {dates}.',
    reservationModified: 'Your reservation has been changed.',
    reservationModifiedBody: '{hotel}, {dates}',
    reservationCancelled: 'Your reservation has been cancelled.',
    reservationCancelledBody: '{hotel}, {dates}',
    allRoomsCancelled: 'All rooms in your reservation have been cancelled.',
    allRoomsCancelledBody: '{hotel}, {dates}',
    someRoomsCancelled: 'The rooms that you chose have been cancelled.',
    someRoomsCancelledBody: 'The rest of your stay is still booked.',
    reservationTakenBack: 'Your cancellation has been taken back.',
    reservationTakenBackBody: 'You have your rooms again, at the same price and terms.',
    reservationLinkedMsg: 'Your reservation is now in your account.',
    reservationLinkedMsgBody: '{hotel}, {dates}',
    newMemberNumberMsg: 'Welcome! Your member number is {memberNumber}.',
    newMemberNumberMsgBody: 'Use it to sign in and to collect points.',
    insuranceAdded: 'Your travel insurance has been added.',
    requestsUpdated: 'Your requests are saved.',
    requestsUpdatedBody: 'The hotel will do its best to meet them.',
    contactUpdated: 'Contact and guests are saved.',
    contactUpdatedBody: 'We have confirmed it by email.',
    checkInComplete: 'You’re checked in.',
    checkInCompleteBody: '{hotel} is expecting you.',
    checkOutComplete: 'You’re checked out.',
    checkOutCompleteBody: 'Thank you for staying with us. We’ve sent you a confirmation by email.',
    receiptSent: 'We’ve sent you the receipt by email.',
    receiptAddressSaved: 'Your receipt is changed.',
    paymentUpdated: 'Your payment details are saved.',
    awardRequested: 'We’ve received your award request.',
    awardRequestedBody: 'Nights requested: {count}',
  }),
  messages: z
    .record(
      z.string(),
      z.object({
        title: z
          .string()
          .min(1)
          .meta({
            title: 'Title',
            description: 'What went well; {hotel}, {dates} and {memberNumber} are filled in.',
            examples: ['Your stay at {hotel} is booked.'],
          }),
        body: richText()
          .default('')
          .meta({
            title: 'Text',
            description: 'What comes next; the same names are filled in.',
            examples: ['<p>We look forward to seeing you: {dates}.</p>'],
          }),
      }),
    )
    .default({})
    .meta({
      title: 'Messages by outcome',
      description: 'A text of your own for an outcome, such as bookingConfirmed.',
      examples: [{ bookingConfirmed: { title: 'Your stay at {hotel} is booked.' } }],
    }),
  dismissible: z.boolean().default(false).meta({
    title: 'Can be closed',
    description: 'Shows a button that takes the message away.',
  }),
  autoFocus: z.boolean().default(true).meta({
    title: 'Takes the focus',
    description:
      'Moves the focus to the message. Use it where the message is what the visitor waits for, a confirmed booking for example.',
  }),
})

export type SuccessMessageProps = z.output<typeof successMessageSchema>
export type SuccessMessageInput = z.input<typeof successMessageSchema>
