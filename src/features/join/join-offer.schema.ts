import { z } from 'zod'
import { path, richText } from '../../ui/schema/base-props.schema'

/** The texts of the offer to join with one click (W42, W65). */
export const joinOfferLabels = {
  title: 'Join {program}',
  joined: 'You’re a member',
  welcome: 'Welcome to {program}',
  offer: 'Membership is free, and needs no more than this.',
  memberRate: 'Membership is free, and members have rates of their own.',
  benefits: 'What members have',
  yourDetails: 'Your details',
  name: 'Name',
  givenName: 'Given name',
  familyName: 'Family name',
  email: 'Email',
  country: 'Country or region',
  chooseCountry: 'Please choose',
  required: 'required',
  fieldRequired: 'Fill in this field.',
  nameInvalid: 'Use Latin letters, and between them a hyphen, an apostrophe or a space.',
  emailInvalid: 'Enter an email address in the form name@example.com.',
  countryRequired: 'Choose your country or region.',
  prohibitedCountryErrMsg: 'We can’t create an account for this country.',
  terms: 'I accept the {conditions}.',
  conditions: 'conditions of {program}',
  newTab: 'opens in a new tab',
  termsRequired: 'Please accept the conditions to join.',
  join: 'Join now',
  busy: 'One moment, please',
  error: 'Error',
  emailDuplicateError: 'An account with this email already exists. Sign in instead.',
  unreachable: 'We can’t reach our servers. What you typed is still here: please try again.',
  tooMany: 'That was too often. Please try again in a few minutes.',
  UNPROCESSABLE_ENTITY: 'Some details could not be accepted. Check the form.',
  uxlFailureErrorMessage: 'Something went wrong on our side. Please try again.',
  haveAccount: 'Already a member?',
  signIn: 'Sign in',
  newMemberNumberMsg: 'Welcome! Your member number is {number}.',
  nextStep: 'We’ve sent a link to {email}. Choose your password with it, and sign in.',
  done: 'Done',
}

/** What an author says of the offer beside its texts (B.10). */
export const joinOfferFields = () => ({
  version: z
    .enum(['new', 'legacy'])
    .optional()
    .meta({
      title: 'Version',
      description:
        'As the site’s feature flag says when not set. The old one is the form alone, without what members have.',
      'x-options': { new: 'New', legacy: 'Old' },
    }),
  offerText: richText()
    .default('')
    .meta({
      title: 'Offer',
      description: 'Stands above the form, in place of the built-in sentence.',
      examples: ['<p>Join now, and this stay counts.</p>'],
    }),
  termsHref: path().meta({
    title: 'Conditions',
    description: 'Address of the programme’s conditions, which a new member accepts.',
    examples: ['/loyalty/terms'],
  }),
})
