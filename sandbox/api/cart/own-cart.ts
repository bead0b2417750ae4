import { changeCart, findCart, isRecheckDue, isWorthNoting } from '../../database/booking/carts'
import { knownHotel } from '../../database/site/hotels'
import { engineContext } from '../rates/engine-context'
import type { BookingCall } from '../request/booking-call'
import { type OwnCart, ownCart } from './cart-of-hotel'
import { quoteAnew } from './quote-rooms'

/**
 * The visitor's cart by its id; null for every other one. Reading renews its quote: one that has
 * expired is looked up anew, and becomes a new revision if a price has changed or a room is gone.
 */
export async function findOwnCart(call: BookingCall, id: string): Promise<OwnCart | null> {
  const { owner, database, now } = call
  if (!owner.key) return null
  const key = { id, ownerKey: owner.key, now }
  const cart = await findCart(database.db, key)
  const hotel = cart && (await knownHotel(database, cart.hotelId))
  if (!hotel) return null
  if (now < cart.expires && !isWorthNoting(cart, now)) return ownCart(cart, hotel)
  const renewed = await changeCart(database, key, async (known, tx) => {
    if (now < known.expires && !isRecheckDue(known, now)) return { next: 'renewed', answer: null }
    const context = await engineContext(call, hotel, { db: tx, except: id })
    const next = quoteAnew(hotel, context, known.quote) ?? 'renewed'
    return { next, answer: null, isChecked: true }
  })
  return renewed && ownCart(renewed.cart, hotel)
}
