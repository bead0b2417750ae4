import type { Cart } from '../../database/booking/carts'
import { findOrderById, type StoredOrder } from '../../database/booking/orders'
import type { Quote } from '../../database/booking/quote'
import type { Drizzle } from '../../database/database'
import type { OfferContext } from '../../engine/answers/offers'
import type { SeedHotel } from '../../seed/seed-types'
import { type CartDraft, draftOf } from '../cart/cart-draft'
import { type OwnCart, ownCart } from '../cart/cart-of-hotel'
import { quoteRooms } from '../cart/quote-rooms'
import { bookedRoom } from './booked-room'
import { changeFacts } from './change-facts'
import { quoteOfOrder } from './order-quote'

/** The order that a cart changes, as it is now; null where the cart becomes one of its own. */
export function changedOrder(
  db: Pick<Drizzle, 'select'>,
  { changes }: Pick<Cart, 'changes'>,
): Promise<StoredOrder | null> {
  return changes ? findOrderById(db, changes.orderId) : Promise.resolve(null)
}

/** A cart with its hotel; one that changes an order with what the change comes to at this time. */
export async function openCart(
  { db, now }: { db: Pick<Drizzle, 'select'>; now: number },
  cart: Cart,
  hotel: SeedHotel,
): Promise<OwnCart> {
  const own = ownCart(cart, hotel)
  const order = cart.status === 'ordered' ? null : await changedOrder(db, cart)
  return order ? { ...own, ...changeFacts({ order, hotel, quote: cart.quote, now }) } : own
}

/** Whose rooms count as free for a cart: its own, and those of the order that it changes. */
export function ownersOf({ id, changes }: Pick<Cart, 'id' | 'changes'>): readonly string[] {
  return changes ? [id, changes.orderId] : [id]
}

/** What the room of a cart has already, where the cart changes an order. */
export function bookedOfCart({ quote, hotel, change }: OwnCart, roomIndex: number) {
  const room = quote.rooms.find((one) => one.roomIndex === roomIndex)
  return room && change ? bookedRoom(change.order, hotel, room.id) : undefined
}

/** The draft of a cart; the rooms of an order keep what they have. */
export function draftOfCart(
  cart: Cart,
  order: StoredOrder | null,
  { hotel, isFresh }: { hotel: SeedHotel; isFresh: boolean },
): CartDraft {
  const draft = draftOf(cart.quote, isFresh)
  if (!order) return draft
  const rooms = draft.rooms.map((room) => ({ ...room, booked: bookedRoom(order, hotel, room.id) }))
  return { ...draft, rooms }
}

/**
 * What a cart wanted of an order, laid on the order as it is by now: rooms that were cancelled meanwhile are
 * left out, those that were taken back are in it.
 */
export function laidOnOrder(
  { quote: wanted }: Pick<Cart, 'quote'>,
  order: StoredOrder,
  { hotel, context }: { hotel: SeedHotel; context: OfferContext },
): Quote {
  const base = quoteOfOrder(order)
  const { checkIn, checkOut } = wanted.search
  const parties = base.rooms.map((room, index) => {
    const wish = wanted.rooms.find(({ id }) => id === room.id)
    return wanted.search.parties[wish?.roomIndex ?? -1] ?? base.search.parties[index]
  })
  const search = {
    ...base.search,
    ...{ checkIn, checkOut },
    parties: parties.flatMap((party) => party ?? []),
  }
  const rooms = base.rooms.map(({ id, roomIndex, productId, extras = [] }) => {
    const wish = wanted.rooms.find((room) => room.id === id)
    return {
      ...{ id, roomIndex, kept: null, before: null },
      productId: wish?.productId ?? productId,
      extras: wish ? (wish.extras ?? []) : extras,
      booked: bookedRoom(order, hotel, id),
    }
  })
  return quoteRooms({ hotel, search, context }, rooms)
}
