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
 * session has found or booked last. A number alone opens nothing.
 */
export async function findOwnOrder(
  call: BookingCall,
  { cartId, confirmationNumber }: OrderAddress = {},
): Promise<StoredOrder | null> {
  const { db } = call.database
  const found = foundNumber(call)
  const order = cartId
    ? await findOrderOfCart(db, cartId)
    : confirmationNumber
      ? await findOrderOfNumber(db, confirmationNumber)
      : ((found && (await findOrderOfNumber(db, found))) ??
        (await findLastOrder(db, readerOf(call))))
  return order && mayRead(order, call) ? order : null
}

/** Whether the session has booked an order, its member has, or it has found it by its number and name. */
export function mayRead(order: StoredOrder, call: Pick<BookingCall, 'owner' | 'session'>): boolean {
  if (isOwn(order, call)) return true
  const found = foundNumber(call)
  return order.rooms.some(({ confirmationNumber }) => confirmationNumber === found)
}

/** Whether the session has booked an order, or its member has: only they may spend more on it. */
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
