import {
  findLastOrder,
  findOrderOfCart,
  findOrderOfNumber,
  isOwnOrder,
  type OrderReader,
  type StoredOrder,
} from '../../database/booking/orders'
import type { SessionValues } from '../../database/schema'
import { signedInCustomer } from '../cart/cart-member'
import { foundValues } from '../lookup/found-stay'
import type { BookingCall } from '../request/booking-call'

export interface OrderAddress {
  cartId?: string | null
  confirmationNumber?: string | null
}

/**
 * The order that a call may see (docs/decisions/0054): that of a cart or a number, else the one that the
 * session has found or booked last. Only for those who have booked it: a number alone opens nothing, and
 * a visitor who has found a stay by number and name sees what the pages of the stay show, not the order.
 */
export async function findOwnOrder(
  call: BookingCall,
  { cartId, confirmationNumber }: OrderAddress = {},
): Promise<StoredOrder | null> {
  const { db } = call.database
  const own = (order: StoredOrder | null) => (order && isOwn(order, call) ? order : null)
  if (cartId) return own(await findOrderOfCart(db, cartId))
  if (confirmationNumber) return own(await findOrderOfNumber(db, confirmationNumber))
  const found = foundNumber(call)
  return (
    (found && own(await findOrderOfNumber(db, found))) || (await findLastOrder(db, readerOf(call)))
  )
}

/** Whether the session has booked an order, or its member has. */
export function isOwn(order: StoredOrder, call: Pick<BookingCall, 'owner' | 'session'>): boolean {
  return isOwnOrder(order, readerOf(call))
}

function readerOf(call: Pick<BookingCall, 'owner' | 'session'>): OrderReader {
  return { ownerKey: call.owner.key, customerId: signedInCustomer(call) }
}

/** The number of the stay that the session has found. */
function foundNumber({ session }: Pick<BookingCall, 'session'>): string | null {
  return String(session?.values.foundReservation ?? '').split(' ')[0] || null
}

/** The session values of an order that its visitor has just booked. */
export function foundOrderValues({ hotelId, rooms: [first] }: StoredOrder): SessionValues {
  return foundValues({ hotelId, ...first })
}
