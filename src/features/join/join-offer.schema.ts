import { z } from 'zod'
import { path, richText } from '../../ui/schema/base-props.schema'
import { shared } from './join-offer.labels'

/** Texts of the one-click join offer (W42, W65). */
export const joinOfferLabels = {
  ...shared.english,
  joined: 'You’re a member',
  offer: 'Membership is free, and this is all we need.',
  memberRate: 'Membership is free, and members enjoy lower rates.',
  benefits: 'Member benefits',
  yourDetails: 'Your details',
  terms: 'I accept the {conditions}.',
  nextStepUnnamed: 'Your welcome email tells you how to sign in.',
  nextStep: 'We’ve sent a link to {email}. Use it to choose your password, then sign in.',
}

/** Author settings of the offer beside its texts (B.10). */
export const joinOfferFields = () => ({
  version: z
    .enum(['new', 'legacy'])
    .optional()
    .meta({
      title: 'Version',
      description:
        'When not set, the site’s feature flag decides. The old one is the form alone, without what members have.',
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
  privacyHref: path()
    .optional()
    .meta({
      title: 'Privacy statement',
      description:
        'Address of the statement that a new member has read; when empty, none is named.',
      examples: ['/privacy'],
    }),
})
