import { cleanConfirmationNumber } from '../../../src/features/reservation-lookup/confirmation-number.rules'
import { giveOrderToMember } from '../../database/booking/order-members'
import { findOrdersOfNumber, isOwnOrder, type StoredOrder } from '../../database/booking/orders'
import type { Database } from '../../database/database'
import type { SessionValues } from '../../database/schema'
import { foundOf } from '../lookup/found-stay'
import { isProvenByCode } from '../order/proven-stays'
import { OWNER_VALUE } from '../session/session-values'

interface Linking {
  customerId: string
  /** As the member has typed it. */
  orderId: string
  values: SessionValues
  at: Date
}

/**
 * Links a stay to the account of a member who has just signed in: one that belongs to nobody, and that the
 * visitor has found in this session by number and name, or booked in it. The member's own stay is linked
 * already. Null for all others: a number alone opens no stay of another guest, and a family name is what a
 * person chooses who joins.
 */
export async function linkStay(
  database: Database,
  { customerId, orderId, values, at }: Linking,
): Promise<StoredOrder | null> {
  const stays = await findOrdersOfNumber(database.db, cleanConfirmationNumber(orderId))
  const own = stays.find((order) => order.customerId === customerId)
  if (own) return own
  const found = stays.find((order) => order.customerId === null && mayLink(order, values))
  if (!found) return null
  const member = { customerId, event: 'linked', isFound: !isProven(found, values), at } as const
  return (await giveOrderToMember(database, found, member)) ? found : null
}

/** Whether a session may link an order to an account: it has booked it, or found it by number and name. */
export function mayLink(order: StoredOrder, values: SessionValues): boolean {
  return foundOf(values, order) === 'order' || isProven(order, values)
}

/** Whether the session has booked the order, or has proven by a code that it is its visitor's. */
function isProven(order: StoredOrder, values: SessionValues): boolean {
  const ownerKey = String(values[OWNER_VALUE] ?? '') || null
  return isOwnOrder(order, { ownerKey, customerId: null }) || isProvenByCode(values, order)
}
