import { plainUserName } from '../../rules/people/user-name'
import { isFilled, isValid } from '../../rules/validation/validation'

/** Problems of the entered values, named as in the first table of E.6. */
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
  /** The username is remembered and locked, so that only its presence is checked. */
  isRemembered: boolean
  /** Whether phone numbers are accepted as usernames. */
  isMobileAuth: boolean
}

/**
 * Problems that prevent sending: P2 to P7 of C.6, for both fields at once; surrounding blanks are
 * ignored.
 */
export function signInProblems(entry: SignInEntry): SignInProblems {
  return {
    username: usernameProblem(entry),
    password: isFilled(entry.password) ? null : 'pwrdErrorLabel',
  }
}

function usernameProblem(entry: SignInEntry): UsernameProblem | null {
  const { isRemembered, isMobileAuth } = entry
  const username = plainUserName(entry.username)
  if (!username) return isMobileAuth ? 'credentials' : 'emailRequired'
  if (isRemembered) return null
  if (!isValid('asterisks', username)) return 'memberNumber'
  if (isMobileAuth) return isValid('usernameMobile', username) ? null : 'credentials'
  return isValid('usernameDefault', username) ? null : 'invalidEmailOrMember'
}

/** The username in its one form, which is sent (C.6, C.17). */
export function sentUsername(username: string): string {
  return plainUserName(username)
}
