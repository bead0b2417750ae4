import { z } from 'zod'
import { baseProps } from '../../ui/schema/base-props.schema'
import { shared } from './stay-guests.labels'

/** Contract of the guests of a booked stay with the CMS: W43 after the booking. */
export const stayGuestsSchema = z.object({
  ...baseProps({
    ...shared.english,
    title: 'Contact and guests',
    intro:
      'The hotel uses what you enter here. We confirm it by email; a new address is told to the former one, too.',
    whoBooked: 'Who has booked',
    agency: 'Travel agency',
    agencyNote: 'Only for a stay that an agency has booked. Empty both fields to remove it.',
    card: 'Card of the stay',
    cardNote: 'What is charged for the stay from now on is charged to it.',
    prove: 'Sign in if you have booked it as a member. Otherwise please call the hotel.',
    proveByCode: 'We can send a code to {address}. Whoever enters it here can change the stay.',
    sendCode: 'Send me a code',
    codeSent: 'We have sent a code to {address}. It is valid for ten minutes.',
    code: 'Code from the email',
    enterCode: 'Confirm the code',
    codeWrong: 'This code is not right. Please check it.',
    codeLocked: 'Too many wrong codes. Please try again in 15 minutes.',
    codeExpired: 'This code is no longer valid. Please ask for another one.',
    codeTooSoon: 'Too many attempts. Please wait a while, then try again.',
    loading: 'Loading your contact details and guests',
    failedTitle: 'We couldn’t load your contact details and guests.',
    failedText: 'Nothing has changed. Please try again.',
  }),
})

export type StayGuestsProps = z.output<typeof stayGuestsSchema>
export type StayGuestsInput = z.input<typeof stayGuestsSchema>
export type StayGuestsLabels = StayGuestsProps['labels']
