import { hotelNights } from '../../engine/nights/hotel-nights'
import { isForEverybody } from '../../engine/sale/open-plans'
import { productId } from '../../engine/sale/product-id'
import type { SeedHotel } from '../../seed/seed-types'
import type { CallContext } from '../graphql/graphql-context'
import { foundStay } from '../lookup/found-stay'

/**
 * The product of the stay that this visitor has found, at that hotel. A number alone tells nothing:
 * it has to be the one that the session holds.
 */
export async function bookedProduct(
  { confirmationNumber }: { confirmationNumber?: string | null },
  hotel: SeedHotel,
  { session, database }: CallContext,
): Promise<string | null> {
  if (!confirmationNumber || !session) return null
  const stay = await foundStay(database, session.values)
  const isIt =
    stay?.confirmationNumber === confirmationNumber.toUpperCase() && stay.hotelId === hotel.id
  if (!isIt) return null
  // The seed's stays name no product: they are at the first rate of the first room type.
  const { rooms, plans } = hotelNights(hotel, { today: stay.checkIn, taken: () => 0 }).stock
  const room = rooms[0]?.room
  const plan = plans.find(isForEverybody)
  return room && plan
    ? productId({ hotelId: hotel.id, roomCode: room.code, planCode: plan.code })
    : null
}
