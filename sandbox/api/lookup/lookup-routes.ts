import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  cleanConfirmationNumber,
  isConfirmationNumber,
} from '../../../src/features/reservation-lookup/confirmation-number.rules'
import { reservationLookupCall } from '../../../src/rules/site/booking-calls'
import { lookupReservationPath } from '../../../src/rules/site/paths'
import { withQuery } from '../../../src/rules/site/query'
import { contextPathOf, siteLocale } from '../../cms/locales'
import type { Database } from '../../database/database'
import { countAttempt, forgetAttempts } from '../../database/members/attempts'
import { storeValues } from '../../database/sessions'
import { findHotel } from '../../database/site/hotels'
import type { Reservation } from '../../database/site/reservation-schema'
import { findReservations } from '../../database/site/reservations'
import { site } from '../../site'
import { bodyText } from '../request/body-text'
import { timeOf } from '../request/clock'
import { type FormNext, takesForms } from '../request/form-posts'
import { readLocale } from '../request/locale'
import { routeOf } from '../request/route-of'
import { beginSession, type RequestSession, readSession } from '../session/visitor-session'
import { refuseAuth } from '../sign-in/auth-answer'
import { ATTEMPT_SECONDS, giveBack, isOverLimit, MOST_LOOKUPS } from '../sign-in/rate-limits'
import { type AccountOptions, LONGEST_NAME } from '../sign-in/sign-in-routes'
import { foundValues, isSameName, STAY_PAGES, stayStatus } from './found-stay'

/**
 * Finds a reservation by number and name (W47). A wrong number and a wrong name have the same answer.
 * The reservation is stored in the session, so that no address contains its data.
 */
export async function lookupRoutes(fastify: FastifyInstance, { database, limits }: AccountOptions) {
  fastify.post(routeOf(reservationLookupCall), takesForms(afterLookup), async (request, reply) => {
    const asked = readBody(request.body)
    if ('code' in asked) return refuseAuth(reply, 422, asked.code, { fields: asked.fields })
    if (await isOverLimit(database, request, 'failures', limits)) {
      return refuseAuth(reply, 429, 'uxlFailureErrorMessage', { retryAfter: ATTEMPT_SECONDS })
    }
    const attempt = { of: 'lookup', by: asked.confirmationNumber, seconds: ATTEMPT_SECONDS }
    const { count, endsAt } = await countAttempt(database, attempt)
    if (count > MOST_LOOKUPS) {
      const retryAfter = (endsAt.getTime() - Date.now()) / 1000
      return refuseAuth(reply, 429, 'uxlFailureErrorMessage', { retryAfter })
    }
    const stays = await findReservations(database, asked.confirmationNumber)
    const found = stays.filter((stay) => isAskedFor(stay, asked))
    if (found.length === 0) {
      return refuseAuth(reply, 404, 'reservation.not.found')
    }
    await forgetAttempts(database, attempt)
    await giveBack(database, request, 'failures')
    const session = await readSession(database, request)
    const open = found.filter(({ memberId }) => memberId === null || isMember(session, memberId))
    const [first] = open
    if (!first) return refuseAuth(reply, 403, 'lookup.reservation.authentication')
    const views = await Promise.all(open.map((stay) => viewOf(database, request, stay)))
    const isOne = open.length === 1
    if (isOne) await keepFound(database, request, reply, session, first)
    return {
      status: 'SUCCESS',
      isRedirect: isOne,
      nextStateURI: isOne && views[0] ? STAY_PAGES[views[0].status] : null,
      reservations: views,
    }
  })
}

interface Asked {
  confirmationNumber: string
  lastName: string
  firstName: string | null
  checkInDate: string | null
  email: string | null
}

type BadBody = {
  code: 'confirmation.number.format.invalid' | 'UNPROCESSABLE_ENTITY'
  fields: string[]
}

function readBody(body: unknown): Asked | BadBody {
  const number = cleanConfirmationNumber(bodyText(body, 'confirmationNumber', LONGEST_NAME) ?? '')
  if (!isConfirmationNumber(number)) {
    return { code: 'confirmation.number.format.invalid', fields: ['confirmationNumber'] }
  }
  const text = (name: string) => bodyText(body, name, LONGEST_NAME)
  const lastName = text('lastName')
  if (!lastName) return { code: 'UNPROCESSABLE_ENTITY', fields: ['lastName'] }
  return {
    confirmationNumber: number,
    lastName,
    firstName: text('firstName'),
    checkInDate: text('checkInDate'),
    email: text('email'),
  }
}

/** Empty fields are left out of the search. */
function isAskedFor(stay: Reservation, asked: Asked): boolean {
  const { firstName, checkInDate, email } = asked
  return (
    isSameName(stay.lastName, asked.lastName) &&
    (!firstName || isSameName(stay.firstName, firstName)) &&
    (!checkInDate || stay.checkIn === checkInDate) &&
    (!email || stay.email === email.toLowerCase())
  )
}

function isMember(session: RequestSession | null, memberId: string): boolean {
  return session?.kind === 'authenticated' && session.customer?.id === memberId
}

async function viewOf(database: Database, request: FastifyRequest, stay: Reservation) {
  const hotel = await findHotel(database, stay.hotelId)
  return {
    propertyCode: stay.hotelId,
    hotelName: hotel?.name[readLocale(request.headers['accept-language'])] ?? stay.hotelId,
    checkInDate: stay.checkIn,
    checkOutDate: stay.checkOut,
    status: stayStatus(stay, hotel, timeOf(request)),
  }
}

/** Stores the stay in a session with a new id; a member's session keeps its id. */
async function keepFound(
  database: Database,
  request: FastifyRequest,
  reply: FastifyReply,
  session: RequestSession | null,
  stay: Reservation,
) {
  const found = foundValues(stay)
  if (session?.kind === 'authenticated' && session.sessionId) {
    return storeValues(database, session.sessionId, found)
  }
  const { kind = 'anonymous', customer = null, values = {} } = session ?? {}
  const next = { kind, customerId: customer?.id ?? null, values: { ...values, ...found } }
  await beginSession(database, request, reply, next)
}

/** Without a script: redirects to the result, or back to the form (R4). */
const afterLookup: FormNext = (request, { body, code }) => {
  const root = contextPathOf(siteLocale(request))
  if (code === null && body.isRedirect === true) return root + String(body.nextStateURI)
  return root + withQuery(site, lookupReservationPath(site), { outcome: code ?? 'several' })
}
