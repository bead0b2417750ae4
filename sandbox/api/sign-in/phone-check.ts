import type { FastifyReply, FastifyRequest } from 'fastify'
import { forgotPasswordPath } from '../../../src/rules/site/paths'
import type { Database } from '../../database/database'
import { type Account, confirmPhone, findAccountOf } from '../../database/members/accounts'
import { countAttempt, forgetAttempts } from '../../database/members/attempts'
import { sendMessage } from '../../database/members/messages'
import {
  type CheckName,
  createPhoneCode,
  findPhoneCheck,
  takePhoneCode,
} from '../../database/members/phone-checks'
import { site } from '../../site'
import { bodyText } from '../request/body-text'
import { personText } from '../request/person-text'
import { readSession } from '../session/visitor-session'
import { refuseAuth } from './auth-answer'
import { ATTEMPT_SECONDS, countForAddress, isOverLimit, isTooManyCodes } from './rate-limits'
import { type AccountOptions, LONGEST_NAME } from './sign-in-routes'

/** The limits of a member's wrong codes and of codes sent to a member, in 15 minutes. */
const MOST_WRONG = 5
const MOST_SENT = 10
const RESEND_SECONDS = 60

/** The phone check of a call for codes; null if the call belongs to a sign-in. */
export function checkNameOf(body: unknown): CheckName | null {
  const communicationToken = bodyText(body, 'communicationToken', LONGEST_NAME)
  const transactionId = bodyText(body, 'transactionId', LONGEST_NAME)
  return communicationToken && transactionId ? { communicationToken, transactionId } : null
}

type Call = [request: FastifyRequest, reply: FastifyReply, name: CheckName]

/**
 * `generateOTP` and `validateOTP` for a signed-in member's number: they neither sign in nor change
 * the session. Target 0 is the account's number, target 1 the number of `UpdateUserInformation`.
 */
export function phoneCodeCalls({ database, limits }: AccountOptions) {
  const send = async (...[request, reply, name]: Call) => {
    const found = await readCheck(database, request, name)
    if (!found) return refuseAuth(reply, 410, 'otp.expired')
    const { account, check, sessionId } = found
    const { channel, target } = request.body as { channel?: unknown; target?: unknown }
    const phones = [account.phone, check.newPhone]
    const phone = channel === 'sms' && typeof target === 'number' ? phones[target] : null
    if (!phone) {
      return refuseAuth(reply, 422, 'UNPROCESSABLE_ENTITY', { fields: ['channel', 'target'] })
    }
    const waited = (Date.now() - (check.sentAt?.getTime() ?? 0)) / 1000
    // A code for another number is not a repeated code.
    if (check.codePhone === phone && waited < RESEND_SECONDS) {
      const retryAfter = RESEND_SECONDS - waited
      return refuseAuth(reply, 429, 'uxlFailureErrorMessage', { retryAfter })
    }
    if (await isTooManyCodes(database, account.customerId)) {
      return refuseAuth(reply, 429, 'uxlFailureErrorMessage', { retryAfter: RESEND_SECONDS })
    }
    const sent = { of: 'phone-code', by: account.customerId, seconds: ATTEMPT_SECONDS }
    const isTooMany =
      (await isOverLimit(database, request, 'messages', limits)) ||
      (await countAttempt(database, sent)).count > MOST_SENT
    if (isTooMany) {
      return refuseAuth(reply, 429, 'uxlFailureErrorMessage', { retryAfter: ATTEMPT_SECONDS })
    }
    const code = await createPhoneCode(database, sessionId, phone)
    if (code === null) {
      return refuseAuth(reply, 429, 'uxlFailureErrorMessage', { retryAfter: RESEND_SECONDS })
    }
    const body = `Your code is ${code}. It is valid for ten minutes. Please don’t share it with anyone.`
    await sendMessage(database, {
      address: phone,
      subject: 'Confirm your number',
      body,
      link: null,
    })
    return { status: 'SUCCESS', resendAfter: RESEND_SECONDS }
  }

  const validate = async (...[request, reply, name]: Call) => {
    const found = await readCheck(database, request, name)
    if (!found) return refuseAuth(reply, 410, 'otp.expired')
    const { account, check, sessionId } = found
    const code = personText(request.body, 'code', LONGEST_NAME)
    if (!code) return refuseAuth(reply, 422, 'UNPROCESSABLE_ENTITY', { fields: ['code'] })
    const attempt = { of: 'phone-otp', by: account.customerId, seconds: ATTEMPT_SECONDS }
    const { count } = await countAttempt(database, attempt)
    if (count > MOST_WRONG) return refuseAuth(reply, 401, 'otpLockedOutErrorMessage')
    if (!check.codeExpiresAt || check.codeExpiresAt < new Date()) {
      return refuseAuth(reply, 410, 'otp.expired')
    }
    const phone = await takePhoneCode(database, sessionId, code)
    if (!phone) {
      await countForAddress(database, request, 'failures')
      const attemptsRemaining = MOST_WRONG - count
      return attemptsRemaining === 0
        ? refuseAuth(reply, 401, 'otpLockedOutErrorMessage')
        : refuseAuth(reply, 401, 'otp.invalid', { attemptsRemaining })
    }
    await forgetAttempts(database, attempt)
    if (!(await confirmPhone(database, account.customerId, phone))) {
      return refuseAuth(reply, 409, 'phoneAlreadyAssociatedError')
    }
    if (phone !== account.phone) await tellOfChange(database, account)
    return { status: 'SUCCESS', fourDigitOfMobile: phone.slice(-4) }
  }
  return { send, validate }
}

/** Notifies the member, because another person may have changed the number. */
async function tellOfChange(database: Database, { email }: Account): Promise<void> {
  const body =
    'Your phone number has been changed. If this wasn’t you, please choose a new password.'
  const link = forgotPasswordPath(site)
  await sendMessage(database, {
    address: email,
    subject: 'Your phone number has been changed',
    body,
    link,
  })
}

/** The check of a signed-in session; a remembered visitor may be another person. */
async function readCheck(database: Database, request: FastifyRequest, name: CheckName) {
  const session = await readSession(database, request)
  if (session?.kind !== 'authenticated' || !session.sessionId || !session.customer) return null
  const { sessionId, customer } = session
  const check = await findPhoneCheck(database, sessionId, name)
  const account = check && (await findAccountOf(database, customer.id))
  return check && account ? { account, check, sessionId } : null
}
