import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  agencyNumber,
  agentPart,
  isAgencyNumber,
} from '../../../src/features/checkout/agent/agent.rules'
import { fieldName } from '../../../src/features/checkout/details.rules'
import {
  cleanConfirmationNumber,
  isConfirmationNumber,
} from '../../../src/features/reservation-lookup/confirmation-number.rules'
import { roomStatus } from '../../../src/rules/order/room-states'
import { reservationLookupCall } from '../../../src/rules/site/account-calls'
import { lookupReservationPath } from '../../../src/rules/site/paths'
import { withQuery } from '../../../src/rules/site/query'
import { hotelDays } from '../../../src/rules/stay/hotel-days'
import { contextPathOf, siteLocale } from '../../cms/locales'
import { findOrdersOfNumber, type OrderRoom, type StoredOrder } from '../../database/booking/orders'
import type { Database } from '../../database/database'
import { countAttempt, forgetAttempts } from '../../database/members/attempts'
import { findHotel } from '../../database/site/hotels'
import { site } from '../../site'
import { isOwn } from '../order/find-order'
import { guestOfRoom } from '../order/room-guest'
import { bodyText } from '../request/body-text'
import { timeOf } from '../request/clock'
import { type FormNext, takesForms } from '../request/form-posts'
import { readLocale } from '../request/locale'
import { personText } from '../request/person-text'
import { routeOf } from '../request/route-of'
import { cartOwner } from '../session/cart-owner'
import { keepOpening } from '../session/keep-values'
import { type RequestSession, readSession } from '../session/visitor-session'
import { refuseAuth } from '../sign-in/auth-answer'
import { ATTEMPT_SECONDS, giveBack, isOverLimit, MOST_LOOKUPS } from '../sign-in/rate-limits'
import { type AccountOptions, LONGEST_NAME } from '../sign-in/sign-in-routes'
import { foundValues, isSameName, STAY_PAGES } from './found-stay'

/**
 * Finds a reservation by number and name (W47): of who has booked it, or the number of its agency, or the name of
 * the guest of the room with that number, who finds that room alone. A wrong number and a wrong name have the same answer.
 * The reservation is stored in the session, so that no address contains more of it than its handle.
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
    const orders = await findOrdersOfNumber(database.db, asked.confirmationNumber)
    const found = orders.flatMap((order) => stayOf(order, asked) ?? [])
    if (found.length === 0) {
      return refuseAuth(reply, 404, 'reservation.not.found')
    }
    await forgetAttempts(database, attempt)
    await giveBack(database, request, 'failures')
    const session = await readSession(database, request)
    const owner = await cartOwner(database, request, reply, session)
    const open = found.filter(
      ({ order }) => !order.isMembersOnly || isOwn(order, { session, owner }),
    )
    const [first] = open
    if (!first) return refuseAuth(reply, 403, 'lookup.reservation.authentication')
    const views = await Promise.all(open.map((stay) => viewOf(database, request, stay)))
    const isOne = open.length === 1
    if (isOne) await keepFound(database, request, reply, session, first)
    return {
      status: 'SUCCESS',
      isRedirect: isOne,
      nextStateURI: isOne && views[0] ? pageOf(views[0].status, first.order) : null,
      reservations: views,
    }
  })
}

const AGENT_NUMBER = fieldName(agentPart, 'number')

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
  const text = (name: string) => personText(body, name, LONGEST_NAME)
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

/** An order, and the room of it whose number was typed. */
interface FoundStay {
  order: StoredOrder
  room: OrderRoom
  /** How, if not by the name of who has booked it: see `foundValues`. */
  by: string | null
}

/** Empty fields are left out of the search. */
function stayOf(order: StoredOrder, asked: Asked): FoundStay | null {
  const { confirmationNumber, checkInDate, email } = asked
  const { guest, rooms } = order
  const room = rooms.find((one) => one.confirmationNumber === confirmationNumber)
  if (!room || (checkInDate && room.checkIn !== checkInDate)) return null
  const isBooker =
    isNamed(guest, asked) && (!email || guest.email.toLowerCase() === email.toLowerCase())
  const ofRoom = guestOfRoom(order, room)
  if (isBooker) return { order, room, by: null }
  // Nobody has asked for other names and addresses.
  if (!email && !asked.firstName && isOfAgency(order, asked)) return { order, room, by: 'agency' }
  const isOfRoom = !email && ofRoom !== null && isNamed(ofRoom, asked)
  return isOfRoom ? { order, room, by: room.itemId } : null
}

/** Agents type the number that they have booked with in place of a name. */
function isOfAgency({ details }: StoredOrder, { lastName }: Asked): boolean {
  const typed = agencyNumber(lastName)
  return isAgencyNumber(typed) && typed === agencyNumber(details[AGENT_NUMBER])
}

function isNamed(
  { givenName, familyName }: { givenName: string; familyName: string },
  { lastName, firstName }: Asked,
): boolean {
  return isSameName(familyName, lastName) && (!firstName || isSameName(givenName, firstName))
}

async function viewOf(database: Database, request: FastifyRequest, { order, room }: FoundStay) {
  const hotel = await findHotel(database, order.hotelId)
  const today = hotelDays(timeOf(request), hotel?.timeZone).from
  return {
    propertyCode: order.hotelId,
    hotelName: hotel?.name[readLocale(request.headers['accept-language'])] ?? order.hotelId,
    checkInDate: room.checkIn,
    checkOutDate: room.checkOut,
    status: STATUS[roomStatus(room, today)],
  }
}

/** Another tab may find another stay: the address names its own. */
function pageOf(status: keyof typeof STAY_PAGES, { handle: stay }: StoredOrder): string {
  return withQuery(site, STAY_PAGES[status], { stay })
}

const STATUS = {
  UPCOMING: 'upcoming',
  IN_HOUSE: 'upcoming',
  PAST: 'expired',
  CANCELLED: 'cancelled',
} as const

/** Stores the stay in a session with a new id; a member's session keeps its id. */
async function keepFound(
  database: Database,
  request: FastifyRequest,
  reply: FastifyReply,
  session: RequestSession | null,
  { order, by }: FoundStay,
) {
  const found = foundValues(session?.values ?? {}, order, by)
  await keepOpening(database, request, reply, session, found)
}

/** Without a script: redirects to the result, or back to the form (R4). */
const afterLookup: FormNext = (request, { body, code }) => {
  const root = contextPathOf(siteLocale(request))
  if (code === null && body.isRedirect === true) return root + String(body.nextStateURI)
  return root + withQuery(site, lookupReservationPath(site), { outcome: code ?? 'several' })
}
