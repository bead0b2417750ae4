import type { Cart } from '../../database/booking/carts'
import type { WantedNight } from '../../database/booking/claims'
import type { StoredOrder } from '../../database/booking/orders'
import type { SeedHotel } from '../../seed/seed-types'
import { nightsWanted } from '../cart/nights-wanted'
import { quoteOfOrder } from './order-quote'

/**
 * The nights that a cart has to hold: all of its rooms', and of a change only those that the order does not
 * have. Nothing of the order is given back before the change is made.
 */
export function nightsToHold(
  hotel: SeedHotel,
  cart: Pick<Cart, 'quote'>,
  order: StoredOrder | null,
): WantedNight[] {
  const wanted = nightsWanted(hotel, cart)
  if (!order) return wanted
  return addedNights(wanted, nightsWanted(hotel, { quote: quoteOfOrder(order) }))
}

/**
 * The nights of an order that its rooms need no more once a change is made. What else the order has stays its own: the
 * night of a missed room that its penalty pays.
 */
export function nightsToGiveBack(
  hotel: SeedHotel,
  cart: Pick<Cart, 'quote'>,
  order: StoredOrder,
): WantedNight[] {
  return addedNights(nightsWanted(hotel, { quote: quoteOfOrder(order) }), nightsWanted(hotel, cart))
}

/** The nights that are wanted beyond those that an order has already: only they have to be held. */
function addedNights(wanted: readonly WantedNight[], own: readonly WantedNight[]): WantedNight[] {
  const has = new Map(own.map((night) => [keyOf(night), night.rooms]))
  return wanted.flatMap((night) => {
    const rooms = night.rooms - (has.get(keyOf(night)) ?? 0)
    return rooms > 0 ? [{ ...night, rooms }] : []
  })
}

function keyOf({ roomType, night }: WantedNight): string {
  return `${roomType} ${night}`
}
