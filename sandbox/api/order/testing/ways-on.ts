import { choiceProblem } from '../../../../src/features/booking/cart/choice.rules'
import { changeProblem } from '../../../../src/features/booking/changes/change-problem.rules'
import { checkInProblem } from '../../../../src/features/booking/check-in/check-in-problem.rules'
import { cancelProblem } from '../../../../src/features/booking/order/cancel-problem.rules'
import { noticeOf, UNKNOWN_CODES } from '../../../../src/features/payment/payment-notices.rules'
import { checkOutWindow } from '../../../../src/rules/order/check-in-window'
import { type Rank, type RoomAction, roomProblem } from '../../../../src/rules/order/room-actions'
import { roomStatus } from '../../../../src/rules/order/room-states'
import type { StoredOrder } from '../../../database/booking/orders'
import type { SeedHotel } from '../../../seed/seed-types'
import { changeTerms } from '../../change/change-refusal'
import { todayAt } from '../../rates/engine-context'

/** What a visitor has asked for. */
export type Asked = 'choose' | 'order' | 'change' | 'cancel' | 'takeBack' | 'checkIn' | 'checkOut'

/** The call is repeated: what it waits for is over within the lease of a process. */
const WAITING = ['ORDERING', ...UNKNOWN_CODES]

/** Answers that are none: what was asked for is done. */
const DONE = ['SUCCESS', 'E_ALREADY_CONFIRMED', 'E_ALREADY_CANCELLED']

/** Whether the pages know what to say to an answer, by the tables that they read. */
export function isTold(asked: Asked, code: string): boolean {
  if (DONE.includes(code) || WAITING.includes(code)) return true
  switch (asked) {
    case 'choose':
      return choiceProblem(code) !== null
    case 'order':
      return noticeOf(code) !== null || choiceProblem(code) !== null
    case 'change':
      return changeProblem(code) !== 'notChanged' || noticeOf(code) !== null
    case 'cancel':
    case 'takeBack':
      return cancelProblem(code) !== null
    case 'checkIn':
    case 'checkOut':
      // The desk does all of it.
      return checkInProblem(code, asked) !== undefined
  }
}

const ACTIONS: readonly RoomAction[] = [
  ...(['request', 'guests', 'card', 'checkIn', 'checkOut', 'cancel', 'takeBack'] as const),
]

/**
 * What a visitor who may see a stay can do with it, and the pages that say what has become of it. From the hour at
 * which rooms are left until midnight a guest who has not said so is at the desk, in person.
 */
export function waysOn(order: StoredOrder, rank: Rank, hotel: SeedHotel, now: number): string[] {
  const acting = { rank, hotel, now }
  const today = todayAt(hotel, now)
  const ofRooms = order.rooms.flatMap((room) => {
    const status = roomStatus(room, today)
    const leaves = checkOutWindow(room, hotel)
    return [
      ...ACTIONS.filter((action) => roomProblem(action, room, acting) === null),
      ...(status === 'PAST' || status === 'CANCELLED' ? [`page of ${status}`] : []),
      ...(status === 'IN_HOUSE' && leaves && now >= leaves.until ? ['desk'] : []),
    ]
  })
  return changeTerms(order, hotel, acting).modifiable ? [...ofRooms, 'change'] : ofRooms
}
