import { randomInt } from 'node:crypto'
import { orderState } from '../../../src/rules/order/room-states'
import type { Policy, StoredOrder } from '../../database/booking/orders'
import { findOrderById } from '../../database/booking/orders'
import {
  losePolicy,
  refusePolicy,
  retryPolicy,
  storePolicy,
  takePolicy,
} from '../../database/booking/policies'
import { lastCard } from '../../database/booking/stay-payments'
import { findHotel } from '../../database/site/hotels'
import { type StatusView, statusView } from '../account/status-view'
import type { BookingCall } from '../request/booking-call'
import { findOwnOrder } from './find-order'
import { insuranceView, MOST_TRIES } from './insurance-view'
import { policyMail } from './mail/policy-mail'
import type { Authorisation } from './payment-provider'
import type { OrderDesk } from './settle-attempt'

/**
 * Buys the insurance that was chosen with an order (W44, docs/decisions/0054): after the order, paid by
 * itself, and never at its cost. Whatever is repeated gets the same policy.
 */
export async function buyInsurance(
  call: BookingCall,
  asked: { stay?: string | null; confirmationNumber?: string | null; attempt?: number | null },
) {
  const { stay = null, confirmationNumber = null } = asked
  const order = await findOwnOrder(call, { stay, confirmationNumber })
  if (!order) {
    const unknown = statusView(404, 'ORDER_NOT_FOUND', 'This session has booked no such order.')
    return answer(unknown, null, call.now)
  }
  const { policy } = order
  if (!policy) {
    const none = statusView(422, 'NOT_CHOSEN', 'No insurance was chosen with the order.')
    return answer(none, null, call.now)
  }
  const attempt = asked.attempt ?? policy.try
  const refusal = refusalOf(policy, attempt, call.now)
  if (refusal) return answer(refusal, policy, call.now)
  await retryPolicy(call.database, order.id, attempt)
  await settlePolicy(call, order.id, call)
  const after = (await findOrderById(call.database.db, order.id))?.policy ?? policy
  return answer(STATUS_OF[after.state], after, call.now)
}

const STATUS_OF: Record<Policy['state'], StatusView> = {
  wanted: statusView(202, 'E_DOUBLE_CLICK', 'The insurance is being bought.'),
  buying: statusView(202, 'E_DOUBLE_CLICK', 'The insurance is being bought.'),
  unknown: statusView(
    503,
    'PAYMENT_UNKNOWN',
    'Whether it was paid is not known yet: repeat the call.',
  ),
  bought: statusView(200, 'SUCCESS'),
  failed: statusView(402, 'DECLINED', 'The card was not charged for the insurance.'),
}

/** Another try is the guest's wish, as long as the offer stands. */
function refusalOf(policy: Policy, attempt: number, now: number): StatusView | null {
  if (policy.state !== 'failed' || attempt <= policy.try) return null
  if (attempt > policy.try + 1 || attempt > MOST_TRIES) {
    return statusView(429, 'TOO_MANY', 'It was tried too often.')
  }
  return policy.offeredUntil.getTime() > now
    ? null
    : statusView(409, 'QUOTE_EXPIRED', 'The offer of the insurance has ended.')
}

function answer(status: StatusView, policy: Policy | null, now: number) {
  return { status, insurance: policy && insuranceView(policy, now) }
}

/**
 * Brings a policy that nobody works at to its end, if the provider says which. The charge has the same
 * key for every repetition of a try, so that the provider makes it once.
 */
export async function settlePolicy(
  { database, payment, isMailDown }: OrderDesk,
  orderId: string,
  { now, machineNow }: { now: number; machineNow: number },
): Promise<void> {
  const policy = await takePolicy(database, orderId, machineNow)
  const order = policy && (await findOrderById(database.db, orderId))
  if (!policy || !order) return
  const paidBy = cardOf(order)
  if (paidBy === null) return refusePolicy(database, policy)
  const { premium: amount, currency } = policy
  const key = `${orderId}:insurance:${policy.try}`
  const charged = await payment
    .chargeAgain({ key, paidBy, amount, currency })
    // Its answer may be lost, and its work done.
    .catch(() => payment.find(key))
    .catch(() => null)
  if (!charged) return losePolicy(database, policy)
  if (charged.state !== 'authorised') return refusePolicy(database, policy)
  const policyNumber = newPolicyNumber()
  const hotel = isMailDown ? null : await findHotel(database, order.hotelId)
  await storePolicy(database, policy, {
    policyNumber,
    charge: chargeOf(charged, { key, at: new Date(now) }),
    mail: hotel && policyMail(order, hotel, { ...policy, policyNumber }),
  })
}

/** Key of the payment whose card is charged; null for an order that is cancelled, or without a card. */
function cardOf(order: StoredOrder): string | null {
  const { payments } = order
  if (orderState(order) === 'cancelled') return null
  return lastCard(payments)?.id ?? null
}

function chargeOf(
  { id, brand, last4, ...charged }: Authorisation,
  { key, at }: { key: string; at: Date },
) {
  const { amount, currency } = charged
  return { id: key, providerId: id, kind: 'charge' as const, amount, currency, brand, last4, at }
}

/** The insurer's: says nothing about how many there are. */
function newPolicyNumber(): string {
  return `FH-${randomInt(1e9).toString().padStart(9, '0')}`
}
