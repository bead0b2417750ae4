import { maskEmail } from '../../../src/rules/formats/mask'
import { giveOrderToMember } from '../../database/booking/order-members'
import type { StoredOrder } from '../../database/booking/orders'
import { findAccount } from '../../database/members/accounts'
import { MEMBER_DETAIL, ownMember } from '../cart/cart-member'
import type { BookingCall } from '../request/booking-call'
import { findOwnOrder, isOwn, type OrderAddress } from './find-order'

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

/** The order whose guest may become its member: booked by this session, and no member's. */
export async function orderToJoin(
  call: BookingCall,
  named: Pick<OrderAddress, 'confirmationNumber' | 'stay'>,
): Promise<StoredOrder | null> {
  const order = await findOwnOrder(call, named)
  if (!order) return null
  return order.customerId === null && !order.details[MEMBER_DETAIL] ? order : null
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
