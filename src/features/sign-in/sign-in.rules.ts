import { toWestern } from '../../rules/formats/digits'
import { isFilled, isValid } from '../../rules/validation/validation'

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
