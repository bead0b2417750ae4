import { isKept } from '../../../src/rules/order/room-states'
import { hullOf } from '../../../src/rules/stay/stay-hull'
import type { OrderRoom, StoredOrder } from '../../database/booking/orders'
import type { SeedHotel } from '../../seed/seed-types'
import type { OwnCart } from '../cart/cart-of-hotel'
import { daysOf } from '../change/room-days'

/** What of an order its cart follows from. */
export interface SoldOrder
  extends Pick<StoredOrder, 'cartId' | 'hotelId' | 'revision' | 'quote' | 'bookedAt'> {
  rooms: readonly Pick<OrderRoom, 'itemId' | 'cancelledAt' | 'stage'>[]
  /** Who asks may see no amount. */
  hidesAmounts?: boolean | undefined
}

/**
 * An order as a cart that is sold, for everything that is told of both: without its cancelled and
 * missed rooms, which cost nothing more but their penalty.
 */
export function cartOfOrder(order: SoldOrder, hotel: SeedHotel): OwnCart {
  const cart = wholeCartOfOrder(order, hotel)
  const ended = order.rooms.filter((room) => !isKept(room)).map(({ itemId }) => itemId)
  const rooms = cart.quote.rooms.filter(({ id }) => !ended.includes(id))
  const search = { ...cart.quote.search, ...hullOf(rooms.map(daysOf)) }
  return { ...cart, quote: { ...cart.quote, search, rooms } }
}

/** The same with all rooms that were booked. */
export function wholeCartOfOrder(order: SoldOrder, hotel: SeedHotel): OwnCart {
  const { cartId: id, hotelId, revision, quote, bookedAt, hidesAmounts } = order
  return {
    id,
    hotelId,
    revision,
    quote,
    hotel,
    expires: bookedAt.getTime(),
    bookedAt: bookedAt.getTime(),
    held: null,
    changes: null,
    status: 'ordered',
    nextRoomIndex: null,
    hidesAmounts,
  }
}
