import type { StoredOrder } from '../../database/booking/orders'
import type { SeedHotel } from '../../seed/seed-types'
import { earnedBy } from '../cart/cart-summary'
import { isHidden } from '../cart/cart-view'
import { roomsWithPlans } from '../cart/quoted-rooms'
import { cartOfOrder } from './order-cart'

/** The points that a room earns once its guest has left, as its pages say: none where they hide amounts. */
export function earnedWith(order: StoredOrder, hotel: SeedHotel, itemId: string): number {
  const rooms = roomsWithPlans(cartOfOrder(order, hotel))
  if (isHidden(rooms)) return 0
  const own = rooms.filter((room) => room.itemId === itemId)
  return earnedBy(own, hotel) ?? 0
}
