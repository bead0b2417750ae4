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
  return own(await foundOrder(call)) ?? (await findLastOrder(db, readerOf(call)))
}

/**
 * What a visitor may know and do of an order (docs/decisions/0082). `proven`: who has booked it here, or its
 * member, knows everything. `found`: who has found it by number and name knows the rooms and what they cost,
 * and cancels them; of people only what was typed, and no mail, telephone and card.
 */
export type Rank = 'found' | 'proven'

/** An order that a call may see, and how much of it. */
export interface RankedOrder {
  order: StoredOrder
  rank: Rank
}

/**
 * The order for the pages of a stay: with this number, else the one that the session has found, else the one
 * that it has booked last.
 */
export async function findStay(
  call: BookingCall,
  { confirmationNumber }: OrderAddress = {},
): Promise<RankedOrder | null> {
  const found = await foundOrder(call)
  const hasNumber = found?.rooms.some((room) => room.confirmationNumber === confirmationNumber)
  const order =
    confirmationNumber && !hasNumber
      ? await findOrderOfNumber(call.database.db, confirmationNumber)
      : found
  if (order && isOwn(order, call)) return { order, rank: 'proven' }
  // Of an order that a member has booked the lookup finds nothing unless the member has signed in.
  if (order && order.id === found?.id && !order.isMembersOnly) return { order, rank: 'found' }
  if (confirmationNumber || found) return null
  const last = await findLastOrder(call.database.db, readerOf(call))
  return last && { order: last, rank: 'proven' }
}

/** Whether the session has booked an order, or its member has. */
export function isOwn(order: StoredOrder, call: Pick<BookingCall, 'owner' | 'session'>): boolean {
  return isOwnOrder(order, readerOf(call))
}

function readerOf(call: Pick<BookingCall, 'owner' | 'session'>): OrderReader {
  return { ownerKey: call.owner.key, customerId: signedInCustomer(call) }
}

/** The order of the stay that the session has found, whoever asks. */
export async function foundOrder({
  session,
  database,
}: Pick<BookingCall, 'session' | 'database'>): Promise<StoredOrder | null> {
  const [number, checkIn] = String(session?.values.foundReservation ?? '').split(' ')
  return number ? findOrderOfNumber(database.db, number, checkIn) : null
}

/** The session values of an order that its visitor has just booked. */
export function foundOrderValues({ rooms: [first] }: StoredOrder): SessionValues {
  return foundValues(first)
}
