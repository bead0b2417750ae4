import { eq, sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { type PointsAccount, pointsAt } from '../../../src/rules/points/balance'
import { sumOfAwards } from '../../../src/rules/points/free-nights'
import type { Drizzle } from '../database'
import { customers } from '../schema'
import { addFreeNights, freeNightsToSpend, hasAwards } from './free-nights'
import {
  type Holding,
  type InKind,
  liveHoldsOf,
  type PointsReader,
  pointsHolds,
} from './points-holds'

/**
 * What has changed the points of members (docs/decisions/0105-points-are-a-ledger.md). Entries are added and never
 * changed; the balance is their sum.
 */
export const pointsEntries = pgTable(
  'points_entries',
  {
    /** Of what has changed them: that counts once, however often it is said. */
    key: text('key').primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** `opening`: the balance with which the ledger began; `returned`: spent before, and given back. */
    kind: text('kind').$type<'opening' | 'earned' | 'spent' | 'returned' | 'expired'>().notNull(),
    /** Below 0 where they are taken: `spent` and `expired`. */
    points: integer('points').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [index('points_entries_customer').on(table.customerId)],
)

type NewEntry = typeof pointsEntries.$inferInsert

/** Columns of a statement that reads customers. */
export const pointsOfCustomer = {
  points: sql<number>`(SELECT coalesce(sum(entry.points), 0)::integer
    FROM points_entries AS entry WHERE entry.customer_id = ${customers.id})`,
  activeAt: sql<Date | null>`(SELECT max(entry.at) FROM points_entries AS entry
    WHERE entry.customer_id = ${customers.id} AND entry.kind <> 'expired')`.mapWith(
    (at: string | Date | null) => (at === null ? null : new Date(at)),
  ),
}

/** The points that a member can spend: what they have, without what their other carts hold. */
export async function pointsToSpend(
  db: Pick<Drizzle, 'select'>,
  { customerId, now, except }: PointsReader,
): Promise<number> {
  const [account] = await db
    .select(pointsOfCustomer)
    .from(customers)
    .where(eq(customers.id, customerId))
  if (!account) return 0
  const holds = await liveHoldsOf(db, { customerId, now, ...(except !== undefined && { except }) })
  const held = holds.reduce((sum, { points }) => sum + points, 0)
  return Math.max(0, pointsAt(account, now) - held)
}

/**
 * Holds points and free nights for a cart whose rooms are being held, in place of those that it held before; answers
 * what the member has too few of, null: of nothing. Carts of one member wait for each other.
 */
export async function holdPoints(
  tx: Drizzle,
  { id: cartId, revision }: Holding,
  { customerId, points, awards, now }: InKind & { customerId: string; now: number },
): Promise<'points' | 'awards' | null> {
  await lockPoints(tx, customerId)
  const reader = { customerId, now, except: cartId }
  if ((await pointsToSpend(tx, reader)) < points) return 'points'
  const isPlain = Object.keys(awards).length === 0
  if (!isPlain && !hasAwards(await freeNightsToSpend(tx, reader), awards)) return 'awards'
  const hold = { revision, customerId, points, awards }
  await tx
    .insert(pointsHolds)
    .values({ cartId, ...hold })
    .onConflictDoUpdate({ target: pointsHolds.cartId, set: hold })
  return null
}

/** What rooms of an order do to the points and the free nights of its member. */
export interface PointsOfRooms {
  orderId: string
  customerId: string
  /** Of the order, once they are moved. */
  revision: number
  /** Above 0: spent; below 0: given back. */
  rooms: readonly ({ itemId: string } & InKind)[]
  at: Date
  /** The cart that has held them. */
  cartId?: string
}

/**
 * Moves the points and the free nights of rooms, in the transaction of what has caused it: first what goes back, then
 * what is spent. False where the member has too few; then the transaction has to end without being written.
 */
export async function movePoints(
  tx: Drizzle,
  { orderId, customerId, revision, rooms, at, cartId }: PointsOfRooms,
): Promise<boolean> {
  const moved = rooms.filter(({ points }) => points !== 0)
  const awards = sumOfAwards(rooms.map((room) => room.awards))
  const isOfAwards = rooms.some((room) => Object.keys(room.awards).length > 0)
  if (moved.length === 0 && !isOfAwards) return true
  await lockPoints(tx, customerId)
  const entry = ({ itemId, points }: (typeof moved)[number]) => {
    const kind = points > 0 ? ('spent' as const) : ('returned' as const)
    return {
      key: `${orderId}:${kind}:${itemId}:${revision}`,
      customerId,
      kind,
      points: -points,
      at,
    }
  }
  const needed = moved.reduce((sum, { points }) => sum + points, 0)
  const own = { customerId, now: at.getTime(), ...(cartId !== undefined && { except: cartId }) }
  if (needed > 0 && (await pointsToSpend(tx, own)) < needed) return false
  if (isOfAwards && !hasAwards(await freeNightsToSpend(tx, own), awards)) return false
  const inOrder = moved.toSorted((a, b) => a.points - b.points)
  for (const room of inOrder) await addPoints(tx, entry(room))
  for (const { itemId, awards } of rooms)
    for (const [awardId, nights] of Object.entries(awards)) {
      const key = `${orderId}:${itemId}:${revision}:${awardId}`
      await addFreeNights(tx, { key, customerId, awardId, nights, at })
    }
  return true
}

/**
 * Adds an entry, in a transaction; points that were lost by then are taken first. Entries of one member wait for
 * each other. False for one that is there already.
 */
export async function addPoints(tx: Drizzle, entry: NewEntry): Promise<boolean> {
  const account = await lockPoints(tx, entry.customerId)
  if (!account) return false
  const lost = account.points - pointsAt(account, entry.at.getTime())
  if (lost > 0) await insertOnce(tx, expiry(entry, account, lost))
  return insertOnce(tx, entry)
}

/** Null for a member who does not exist any more. */
async function lockPoints(tx: Drizzle, customerId: string): Promise<PointsAccount | null> {
  const own = eq(customers.id, customerId)
  await tx.select({ id: customers.id }).from(customers).where(own).for('update')
  const [account] = await tx.select(pointsOfCustomer).from(customers).where(own)
  return account ?? null
}

function expiry({ customerId, at }: NewEntry, { activeAt }: PointsAccount, lost: number): NewEntry {
  const key = `${customerId}:expired:${activeAt?.toISOString()}`
  return { key, customerId, kind: 'expired', points: -lost, at }
}

async function insertOnce(tx: Pick<Drizzle, 'insert'>, entry: NewEntry): Promise<boolean> {
  const made = await tx
    .insert(pointsEntries)
    .values(entry)
    .onConflictDoNothing()
    .returning({ key: pointsEntries.key })
  return made.length > 0
}
