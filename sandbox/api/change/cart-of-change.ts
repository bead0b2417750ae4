import { isEnded } from '../../../src/rules/order/room-states'
import { areSameDays } from '../../../src/rules/stay/stay-hull'
import type { Cart } from '../../database/booking/carts'
import { findOrderById, type StoredOrder } from '../../database/booking/orders'
import type { Quote } from '../../database/booking/quote'
import { type StoredSuiteNight, suiteNightsOfOrder } from '../../database/booking/suite-nights'
import type { Drizzle } from '../../database/database'
import type { OfferContext } from '../../engine/answers/offers'
import type { SeedHotel } from '../../seed/seed-types'
import { type CartDraft, draftOf } from '../cart/cart-draft'
import { type OwnCart, ownCart } from '../cart/cart-of-hotel'
import { quoteRooms } from '../cart/quote-rooms'
import { asSeen } from '../order/find-order'
import type { BookingCall } from '../request/booking-call'
import { suiteNightStatus } from '../upgrade/suite-night-status'
import { bookedRoom } from './booked-room'
import { type ChangeFacts, changeFacts, type InsuranceOfChange } from './change-facts'
import { insuranceOfChange } from './insurance-of-change'
import { itemAt } from './items-of-change'
import { quoteOfOrder } from './order-quote'
import { daysOf, daysOfItem } from './room-days'

/** The order that a cart changes, as it is now; null where the cart becomes one of its own. */
export function changedOrder(
  db: Pick<Drizzle, 'select'>,
  { changes }: Pick<Cart, 'changes'>,
): Promise<StoredOrder | null> {
  return changes ? findOrderById(db, changes.orderId) : Promise.resolve(null)
}

/** A cart with its hotel; one that changes an order with what the change comes to at this time. */
export async function openCart(
  call: BookingCall,
  db: Pick<Drizzle, 'select'>,
  cart: Cart,
  hotel: SeedHotel,
): Promise<OwnCart> {
  const { now } = call
  const own = ownCart(cart, hotel)
  const order = cart.status === 'ordered' ? null : await changedOrder(db, cart)
  if (!order) return own
  const { quote, change } = changeFacts({
    ...{ order, hotel, quote: cart.quote, now },
    isForCard: cart.changes?.isForCard,
  })
  const suiteNights = await suiteNightsGivenUp(db, change, now)
  const insurance = insuranceFor(call, insuranceOfChange(change, { hotel, quote }), order)
  return { ...own, quote, change: { ...change, suiteNights, insurance } }
}

/** What becomes of an insurance for this visitor: only who has booked the stay spends with its card. */
function insuranceFor(
  call: BookingCall,
  insurance: InsuranceOfChange | null,
  order: StoredOrder,
): InsuranceOfChange | null {
  const isPayable = asSeen(order, call)?.rank === 'proven'
  return insurance?.kind === 'RISES' && !isPayable ? { ...insurance, kind: 'STAYS' } : insurance
}

/** Suites of rooms that become others: what was asked for them is withdrawn (`commitChange`). */
async function suiteNightsGivenUp(
  db: Pick<Drizzle, 'select'>,
  { order, rooms }: ChangeFacts,
  now: number,
): Promise<number> {
  const changed = rooms.filter(({ price }) => price).map(({ itemId }) => itemId)
  if (changed.length === 0 || order.customerId === null) return 0
  const nights = await suiteNightsOfOrder(db, order.id)
  const isUsed = (night: StoredSuiteNight) =>
    ['REQUESTED', 'PENDING', 'GUARANTEED'].includes(suiteNightStatus(night, now))
  return nights.filter((night) => changed.includes(night.itemId) && isUsed(night)).length
}

/** Whose rooms count as free for a cart: its own, and those of the order that it changes. */
export function ownersOf({ id, changes }: Pick<Cart, 'id' | 'changes'>): readonly string[] {
  return changes ? [id, changes.orderId] : [id]
}

/** What the room of a cart has already, where the cart changes an order. */
export function bookedOfCart(cart: OwnCart, roomIndex: number) {
  const { hotel, change } = cart
  return change ? bookedRoom(change.order, hotel, itemAt(cart, roomIndex)) : undefined
}

/**
 * The draft of a cart; the rooms of an order keep what they have. `isAnew`: from the order as it is booked,
 * whatever was changed of it before.
 */
export function draftOfCart(
  cart: Cart,
  order: StoredOrder | null,
  { hotel, isFresh, isAnew = false }: { hotel: SeedHotel; isFresh: boolean; isAnew?: boolean },
): CartDraft {
  if (!order) return draftOf(cart.quote, isFresh)
  const base = quoteOfOrder(order)
  const draft = isAnew ? draftOf(base, false) : draftOf(cart.quote, isFresh)
  // A room that is not sold so is still one of the stay: it is looked up again, for the days that were wanted.
  const missing = draftOf(base, false)
    .rooms.filter((room) => draft.rooms.every(({ id }) => id !== room.id))
    .map((room) => ({ ...room, stay: daysOfItem(cart.quote, room.id) ?? room.stay }))
  const rooms = [...draft.rooms, ...missing].map((room) => ({
    ...room,
    booked: bookedRoom(order, hotel, room.id),
    isEnded: order.rooms.some(({ itemId, ...of }) => itemId === room.id && isEnded(of)),
  }))
  return { ...draft, rooms }
}

/**
 * What a cart wanted of an order, laid on the order as it is by now: rooms that were cancelled meanwhile are
 * left out, those that were taken back are in it. A room whose days the cart has left as they were (`former`)
 * has those that somebody else has given it.
 */
export function laidOnOrder(
  { quote: wanted }: Pick<Cart, 'quote'>,
  order: StoredOrder,
  { hotel, context, former }: { hotel: SeedHotel; context: OfferContext; former: Quote },
): Quote {
  const base = quoteOfOrder(order)
  const parties = base.rooms.map((room, index) => {
    const wish = wanted.rooms.find(({ id }) => id === room.id)
    return wanted.search.parties[wish?.roomIndex ?? -1] ?? base.search.parties[index]
  })
  const usePoints = base.search.usePoints || wanted.search.usePoints
  const search = { ...base.search, usePoints, parties: parties.flatMap((party) => party ?? []) }
  const rooms = base.rooms.map(({ id, roomIndex, productId, nights, extras = [] }) => {
    const wish = wanted.rooms.find((room) => room.id === id)
    const days = daysOfItem(wanted, id)
    const booked = daysOfItem(former, id)
    const isMoved = days && booked && !areSameDays([days, booked])
    return {
      ...{ id, roomIndex, kept: null, before: null },
      stay: isMoved ? days : daysOf({ nights }),
      productId: wish?.productId ?? productId,
      split: wish?.split,
      extras: wish ? (wish.extras ?? []) : extras,
      booked: bookedRoom(order, hotel, id),
    }
  })
  return quoteRooms({ hotel, search, context }, rooms)
}
