import { z } from 'zod'
import { baseProps } from '../../ui/schema/base-props.schema'
import { shared } from './text-input.labels'

const flag = (title: string, description: string) =>
  z.boolean().default(false).meta({ title, description })

const message = (title: string, description: string) =>
  z.string().default('').meta({ title, description })

/** Contract of W78 with the CMS. */
export const textInputSchema = z.object({
  ...baseProps({
    ...shared.english,
    requiredError: 'Please fill in “{label}”.',
    patternError: 'Please check “{label}”: it’s incomplete or has a typo.',
    maxError: 'Please shorten “{label}” to {max} characters.',
    count: 'Characters: {count}',
    countOf: 'Characters: {count} of {max}',
  }),
  name: z
    .string()
    .min(1)
    .meta({
      title: 'Name in the form',
      description: 'Name of the field when the form is sent, and in reports.',
      examples: ['email'],
    }),
  label: z
    .string()
    .min(1)
    .meta({
      title: 'Label',
      description: 'What to enter, in a word or two; stands above the field.',
      examples: ['Email address'],
    }),
  mandatory: z.boolean().default(false).meta({
    title: 'Must be filled in',
    description: 'Shows a star, and an error as long as it is empty.',
    'x-group': 'Checks',
  }),
  maxLength: z
    .number()
    .int()
    .min(1)
    .max(10000)
    .optional()
    .meta({
      title: 'Longest text',
      description: 'Number of characters that can be entered.',
      examples: [40],
      'x-group': 'Checks',
    }),
  pattern: z
    .string()
    .default('')
    .meta({
      title: 'Rule',
      description:
        'Name of the rule that checks the value: emailSimple, emailGeneral, name, latinName, chineseName, postalUS, postalCA, zip5, zip6, numberOnly, cardZip, memberNumber, password, smsNumber, mobileMinimum, usernameMobile, usernameDefault, groupCode, confirmationNo, cvv.',
      examples: ['emailSimple'],
      'x-group': 'Checks',
    }),
  errorMessages: z
    .object({
      required: message('When it is empty', 'Names the field and says what to do.'),
      pattern: message('When it breaks the rule', 'Names the field and says what is wanted.'),
      max: message('When it is too long', 'Names the field and its limit.'),
    })
    .prefault({})
    .meta({
      title: 'Error texts',
      description: 'Replace the default messages, which contain the label.',
      'x-group': 'Checks',
    }),
  hint: z
    .string()
    .default('')
    .meta({
      title: 'Hint',
      description: 'Stands below the label: the form wanted, or why it is asked.',
      examples: ['As it stands on your card'],
    }),
  type: z
    .enum(['text', 'email', 'tel', 'number', 'password'])
    .default('text')
    .meta({
      title: 'Kind',
      description: 'Decides which keyboard a phone shows. A password is hidden while it is typed.',
      'x-options': {
        text: 'Text',
        email: 'Email address',
        tel: 'Phone number',
        number: 'Number',
        password: 'Password',
      },
    }),
  counter: flag('Counts characters', 'Says below the field how many have been entered.'),
  autocomplete: z
    .string()
    .default('')
    .meta({
      title: 'Filled in by the browser',
      description: 'An HTML autocomplete token, for example email, given-name or postal-code.',
      examples: ['email'],
    }),
  value: z.string().default('').meta({
    title: 'Value',
    description: 'Value of the field when the form opens.',
  }),
  readOnly: flag('Read only', 'The value can be read and copied, and is sent with the form.'),
  disabled: flag('Switched off', 'The field cannot be used, and is not sent with the form.'),
})

export type TextInputProps = z.output<typeof textInputSchema>
export type TextInputInput = z.input<typeof textInputSchema>
