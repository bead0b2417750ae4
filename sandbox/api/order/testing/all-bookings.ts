import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { claims } from '../../../database/booking/booking-schema'
import {
  moneyMoves,
  orderAttempts,
  orderEvents,
  orderItems,
  orders,
  payments,
} from '../../../database/booking/order-schema'
import type { StoredOrder } from '../../../database/booking/orders'
import type { Database } from '../../../database/database'
import { messages } from '../../../database/members/account-schema'
import { pointsEntries } from '../../../database/members/points'

/** Everything that bookings have written. */
export interface AllBookings {
  orders: StoredOrder[]
  claims: (typeof claims.$inferSelect)[]
  events: (typeof orderEvents.$inferSelect)[]
  moves: (typeof moneyMoves.$inferSelect)[]
  entries: (typeof pointsEntries.$inferSelect)[]
  /** When the change of an order was asked for that was made last, by its id: ms since 1970. */
  askedAt: ReadonlyMap<string, number>
  /** How many mails were sent, and how many attempts to order have not ended. */
  mails: number
  begun: number
}

export async function readAllBookings({ db }: Database): Promise<AllBookings> {
  const changes = await db
    .select()
    .from(orderAttempts)
    .where(and(isNotNull(orderAttempts.orderId), eq(orderAttempts.state, 'ordered')))
    .orderBy(orderAttempts.at)
  const items = await db.select().from(orderItems).orderBy(orderItems.roomIndex)
  const paid = await db.select().from(payments)
  const rows = await db.select().from(orders).orderBy(orders.bookedAt, orders.id)
  const of = (orderId: string) => {
    const [first, ...others] = items.filter((item) => item.orderId === orderId)
    if (!first) throw new Error(`Order ${orderId} has no room.`)
    return {
      rooms: [first, ...others] as [typeof first, ...typeof others],
      payments: paid.filter((payment) => payment.orderId === orderId),
      policy: null,
    }
  }
  return {
    orders: rows.map((row) => ({ ...row, ...of(row.id) })),
    claims: await db.select().from(claims).orderBy(claims.hotelId, claims.night, claims.slot),
    events: await db.select().from(orderEvents),
    moves: await db.select().from(moneyMoves),
    entries: await db.select().from(pointsEntries).orderBy(pointsEntries.key),
    askedAt: new Map(changes.map(({ orderId, at }) => [orderId ?? '', at.getTime()])),
    mails: await db.$count(messages),
    begun: await db.$count(orderAttempts, isNull(orderAttempts.outcome)),
  }
}

/** What a call that is refused, or repeated, leaves as it is: what carts hold is none of it. */
export function lastingOf({ begun: _begun, ...all }: AllBookings) {
  return { ...all, claims: all.claims.filter(({ expiresAt }) => expiresAt === null) }
}
