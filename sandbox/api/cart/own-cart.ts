import {
  type Cart,
  changeCart,
  findCart,
  isRecheckDue,
  isWorthNoting,
  takeOverCart,
} from '../../database/booking/carts'
import { quoteAtRevision } from '../../database/booking/orders'
import type { Drizzle } from '../../database/database'
import { knownHotel } from '../../database/site/hotels'
import { bookedRoom } from '../change/booked-room'
import { changedOrder, laidOnOrder, openCart, ownersOf } from '../change/cart-of-change'
import { engineContext } from '../rates/engine-context'
import type { BookingCall } from '../request/booking-call'
import { MEMBER_DETAIL, signedInMember } from './cart-member'
import type { OwnCart } from './cart-of-hotel'
import { quoteAnew } from './quote-rooms'

/**
 * The visitor's cart by its id; null for every other one. A member whose session has ended has the carts
 * of the former one back after signing in. Reading renews its quote: one that has expired is looked up anew, and
 * becomes a new revision if a price has changed or a room is gone.
 */
export async function findOwnCart(call: BookingCall, id: string): Promise<OwnCart | null> {
  const { owner, database, now } = call
  const known = owner.key ? { id, ownerKey: owner.key, now } : null
  const cart = (known && (await findCart(database.db, known))) ?? (await adopted(call, id))
  const hotel = cart && (await knownHotel(database, cart.hotelId))
  if (!hotel) return null
  const key = { id, ownerKey: await owner.begin(), now }
  const opened = (one: Cart) => openCart(call, database.db, one, hotel)
  if (cart.status !== 'open') return opened(cart)
  const isNoted = now < cart.expires && !isWorthNoting(cart, now)
  if (isNoted && (await isOfRevision(database.db, cart))) return opened(cart)
  const renewed = await changeCart(database, key, async (known, tx) => {
    const order = await changedOrder(tx, known)
    const isFresh = now < known.expires && !isRecheckDue(known, now)
    const isCurrent = !order || order.revision === known.changes?.revision
    if (isFresh && isCurrent) return { next: 'renewed', answer: null }
    const context = await engineContext(call, hotel, { db: tx, except: ownersOf(known) })
    if (order && !isCurrent) {
      const former = await quoteAtRevision(tx, order, known.changes?.revision ?? 0)
      const next = laidOnOrder(known, order, { hotel, context, former })
      return { next, answer: null, isChecked: true, base: order.revision }
    }
    const bookedOf = (itemId: string) => (order ? bookedRoom(order, hotel, itemId) : undefined)
    const next = quoteAnew(hotel, context, known.quote, bookedOf) ?? 'renewed'
    return { next, answer: null, isChecked: true }
  })
  // Another call may be ordering it by now.
  const current = renewed?.cart ?? (await findCart(database.db, key))
  return current && opened(current)
}

/** Whether the order that a cart changes is still as the cart knows it. */
async function isOfRevision(db: Pick<Drizzle, 'select'>, cart: Cart): Promise<boolean> {
  const order = await changedOrder(db, cart)
  return !order || order.revision === cart.changes?.revision
}

/** A cart that was made for the member who has signed in, in another session; now of this one. */
async function adopted(call: BookingCall, id: string): Promise<Cart | null> {
  const { owner, database, now } = call
  const member = signedInMember(call)
  if (!member) return null
  const key = { id, ownerKey: await owner.begin(), now }
  return takeOverCart(database, key, (said) => said[MEMBER_DETAIL] === member)
}

/**
 * A cart that becomes an order of its own. What guests said about a booked stay, agreed to or insured is not
 * asked again by a change: it is changed on the page of the stay.
 */
export async function findNewCart(call: BookingCall, id: string): Promise<OwnCart | null> {
  const cart = await findOwnCart(call, id)
  return cart?.changes ? null : cart
}
