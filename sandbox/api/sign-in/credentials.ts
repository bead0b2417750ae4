import { isValid } from '../../../src/rules/validation/validation'
import type { Database } from '../../database/database'
import type { AccountStanding } from '../../database/members/account-schema'
import { type Account, findAccount } from '../../database/members/accounts'
import { countAttempt, forgetAttempts } from '../../database/members/attempts'
import { isPasswordOf } from '../../database/members/passwords'
import type { AuthCode } from './auth-answer'
import { ATTEMPT_SECONDS } from './rate-limits'

/** The number of failures that lock an account; the previous one warns (ER3, ER4). Our choice. */
const MOST_FAILURES = 5

export interface Credentials {
  userName: string
  password: string
  /** Authentication-provider mode, EAA. */
  isProvider: boolean
}

export type Verdict = { account: Account } | { code: AuthCode }

/**
 * The account of the credentials, or the code of C.6. An unknown name is counted, locked and answered
 * like an account, after the same work. The state of an account is returned only with its password.
 * Failures count per typed name and not per account: two names that are locked together would reveal
 * that they belong to one member.
 */
export async function checkCredentials(
  database: Database,
  { userName, password, isProvider }: Credentials,
): Promise<Verdict> {
  if (!isValid('usernameDefault', userName) && !isValid('usernameMobile', userName)) {
    return { code: 'username.type.invalid' }
  }
  const account = await findAccount(database, userName)
  const attempt = { ...failuresOf(userName), seconds: ATTEMPT_SECONDS }
  // Counted before the password is checked, so that concurrent guesses are counted as well.
  const { count } = await countAttempt(database, attempt)
  const isRight = await isPasswordOf(account?.passwordHash ?? null, password)
  if (count > MOST_FAILURES) return { code: 'account.lockedout.dueto.password.failure.attempts' }
  if (!account || !isRight) return { code: failureCode(count) }
  await forgetAttempts(database, attempt)
  const code = standingCode(account.standing, isProvider)
  return code ? { code } : { account }
}

/**
 * The counter's key for a user name, normalised: `findAccount` treats `x1002003012` like 1002003012.
 */
function failuresOf(userName: string): { of: string; by: string } {
  const digits = userName.includes('@') ? '' : userName.replace(/\D/g, '')
  return { of: 'sign-in', by: digits || userName.toLowerCase() }
}

/** Deletes the failures of all names of the account. */
export async function forgetFailures(database: Database, account: Account): Promise<void> {
  const { email, memberNumber, phone } = account
  for (const name of [email, memberNumber, phone])
    if (name) await forgetAttempts(database, failuresOf(name))
}

function failureCode(count: number): AuthCode {
  if (count >= MOST_FAILURES) return 'account.lockedout.dueto.password.failure.attempts'
  if (count === MOST_FAILURES - 1) return 'incorrect.password.last.attempt.remaining'
  return 'password.username.invalid'
}

/** ER5 to ER9; the states for providers apply in provider mode only. */
function standingCode(standing: AccountStanding, isProvider: boolean): AuthCode | null {
  switch (standing) {
    case 'combined':
      return 'transferred.marriott.rewards.account.status'
    case 'audit':
      return 'audit.marriott.rewards.account.status'
    case 'notice':
      return 'signInPageWarnMessage'
    case 'providerWarning':
      return isProvider ? 'provider.password.change.required' : null
    case 'enrolling':
      return isProvider ? 'enrollment.failed' : null
    case 'active':
      return null
  }
}
