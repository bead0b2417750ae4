import type { Cart } from '../../database/booking/carts'
import type { Quote } from '../../database/booking/quote'
import type { SeedHotel } from '../../seed/seed-types'
import type { ChangeFacts } from '../change/change-facts'

/** A cart of the visitor's session, with its hotel. */
export interface OwnCart extends Cart {
  hotel: SeedHotel
  /** The first room without a product; null when every room has one. */
  nextRoomIndex: number | null
  /** What it changes of an order; undefined for a cart that becomes an order of its own. */
  change?: ChangeFacts
  /** In ms since 1970; undefined until the cart is ordered. */
  bookedAt?: number
  /** Who asks may see no amount. */
  hidesAmounts?: boolean | undefined
}

export function ownCart(cart: Cart, hotel: SeedHotel): OwnCart {
  return { ...cart, hotel, nextRoomIndex: nextRoomOf(cart.quote) }
}

function nextRoomOf({ search, rooms }: Quote): number | null {
  const chosen = new Set(rooms.map(({ roomIndex }) => roomIndex))
  const index = search.parties.findIndex((_, room) => !chosen.has(room))
  return index < 0 ? null : index
}
