import { roomProblem } from '../../../src/rules/order/room-actions'
import { checkOutRoom, type RoomToLeave } from '../../database/booking/check-out'
import type { StoredOrder } from '../../database/booking/orders'
import type { StatusView } from '../account/status-view'
import type { BookingCall } from '../request/booking-call'
import {
  answerOf,
  type CheckInAnswer,
  type CheckInAsked,
  CLOSED,
  checkIn,
  DESK_AWAY,
  type FoundRoom,
  findRoom,
  NOT_FOUND,
  nothing,
  STALE,
  SUCCESS,
} from './check-in'
import { earnedWith } from './earned-with'
import { asSeen } from './find-order'
import { orderMail } from './mail/order-mail'
import { makeMove } from './move-money'
import { balanceOfRoom, type RoomBalance } from './room-balance'

/**
 * Checks out of a room that the session has booked or found (docs/decisions/0096). The hotel is told first; then
 * the order gets a new revision with its mail, and the card of the booking is charged for what is left, where the
 * guest was told so. Repeated, it changes nothing more.
 */
async function checkOut(call: BookingCall, asked: CheckInAsked): Promise<CheckInAnswer> {
  const found = await findRoom(call, asked, 'checkOut')
  if (!found) return nothing(NOT_FOUND)
  const status = (await announceAndStore(call, asked, found)) ?? SUCCESS
  return answerOf(call, found, status)
}

/** What a call of checking in and out does. */
export function stepOf(action: CheckInAsked['action']): typeof checkIn {
  return action === 'CHECK_OUT' ? checkOut : checkIn
}

/** Null once it is done, or was before. */
async function announceAndStore(
  call: BookingCall,
  asked: CheckInAsked,
  { order, room, hotel }: FoundRoom,
): Promise<StatusView | null> {
  const choose = (current: StoredOrder) => choice(call, asked, { order: current, room, hotel })
  const { leaving, refusal } = choose(order)
  if (leaving === undefined) return refusal
  if (leaving === null) return null
  try {
    await call.desk.checkOut({
      key: `${order.id} ${room.itemId} ${order.revision} out`,
      ...{ hotelId: order.hotelId, confirmationNumber: room.confirmationNumber },
      ...{ payment: leaving.payment, amount: leaving.amount, currency: hotel.currency },
    })
  } catch {
    return DESK_AWAY
  }
  const { database, machineNow, isMailDown } = call
  const done = await checkOutRoom<StatusView>(database, {
    ...{ orderId: order.id, now: call.now, machineNow },
    choose: (current) => {
      const chosen = choose(current)
      return chosen.refusal
        ? { refusal: chosen.refusal }
        : { room: chosen.leaving && roomToLeave(current, { hotel, room }, chosen.leaving) }
    },
    mail: (changed, moves) =>
      isMailDown ? null : orderMail(changed, hotel, 'checkedOut', { now: call.now, moves }),
  })
  // At once, so that the next page says what has come of it; without an answer the sweep asks again.
  if (done.charge !== null)
    await makeMove({ database, payment: call.payment, isMailDown }, done.charge, {
      ...{ machineNow, now: call.now },
    })
  return done.refusal
}

function roomToLeave(
  order: StoredOrder,
  { hotel, room: { itemId } }: Pick<FoundRoom, 'hotel' | 'room'>,
  { amount, card }: RoomBalance,
): RoomToLeave {
  const charge = card && amount !== null && { paymentId: card.id, amount, currency: card.currency }
  return { itemId, points: earnedWith(order, hotel, itemId), charge: charge || null }
}

/** What is left to be paid of the room as it is now; null: the guest has left it already. */
function choice(
  call: BookingCall,
  { revision, terms }: CheckInAsked,
  { order, room: { itemId }, hotel }: FoundRoom,
): { leaving: RoomBalance | null; refusal?: never } | { leaving?: never; refusal: StatusView } {
  const seen = asSeen(order, call)
  const room = seen?.order.rooms.find((one) => one.itemId === itemId)
  if (!seen || !room) return { refusal: NOT_FOUND }
  if (room.stage === 'out' && !room.cancelledAt) return { leaving: null }
  const acting = { rank: seen.rank, hotel, now: call.now }
  if (roomProblem('checkOut', room, acting)) return { refusal: CLOSED }
  if (revision !== String(order.revision)) return { refusal: STALE }
  const leaving = balanceOfRoom(seen, hotel, itemId)
  // Nobody pays otherwise than was told before the press.
  return terms === leaving.payment ? { leaving } : { refusal: STALE }
}
