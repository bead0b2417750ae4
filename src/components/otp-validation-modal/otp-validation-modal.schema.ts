import { z } from 'zod'
import { baseProps } from '../../ui/schema/base-props.schema'
import { shared } from './otp-validation-modal.labels'

/** Contract of W58 with the CMS. */
export const otpValidationModalSchema = z.object({
  ...baseProps({
    ...shared.english,
    title: 'Check that it’s you',
    phoneTitle: 'Confirm your number',
    chooseLead: 'We’ll send you a code. Where should we send it?',
    sms: 'Text message',
    send: 'Send the code',
    codeLead: 'Enter the {length}-digit code we sent to {target}.',
    codeLeadUnknown: 'Enter the {length}-digit code we sent you.',
    code: 'Code',
    verifying: 'Checking your code, one moment please',
    resend: 'Send a new code',
    resendIn: 'You can request a new code in {seconds} s',
    resent: 'A new code is on its way.',
    anotherWay: 'Try another way',
    codeRequired: 'Enter the code.',
    codeLength: 'Enter all {length} digits of the code.',
    wrong: 'That code isn’t right.',
    wrongLeft: 'That code isn’t right. Attempts left: {attempts}.',
    expired: 'This code has expired. Please request a new one.',
    over: 'This sign-in has expired. Please sign in again.',
    signIn: 'Sign in again',
  }),
  presentation: z
    .enum(['dialog', 'page'])
    .default('dialog')
    .meta({
      title: 'Stands',
      description: 'Shows the form in a dialog that the sign-in opens, or as part of a page.',
      'x-options': { dialog: 'In a dialog', page: 'On its own page' },
    }),
  length: z.number().int().min(4).max(10).default(6).meta({
    title: 'Digits of a code',
    description: 'Number of digits in the codes that the chain sends.',
  }),
  resendAfter: z.number().int().min(0).max(600).default(60).meta({
    title: 'Wait before another code',
    description: 'Number of seconds until the visitor can ask for another code.',
  }),
  maxAttempts: z.number().int().min(1).max(20).default(5).meta({
    title: 'Attempts',
    description: 'Wrong codes until it is locked, where the server does not count.',
  }),
  channels: z
    .array(z.enum(['email', 'sms']))
    .default(['email', 'sms'])
    .meta({
      title: 'Ways',
      description: 'How a code may be sent; of these a member has what the account knows.',
      'x-options': { email: 'Email', sms: 'Text message' },
    }),
})

export type OtpValidationModalProps = z.output<typeof otpValidationModalSchema>
export type OtpValidationModalInput = z.input<typeof otpValidationModalSchema>
