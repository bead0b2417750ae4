import { fieldName } from '../../../src/features/checkout/details.rules'
import { ARRIVAL_HOURS, requestsPart } from '../../../src/features/checkout/requests/requests.rules'
import { type CheckInState, checkInState } from '../../../src/rules/order/check-in-window'
import {
  neededRegistration,
  type Registration,
  registrationFields,
  registrationProblems,
} from '../../../src/rules/order/registration'
import { mayEver, roomProblem } from '../../../src/rules/order/room-actions'
import { roomStatus } from '../../../src/rules/order/room-states'
import type { CartDetails } from '../../database/booking/cart-details'
import {
  type ChosenChange,
  changeOrderDetails,
  changesOfHour,
} from '../../database/booking/change-details'
import { findOrderById, type OrderRoom, type StoredOrder } from '../../database/booking/orders'
import { findHotel } from '../../database/site/hotels'
import { requestsOf } from '../../seed/room-requests'
import type { SeedHotel } from '../../seed/seed-types'
import { type StatusView, statusView } from '../account/status-view'
import { todayAt } from '../rates/engine-context'
import type { BookingCall } from '../request/booking-call'
import { MOST_CHANGES_AN_HOUR } from './change-stay'
import { asSeen, findStay } from './find-order'
import { type MailKind, orderMail } from './mail/order-mail'
import { differing, hasDraft, keepDraft } from './stay-details'

/** What of the guest's wishes belongs to checking in. */
export const WISHES = ['arrival', 'floor', 'location'] as const
export type Wishes = { readonly [Wish in (typeof WISHES)[number]]?: string }

export interface CheckInAsked {
  /** The handle of the order; without it, `confirmationNumber` names it. */
  stay: string | null
  /** Of the room, or of another one of its order where `item` names it; null: of the session's stay. */
  confirmationNumber: string | null
  /** The id of the room; null: that of the number, else the only one. */
  item: string | null
  /** `ARRIVAL` says the wishes of a room anew that is checked in; null: whichever of both there is to do. */
  action: 'CHECK_IN' | 'ARRIVAL' | 'CHECK_OUT' | null
  /** How what is left is paid, as the guest was told before checking out. */
  terms: string | null
  /** Of the order, as the guest has seen it. */
  revision: string | null
  /** Those that are missing stay as they are. */
  wishes: Wishes
  /** Is told to the hotel and kept nowhere. */
  registration: Registration
}

export interface CheckInAnswer {
  status: StatusView
  /** Of the room, afterwards. */
  state: CheckInState | null
  registration: 'received' | null
  /** Names of the fields of the registration that are still to be filled in. */
  problems: string[]
  /** The handle of the order; undefined where the session may not see it. */
  stay?: string
  /** No room of the order is to come or in house any more. */
  isOver?: boolean
}

export const SUCCESS = statusView(200, 'SUCCESS')
export const NOT_FOUND = statusView(
  404,
  'NOT_FOUND',
  'This session has booked and found no such room.',
)
export const STALE = statusView(409, 'STALE_REVISION', 'The stay has another revision by now.')
export const CLOSED = statusView(
  409,
  'CLOSED',
  'The room cannot be checked in to or out of online now.',
)
const NOT_CHECKED_IN = statusView(409, 'NOT_CHECKED_IN', 'The room is not checked in yet.')
const REGISTRATION = statusView(
  422,
  'REGISTRATION',
  'The law of the country asks for more, which is stored nowhere.',
)
const TOO_MANY = statusView(429, 'TOO_MANY_CHANGES', 'The stay was changed too often in an hour.')
export const DESK_AWAY = statusView(503, 'DESK_AWAY', 'The system of the hotel does not answer.')

export interface FoundRoom {
  order: StoredOrder
  room: OrderRoom
  hotel: SeedHotel
}

/**
 * Checks in a room that the session has booked or found (W71), or says the wishes of a checked-in one anew. The
 * hotel is told first, because what its law asks is not kept here for a second try; then the order gets a new
 * revision with its mail. Repeated, it changes nothing more.
 */
export async function checkIn(call: BookingCall, asked: CheckInAsked): Promise<CheckInAnswer> {
  const found = await findRoom(call, asked, 'checkIn')
  if (!found) return nothing(NOT_FOUND)
  const { order, hotel } = found
  const status = (await announceAndStore(call, asked, found)) ?? SUCCESS
  if (status === STALE) await keepWishes(call, asked)
  else if (status === SUCCESS && hasDraft(call)) await keepDraft(call, order)
  const problems = status === REGISTRATION ? registrationGaps(asked, hotel, call.now) : []
  return { ...(await answerOf(call, found, status)), problems }
}

export function nothing(status: StatusView): CheckInAnswer {
  return { status, state: null, registration: null, problems: [] }
}

/** The room as it is afterwards. */
export async function answerOf(
  call: BookingCall,
  { order, room, hotel }: FoundRoom,
  status: StatusView,
): Promise<CheckInAnswer> {
  const after = await findOrderById(call.database.db, order.id)
  const now = after?.rooms.find(({ itemId }) => itemId === room.itemId) ?? room
  const today = todayAt(hotel, call.now)
  const statuses = (after ?? order).rooms.map((one) => roomStatus(one, today))
  return {
    ...{ status, problems: [], stay: order.handle },
    state: checkInState(now, hotel, call.now),
    registration: now.registration,
    isOver: statuses.every((one) => one === 'PAST' || one === 'CANCELLED'),
  }
}

