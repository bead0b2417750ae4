import type { StoredOrder } from '../../database/booking/orders'
import { suiteNightsOfOrder } from '../../database/booking/suite-nights'
import type { Drizzle } from '../../database/database'
import type { SeedHotel } from '../../seed/seed-types'
import { recommendationView } from '../cart/recommendation-view'
import { cartOfOrder } from '../order/order-cart'
import { engineContext, todayAt } from '../rates/engine-context'
import type { BookingCall } from '../request/booking-call'
import { suiteNightStatus } from './suite-night-status'

/**
 * Better rooms for those of an order, at the same rate. Only where the stay is paid at the hotel, where the
 * difference is paid too, until the day before arrival, and not for a room that has become a suite.
 */
export async function roomOffers(
  call: BookingCall,
  order: StoredOrder,
  hotel: SeedHotel,
  db?: Drizzle,
) {
  const isPaidThere = order.payment === 'guaranteed' || order.payment === 'none'
  const [{ checkIn }] = order.rooms
  // The price of a change is that of all rooms, so that none may be cancelled.
  if (!isPaidThere || order.rooms.some(({ cancelledAt }) => cancelledAt)) return []
  if (todayAt(hotel, call.now) >= checkIn) return []
  const context = await engineContext(call, hotel, { ...(db && { db }), except: order.id })
  const found = recommendationView(cartOfOrder(order, hotel), context, call)
  const nights = await suiteNightsOfOrder(db ?? call.database.db, order.id)
  const settled = nights
    .filter((night) => suiteNightStatus(night, call.now) === 'GUARANTEED')
    .map(({ itemId }) => itemId)
  return (found?.offers ?? []).filter(
    ({ kind, itemId }) => kind === 'ROOM' && !settled.includes(itemId),
  )
}
