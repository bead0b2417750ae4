import { z } from 'zod'
import { baseProps } from '../../ui/schema/base-props.schema'
import { shared } from './profile-nudge.labels'

/** Contract of W91 with the CMS. */
export const profileNudgeSchema = z.object({
  ...baseProps({
    ...shared.english,
    question: 'Is the number ending in {digits} still yours?',
    reason: 'We’ll send it a code, so that we can reach you and you can sign in with it.',
    yes: 'Yes, send a code',
    change: 'Change number',
    later: 'Not now',
    changeTitle: 'What is your new number?',
    changeReason: 'Your number ending in {digits} stays until the new one is confirmed.',
    phone: 'New phone number',
    phoneHint: 'With the country code, such as +49',
    phoneHintShort: 'Without the country code',
    send: 'Send a code',
    back: 'Back',
    phoneRequired: 'Enter your new phone number.',
    phoneInvalid: 'Enter a valid phone number with its country code.',
    phoneTaken: 'This number is already linked to another account. Please enter a different one.',
    confirmed: 'Thank you. Your number ending in {digits} is confirmed.',
    changed: 'Thank you. Your new number ending in {digits} is saved.',
    snoozed: 'All right, we’ll ask you another time.',
  }),
  title: z
    .string()
    .default('')
    .meta({
      title: 'Heading',
      description:
        'Is shown above the question. {digits} is replaced by the last four digits of the phone number.',
      examples: ['Can we still reach you?'],
    }),
  snoozeDays: z.number().int().min(1).max(365).default(30).meta({
    title: 'Pause after “Not now”',
    description: 'Number of days until the visitor is asked again in the same browser.',
  }),
})

export type ProfileNudgeProps = z.output<typeof profileNudgeSchema>
export type ProfileNudgeInput = z.input<typeof profileNudgeSchema>
