import { z } from 'zod'
import { baseProps, path, richText } from '../../ui/schema/base-props.schema'
import { widgets } from '../../ui/schema/content.schema'
import type { shared } from './account-container.labels'
import { activateLabels } from './activate/activate.labels'
import { activatePasswordLabels } from './activate/activate-password.labels'
import { confirmEmailLabels } from './contact/confirm-email.labels'
import { contactLabels } from './contact/contact.labels'
import { accountFormLabels } from './form/account-form.labels'
import { joinFormLabels } from './join/join.labels'
import { accountOutcomeLabels } from './outcome/account-outcome.labels'
import { mailedLinkLabels } from './outcome/mailed-link.labels'
import { signInErrorLabels } from './outcome/sign-in-error.labels'
import { statusLabels } from './outcome/status.labels'
import { forgotLabels } from './password/forgot.labels'
import { newPasswordLabels } from './password/new-password.labels'
import { newPasswordFieldsLabels } from './password/new-password-fields.labels'
import { otpLabels } from './password/otp.labels'
import { profileLabels } from './profile/profile.labels'

/** The fields of the join form in their order, with their names for an author. */
const JOIN_FIELD_TITLES = {
  title: 'Title',
  givenName: 'Given name',
  familyName: 'Family name',
  localizedName: 'Name in Chinese, Japanese or Korean script',
  email: 'Email',
  emailConfirm: 'Confirm email',
  phone: 'Mobile phone',
  smsOptIn: 'Text messages',
  country: 'Country or region',
  state: 'State or province',
  city: 'City',
  line1: 'Street',
  line2: 'Floor, apartment',
  postalCode: 'Postal code',
  password: 'Password',
}
const JOIN_FIELDS = Object.keys(JOIN_FIELD_TITLES) as (keyof typeof JOIN_FIELD_TITLES)[]

/** Contract of W52 with the CMS. */
export const accountContainerSchema = z.object({
  ...baseProps({
    loading: 'Loading your account',
    ...signInErrorLabels,
    ...statusLabels,
    ...accountFormLabels,
    ...accountOutcomeLabels,
    ...mailedLinkLabels,
    ...forgotLabels,
    ...newPasswordLabels,
    ...newPasswordFieldsLabels,
    ...activateLabels,
    ...activatePasswordLabels,
    ...joinFormLabels,
    ...otpLabels,
    ...contactLabels,
    ...confirmEmailLabels,
    ...profileLabels,
  }),
  view: z
    .enum(['signIn', 'forgot', 'newPassword', 'activate', 'join', 'otp', 'status', 'profile'])
    .optional()
    .meta({
      title: 'View',
      description: 'Purpose of the page. When empty, the page’s address decides.',
      'x-options': {
        signIn: 'Sign in',
        forgot: 'Forgotten password',
        newPassword: 'New password, from a mailed link',
        activate: 'Activate an online account',
        join: 'Join',
        otp: 'One-time password',
        status: 'Signed out, session ended, sign-in needed',
        profile: 'The member’s account',
      },
      examples: ['join'],
    }),
  statusMode: z
    .enum(['signedOut', 'timedOut', 'unAuth', 'expired'])
    .optional()
    .meta({
      title: 'What is said',
      description: 'Outcome that the message reports. When empty, the page’s address decides.',
      'x-when': { field: 'view', is: 'status' },
      'x-options': {
        signedOut: 'You’re signed out',
        timedOut: 'Your session has ended',
        unAuth: 'Please sign in',
        expired: 'This page has expired',
      },
      examples: ['timedOut'],
    }),
  joinFields: z
    .array(z.enum(JOIN_FIELDS))
    .default(JOIN_FIELDS)
    .meta({
      title: 'Fields of the join form',
      description:
        'Names, email, country and password are always asked for; the others only when they are listed.',
      'x-when': { field: 'view', is: 'join' },
      'x-options': JOIN_FIELD_TITLES,
    }),
  fcpExplanation: richText()
    .default('')
    .meta({
      title: 'Why a password has to be changed',
      description: 'Explanation that opens below the warning, on the page for a refused sign-in.',
      examples: ['<p>A new password is asked for once a year.</p>'],
    }),
  termsHref: path()
    .optional()
    .meta({
      title: 'Conditions',
      description: 'Address of the programme’s conditions, which a new member accepts.',
      'x-when': { field: 'view', is: 'join' },
      examples: ['/loyalty/terms'],
    }),
  privacyHref: path()
    .optional()
    .meta({
      title: 'Privacy statement',
      description: 'Address of the statement that a new member has read.',
      'x-when': { field: 'view', is: 'join' },
      examples: ['/privacy'],
    }),
  children: widgets().default([]).meta({
    title: 'Content',
    description: 'The components that stand beside the view: a sign-in form, a member card.',
  }),
})

export type AccountContainerProps = z.output<typeof accountContainerSchema>
export type AccountContainerInput = z.input<typeof accountContainerSchema>
export type AccountLabels = AccountContainerProps['labels']

/** The labels that no other widget has. */
export type OwnAccountLabels = Omit<AccountLabels, keyof typeof shared.english>
