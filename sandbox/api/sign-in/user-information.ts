import { phoneDigits } from '../../../src/rules/validation/phone-entry'
import { findAccountOf, findPhoneOwner } from '../../database/members/accounts'
import { countAttempt } from '../../database/members/attempts'
import { findPhoneCheck, proposePhone } from '../../database/members/phone-checks'
import { FAIL, type StatusView, statusView } from '../account/status-view'
import type { CallContext } from '../graphql/graphql-context'
import { ATTEMPT_SECONDS } from './rate-limits'

export interface UserInformationInput {
  id: string
  phone: string
  communicationToken: string
  transactionId: string
}

/** More than anybody types. */
const LONGEST_NUMBER = 100

/** Numbers that a member may try in 15 minutes: the answer reveals whether a number has an account. */
const MOST_NUMBERS = 5

/**
 * Names a new telephone number of a member (W91). It replaces the account's number after the member
 * has entered a code that was sent to it.
 */
export async function updateUserInformation(
  { id, phone, ...name }: UserInformationInput,
  { database, session, isFailing }: CallContext,
): Promise<StatusView> {
  if (isFailing) return FAIL
  const sessionId = session?.sessionId
  const check = sessionId ? await findPhoneCheck(database, sessionId, name) : null
  const account = await findAccountOf(database, id)
  if (!sessionId || !check || !account) {
    return statusView(410, 'token.expired', 'This question is over: the next sign-in asks anew.')
  }
  const digits = phoneDigits(phone.slice(0, LONGEST_NUMBER), account.country)
  if (!digits) {
    return statusView(
      422,
      'UNPROCESSABLE_ENTITY',
      'This is no mobile number of the member’s country.',
    )
  }
  const attempt = { of: 'phone-change', by: id, seconds: ATTEMPT_SECONDS }
  if ((await countAttempt(database, attempt)).count > MOST_NUMBERS) {
    return statusView(429, 'uxlFailureErrorMessage', 'Too many numbers: try again in 15 minutes.')
  }
  const owner = await findPhoneOwner(database, digits)
  if (owner !== null && owner !== id) {
    return statusView(409, 'phoneAlreadyAssociatedError', 'Another account has this number.')
  }
  await proposePhone(database, sessionId, digits)
  return statusView(202, 'SUCCESS')
}
