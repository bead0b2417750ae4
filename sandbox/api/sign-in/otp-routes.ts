import type { FastifyInstance, FastifyRequest } from 'fastify'
import { generateOtpCall, validateOtpCall } from '../../../src/rules/site/account-calls'
import type { Database } from '../../database/database'
import { confirmAccount, findAccountOf } from '../../database/members/accounts'
import { countAttempt, forgetAttempts } from '../../database/members/attempts'
import { createCode, findChallenge, RESEND_MS, takeCode } from '../../database/members/challenges'
import { sendMessage } from '../../database/members/messages'
import { afterStayCode, isAboutStayCode, stayCodeCalls } from '../order/stay-code'
import { timeOf } from '../request/clock'
import { type FormNext, takesForms } from '../request/form-posts'
import { personText } from '../request/person-text'
import { routeOf } from '../request/route-of'
import { readSession } from '../session/visitor-session'
import { refuseAuth } from './auth-answer'
import { bookForSignedIn } from './book-for-signed-in'
import { checkNameOf, phoneCodeCalls } from './phone-check'
import { ATTEMPT_SECONDS, countForAddress, isOverLimit, isTooManyCodes } from './rate-limits'
import { afterCode, afterCodeSent } from './sign-in-forms'
import { type AccountOptions, LONGEST_NAME } from './sign-in-routes'
import { beginSignedIn, phonesFor, signedInAnswer } from './signed-in'

/** The number of wrong codes that lock an account out, over all its sign-ins (W58). */
const MOST_CODES = 5
/** E2-10, as W58 interprets it. */
const RESEND_SECONDS = RESEND_MS / 1000

/** One-time passwords: sends one, and completes the sign-in with it (W58, D.9). */
export async function otpRoutes(fastify: FastifyInstance, { database, limits }: AccountOptions) {
  const ofPhone = phoneCodeCalls({ database, limits })
  const ofStay = stayCodeCalls({ database, limits })
  fastify.post(
    routeOf(generateOtpCall),
    takesForms(ofEither(afterCodeSent)),
    async (request, reply) => {
      const check = checkNameOf(request.body)
      if (check) return ofPhone.send(request, reply, check)
      if (isAboutStayCode(request)) return ofStay.send(request, reply)
      const pending = await readPending(database, request)
      if (!pending) return refuseAuth(reply, 410, 'otp.expired')
      const { account, challenge, sessionId } = pending
      const { channel, target } = targetOf(request)
      const phones = phonesFor(account)
      const targets = channel === 'email' ? [account.email] : channel === 'sms' ? phones : []
      const address = Number.isInteger(target) ? targets[Number(target)] : undefined
      if (!address) {
        return refuseAuth(reply, 422, 'UNPROCESSABLE_ENTITY', { fields: ['channel', 'target'] })
      }
      const waited = (Date.now() - (challenge.sentAt?.getTime() ?? 0)) / 1000
      const tooMany = (retryAfter: number) =>
        refuseAuth(reply, 429, 'uxlFailureErrorMessage', { retryAfter })
      if (waited < RESEND_SECONDS) return tooMany(RESEND_SECONDS - waited)
      if (await isOverLimit(database, request, 'messages', limits)) return tooMany(ATTEMPT_SECONDS)
      if (await isTooManyCodes(database, account.customerId)) return tooMany(RESEND_SECONDS)
      const code = await createCode(database, sessionId, channel === 'sms' ? 'sms' : 'email')
      if (code === null) return tooMany(RESEND_SECONDS)
      const body = `Your code is ${code}. It is valid for ten minutes. Please don’t share it with anyone.`
      await sendMessage(database, { address, subject: 'Your sign-in code', body, link: null })
      return { status: 'SUCCESS', resendAfter: RESEND_SECONDS }
    },
  )

  fastify.post(
    routeOf(validateOtpCall),
    takesForms(ofEither(afterCode)),
    async (request, reply) => {
      const check = checkNameOf(request.body)
      if (check) return ofPhone.validate(request, reply, check)
      if (isAboutStayCode(request)) return ofStay.validate(request, reply)
      const pending = await readPending(database, request)
      if (!pending) return refuseAuth(reply, 410, 'otp.expired')
      const { account, challenge, sessionId } = pending
      const code = personText(request.body, 'code', LONGEST_NAME)
      if (!code) return refuseAuth(reply, 422, 'UNPROCESSABLE_ENTITY', { fields: ['code'] })
      // Counted per account: signing in again allows no additional guesses.
      const attempt = { of: 'otp', by: account.customerId, seconds: ATTEMPT_SECONDS }
      const { count } = await countAttempt(database, attempt)
      if (count > MOST_CODES) return refuseAuth(reply, 401, 'otpLockedOutErrorMessage')
      if (!challenge.codeHash || challenge.expiresAt < new Date()) {
        return refuseAuth(reply, 410, 'otp.expired')
      }
      if (!(await takeCode(database, sessionId, code))) {
        await countForAddress(database, request, 'failures')
        const attemptsRemaining = MOST_CODES - count
        return attemptsRemaining === 0
          ? refuseAuth(reply, 401, 'otpLockedOutErrorMessage')
          : refuseAuth(reply, 401, 'otp.invalid', { attemptsRemaining })
      }
      await forgetAttempts(database, attempt)
      await confirmAccount(database, account.customerId, challenge.channel)
      const asked = challenge.request
      const begun = await beginSignedIn(database, request, reply, { account, asked })
      await bookForSignedIn(database, request, reply, begun.sessionId)
      const isShown = challenge.channel === 'sms'
      const shown = { ...account, isPhoneConfirmed: account.isPhoneConfirmed || isShown }
      return signedInAnswer(database, shown, { ...begun, now: timeOf(request) })
    },
  )
}

/** Where the form of a sign-in leads, or that of a stay. */
function ofEither(ofSignIn: FormNext): FormNext {
  return (request, answer) =>
    isAboutStayCode(request) ? afterStayCode(request, answer) : ofSignIn(request, answer)
}

/** A form sends both as one value: `sms:0`. */
function targetOf({ body }: FastifyRequest): { channel?: unknown; target?: unknown } {
  const { channel, target, to } = (body ?? {}) as Record<string, unknown>
  const [, named, index] = /^(email|sms):(\d)$/.exec(typeof to === 'string' ? to : '') ?? []
  return named ? { channel: named, target: Number(index) } : { channel, target }
}

/** The pending sign-in of this browser; null without one. */
async function readPending(database: Database, request: FastifyRequest) {
  const sessionId = (await readSession(database, request))?.sessionId
  const challenge = sessionId ? await findChallenge(database, sessionId) : null
  const account = challenge && (await findAccountOf(database, challenge.customerId))
  return sessionId && challenge && account ? { account, challenge, sessionId } : null
}
