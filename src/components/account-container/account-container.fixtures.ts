import type { Fixture } from '../../mapping/define-widget'
import type { AccountContainerModel } from './account-container.model'
import type { AccountParts } from './account-container.parts'
import type { AccountContainerInput } from './account-container.schema'

type Case = Fixture<AccountContainerInput, AccountContainerModel, AccountParts>

const on = (id: string) => ({ page: { id, type: null } })

const beside = [
  {
    type: 'rich-text',
    id: 'beside-account',
    props: { html: '<p>Members see their own rates from the first night.</p>' },
  },
]

const ways = {
  signIn: '/sign-in.mi',
  profile: '#',
  renew: '#',
  keepEmail: '#',
  program: 'Alderway Circle',
}
const shown = { state: 'shown', level: 1 } as const
const profile = { stays: '#stays', saved: '#saved', password: '#password', contact: '#contact' }

/** On a page other than an account page it may contain a sign-in form. */
export const minimal: Case = { props: {} }

/** After a refusal in an overlay: the page shows the reason above the author's form. */
export const refused: Case = {
  props: { children: beside },
  model: { ...shown, view: 'signIn' },
  parts: {
    signIn: {
      state: 'refused',
      type: 'lockout',
      reset: '/emailPassword.mi',
      phone: { href: '', text: '' },
    },
  },
}

export const forgot: Case = { props: {}, page: on('forgot-password') }

/** The same for known and unknown visitors. */
export const sent: Case = {
  props: { view: 'forgot' },
  model: { ...shown, view: 'outcome' },
  parts: { outcome: { state: 'over', outcome: 'sent', ways } },
}

export const newPassword: Case = { props: { view: 'newPassword' } }

export const expiredLink: Case = {
  props: { view: 'newPassword' },
  model: { ...shown, view: 'outcome' },
  parts: { outcome: { state: 'over', outcome: 'token.expired', ways } },
}

export const activate: Case = { props: {}, page: on('activate-account') }

const countries = [
  { code: 'CA', name: 'Canada' },
  { code: 'DE', name: 'Germany' },
  { code: 'JP', name: 'Japan' },
  { code: 'US', name: 'United States' },
]

const titles = ['Ms', 'Mr', 'Dr'].map((code) => ({ code, name: code }))
const states = [
  { code: 'CA', name: 'California' },
  { code: 'NY', name: 'New York' },
]
const smsCountryCodes = [
  { country: 'DE', code: '49' },
  { country: 'US', code: '1' },
]

export const join: Case = {
  props: { children: beside, termsHref: '/loyalty/terms', privacyHref: '/privacy' },
  page: {
    ...on('create-account'),
    answers: [
      { name: 'CountryLookup', variables: { locale: 'en-US' }, data: { countries } },
      { name: 'TitleLookup', variables: { locale: 'en-US' }, data: { titles } },
      { name: 'StateLookup', variables: { country: 'US', locale: 'en-US' }, data: { states } },
      { name: 'SmsCountryCodeLookup', variables: { locale: 'en-US' }, data: { smsCountryCodes } },
    ],
  },
}

/** In a language with its own script, with the fewest fields of a chain. */
export const joinJapanese: Case = {
  props: { joinFields: ['givenName', 'familyName', 'localizedName', 'email', 'phone', 'password'] },
  page: {
    ...on('create-account'),
    locale: 'ja-JP',
    contextPath: '/ja-JP',
    answers: [
      {
        name: 'CountryLookup',
        variables: { locale: 'ja-JP' },
        data: { countries: [{ code: 'JP', name: '日本' }] },
      },
    ],
  },
}

export const signedOut: Case = { props: {}, page: on('logout') }

/** The browser still remembers the visitor's name. */
export const signedOutRemembered: Case = {
  props: {},
  page: on('logout'),
  model: { ...shown, view: 'status' },
  parts: {
    status: {
      state: 'signedOut',
      isBusy: false,
      signIn: '/sign-in.mi',
      isKept: false,
      search: '/homepage-searchform.mi',
      remembered: { forget: () => {}, hasFailed: false },
    },
  },
}

export const otp: Case = { props: { view: 'otp' } }

/** Before the visitor's state is known. */
export const loading: Case = { props: { children: beside }, page: on('profile') }

export const member: Case = {
  props: { children: beside },
  page: on('profile'),
  model: { ...shown, view: 'profile' },
  parts: {
    profile: {
      ...profile,
      state: 'ready',
      name: 'Maria Lindqvist',
      email: 'm•••@example.com',
      pendingEmail: null,
      phone: '•••05',
      place: 'Gothenburg, Sweden',
      preferences: ['High floor', 'Away from the elevator', 'Feather-free pillow'],
      memberNumber: '1002003001',
      savedCount: 3,
    },
  },
}

/** A form that nobody has sent. */
const untouched = {
  state: 'form' as const,
  action: '#',
  pagePath: '#',
  failure: null,
  outcome: null,
  ways,
  titleRef: { current: null },
  form: {
    formProps: {
      ref: () => {},
      onFocus: () => {},
      onPointerEnter: () => {},
      onSubmit: (event: { preventDefault: () => void }) => event.preventDefault(),
    },
    isSending: false,
  },
}

/** The member's contact details, of which the form shows only what the server has masked. */
export const contact: Case = {
  props: {},
  page: on('profile'),
  model: { ...shown, view: 'contact' },
  parts: {
    contact: {
      ...untouched,
      form: { ...untouched.form, problems: { password: 'passwordIncorrect' } },
      email: 'm•••@example.com',
      pendingEmail: 'l•••@example.com',
      phone: '•••05',
      countries,
      country: 'DE',
      onCountry: () => {},
      states: null,
      codes: { list: [], offered: '', chosen: null, onChoose: () => {} },
      minimum: 8,
    },
  },
}

/** The link to the new address is sent; until it is used, the address on file stays. */
export const emailSent: Case = {
  props: {},
  page: on('profile'),
  model: { ...shown, view: 'outcome' },
  parts: { outcome: { state: 'over', outcome: 'emailSent', ways } },
}

/** Where that link leads. */
export const confirmEmail: Case = {
  props: {},
  page: on('profile'),
  model: { ...shown, view: 'confirmEmail' },
  parts: { confirmEmail: { ...untouched, form: { ...untouched.form, problems: {} }, token: 'x' } },
}

export const failed: Case = {
  props: {},
  page: on('profile'),
  model: { ...shown, view: 'profile' },
  parts: { profile: { ...profile, state: 'failed', retry: () => {} } },
}
