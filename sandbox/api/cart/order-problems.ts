import type { PartProblems } from '../../../src/features/checkout/details.rules'
import type { CartDetails } from '../../database/booking/cart-details'
import type { Drizzle, Transaction } from '../../database/database'
import type { Locale } from '../../seed/seed-types'
import type { BookingCall } from '../request/booking-call'
import { awardProblems } from '../upgrade/award-problems'
import type { OwnCart } from './cart-of-hotel'
import { clubProblems } from './club-membership'
import { bookingProblems } from './details-parts'
import { memberNumberProblems } from './member-number'

/** Who asks, and what is read: the database, or the transaction that has locked the cart. */
export interface ProblemReader extends Pick<BookingCall, 'session' | 'now'> {
  database: { db: Drizzle }
}

/** The call, and the transaction that has locked the cart. */
interface OrderReader extends Pick<BookingCall, 'session' | 'now' | 'address' | 'limits'> {
  tx: Transaction
}

/** Problems by whole names of fields, of the page that shows them. */
export interface OrderProblems {
  review: PartProblems
  guest: PartProblems
}

/** What is asked for on the review: the club's membership, awards. The club has been asked before. */
export async function reviewProblems(
  reader: ProblemReader,
  cart: OwnCart,
  said: CartDetails,
): Promise<PartProblems> {
  return { ...clubProblems(cart, said), ...(await awardProblems(reader, cart, said)) }
}

/**
 * Everything that keeps a cart from being ordered. The one list of checks: a page's step asks it to lead
 * the visitor to what is wrong, and the order is refused by it.
 */
export async function orderProblems(
  call: OrderReader,
  cart: OwnCart,
  { said, locale }: { said: CartDetails; locale: Locale },
): Promise<OrderProblems> {
  const reader = { ...call, database: { db: call.tx } }
  return {
    review: await reviewProblems(reader, cart, said),
    guest: {
      ...(await memberNumberProblems(call, cart.id, said)),
      ...bookingProblems(cart, said, { locale, now: reader.now }),
    },
  }
}

/** Whether nothing keeps the cart from being ordered. */
export function hasNone({ review, guest }: OrderProblems): boolean {
  return Object.keys(review).length + Object.keys(guest).length === 0
}
