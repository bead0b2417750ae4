/** Types of refused sign-ins, in the order of C.6; `errorMessageType` of an address (E.6). */
export const SIGN_IN_ERROR_TYPES = [
  'locked',
  'lockout',
  'combined',
  'audit',
  'fcp',
  'pageWarn',
  'enroll',
  'credentials',
  'standard',
  'generic',
] as const

export type SignInErrorType = (typeof SIGN_IN_ERROR_TYPES)[number]

export interface SignInFailure {
  /** Codes and error keys of the response; empty for a missing, late or unreadable one. */
  codes: readonly string[]
  isMobileAuth: boolean
  /** Authentication-provider mode (EAA). */
  isProvider?: boolean
  /** The response is to an enrolment, not to a sign-in. */
  isEnrolment?: boolean
  /** `auth.providerWarningCodes` of the configuration. */
  providerWarningCodes?: readonly string[]
}

type FailureRule = [type: SignInErrorType, fits: (failure: SignInFailure) => boolean]

const has =
  (...known: string[]) =>
  ({ codes }: SignInFailure) =>
    codes.some((code) => known.includes(code))

const isMismatch = has('password.username.invalid', 'username.type.invalid')

/** Rows ER3 to ER10 of C.6; the codes are those of S2 §8. */
const FAILURES: FailureRule[] = [
  ['locked', has('account.lockedout.dueto.password.failure.attempts')],
  ['lockout', has('incorrect.password.last.attempt.remaining')],
  ['combined', has('transferred.marriott.rewards.account.status')],
  ['audit', has('audit.marriott.rewards.account.status')],
  ['fcp', (failure) => has(...(failure.providerWarningCodes ?? []))(failure)],
  ['pageWarn', ({ codes }) => codes.some((code) => /^signIn\w*WarnMessage$/.test(code))],
  ['enroll', ({ isEnrolment, isProvider }) => Boolean(isEnrolment && isProvider)],
  ['credentials', (failure) => failure.isMobileAuth && isMismatch(failure)],
  ['standard', isMismatch],
]

/**
 * The error type of a refused sign-in: the first match of C.6, `generic` without a match (ER11).
 */
export function signInErrorType(failure: SignInFailure): SignInErrorType {
  return FAILURES.find(([, fits]) => fits(failure))?.[0] ?? 'generic'
}
