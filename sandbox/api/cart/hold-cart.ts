import {
  type Cart,
  type CartChange,
  type CartKey,
  changeCart,
  HOLD_MS,
} from '../../database/booking/carts'
import { claimRooms, releaseHold } from '../../database/booking/claims'
import { isHeld } from '../../database/booking/held'
import { holdFor, releaseOthers } from '../../database/booking/holders'
import type { Transaction } from '../../database/database'
import { extrasOf } from '../../seed/extras'
import type { SeedHotel } from '../../seed/seed-types'
import { nightsToHold } from '../change/added-nights'
import { bookedRoom } from '../change/booked-room'
import { changedOrder, openCart, ownersOf } from '../change/cart-of-change'
import { changeFacts } from '../change/change-facts'
import { engineContext } from '../rates/engine-context'
import type { BookingCall } from '../request/booking-call'
import { ownCart } from './cart-of-hotel'
import {
  type CartOutcome,
  closedFor,
  refused,
  refusedAs,
  staleFor,
  succeeded,
} from './cart-outcome'
import { findOwnCart } from './own-cart'
import { holdPointsOf } from './points-of-cart'
import { quoteAnew } from './quote-rooms'

/**
 * Holds all rooms of the visitor's cart at the prices of the revision that the visitor has seen
 * (docs/decisions/0053). Rooms that are held already stay so, and an expired hold is taken again. The
 * visitor's other carts hold nothing from then on.
 * Refused if a room is gone: the cart is then at a newer revision, without that room.
 */
export async function holdCart(
  call: BookingCall,
  { cartId, revision }: { cartId: string; revision: number },
): Promise<CartOutcome> {
  const { owner, now, database } = call
  const known = await findOwnCart(call, cartId)
  if (!known || !owner.key) return noCart()
  const closed = closedFor(known)
  if (closed) return { ...closed, cart: known }
  const { hotel } = known
  const key = { id: cartId, ownerKey: owner.key, now, holds: true }
  const changed = await changeCart(database, key, (cart, tx) =>
    cart.revision === revision
      ? held(call, { hotel, key, cart, tx })
      : Promise.resolve({ next: 'refused' as const, answer: staleFor(cart) }),
  )
  if (!changed) return noCart()
  const cart = await openCart(call, database.db, changed.cart, hotel)
  return { ...(changed.answer ?? succeeded(cart)), cart }
}

async function held(
  call: BookingCall,
  { hotel, key, cart, tx }: { hotel: SeedHotel; key: CartKey; cart: Cart; tx: Transaction },
): Promise<CartChange<CartOutcome | null>> {
  const { now, address, limits } = call
  const { nextRoomIndex } = ownCart(cart, hotel)
  if (nextRoomIndex !== null) {
    const answer = refused(409, 'ROOM_MISSING', `Room ${nextRoomIndex + 1} is not chosen yet.`)
    return { next: 'refused', answer }
  }
  const order = await changedOrder(tx, cart)
  const priced = order
    ? changeFacts({ order, hotel, quote: cart.quote, now })
    : { quote: cart.quote }
  const opened = { id: cart.id, revision: cart.revision, ...priced }
  // Prices stand: reading the cart has just looked up those of an expired quote.
  if (isHeld(cart, now)) {
    const short = await holdPointsOf(call, tx, opened)
    return short
      ? { next: 'refused', answer: refusedAs(short) }
      : { next: 'renewed', answer: null, isActive: true }
  }
  await releaseOthers(tx, key)
  const until = now + HOLD_MS
  if (order && order.revision !== cart.changes?.revision)
    return { next: 'refused', answer: staleFor(cart) }
  const wanted = nightsToHold(hotel, cart, order)
  const missing = call.isSoldOut
    ? wanted[0]
    : await claimRooms(tx, { owner: cart.id, now, until }, wanted)
  if (!missing && !(await holdFor(tx, cart, { address, most: limits.rooms, now }))) {
    await releaseHold({ db: tx }, cart.id)
    return { next: 'refused', answer: TOO_MANY_ROOMS }
  }
  const short = missing ? null : await holdPointsOf(call, tx, opened)
  if (short) {
    await releaseHold({ db: tx }, cart.id)
    return { next: 'refused', answer: refusedAs(short) }
  }
  if (!missing) return { next: 'renewed', answer: null, held: { since: now, until, activeAt: now } }
  const context = await engineContext(call, hotel, { db: tx, except: ownersOf(cart) })
  const bookedOf = (itemId: string) => (order ? bookedRoom(order, hotel, itemId) : undefined)
  const next = quoteAnew(hotel, context, cart.quote, bookedOf) ?? 'refused'
  const isExtra = extrasOf(hotel).some(({ code }) => code === missing.roomType)
  const code = isExtra ? 'EXTRA_SOLD_OUT' : 'SOLD_OUT'
  return { next, answer: refused(409, code, `Too few are left for ${missing.night}.`) }
}

/** A code of the chain's system, which the error message has texts for. */
const TOO_MANY_ROOMS = refused(429, 'E_MAX_BOOKINGS', 'This address holds too many rooms.')

function noCart(): CartOutcome {
  return refused(404, 'CART_NOT_FOUND', 'This session has no such cart.')
}
