import {
  type AwardProblem,
  awardsPart,
  TICKED,
} from '../../../src/features/checkout/awards/awards.rules'
import { fieldName, type PartProblems } from '../../../src/features/checkout/details.rules'
import { nightsOf } from '../../../src/rules/stay/days'
import type { CartDetails } from '../../database/booking/cart-details'
import { signedInCustomer } from '../cart/cart-member'
import type { OwnCart } from '../cart/cart-of-hotel'
import { type RoomWithPlan, roomsWithPlans } from '../cart/quoted-rooms'
import { hasDates } from '../rates/product-view'
import { type AwardReader, awardsFor } from './room-upgrade'
import { nightsLeft } from './suite-awards'
import { suiteDeadline } from './suite-night-status'
import { suiteOf } from './suite-rooms'

/** The rooms of a cart for which a suite is asked for. */
export function roomsForSuites(
  cart: Pick<OwnCart, 'hotel' | 'quote'>,
  details: CartDetails,
): RoomWithPlan[] {
  return roomsWithPlans(cart).filter(
    (room) => details[fieldName(awardsPart, room.itemId)] === TICKED && suiteOf(cart, room),
  )
}

/** What keeps the suites that a member has asked for from being asked for at the hotel (W36). */
export async function awardProblems(
  call: AwardReader,
  cart: OwnCart,
  said: CartDetails,
): Promise<PartProblems> {
  const { search } = cart.quote
  // A request of who has signed out is not read.
  if (signedInCustomer(call) === null || !hasDates(search)) return {}
  const rooms = roomsForSuites(cart, said)
  if (rooms.length === 0) return {}
  const problemOf = (problem: AwardProblem, asked: readonly RoomWithPlan[]) =>
    Object.fromEntries(asked.map(({ itemId }) => [fieldName(awardsPart, itemId), problem]))
  if (call.now >= suiteDeadline(search.checkIn, cart.hotel.timeZone).time) {
    return problemOf('closed', rooms)
  }
  const left = nightsLeft(await awardsFor(call, { ...search, hotel: cart.hotel }))
  const nights = nightsOf(search.checkIn, search.checkOut).length
  return problemOf('tooFew', rooms.slice(Math.floor(left / nights)))
}
