import { isHandle } from '../../../src/rules/order/order-handle'
import type { Rank } from '../../../src/rules/order/room-actions'
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
import { foundOf, foundOrders } from '../lookup/found-stay'
import type { BookingCall } from '../request/booking-call'
import { isProvenByCode } from './proven-stays'

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

/** An order that a call may see, and how much of it: a guest of rooms is shown no other one. */
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
    const seen = asSeen(order, call)
    if (seen) return seen
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

/** What the session may see of an order; null: nothing. */
export function asSeen(order: StoredOrder, call: Asking): RankedOrder | null {
  if (isOwn(order, call)) return { order, rank: 'proven' }
  // What a member has booked is for that member, signed in; the lookup finds nothing of it else.
  if (order.isMembersOnly) return null
  if (isLinkedToReader(order, call)) return { order, rank: 'found' }
  const found = foundOf(call.session?.values ?? {}, order)
  if (found === null) return null
  if (found === 'order') return { order, rank: 'found' }
  if (found === 'agency') return { order: withoutName(order), rank: 'found' }
  const ofRooms = onlyRooms(order, found)
  return ofRooms && { order: ofRooms, rank: 'roomGuest' }
}

/** An order as if nobody had said who has booked it: an agency's number was typed in place of the name. */
function withoutName(order: StoredOrder): StoredOrder {
  return { ...order, guest: { ...order.guest, familyName: '' } }
}

/** An order as if it had these rooms only; null if it has none of them. */
export function onlyRooms(order: StoredOrder, itemIds: readonly string[]): StoredOrder | null {
  const { quote } = order
  const [first, ...more] = order.rooms.filter(({ itemId }) => itemIds.includes(itemId))
  if (!first) return null
  const rooms = quote.rooms.filter(({ id }) => itemIds.includes(id))
  return { ...order, rooms: [first, ...more], quote: { ...quote, rooms } }
}

/** Whether the session has booked an order, or its member has, or it has proven that by a code. */
export function isOwn(order: StoredOrder, call: Pick<BookingCall, 'owner' | 'session'>): boolean {
  return isOwnOrder(order, readerOf(call)) || isProvenByCode(call.session?.values ?? {}, order)
}

/** Whether the member who has signed in has found the order once, and linked it to their account. */
function isLinkedToReader(
  { isLinked, customerId }: StoredOrder,
  call: Pick<BookingCall, 'session'>,
) {
  return isLinked && customerId !== null && customerId === signedInCustomer(call)
}

function readerOf(call: Pick<BookingCall, 'owner' | 'session'>): OrderReader {
  return { ownerKey: call.owner.key, customerId: signedInCustomer(call) }
}
