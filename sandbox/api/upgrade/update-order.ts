import { nightsOf } from '../../../src/rules/stay/days'
import type { OrderRoom, StoredOrder } from '../../database/booking/orders'
import { requestSuiteNights, withdrawSuiteNights } from '../../database/booking/suite-nights'
import { findHotel } from '../../database/site/hotels'
import type { SeedHotel } from '../../seed/seed-types'
import { type StatusView, statusView } from '../account/status-view'
import { roomsWithPlans } from '../cart/quoted-rooms'
import { findOwnOrder } from '../order/find-order'
import { cartOfOrder } from '../order/order-cart'
import type { BookingCall } from '../request/booking-call'
import { lastNight, memberOf } from './room-upgrade'
import { allotAwards, suiteAwards } from './suite-awards'
import { suiteDeadline } from './suite-night-status'
import { suiteOf } from './suite-rooms'

/** `UpdateOrderInput` of the schema. */
export interface OrderChange {
  confirmationNumber?: string | null
  /** The handle of the order, before its number. */
  stay?: string | null
  itemId: string
  suite?: boolean | null
}

export interface OrderAnswer {
  status: StatusView
  /** For which a suite was asked for. */
  nights: number
}

const SUCCESS = statusView(200, 'SUCCESS')
const NOT_FOUND = statusView(404, 'ORDER_NOT_FOUND', 'This session has booked no such order.')
const NOT_OFFERED = statusView(422, 'NOT_OFFERED', 'This is not offered for the room.')
const SIGN_IN = statusView(403, 'SIGN_IN_REQUIRED', 'The member of the order signs in first.')
const CLOSED = statusView(
  409,
  'CLOSED',
  'Suites are asked for until 14:00 on the day before arrival.',
)
const NO_AWARDS = statusView(409, 'E_NO_CERTS_LEFT', 'There is not an award left for every night.')

interface Place {
  order: StoredOrder
  hotel: SeedHotel
  room: OrderRoom
}

/** Asks for a suite in place of a room of an order that this session has booked, or takes that back (W36). Repeated, it changes nothing more. */
export async function updateOrder(call: BookingCall, change: OrderChange): Promise<OrderAnswer> {
  const { confirmationNumber = null, stay = null, itemId } = change
  const order = await findOwnOrder(call, { stay, confirmationNumber })
  const hotel = order && (await findHotel(call.database, order.hotelId))
  const room = order?.rooms.find((one) => one.itemId === itemId)
  if (!order || !hotel || !room) return answer(NOT_FOUND)
  if (room.cancelledAt) return answer(NOT_OFFERED)
  const place = { order, hotel, room }
  return change.suite === true || change.suite === false
    ? suite(call, place, change.suite)
    : answer(NOT_OFFERED)
}

function answer(status: StatusView, nights = 0): OrderAnswer {
  return { status, nights }
}

async function suite(
  call: BookingCall,
  { order, hotel, room }: Place,
  isWanted: boolean,
): Promise<OrderAnswer> {
  const member = await memberOf(call)
  if (!member || member.id !== order.customerId) return answer(SIGN_IN)
  const { checkIn, checkOut, itemId } = room
  if (call.now >= suiteDeadline(checkIn, hotel.timeZone).time) return answer(CLOSED)
  const at = new Date(call.now)
  const { id: orderId } = order
  if (!isWanted) {
    await withdrawSuiteNights(call.database, { orderId, itemId, at })
    return answer(SUCCESS)
  }
  const cart = cartOfOrder(order, hotel)
  const bookedRoom = roomsWithPlans(cart).find((one) => one.itemId === itemId)
  if (!bookedRoom || !suiteOf(cart, bookedRoom)) return answer(NOT_OFFERED)
  let isAsked = false
  const asked = { orderId, itemId, customerId: member.id, at }
  const nights = await requestSuiteNights(call.database, asked, (used) => {
    isAsked = used.some((one) => one.orderId === orderId && one.itemId === itemId && !one.removedAt)
    if (isAsked) return []
    const awards = suiteAwards(member, used, { now: call.now, lastNight: lastNight(room) })
    const rooms = [{ itemId, nights: nightsOf(checkIn, checkOut) }]
    return allotAwards(awards, { orderId, customerId: member.id, rooms, at })
  })
  if (nights === null) return answer(NOT_OFFERED)
  return nights > 0 || isAsked ? answer(SUCCESS, nights) : answer(NO_AWARDS)
}
