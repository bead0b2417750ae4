import type { Database } from '../../database/database'
import type { Account } from '../../database/members/accounts'
import { createPhoneCheck } from '../../database/members/phone-checks'

/**
 * What a sign-in tells of a telephone number that has not been confirmed (S2 §3, W91); null when
 * there is nothing to ask.
 */
export async function profileNudge(database: Database, sessionId: string, account: Account) {
  const { phone, isPhoneConfirmed } = account
  if (!phone || isPhoneConfirmed) return null
  const name = await createPhoneCheck(database, sessionId)
  return { isNudgeVerify: true, ...name, fourDigitOfMobile: phone.slice(-4) }
}
