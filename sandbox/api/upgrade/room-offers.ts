import { isKept } from '../../../src/rules/order/room-states'
import type { OrderRoom, StoredOrder } from '../../database/booking/orders'
import { suiteNightsOfOrder } from '../../database/booking/suite-nights'
import type { SeedHotel } from '../../seed/seed-types'
import { seedOf } from '../cart/quoted-rooms'
import { betterRooms } from '../cart/recommendation-view'
import { cartOfOrder } from '../order/order-cart'
import { engineContext, todayAt } from '../rates/engine-context'
import type { BookingCall } from '../request/booking-call'
import { suiteNightStatus } from './suite-night-status'

/**
 * Every better room for those of an order, at the same rate, until the day before arrival. Each is a change of the
 * stay (docs/decisions/0095): not where the rate lets nothing be changed, and not for a room that has become a
 * suite.
 */
export async function roomOffers(call: BookingCall, order: StoredOrder, hotel: SeedHotel) {
  const today = todayAt(hotel, call.now)
  const living = order.rooms.filter((room) => isKept(room) && today < room.checkIn)
  if (living.length === 0) return []
  const isOpen = ({ itemId }: { itemId: string }) =>
    living.some((room) => room.itemId === itemId && mayChange(room, hotel))
  const context = await engineContext(call, hotel, { except: [order.id] })
  const found = betterRooms(cartOfOrder(order, hotel), context, call)
  const nights = await suiteNightsOfOrder(call.database.db, order.id)
  const settled = nights
    .filter((night) => suiteNightStatus(night, call.now) === 'GUARANTEED')
    .map(({ itemId }) => itemId)
  return found.filter(({ itemId }) => isOpen({ itemId }) && !settled.includes(itemId))
}

function mayChange({ productId }: OrderRoom, hotel: SeedHotel): boolean {
  return seedOf(hotel, productId)?.plan.change === 'credit'
}
