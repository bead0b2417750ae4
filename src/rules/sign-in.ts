import { toWestern } from './digits'
import { isFilled, isValid } from './validation'

/** Longest username, UTF-16 units (E1-04). */
export const USERNAME_MAX_LENGTH = 80

/** Longest password that signs in, UTF-16 units (E1-05). */
export const PASSWORD_MAX_LENGTH = 20

/** How long a remembered visitor stays one; minutes, that is 90 days (E1-27). */
export const REMEMBER_ME_MINUTES = 129_600

/** What is wrong with what was entered, as the first table of E.6 calls it. */
export type UsernameProblem =
  | 'emailRequired'
  | 'credentials'
  | 'memberNumber'
  | 'invalidEmailOrMember'

export interface SignInProblems {
  username: UsernameProblem | null
  password: 'pwrdErrorLabel' | null
}

export interface SignInEntry {
  username: string
  password: string
  /** The username is the remembered one and locked: only its presence counts. */
  isRemembered: boolean
  /** Phone numbers sign in as well. */
  isMobileAuth: boolean
}

/** What keeps a sign-in from being sent: P2 to P7 of C.6, both fields at once; blanks around do not count. */
export function signInProblems(entry: SignInEntry): SignInProblems {
  return {
    username: usernameProblem(entry),
    password: isFilled(entry.password) ? null : 'pwrdErrorLabel',
  }
}

function usernameProblem(entry: SignInEntry): UsernameProblem | null {
  const { isRemembered, isMobileAuth } = entry
  const username = entry.username.trim()
  if (!username) return isMobileAuth ? 'credentials' : 'emailRequired'
  if (isRemembered) return null
  if (!isValid('asterisks', username)) return 'memberNumber'
  if (isMobileAuth) return isValid('usernameMobile', username) ? null : 'credentials'
  return isValid('usernameDefault', username) ? null : 'invalidEmailOrMember'
}

/** The username as it is sent: trimmed, in western digits (C.6, C.17). */
export function sentUsername(username: string): string {
  return toWestern(username.trim())
}

/** What a refused sign-in is about, in the order of C.6; `errorMessageType` of an address (E.6). */
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
  /** Codes and error keys of the answer; none for a lost, late or unreadable one. */
  codes: readonly string[]
  isMobileAuth: boolean
  /** Authentication-provider mode (EAA). */
  isProvider?: boolean
  /** The answer is about an enrolment, not about a sign-in. */
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

/** What a refused sign-in is shown as: of several reasons the first of C.6, `generic` for all others (ER11). */
export function signInErrorType(failure: SignInFailure): SignInErrorType {
  return FAILURES.find(([, fits]) => fits(failure))?.[0] ?? 'generic'
}

/** The `errorMessageType` of an address; what is none is `generic` (W52). */
export function readSignInErrorType(value: string | null | undefined): SignInErrorType {
  return SIGN_IN_ERROR_TYPES.find((type) => type === value) ?? 'generic'
}
