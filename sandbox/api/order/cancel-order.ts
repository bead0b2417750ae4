import { mayEver, type RoomAction, roomProblem } from '../../../src/rules/order/room-actions'
import { cancelRooms, takeRoomsBack } from '../../database/booking/cancel-order'
import { findOrderById, type StoredOrder } from '../../database/booking/orders'
import type { StoredSuiteNight } from '../../database/booking/suite-nights'
import { findCustomer } from '../../database/members/customers'
import { findHotel } from '../../database/site/hotels'
import type { SeedHotel } from '../../seed/seed-types'
import { SUITE_NIGHTS_A_YEAR } from '../../seed/suite-awards'
import { type StatusView, statusView } from '../account/status-view'
import type { BookingCall } from '../request/booking-call'
import { isUsing } from '../upgrade/suite-night-status'
import { nightsOfRoom, pricedRooms, termsOf } from './cancel-prices'
import { findStay } from './find-order'
import { orderMail } from './mail/order-mail'
import { takeBackMinutesNow } from './take-back'

/** What is asked of rooms of the session's order. */
export interface CancelAsked {
  /** The handle of the order; without it, `confirmationNumber` names it. */
  stay?: string | null
  /** Of a room of it; without, the session's order. */
  confirmationNumber?: string | null
  /** Ids of its items, or their confirmation numbers; null: every room. */
  rooms: readonly string[] | null
  /** Of the order, as the visitor has seen it. */
  revision: string | null
  /** Of rooms, by id or confirmation number, where the caller knows them. */
  roomRevisions?: Readonly<Record<string, string>>
  /** As `cancelNow` has told them; null: the caller has not asked. */
  terms: string | null
  /** From the author's list; null: none was given. */
  reason: string | null
}

export interface CancelAnswer {
  status: StatusView
  rooms: { id: string; confirmationNumber: string; cancellationNumber: string | null }[]
  /** Whether every room of the order is cancelled. */
  isAll: boolean
  /** The handle of the order; undefined where the session may not see it. */
  stay?: string
}

const SUCCESS = statusView(200, 'SUCCESS')
const ALREADY = statusView(200, 'E_ALREADY_CANCELLED')
const NOT_FOUND = statusView(404, 'NOT_FOUND', 'This session has booked and found no such order.')
const NO_ROOMS = statusView(422, 'NO_ROOMS', 'No room of the order was chosen.')
const STALE = statusView(
  409,
  'STALE_REVISION',
  'The order has another revision by now, or cancelling it other terms.',
)
const NOT_CANCELLABLE = statusView(
  409,
  'NOT_CANCELLABLE',
  'A stay that has begun is ended by the hotel.',
)
const TOO_LATE = statusView(409, 'TOO_LATE', 'The rooms cannot be taken back any more.')

/**
 * Cancels rooms of an order that this session has booked or found, at the price that `cancelNow` tells. Rooms that are
 * cancelled already stay so, and a call that has nothing else to do answers `E_ALREADY_CANCELLED`, whatever
 * revision it names: repeated, it changes nothing more.
 */
export async function cancelOrder(call: BookingCall, asked: CancelAsked): Promise<CancelAnswer> {
  const found = await ownOrder(call, asked, 'cancel')
  if (!found) return nothing(NOT_FOUND)
  const { order, rank, hotel } = found
  let isRepeated = false
  const refusal = await cancelRooms(call.database, {
    orderId: order.id,
    ...{ now: call.now, machineNow: call.machineNow },
    takeBackMinutes: takeBackMinutesNow,
    reason: asked.reason,
    choose: (current) => {
      const priced = pricedRooms({ order: current, rank }, hotel, call.now)
      const rooms = priced.filter(({ room }) => isAsked(room, asked))
      if (rooms.length === 0) return { refusal: NO_ROOMS }
      const open = rooms.filter(({ problem }) => problem !== 'CANCELLED')
      isRepeated = open.length === 0
      if (isRepeated) return { rooms: [] }
      if (isStale(current, asked)) return { refusal: STALE }
      if (open.some(({ problem }) => problem)) return { refusal: NOT_CANCELLABLE }
      // A deadline has passed since the page told what it costs.
      if (asked.terms !== null && asked.terms !== termsOf(open)) return { refusal: STALE }
      return {
        rooms: open.map(({ room: { itemId }, price, returned, nights }) => ({
          ...{ itemId, price, returned, nights },
        })),
      }
    },
    mail: (changed) => mailOf(call, changed, hotel, 'cancelled'),
  })
  if (refusal) return nothing(refusal)
  return answerOf(call, order, { asked, status: isRepeated ? ALREADY : SUCCESS })
}

