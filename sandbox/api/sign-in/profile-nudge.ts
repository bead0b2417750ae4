import type { Database } from '../../database/database'
import type { Account } from '../../database/members/accounts'
import { createPhoneCheck } from '../../database/members/phone-checks'

/**
 * The part of a sign-in's answer about an unconfirmed telephone number (S2 §3, W91); null without a
 * question.
 */
export async function profileNudge(database: Database, sessionId: string, account: Account) {
  const { phone, isPhoneConfirmed } = account
  if (!phone || isPhoneConfirmed) return null
  const name = await createPhoneCheck(database, sessionId)
  return { isNudgeVerify: true, ...name, fourDigitOfMobile: phone.slice(-4) }
}
