import type { JoinForm } from '../../features/join/join-offer.model'
import type { Fixture } from '../../mapping/define-widget'
import type { OneClickJoinModel } from './one-click-join.model'
import type { OneClickJoinInput } from './one-click-join.schema'

type Case = Fixture<OneClickJoinInput, OneClickJoinModel>

const props: OneClickJoinInput = { termsHref: '/loyalty/terms', privacyHref: '/privacy' }
const program = 'Alderway Circle'

const form: JoinForm = {
  state: 'form',
  version: 'new',
  program,
  benefits: [
    'Member rates at every hotel',
    'Points for every night',
    'Late check-out when available',
  ],
  isMemberRateAvailable: true,
  known: { name: 'Zoë Lindqvist', email: 'z•••@example.com', country: 'Germany' },
  asked: [],
  countries: [{ code: 'US', name: 'United States' }],
  problems: {},
  isSending: false,
  fields: [['returnTo', '/reservation/reviewDetails.mi']],
  formProps: {
    ref: () => {},
    onFocus: () => {},
    onPointerEnter: () => {},
    onSubmit: () => {},
    action: '/mi/phoenix-account-auth/v2/enroll',
  },
  failure: null,
  links: { terms: '/loyalty/terms', privacy: '/privacy' },
  signIn: { href: '/sign-in.mi', onClick: () => {} },
}

const ready = (
  offer: Extract<OneClickJoinModel, { state: 'ready' }>['offer'],
): OneClickJoinModel => ({
  state: 'ready',
  program,
  isOld: false,
  offer,
})

/** No answer yet. */
export const minimal: Case = { props: { termsHref: '/loyalty/terms' }, isEmpty: true }

/** All values are known: one click is enough. */
export const full: Case = { props, model: ready(form) }

/** Nothing is known, and nothing was filled in. */
export const incomplete: Case = {
  props: { ...props, offerText: '<p>Join now, and <strong>this stay counts</strong>.</p>' },
  model: ready({
    ...form,
    benefits: [],
    known: { name: '', email: '', country: '' },
    asked: [
      { name: 'givenName', value: '' },
      { name: 'familyName', value: '' },
      { name: 'email', value: '' },
      { name: 'country', value: 'US' },
    ],
    problems: { givenName: 'fieldRequired', email: 'emailInvalid', terms: 'termsRequired' },
  }),
}

export const legacy: Case = { props, model: ready({ ...form, version: 'legacy' }) }

export const sending: Case = { props, model: ready({ ...form, isSending: true }) }

export const duplicate: Case = {
  props,
  model: ready({
    ...form,
    known: { ...form.known, email: '' },
    asked: [{ name: 'email', value: '' }],
    failure: 'emailDuplicateError',
  }),
}

export const joined: Case = {
  props,
  model: ready({ state: 'joined', program, number: '100312345', email: 'z•••@example.com' }),
}

/** Joined on an earlier page of this booking. */
export const joinedBefore: Case = {
  props,
  model: {
    state: 'ready',
    program,
    isOld: true,
    offer: { state: 'joined', program, number: '100312345', email: '' },
  },
}

export const overlay: Case = {
  props: { ...props, mode: 'overlay' },
  model: {
    state: 'overlay',
    program,
    href: '/loyalty/createAccount/createAccountPage1.mi',
    onClick: () => {},
  },
}

export const author: Case = { props, page: { mode: 'edit' } }