/** Takes cancelled rooms back as they were (E2-12): room, price and terms. */
export async function takeOrderBack(call: BookingCall, asked: CancelAsked): Promise<CancelAnswer> {
  const found = await ownOrder(call, asked, 'takeBack')
  if (!found) return nothing(NOT_FOUND)
  const { order, rank, hotel } = found
  const acting = { rank, hotel, now: call.now }
  const isBooked = order.rooms.filter((room) => isAsked(room, asked))
  // Taken back before: a second press, or a call whose answer was lost.
  if (isBooked.length > 0 && isBooked.every(({ cancelledAt }) => !cancelledAt)) {
    return answerOf(call, order, { asked, status: SUCCESS })
  }
  const member =
    order.customerId === null ? null : await findCustomer(call.database.db, order.customerId)
  const isDone = await takeRoomsBack(call.database, {
    orderId: order.id,
    now: call.now,
    choose: (current) => {
      const rooms = current.rooms.filter((room) => room.cancelledAt && isAsked(room, asked))
      if (rooms.some((room) => roomProblem('takeBack', room, acting))) return []
      return rooms.map(({ itemId }) => ({ itemId, nights: nightsOfRoom(current, hotel, itemId) }))
    },
    isOverdrawn: (used) =>
      isOverdrawn(used, {
        now: call.now,
        nights: SUITE_NIGHTS_A_YEAR.get(member?.level ?? '') ?? 0,
      }),
    mail: (changed) => mailOf(call, changed, hotel, 'takenBack'),
  })
  return isDone ? answerOf(call, order, { asked, status: SUCCESS }) : nothing(TOO_LATE)
}

function isAsked(
  { itemId, confirmationNumber }: { itemId: string; confirmationNumber: string },
  { rooms }: CancelAsked,
): boolean {
  return rooms === null || rooms.includes(itemId) || rooms.includes(confirmationNumber)
}

function isStale(order: StoredOrder, { revision, roomRevisions = {} }: CancelAsked): boolean {
  if (revision !== String(order.revision)) return true
  return order.rooms.some(({ itemId, confirmationNumber, revision: current }) => {
    const known = roomRevisions[itemId] ?? roomRevisions[confirmationNumber]
    return known !== undefined && known !== String(current)
  })
}

/** Whether more nights of one year's awards are used than there are. */
function isOverdrawn(
  used: readonly StoredSuiteNight[],
  { now, nights }: { now: number; nights: number },
): boolean {
  const taken = new Map<string, number>()
  for (const night of used) {
    if (isUsing(night, now)) taken.set(night.awardId, (taken.get(night.awardId) ?? 0) + 1)
  }
  return [...taken.values()].some((count) => count > nights)
}

/** The order for who may do something with rooms of it; null for all others. */
async function ownOrder(
  call: BookingCall,
  { stay = null, confirmationNumber = null }: CancelAsked,
  action: RoomAction,
) {
  const found = await findStay(call, { stay, confirmationNumber })
  const hotel = found && (await findHotel(call.database, found.order.hotelId))
  return found && hotel && mayEver(action, found.rank) ? { ...found, hotel } : null
}

function mailOf(
  call: BookingCall,
  order: StoredOrder,
  hotel: SeedHotel,
  kind: 'cancelled' | 'takenBack',
) {
  return call.isMailDown ? null : orderMail(order, hotel, kind, { now: call.now })
}

async function answerOf(
  call: BookingCall,
  { id, handle: stay }: StoredOrder,
  { asked, status }: { asked: CancelAsked; status: StatusView },
): Promise<CancelAnswer> {
  const order = await findOrderById(call.database.db, id)
  const rooms = order?.rooms ?? []
  return {
    ...{ status, stay },
    rooms: rooms
      .filter((room) => isAsked(room, asked))
      .map(({ itemId: id, confirmationNumber: number, cancellationNumber }) => ({
        ...{ id, confirmationNumber: number, cancellationNumber },
      })),
    isAll: rooms.every(({ cancelledAt }) => cancelledAt),
  }
}

function nothing(status: StatusView): CancelAnswer {
  return { status, rooms: [], isAll: false }
}
