import { changeCart, QUOTE_MS } from '../../database/booking/carts'
import { openCart } from '../change/cart-of-change'
import type { BookingCall } from '../request/booking-call'
import type { OwnCart } from './cart-of-hotel'
import { findOwnCart } from './own-cart'

/**
 * Keeps the visitor's cart, and the rooms that it still holds, for a quarter of an hour from now, or
 * until the time that a browser asks for within it (docs/decisions/0052). A quote that has expired is
 * looked up anew first. Null when the session has no such cart.
 */
export async function extendCart(
  call: BookingCall,
  id: string,
  asked = Number.POSITIVE_INFINITY,
): Promise<OwnCart | null> {
  const { owner, database, now } = call
  const known = await findOwnCart(call, id)
  if (!known || !owner.key) return null
  if (known.status !== 'open') return known
  const until = Math.min(Math.max(asked, now), now + QUOTE_MS)
  const key = { id, ownerKey: owner.key, now }
  const extended = await changeCart(database, key, async () => ({
    next: 'renewed',
    until,
    answer: null,
  }))
  return extended && openCart(call, database.db, extended.cart, known.hotel)
}
