import { detailsAnswer, guestInfo } from '../../../fixtures/checkout'
import { enrollmentAnswers } from '../../../fixtures/enrollment'
import type { Fixture } from '../../mapping/define-widget'
import type { InlineEnrollmentModel } from './inline-enrollment.model'
import type { InlineEnrollmentInput } from './inline-enrollment.schema'

type Case = Fixture<InlineEnrollmentInput, InlineEnrollmentModel>

const terms: InlineEnrollmentInput = { termsHref: '/loyalty/terms' }

/** The page of the guests, for a visitor whom the site does not know. */
function guests(said: Record<string, string> = {}, locale = 'en-US') {
  return guestInfo('MUCDE', [detailsAnswer(said), ...enrollmentAnswers(locale)], locale)
}

export const minimal: Case = { props: terms, page: guests() }

/** Everything that an author can say. */
export const full: Case = {
  props: {
    ...terms,
    privacyHref: '/privacy',
    offerText: '<p>Join now, and <strong>this stay counts</strong>.</p>',
    benefits: ['Points for every night', 'Late check-out when available'],
    askPassword: false,
  },
  page: guests(),
}

/** Joined on an earlier visit of the page. */
export const joinedBefore: Case = { props: terms, page: guests({ 'member.number': '100312345' }) }

/** A page without a cart. */
export const none: Case = {
  props: terms,
  page: { page: { id: 'guest-info', type: null, propertyId: 'MUCDE' } },
  isEmpty: true,
}

const program = 'Alderway Circle'

const form: InlineEnrollmentModel = {
  state: 'form',
  program,
  benefits: ['Points for every night'],
  form: 'checkout-form',
  action: '/mi/phoenix-account-auth/v2/enroll',
  returnTo: '/reservation/guestInfo.mi?cart=cart',
  isOpen: true,
  rules: {
    all: ['length', 'lower', 'upper', 'special', 'allowed'],
    met: ['lower', 'upper', 'allowed'],
    said: null,
    onInput: () => {},
  },
  problems: {},
  failure: null,
  isSending: false,
  links: { terms: '/loyalty/terms', privacy: '/privacy' },
  signIn: { href: '/sign-in.mi', onClick: () => {} },
  fieldsRef: { current: null },
  onOpen: () => {},
  onJoin: () => {},
}

export const opened: Case = { props: terms, model: form }

export const invalid: Case = {
  props: terms,
  model: { ...form, problems: { password: 'passwordInvalid', terms: 'termsRequired' } },
}

export const sending: Case = { props: terms, model: { ...form, isSending: true } }

export const duplicate: Case = {
  props: terms,
  model: { ...form, failure: 'emailDuplicateError' },
}

export const prohibited: Case = {
  props: terms,
  model: { ...form, failure: 'prohibitedCountryErrMsg' },
}

export const incomplete: Case = { props: terms, model: { ...form, failure: 'guestIncomplete' } }

export const failed: Case = { props: terms, model: { ...form, failure: 'uxlFailureErrorMessage' } }

export const joined: Case = {
  props: terms,
  model: {
    state: 'joined',
    isOld: false,
    hasPassword: true,
    joined: { state: 'joined', program, number: '100312345', email: 'z•••@example.com' },
  },
}

export const rightToLeft: Case = { props: terms, page: guests({}, 'ar-SA') }
