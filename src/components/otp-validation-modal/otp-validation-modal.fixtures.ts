import type { Fixture } from '../../mapping/define-widget'
import type { OpenOtpModel, OtpValidationModalModel } from './otp-validation-modal.model'
import type { OtpValidationModalInput } from './otp-validation-modal.schema'

type Case = Fixture<OtpValidationModalInput, OtpValidationModalModel>

const formProps = {
  ref: () => {},
  onFocus: () => {},
  onPointerEnter: () => {},
  onSubmit: () => {},
}

const idle = { formProps, problems: {}, isSending: false }

const choose: OpenOtpModel = {
  state: 'choose',
  isInline: false,
  isPhone: false,
  level: 2,
  targets: [
    { value: 'email:0', channel: 'email', address: 's•••@example.com' },
    { value: 'sms:0', channel: 'sms', address: '•••12' },
  ],
  sentTo: '',
  notice: null,
  attempts: null,
  resendIn: 0,
  choice: idle,
  code: idle,
  onCodeInput: () => {},
  resend: () => {},
  another: () => {},
  close: () => {},
  focusAfter: () => null,
  actions: {
    send: '/mi/phoenix-account-auth/v1/generateOTP',
    verify: '/mi/phoenix-account-auth/v1/validateOTP',
    signIn: '/sign-in.mi',
  },
  hidden: {},
  stepRef: () => {},
}

const code: OpenOtpModel = { ...choose, state: 'code', sentTo: 's•••@example.com', resendIn: 47 }

/** Closed until a sign-in opens it. */
export const minimal: Case = { props: {} }

export const chosen: Case = { props: {}, model: choose }

export const sent: Case = { props: {}, model: code }

export const wrong: Case = {
  props: {},
  model: { ...code, notice: 'wrong', attempts: 3, resendIn: 0 },
}

export const incomplete: Case = {
  props: {},
  model: { ...code, code: { ...idle, problems: { code: 'codeLength' } } },
}

export const locked: Case = { props: {}, model: { ...choose, state: 'locked' } }

export const expired: Case = { props: {}, model: { ...code, notice: 'expired', resendIn: 0 } }

/** Without a script, on its own page: both forms are shown. */
export const onPage: Case = { props: { presentation: 'page' } }

export const rightToLeft: Case = {
  props: { presentation: 'page' },
  model: { ...code, isInline: true },
  page: { locale: 'ar-SA', contextPath: '/ar-SA' },
}

export const author: Case = { props: {}, page: { mode: 'edit' } }
