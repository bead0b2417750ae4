import type { AttemptOutcome } from '../../database/booking/order-schema'
import type { Drizzle } from '../../database/database'
import { holdPoints, pointsHeldBy, pointsToSpend } from '../../database/members/points'
import { POINTS_SHORT, SIGN_IN_REQUIRED } from '../order/order-outcome'
import type { BookingCall } from '../request/booking-call'
import { signedInCustomer } from './cart-member'
import type { OwnCart } from './cart-of-hotel'

type Priced = Pick<OwnCart, 'quote' | 'change'>

/** Points that ordering a cart spends: of a change what it adds, 0 where it gives some back. */
export function pointsNeeded({ quote, change }: Priced): number {
  if (change) return Math.max(0, change.points)
  return quote.rooms.reduce((sum, { points }) => sum + (points ?? 0), 0)
}

/**
 * The member who has signed in, and whose points a cart may spend: a change those of the order's member, who has
 * booked it. Null for everybody else.
 */
export function pointsPayer(
  call: Pick<BookingCall, 'session'>,
  { change }: Pick<OwnCart, 'change'>,
): string | null {
  const customerId = signedInCustomer(call)
  if (!change) return customerId
  const { order } = change
  return order.customerId === customerId && !order.isLinked ? customerId : null
}

/** Why a cart that would spend more points than `before` cannot be had; null: it can. */
export async function pointsRefusal(
  call: Pick<BookingCall, 'session' | 'now'>,
  db: Pick<Drizzle, 'select'>,
  cart: Priced & { id?: string },
  before: number,
): Promise<AttemptOutcome | null> {
  const needed = pointsNeeded(cart)
  if (needed <= before) return null
  const customerId = pointsPayer(call, cart)
  if (customerId === null) return SIGN_IN_REQUIRED
  const reader = { customerId, now: call.now, ...(cart.id !== undefined && { except: cart.id }) }
  return (await pointsToSpend(db, reader)) < needed ? POINTS_SHORT : null
}

type Revision = Priced & Pick<OwnCart, 'id' | 'revision'>

/** Holds the points of a cart whose rooms are held, in the same transaction; null: they are held. */
export async function holdPointsOf(
  call: Pick<BookingCall, 'session' | 'now'>,
  tx: Drizzle,
  cart: Revision,
): Promise<AttemptOutcome | null> {
  const points = pointsNeeded(cart)
  if (points === 0) return null
  const customerId = pointsPayer(call, cart)
  if (customerId === null) return SIGN_IN_REQUIRED
  if (await arePointsHeld(call, tx, cart)) return null
  const isHeld = await holdPoints(tx, cart, { customerId, points, now: call.now })
  return isHeld ? null : POINTS_SHORT
}

/** Whether a cart whose rooms are held has the points that ordering it spends. */
export async function arePointsHeld(
  call: Pick<BookingCall, 'session'>,
  db: Pick<Drizzle, 'select'>,
  cart: Revision,
): Promise<boolean> {
  const needed = pointsNeeded(cart)
  if (needed === 0) return true
  const customerId = pointsPayer(call, cart)
  return customerId !== null && (await pointsHeldBy(db, cart, customerId)) >= needed
}
