import { maskEmail } from '../../../src/rules/formats/mask'
import { giveOrderToMember } from '../../database/booking/order-members'
import type { StoredOrder } from '../../database/booking/orders'
import { findAccount } from '../../database/members/accounts'
import { MEMBER_DETAIL, ownMember } from '../cart/cart-member'
import type { BookingCall } from '../request/booking-call'
import { mayLink } from '../sign-in/link-stay'
import { findOwnOrder, findStay, isOwn, type OrderAddress } from './find-order'

/**
 * What the guest of an order may join with (W42). Only for the session that has booked: who has found it by
 * its number and a name is told nothing.
 */
export function joiningView(order: StoredOrder, call: BookingCall) {
  if (!isOwn(order, call)) return null
  const { givenName, familyName, email, country } = order.guest
  const memberNumber = order.details[MEMBER_DETAIL] ?? null
  return { givenName, familyName, email: maskEmail(email), country, memberNumber }
}

/** The order that may become that of who joins: nobody's, and booked or found by this session. */
export async function orderToJoin(
  call: BookingCall,
  named: Pick<OrderAddress, 'confirmationNumber' | 'stay'>,
): Promise<{ order: StoredOrder; isFound: boolean } | null> {
  const own = await findOwnOrder(call, named)
  const order = own ?? (await findStay(call, named))?.order ?? null
  if (!order || order.customerId !== null || order.details[MEMBER_DETAIL]) return null
  if (own) return { order, isFound: false }
  return mayLink(order, call.session?.values ?? {}) ? { order, isFound: true } : null
}

/**
 * Links the stay of a cart that was booked for the member whom this session has enrolled, and who has not
 * signed in. The reservation itself stays open to its number and name, as before joining.
 */
export async function giveToJoined(call: BookingCall, order: StoredOrder): Promise<void> {
  const number = order.details[MEMBER_DETAIL]
  if (order.customerId !== null || !number || number !== ownMember(call)) return
  const account = await findAccount(call.database, number)
  if (!account) return
  const { customerId } = account
  const member = { customerId, event: 'joined', at: new Date(call.now) } as const
  await giveOrderToMember(call.database, order, member)
}
