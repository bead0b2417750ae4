import { isHandle } from '../../../src/rules/order/order-handle'
import {
  findLastOrder,
  findOrderByHandle,
  findOrderOfCart,
  findOrdersOfNumber,
  isOwnOrder,
  type OrderReader,
  type StoredOrder,
} from '../../database/booking/orders'
import { signedInCustomer } from '../cart/cart-member'
import { foundOrders, hasFound } from '../lookup/found-stay'
import type { BookingCall } from '../request/booking-call'

export interface OrderAddress {
  cartId?: string | null
  confirmationNumber?: string | null
  /** The handle of the order, as the address of a page has it. */
  stay?: string | null
}

type Asking = Pick<BookingCall, 'database' | 'owner' | 'session'>

/**
 * The order that a call may see (docs/decisions/0054): that of a cart, a handle or a number, else the one that
 * the session has found or booked last. Only for those who have booked it: a number or a handle alone opens nothing,
 * and a visitor who has found a stay by number and name sees what the pages of the stay show, not the order.
 */
export async function findOwnOrder(
  call: BookingCall,
  { cartId, ...address }: OrderAddress = {},
): Promise<StoredOrder | null> {
  const { db } = call.database
  const isProven = (order: StoredOrder) => isOwn(order, call)
  const cart = cartId ? await findOrderOfCart(db, cartId) : null
  if (cartId) return cart && isProven(cart) ? cart : null
  const named = await namedOrders(call, address)
  if (named) return named.find(isProven) ?? null
  const found = await foundOrders(db, call.session?.values ?? {})
  return found.find(isProven) ?? (await findLastOrder(db, readerOf(call)))
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
 * The order for the pages of a stay: that of this handle or number, else the one that the session has found
 * last, else the one that it has booked last. Null for an order that the session may not see, and for none.
 */
export async function findStay(
  call: Asking,
  address: OrderAddress = {},
): Promise<RankedOrder | null> {
  const { db } = call.database
  const named = await namedOrders(call, address)
  const orders = named ?? (await foundOrders(db, call.session?.values ?? {}))
  for (const order of orders) {
    const rank = rankOf(order, call)
    if (rank) return { order, rank }
  }
  const last = named ? null : await findLastOrder(db, readerOf(call))
  return last && { order: last, rank: 'proven' }
}

/** The orders that an address names, whoever asks; null where it names none. */
async function namedOrders(
  { database: { db } }: Asking,
  { stay, confirmationNumber }: OrderAddress,
): Promise<StoredOrder[] | null> {
  if (typeof stay === 'string') {
    const order = isHandle(stay) ? await findOrderByHandle(db, stay) : null
    return order ? [order] : []
  }
  return confirmationNumber ? findOrdersOfNumber(db, confirmationNumber) : null
}

function rankOf(order: StoredOrder, call: Asking): Rank | null {
  if (isOwn(order, call)) return 'proven'
  const isFound = hasFound(call.session?.values ?? {}, order)
  // What a member has booked is for that member, signed in; the lookup finds nothing of it else.
  return isFound && !order.isMembersOnly ? 'found' : null
}

/** Whether the session has booked an order, or its member has. */
export function isOwn(order: StoredOrder, call: Pick<BookingCall, 'owner' | 'session'>): boolean {
  return isOwnOrder(order, readerOf(call))
}

function readerOf(call: Pick<BookingCall, 'owner' | 'session'>): OrderReader {
  return { ownerKey: call.owner.key, customerId: signedInCustomer(call) }
}
