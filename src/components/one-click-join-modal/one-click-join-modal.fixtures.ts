import type { JoinForm } from '../../features/join/join-offer.model'
import type { Fixture } from '../../mapping/define-widget'
import type { OneClickJoinModalModel } from './one-click-join-modal.model'
import type { OneClickJoinModalInput } from './one-click-join-modal.schema'

type Case = Fixture<OneClickJoinModalInput, OneClickJoinModalModel>

const props: OneClickJoinModalInput = { termsHref: '/loyalty/terms' }
const dialog = { program: 'Alderway Circle', close: () => {} }

const form: JoinForm = {
  state: 'form',
  version: 'new',
  program: dialog.program,
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

const showing = (offer: JoinForm): OneClickJoinModalModel => ({
  ...dialog,
  state: 'open',
  isInline: false,
  offer,
})

/** Closed until an event opens it. */
export const minimal: Case = { props }

/** All values are known: one click is enough. */
export const full: Case = { props, model: showing(form) }

export const legacy: Case = { props, model: showing({ ...form, version: 'legacy' }) }

/** No value is known, and nothing was filled in. */
export const incomplete: Case = {
  props: { ...props, offerText: '<p>Join now, and <strong>this stay counts</strong>.</p>' },
  model: showing({
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

export const duplicate: Case = {
  props,
  model: showing({
    ...form,
    known: { ...form.known, email: '' },
    asked: [{ name: 'email', value: '' }],
    failure: 'emailDuplicateError',
  }),
}

export const joined: Case = {
  props,
  model: {
    ...dialog,
    state: 'open',
    isInline: false,
    offer: {
      state: 'joined',
      program: dialog.program,
      number: '100312345',
      email: 'z•••@example.com',
    },
  },
}

export const author: Case = { props, page: { mode: 'edit' } }
