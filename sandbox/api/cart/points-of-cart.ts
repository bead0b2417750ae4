import {
  type AwardCounts,
  countAwards,
  spentAwards,
  sumOfAwards,
} from '../../../src/rules/points/free-nights'
import type { AttemptOutcome } from '../../database/booking/order-schema'
import type { Drizzle } from '../../database/database'
import { freeNightsToSpend, hasAwards } from '../../database/members/free-nights'
import { holdPoints, pointsToSpend } from '../../database/members/points'
import { type InKind, pointsHeldBy } from '../../database/members/points-holds'
import { NO_AWARDS_LEFT, POINTS_SHORT, SIGN_IN_REQUIRED } from '../order/order-outcome'
import type { BookingCall } from '../request/booking-call'
import { signedInCustomer } from './cart-member'
import type { OwnCart } from './cart-of-hotel'

type Priced = Pick<OwnCart, 'quote' | 'change'>

/** Points that ordering a cart spends: of a change what it adds, 0 where it gives some back. */
function pointsNeeded({ quote, change }: Priced): number {
  if (change) return Math.max(0, change.points)
  return quote.rooms.reduce((sum, { points }) => sum + (points ?? 0), 0)
}

/** Free nights that ordering a cart spends, award by award: of a change those that it adds. */
function awardsNeeded({ quote, change }: Priced): AwardCounts {
  const needed =
    change?.awards ?? sumOfAwards(quote.rooms.map((room) => countAwards(spentAwards(room))))
  return Object.fromEntries(Object.entries(needed).filter(([, nights]) => nights > 0))
}

/** Everything that ordering a cart spends of its member; nothing without a cart. */
export function neededInKind(cart: Priced | null): InKind {
  if (!cart) return { points: 0, awards: {} }
  return { points: pointsNeeded(cart), awards: awardsNeeded(cart) }
}

/** Whether ordering a cart spends anything of its member. */
export function spendsInKind(cart: Priced): boolean {
  const { points, awards } = neededInKind(cart)
  return points > 0 || Object.keys(awards).length > 0
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

/** Why a cart that would spend more than `before` cannot be had; null: it can. */
export async function pointsRefusal(
  call: Pick<BookingCall, 'session' | 'now'>,
  db: Pick<Drizzle, 'select'>,
  cart: Priced & { id?: string },
  before: InKind,
): Promise<AttemptOutcome | null> {
  const { points, awards } = neededInKind(cart)
  const isMore = Object.entries(awards).some(([id, nights]) => nights > (before.awards[id] ?? 0))
  if (points <= before.points && !isMore) return null
  const customerId = pointsPayer(call, cart)
  if (customerId === null) return SIGN_IN_REQUIRED
  const reader = { customerId, now: call.now, ...(cart.id !== undefined && { except: cart.id }) }
  if (isMore && !hasAwards(await freeNightsToSpend(db, reader), awards)) return NO_AWARDS_LEFT
  const isShort = points > before.points && (await pointsToSpend(db, reader)) < points
  return isShort ? POINTS_SHORT : null
}

type Revision = Priced & Pick<OwnCart, 'id' | 'revision'>

/** Holds the points and free nights of a cart whose rooms are held, in the same transaction; null: they are held. */
export async function holdPointsOf(
  call: Pick<BookingCall, 'session' | 'now'>,
  tx: Drizzle,
  cart: Revision,
): Promise<AttemptOutcome | null> {
  if (!spendsInKind(cart)) return null
  const customerId = pointsPayer(call, cart)
  if (customerId === null) return SIGN_IN_REQUIRED
  if (await arePointsHeld(call, tx, cart)) return null
  const wanted = neededInKind(cart)
  const short = await holdPoints(tx, cart, { customerId, ...wanted, now: call.now })
  return short && { points: POINTS_SHORT, awards: NO_AWARDS_LEFT }[short]
}

/** Whether a cart whose rooms are held has the points and the free nights that ordering it spends. */
export async function arePointsHeld(
  call: Pick<BookingCall, 'session'>,
  db: Pick<Drizzle, 'select'>,
  cart: Revision,
): Promise<boolean> {
  if (!spendsInKind(cart)) return true
  const customerId = pointsPayer(call, cart)
  if (customerId === null) return false
  const held = await pointsHeldBy(db, cart, customerId)
  const hasNights = Object.entries(awardsNeeded(cart)).every(
    ([id, nights]) => (held.awards[id] ?? 0) >= nights,
  )
  return held.points >= pointsNeeded(cart) && hasNights
}
