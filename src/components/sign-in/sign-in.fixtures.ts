import type { Fixture } from '../../mapping/define-widget'
import type { SignInFormModel, SignInModel } from './sign-in.model'
import type { SignInInput } from './sign-in.schema'

type Case = Fixture<SignInInput, SignInModel>

const formProps = {
  ref: () => {},
  onFocus: () => {},
  onPointerEnter: () => {},
  onSubmit: () => {},
}

const form: SignInFormModel = {
  state: 'form',
  visitor: 'other',
  name: '',
  lockedUsername: null,
  forget: () => {},
  forgetting: 'idle',
  variant: 'page',
  isMobileAuth: false,
  isProvider: false,
  action: '/mi/phoenix-account-auth/v1/loginWithCredentials',
  hidden: { pageModuleName: 'sign-in' },
  links: {
    forgot: '/emailPassword.mi',
    activate: '/loyalty/createAccount/activateAccount.mi',
    join: '/loyalty/createAccount/createAccountPage1.mi',
    account: '/loyalty/myAccount/profile.mi',
  },
  form: { formProps, problems: {}, isSending: false },
  message: null,
  doneRef: () => {},
}

const remembered: SignInFormModel = {
  ...form,
  visitor: 'remembered',
  name: 'Maria',
  lockedUsername: '*****3001',
}

/** The visitor is not known yet. */
export const minimal: Case = { props: {} }

const hints: SignInInput = {
  phoneHint: '<p>We send a code to your phone before you sign in with its number.</p>',
  extraAccordion: {
    title: 'Signing in for the first time',
    body: '<p>Use the number on your card, and activate your online account first.</p>',
  },
}

export const full: Case = { props: hints, model: form }

export const rememberedVisitor: Case = { props: {}, model: remembered }

export const empty: Case = {
  props: {},
  model: {
    ...form,
    form: { ...form.form, problems: { userId: 'emailRequired', password: 'pwrdErrorLabel' } },
  },
}

export const sending: Case = {
  props: {},
  model: { ...form, form: { ...form.form, isSending: true } },
}

/** ER4: the next wrong password locks the account. */
export const failed: Case = {
  props: {},
  model: {
    ...form,
    message: {
      type: 'lockout',
      kind: 'warning',
      text: 'One attempt left before your account is locked.',
      cta: { label: 'Reset your password', href: '/emailPassword.mi' },
      more: '',
    },
  },
}

/** ER7, in provider mode: without “remember me” and account activation. */
export const provider: Case = {
  props: {},
  model: {
    ...form,
    isProvider: true,
    links: { ...form.links, activate: '' },
    message: {
      type: 'fcp',
      kind: 'warning',
      text: 'You need to change your password before you can sign in.',
      cta: { label: 'Reset your password', href: '/emailPassword.mi' },
      more: '<p>Passwords are renewed once a year.</p>',
    },
  },
}

export const flyout: Case = {
  props: { variant: 'flyout' },
  model: { ...remembered, variant: 'flyout', forgetting: 'failed' },
}

export const disabled: Case = {
  props: {},
  model: { state: 'disabled', phone: { href: 'tel:+18005550134', text: '+1 800-555-0134' } },
}

export const signedIn: Case = { props: {}, model: { ...form, state: 'signedIn' } }

export const longNames: Case = {
  props: {},
  model: { ...remembered, name: 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwaren' },
}

export const rightToLeft: Case = {
  props: hints,
  model: { ...form, form: { ...form.form, problems: { password: 'pwrdErrorLabel' } } },
  page: { locale: 'ar-SA', contextPath: '/ar-SA' },
}

export const author: Case = { props: hints, page: { mode: 'edit' } }
