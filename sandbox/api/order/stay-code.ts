import type { FastifyReply, FastifyRequest } from 'fastify'
import { maskEmail } from '../../../src/rules/formats/mask'
import { reviewGuestInfoPath } from '../../../src/rules/site/booking-paths'
import { withQuery } from '../../../src/rules/site/query'
import { fillText } from '../../../src/ui/text/fill-text'
import { contextPathOf, siteLocale } from '../../cms/locales'
import type { StoredOrder } from '../../database/booking/orders'
import type { Database } from '../../database/database'
import { countAttempt, countWithin, forgetAttempts } from '../../database/members/attempts'
import { CODE_MS, codeHash, RESEND_MS, randomCode } from '../../database/members/challenges'
import { sendMessage } from '../../database/members/messages'
import { findHotel } from '../../database/site/hotels'
import { site } from '../../site'
import { type BookingCall, bookingCall } from '../request/booking-call'
import type { FormNext } from '../request/form-posts'
import { readLocale } from '../request/locale'
import { personText } from '../request/person-text'
import { keepOpening } from '../session/keep-values'
import { STAY_CODE_VALUE } from '../session/session-values'
import { refuseAuth } from '../sign-in/auth-answer'
import {
  type AddressLimits,
  ATTEMPT_SECONDS,
  countForAddress,
  isOverLimit,
} from '../sign-in/rate-limits'
import { findStay, type RankedOrder } from './find-order'
import { mailTexts as text } from './mail/mail-texts'
import { provenValues } from './proven-stays'
import { stayIn } from './stay-in'

/** Wrong codes of one stay within `ATTEMPT_SECONDS`, over all sessions that have found it. */
const MOST_WRONG = 5
/** Codes for one stay within `ATTEMPT_SECONDS` and within a day: each is a mail to somebody who may not have asked. */
const MOST_SENT = { soon: 5, daily: 20 }
const DAY_SECONDS = 24 * 60 * 60
const LONGEST_CODE = 20

/** A code that was sent; its hash needs the session's id, which is not stored. */
interface SentCode {
  handle: string
  hash: string
  /** In ms since 1970, by the clock of the machine. */
  expiresAt: number
}

interface Options {
  database: Database
  limits: AddressLimits
}

/**
 * `generateOTP` and `validateOTP` for a visitor who has found a stay and proves by a code to its address that it is
 * theirs (docs/decisions/0097). The answers say of the address what `stayGuests` does.
 */
export function stayCodeCalls({ database, limits }: Options) {
  const send = async (request: FastifyRequest, reply: FastifyReply) => {
    const call = await bookingCall(database, request, reply)
    const found = await foundStay(call, request)
    const sessionId = call.session?.sessionId
    if (!found || !sessionId) return refuseAuth(reply, 404, 'reservation.not.found')
    const { order } = found
    const tooMany = (retryAfter: number) =>
      refuseAuth(reply, 429, 'uxlFailureErrorMessage', { retryAfter })
    if (await isOverLimit(database, request, 'messages', limits)) return tooMany(ATTEMPT_SECONDS)
    const by = order.id
    const isCounted = await database.db.transaction((tx) =>
      countWithin(tx, [
        { of: 'stay-code-again', by, seconds: RESEND_MS / 1000, most: 1 },
        { of: 'stay-code', by, seconds: ATTEMPT_SECONDS, most: MOST_SENT.soon },
        { of: 'stay-code-day', by, seconds: DAY_SECONDS, most: MOST_SENT.daily },
      ]),
    )
    if (!isCounted) return tooMany(RESEND_MS / 1000)
    const code = randomCode()
    await call.owner.store(storedCode(order, { sessionId, code }, call.machineNow))
    await sendMessage(database, await codeMail(database, order, code))
    return { status: 'SUCCESS', resendAfter: RESEND_MS / 1000 }
  }

  const validate = async (request: FastifyRequest, reply: FastifyReply) => {
    const call = await bookingCall(database, request, reply)
    const found = await foundStay(call, request)
    const { session } = call
    if (!found || !session?.sessionId) return refuseAuth(reply, 404, 'reservation.not.found')
    const { order } = found
    const code = personText(request.body, 'code', LONGEST_CODE)?.replace(/\s/g, '')
    if (!code) return refuseAuth(reply, 422, 'UNPROCESSABLE_ENTITY', { fields: ['code'] })
    if (await isOverLimit(database, request, 'failures', limits))
      return refuseAuth(reply, 429, 'uxlFailureErrorMessage', { retryAfter: ATTEMPT_SECONDS })
    const attempt = { of: 'stay-otp', by: order.id, seconds: ATTEMPT_SECONDS }
    if ((await countAttempt(database, attempt)).count > MOST_WRONG)
      return refuseAuth(reply, 401, 'otpLockedOutErrorMessage')
    const sent = sentCode(call, order)
    if (!sent) return refuseAuth(reply, 410, 'otp.expired')
    if (sent.hash !== hashOfCode(order, { sessionId: session.sessionId, code })) {
      await countForAddress(database, request, 'failures')
      return refuseAuth(reply, 401, 'otp.invalid')
    }
    await forgetAttempts(database, attempt)
    const values = { [STAY_CODE_VALUE]: '', ...provenValues(session.values, order) }
    await keepOpening(database, request, reply, session, values)
    return { status: 'SUCCESS' }
  }

  return { send, validate }
}

