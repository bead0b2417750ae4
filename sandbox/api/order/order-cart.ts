import type { StoredOrder } from '../../database/booking/orders'
import type { SeedHotel } from '../../seed/seed-types'
import type { OwnCart } from '../cart/cart-of-hotel'

/** An order as a cart that is sold, for everything that is told of both. */
export function cartOfOrder(order: StoredOrder, hotel: SeedHotel): OwnCart {
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
