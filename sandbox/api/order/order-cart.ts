import type { StoredOrder } from '../../database/booking/orders'
import type { SeedHotel } from '../../seed/seed-types'
import type { OwnCart } from '../cart/cart-of-hotel'

/**
 * An order as a cart that is sold, for everything that is told of both: without its cancelled rooms, which
 * cost nothing more but their penalty.
 */
export function cartOfOrder(order: StoredOrder, hotel: SeedHotel): OwnCart {
  const cart = wholeCartOfOrder(order, hotel)
  const cancelled = order.rooms.filter(({ cancelledAt }) => cancelledAt).map(({ itemId }) => itemId)
  const rooms = cart.quote.rooms.filter(({ id }) => !cancelled.includes(id))
  return { ...cart, quote: { ...cart.quote, rooms } }
}

/** The same with all rooms that were booked. */
export function wholeCartOfOrder(order: StoredOrder, hotel: SeedHotel): OwnCart {
  const { cartId: id, hotelId, revision, quote, bookedAt } = order
  return {
    id,
    hotelId,
    revision,
    quote,
    hotel,
    expires: bookedAt.getTime(),
    bookedAt: bookedAt.getTime(),
    held: null,
    status: 'ordered',
    nextRoomIndex: null,
  }
}
