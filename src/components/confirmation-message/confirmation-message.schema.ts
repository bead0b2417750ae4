import { z } from 'zod'
import { baseProps, richText } from '../../ui/schema/base-props.schema'
import { shared } from './confirmation-message.labels'

/** Texts of the confirmation (W45). */
const confirmationMessageLabels = {
  ...shared.english,
  booked: 'You’re booked, {name}',
  bookedNameless: 'You’re booked',
  stay: '{hotel}, {from} to {to}',
  number: 'Confirmation number',
  roomNumber: 'Room {number}: confirmation number',
  copy: 'Copy',
  copyNamed: 'Copy {number}',
  copied: 'Copied',
  copyFailed: 'Please select and copy it yourself.',
  sentTo: 'We’ve sent the details to {email}.',
  mailFailed: 'We couldn’t send the email. Your booking stands all the same.',
  resend: 'Send it again',
  total: 'Total {total}',
  paid: '{amount} paid.',
  guaranteed: 'Nothing was charged. Your card guarantees the room.',
  later: '{amount} to pay at the hotel.',
  points: 'You’ll earn about {points} points.',
  next: 'What happens next',
  calendar: 'Add to calendar',
  print: 'Print',
  share: 'Share',
  manage: 'View or change your booking',
  questions: 'Questions? Call the hotel on {phone}.',
  failedTitle: 'Your stay is booked',
  failedText: 'Its details could not be loaded just now. Nothing has to be booked again.',
}

/** Contract of W45 with the CMS. */
export const confirmationMessageSchema = z.object({
  ...baseProps(confirmationMessageLabels),
  title: z
    .string()
    .default('')
    .meta({
      title: 'Heading',
      description: '{name} is the guest’s given name. Has a text of its own when empty.',
      examples: ['See you soon, {name}'],
    }),
  nextSteps: richText()
    .default('')
    .meta({
      title: 'Next steps',
      description: 'What guests should know before they come.',
      examples: ['<ul><li>Bring a passport or an identity card.</li></ul>'],
    }),
  showCalendar: z.boolean().default(true).meta({
    title: 'Offers the calendar',
    description: 'A file with the stay, for every calendar.',
  }),
  showPrint: z.boolean().default(true).meta({
    title: 'Offers to print',
    description: 'A button that prints the page.',
  }),
  showShare: z.boolean().default(true).meta({
    title: 'Leads to sharing',
    description: 'A link to the component that shares the booking, if the page has one.',
  }),
  pointsText: z
    .string()
    .default('')
    .meta({
      title: 'Text about points',
      description: '{points} is their number. Has a text of its own when empty.',
      examples: ['{points} points are on their way'],
    }),
})

export type ConfirmationMessageProps = z.output<typeof confirmationMessageSchema>
export type ConfirmationMessageInput = z.input<typeof confirmationMessageSchema>