/** Whether a call is about a stay, and not about a sign-in or a telephone number. */
export function isAboutStayCode({ body }: Pick<FastifyRequest, 'body'>): boolean {
  return stayIn(body) !== null
}

/** Without a script: back to the guests of the stay. */
export const afterStayCode: FormNext = (request, { body, code }) => {
  const outcome = code ?? (body.resendAfter === undefined ? undefined : 'codeSent')
  const path = contextPathOf(siteLocale(request)) + reviewGuestInfoPath(site)
  return withQuery(site, path, { stay: stayIn(request.body) ?? undefined, outcome })
}

/** What the page may offer: where a code would go, and whether one is waited for. Null: a code proves nothing. */
export function codeOffer(stay: RankedOrder, call: BookingCall) {
  if (stay.rank !== 'found') return null
  const { order } = stay
  return { sentTo: maskEmail(order.guest.email), isSent: sentCode(call, order) !== null }
}

/** A stay that the visitor has found whole; the guest of a room cannot prove that the others are theirs. */
async function foundStay(call: BookingCall, request: FastifyRequest): Promise<RankedOrder | null> {
  const stay = await findStay(call, { stay: stayIn(request.body) })
  return stay?.rank === 'found' ? stay : null
}

interface OwnCode {
  sessionId: string
  code: string
}

function hashOfCode({ handle, guest }: StoredOrder, { sessionId, code }: OwnCode): string {
  return codeHash(`${sessionId} ${handle} ${guest.email}`, code)
}

function storedCode(order: StoredOrder, own: OwnCode, machineNow: number) {
  const expiresAt = machineNow + CODE_MS
  const sent: SentCode = { handle: order.handle, hash: hashOfCode(order, own), expiresAt }
  return { [STAY_CODE_VALUE]: JSON.stringify(sent) }
}

/** The code that this session waits for; null for none, and once it has expired. */
function sentCode({ session, machineNow }: BookingCall, { handle }: StoredOrder): SentCode | null {
  const kept = session?.values[STAY_CODE_VALUE]
  if (typeof kept !== 'string' || !kept) return null
  const sent = JSON.parse(kept) as SentCode
  return sent.handle === handle && sent.expiresAt > machineNow ? sent : null
}

async function codeMail(database: Database, { guest, hotelId }: StoredOrder, code: string) {
  const locale = readLocale(guest.locale)
  const hotel = (await findHotel(database, hotelId))?.name[locale] ?? hotelId
  return {
    address: guest.email,
    subject: fillText(text.stayCode[locale], { hotel }),
    body: fillText(text.stayCodeBody[locale], { code }),
    link: null,
  }
}
