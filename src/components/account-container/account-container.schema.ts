import { z } from 'zod'
import { baseProps, richText } from '../../ui/schema/base-props.schema'
import { widgets } from '../../ui/schema/content.schema'
import { shared } from './account-container.labels'

/** What the join form can ask for, in its order, and how an author knows it. */
const JOIN_FIELD_TITLES = {
  title: 'Title',
  givenName: 'Given name',
  familyName: 'Family name',
  localizedName: 'Name in Chinese, Japanese or Korean script',
  email: 'Email',
  emailConfirm: 'Email again',
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
    ...shared.english,
    loading: 'Loading your account',
    search: 'Find a hotel',
    failedTitle: 'That didn’t work',
    goBack: 'Go back in your browser: what you typed is still there.',

    signInTitle: 'Welcome',
    audit: 'We need to check your account. Please call {phone}.',

    signedOutTitle: 'You’re signed out',
    signedOutText: 'Thank you for your visit. Your account opens again with your password only.',
    stillRemembered: 'This browser still shows your name, as you asked it to remember you.',
    forgetMe: 'Forget me on this browser',
    timedOutTitle: 'Your session has ended',
    timedOutText:
      'Nothing had happened for a while, so we signed you out. Sign in to go on where you were.',
    unAuthTitle: 'Please sign in',
    unAuthText: 'You need to be signed in to see this page.',
    expiredTitle: 'This page has expired',
    expiredText: 'What you had begun is no longer there. Please begin again.',
    stillInTitle: 'You’re still signed in',
    stillInText: 'You came here from another site, or signing out didn’t work.',
    forgotText: 'We’ll send you a link to choose a new one.',
    sendLink: 'Send link',
    sentTitle: 'Check your messages',
    sentText: 'If an account matches, we sent a message. The link in it is good for one hour.',
    sentHint: 'Nothing there? Look among unwanted mail, or try again with another address.',
    backToSignIn: 'Back to sign in',

    newPasswordTitle: 'Choose a new password',
    newPassword: 'New password',
    confirmPassword: 'New password again',
    passwordRules: 'Your password needs:',
    ruleLength: '8 to 20 characters',
    ruleLower: 'a lower-case letter',
    ruleUpper: 'an upper-case letter',
    ruleSpecial: 'a special character, such as ! or #',
    ruleAllowed: 'only letters, digits and special characters, no spaces',
    ruleMet: 'met',
    ruleOpen: 'not yet',
    rulesCount: '{met} of {all} rules met',
    passwordInvalid: 'This password doesn’t meet all rules.',
    passwordMismatch: 'Both passwords must be the same.',
    savePassword: 'Save password',
    passwordSavedTitle: 'Your password is changed',
    passwordSavedText:
      'Every browser that was signed in to your account is signed out. Sign in with the new password.',
    tokenExpiredTitle: 'This link has expired',
    tokenExpiredText: 'A link is good for one hour and for one use. Ask for a new one.',
    newLink: 'Ask for a new link',
    activateText:
      'For members who joined at a hotel or by phone. We’ll send a link to the email address we know.',
    memberNumberInvalid: 'Enter your member number: at least 10 digits or letters.',
    choosePasswordTitle: 'Choose your password',
    choosePasswordText: 'Welcome, {name}. Your member number is {number}, your email {email}.',
    activateSubmit: 'Activate account',
    activatedTitle: 'Your account is active',
    activationSuccessSignInFailedError:
      'Your account is active, but we couldn’t sign you in. Please sign in.',
    joinText: 'It’s free, and members see better rates from the first night.',
    aboutYou: 'About you',
    howToReach: 'How we reach you',
    yourPassword: 'Your password',
    title: 'Title',
    titleNone: 'No title',
    titleMs: 'Ms',
    titleMr: 'Mr',
    titleDr: 'Dr',
    nameHint: 'In Latin letters, as in your passport.',
    localNameInvalid: 'Use letters only.',
    localGivenName: 'Given name in your script',
    localFamilyName: 'Family name in your script',
    emailConfirm: 'Email again',
    emailMismatch: 'Both email addresses must be the same.',
    phone: 'Mobile phone',
    phoneHint: 'With the country’s code, digits only. You may leave it empty.',
    phoneInvalid: 'Enter at least {min} digits and no more than 16.',
    phoneInvalidExact: 'Enter exactly 11 digits.',
    smsOptIn: 'Send me messages about my stays to this number',
    state: 'State or province',
    city: 'City',
    line1: 'Street and number',
    line2: 'Floor, apartment',
    postalCode: 'Postal code',
    zipCode: 'ZIP code',
    postalInvalid: 'Enter a postal code as your country writes it.',
    terms: 'I accept the conditions of {program} and have read the privacy statement.',
    marketing: 'Send me offers by email. I can end this at any time.',
    joinedText: 'We have sent your member number to you. Sign in to begin.',

    otpTitle: 'One more step',
    otpText: 'To keep your account safe we send you a code and ask you to enter it here.',
    otpStart: 'Get the code',
    contact: 'Contact details',
    contactHint: 'For your safety parts are hidden.',
    noPhone: 'No number on file',
    preferences: 'Preferences',
    noPreferences: 'Nothing noted yet. Tell us at your next stay.',
    highFloor: 'High floor',
    quietRoom: 'Quiet room',
    featherFree: 'Feather-free bedding',
    extraPillows: 'Extra pillows',
    yourStays: 'Your stays',
    savedCount: '{count} of 20',
    changePassword: 'Change password',
    profileFailed: 'We couldn’t load your details.',
  }),
  view: z
    .enum(['signIn', 'forgot', 'newPassword', 'activate', 'join', 'otp', 'status', 'profile'])
    .optional()
    .meta({
      title: 'View',
      description: 'What the page is for; when empty, what belongs to its address.',
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
      description: 'When empty, what belongs to the page’s address.',
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
      description: 'Opens below the warning that asks for it, on the page for a refused sign-in.',
      examples: ['<p>A new password is asked for once a year.</p>'],
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
