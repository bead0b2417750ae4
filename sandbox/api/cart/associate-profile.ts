import { readCartDetails, saveCartDetails } from '../../database/booking/cart-details'
import { changeCart, HOLD_MS } from '../../database/booking/carts'
import { extendHold } from '../../database/booking/claims'
import { isHeld } from '../../database/booking/held'
import { engineContext } from '../rates/engine-context'
import type { BookingCall } from '../request/booking-call'
import { MEMBER_DETAIL, ownMember } from './cart-member'
import { ownCart } from './cart-of-hotel'
import { type CartOutcome, closedFor, refused, succeeded } from './cart-outcome'
import { findOwnCart } from './own-cart'
import { quoteAnew } from './quote-rooms'

/**
 * Books a cart for a member (W42): the one who has signed in, or the one whom this session has just
 * enrolled; null names either, and another number is refused. The rooms and rates stay as they were chosen and are looked up
 * anew, which is a new revision. The same member again changes nothing.
 */
export async function associateProfile(
  call: BookingCall,
  asked: { cartId: string; memberNumber: string | null },
): Promise<CartOutcome> {
  const { owner, now, database } = call
  const { cartId } = asked
  const known = await findOwnCart(call, cartId)
  if (!known || !owner.key) return noCart()
  const closed = closedFor(known)
  if (closed) return { ...closed, cart: known }
  const own = ownMember(call)
  const memberNumber = asked.memberNumber ?? own
  if (memberNumber === null || memberNumber !== own) {
    const message = 'Only the member who has signed in or has just joined can be named.'
    return refused(403, 'NOT_OWN_MEMBER_NUMBER', message, { cart: known })
  }
  const { hotel } = known
  const key = { id: cartId, ownerKey: owner.key, now }
  const changed = await changeCart(database, key, async (cart, tx) => {
    const details = await readCartDetails(tx, cartId)
    if (details[MEMBER_DETAIL] === memberNumber) return { next: 'renewed', answer: null }
    await saveCartDetails(tx, cartId, { [MEMBER_DETAIL]: memberNumber })
    // What is held keeps its price; its hold goes on with this revision.
    if (cart.held && isHeld(cart, now)) {
      const until = now + HOLD_MS
      await extendHold({ db: tx }, { owner: cartId, now, until })
      return { next: cart.quote, answer: null, held: { ...cart.held, until, activeAt: now } }
    }
    const context = await engineContext(call, hotel, { db: tx, except: cartId })
    return { next: quoteAnew(hotel, context, cart.quote) ?? cart.quote, answer: null }
  })
  return changed ? succeeded(ownCart(changed.cart, hotel)) : noCart()
}

function noCart(): CartOutcome {
  return refused(404, 'CART_NOT_FOUND', 'This session has no such cart.')
}
