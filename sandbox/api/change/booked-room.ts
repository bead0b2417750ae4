import type { StoredOrder } from '../../database/booking/orders'
import { partyOf } from '../../database/booking/quote'
import { mealsOf } from '../../engine/answers/offers'
import type { BookedRoom } from '../../engine/sale/booked-room'
import type { SeedHotel } from '../../seed/seed-types'
import { seedOf } from '../cart/quoted-rooms'

/** What a room of an order has: its nights keep their price, its meals follow the guests (docs/decisions/0095). */
export function bookedRoom(
  { quote }: Pick<StoredOrder, 'quote'>,
  hotel: SeedHotel,
  itemId: string,
): BookedRoom | undefined {
  const room = quote.rooms.find(({ id }) => id === itemId)
  const plan = room && seedOf(hotel, room.productId)?.plan
  if (!room || !plan) return undefined
  const meals = mealsOf(plan, partyOf(quote, room))
  const nights = room.nights.map((night) => ({ ...night, amount: night.amount - meals }))
  return { productId: room.productId, nights }
}
