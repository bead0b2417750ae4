import type { SeedHotel } from '../../seed/seed-types'
import type { CallContext } from '../graphql/graphql-context'
import { findStay } from '../order/find-order'

/**
 * The product of the stay that this visitor has found or booked, at that hotel. A number alone tells nothing:
 * it has to be of an order that the session may see.
 */
export async function bookedProduct(
  { confirmationNumber }: { confirmationNumber?: string | null },
  hotel: SeedHotel,
  call: CallContext,
): Promise<string | null> {
  if (!confirmationNumber) return null
  const number = confirmationNumber.toUpperCase()
  const stay = await findStay(call, { confirmationNumber: number })
  if (stay?.order.hotelId !== hotel.id) return null
  const room = stay.order.rooms.find((one) => one.confirmationNumber === number)
  return room?.productId ?? null
}