/** Keeps the wishes that could not be stored for the session; what is for the desk alone is kept nowhere. */
export async function keepWishes(call: BookingCall, asked: CheckInAsked): Promise<void> {
  const found = await findRoom(call, asked, 'checkIn')
  if (found) await keepDraft(call, found.order, wishesOf(asked, found))
}

/** The room that is asked about, for who may ever do this with it. */
export async function findRoom(
  call: BookingCall,
  asked: CheckInAsked,
  action: 'checkIn' | 'checkOut',
): Promise<FoundRoom | null> {
  const { item, confirmationNumber } = asked
  const found = await findStay(call, asked)
  const hotel = found && (await findHotel(call.database, found.order.hotelId))
  if (!found || !hotel || !mayEver(action, found.rank)) return null
  const { rooms } = found.order
  const room =
    item === null && rooms.length === 1
      ? rooms[0]
      : rooms.find((one) =>
          item === null ? one.confirmationNumber === confirmationNumber : one.itemId === item,
        )
  return room ? { order: found.order, room, hotel } : null
}

/** Null once it is done, or was before. */
async function announceAndStore(
  call: BookingCall,
  asked: CheckInAsked,
  found: FoundRoom,
): Promise<StatusView | null> {
  const { database, now } = call
  const { order, room, hotel } = found
  let kind: MailKind = 'requests'
  const choose = (current: StoredOrder, changes: number) => {
    const chosen = chosenChange(call, asked, { ...found, order: current }, changes)
    kind = chosen.change?.checkIn ? 'checkedIn' : 'requests'
    return chosen
  }
  const { change, refusal } = choose(order, await changesOfHour(database.db, order.id, now))
  if (change === undefined) return refusal
  if (change === null) return null
  const value = (wish: keyof Wishes) => {
    const name = nameOf(room, wish)
    return change.details[name] ?? order.details[name] ?? ''
  }
  try {
    await call.desk.announce({
      key: `${order.id} ${room.itemId} ${order.revision}`,
      ...{ hotelId: order.hotelId, confirmationNumber: room.confirmationNumber },
      ...{ arrival: value('arrival'), floor: value('floor'), location: value('location') },
      registration: change.checkIn
        ? neededRegistration(asked.registration, countryOf(hotel))
        : null,
    })
  } catch {
    return DESK_AWAY
  }
  return changeOrderDetails<StatusView>(database, {
    ...{ orderId: order.id, now, choose },
    mails: (changed) => (call.isMailDown ? [] : [orderMail(changed, hotel, kind, { now })]),
  })
}

/** What is to be stored of the order as it is now; null: it is stored already. */
function chosenChange(
  call: BookingCall,
  asked: CheckInAsked,
  { order, room: { itemId }, hotel }: FoundRoom,
  changes: number,
): { change: ChosenChange | null; refusal?: never } | { change?: never; refusal: StatusView } {
  const seen = asSeen(order, call)
  const room = seen?.order.rooms.find((one) => one.itemId === itemId)
  if (!seen || !room) return { refusal: NOT_FOUND }
  const { now } = call
  if (roomProblem('checkIn', room, { rank: seen.rank, hotel, now })) return { refusal: CLOSED }
  const isFirst = room.stage === 'booked'
  if (isFirst && asked.action === 'ARRIVAL') return { refusal: NOT_CHECKED_IN }
  const details = differing(wishesOf(asked, { order, room, hotel }), order.details)
  if (!isFirst && Object.keys(details).length === 0) return { change: null }
  if (asked.revision !== String(order.revision)) return { refusal: STALE }
  if (isFirst && registrationGaps(asked, hotel, now).length > 0) return { refusal: REGISTRATION }
  if (changes >= MOST_CHANGES_AN_HOUR) return { refusal: TOO_MANY }
  if (!isFirst) return { change: { details } }
  const isRegistered = registrationFields(countryOf(hotel)).length > 0
  return {
    change: { details, checkIn: { itemId, registration: isRegistered ? 'received' : null } },
  }
}

/** The wishes as details of the order: those that the hotel offers. */
function wishesOf({ wishes }: CheckInAsked, { room, hotel }: FoundRoom): CartDetails {
  return Object.fromEntries(
    WISHES.flatMap((wish) => {
      const value = wishes[wish]
      const isKnown = value === '' || (value && valuesFor(wish, hotel).includes(value))
      return value !== undefined && isKnown ? [[nameOf(room, wish), value]] : []
    }),
  )
}

function valuesFor(wish: keyof Wishes, { id }: SeedHotel): readonly string[] {
  if (wish === 'arrival') return ARRIVAL_HOURS
  return requestsOf(id).flatMap(({ code, group }) => (group === wish ? [code] : []))
}

/** The wishes are requests for the room as well (W35). */
function nameOf({ itemId }: OrderRoom, wish: keyof Wishes): string {
  return fieldName(requestsPart, `${itemId}.${wish}`)
}

function registrationGaps({ registration }: CheckInAsked, hotel: SeedHotel, now: number) {
  return registrationProblems(registration, {
    ...{ country: countryOf(hotel), today: todayAt(hotel, now) },
  })
}

function countryOf({ address }: SeedHotel): string {
  return address.country.code
}
