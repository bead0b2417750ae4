import { mayEver, roomProblem } from '../../../src/rules/order/room-actions'
import { addCart } from '../../database/booking/carts'
import { findHotel } from '../../database/site/hotels'
import { type CartOutcome, refused, succeeded } from '../cart/cart-outcome'
import { findStay, type OrderAddress } from '../order/find-order'
import type { BookingCall } from '../request/booking-call'
import { openCart } from './cart-of-change'
import { quoteOfOrder } from './order-quote'
import { changeableCard } from './stay-card'

/**
 * The cart in which this visitor changes an order (docs/decisions/0095): its rooms as they are booked, or
 * (`isForCard`) in which they give another card for it. Called
 * again at the same revision of the order, it is the same cart.
 */
export async function beginChange(
  call: BookingCall,
  { isForCard = false, ...address }: OrderAddress & { isForCard?: boolean },
): Promise<CartOutcome> {
  const { database, now } = call
  const found = await findStay(call, address)
  const hotel = found && (await findHotel(database, found.order.hotelId))
  if (!found || !hotel) return refused(404, 'ORDER_NOT_FOUND', 'This session has no such stay.')
  const { order, rank } = found
  const action = isForCard ? 'card' : 'change'
  if (!mayEver(action, rank))
    return refused(403, 'NOT_YOURS', 'Only who has booked the stay can change it.')
  if (isForCard && !changeableCard(found, hotel, now))
    return refused(409, 'NO_PAYMENT', 'No card stands for this stay any more.')
  const acting = { rank, hotel, now }
  const problems = order.rooms.map((room) => roomProblem(action, room, acting))
  const problem = problems.find((one) => one !== null && one !== 'CANCELLED') ?? problems[0]
  if (problem && problems.every((one) => one !== null))
    return refused(409, problem, `The stay is ${problem}.`)
  const cart = await addCart(database, {
    ...{ ownerKey: await call.owner.begin(), now, hotelId: hotel.id },
    quote: quoteOfOrder(order),
    choiceKey: `${action}:${order.id}:${order.revision}`,
    changes: { orderId: order.id, revision: order.revision, isForCard },
  })
  return succeeded(await openCart(call, database.db, cart, hotel))
}
