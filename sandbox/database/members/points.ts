import { and, eq, gt, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { type PointsAccount, pointsAt } from '../../../src/rules/points/balance'
import { carts } from '../booking/booking-schema'
import type { Drizzle } from '../database'
import { customers } from '../schema'

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

/**
 * Points that a revision of a cart will spend, and that its member has for nothing else meanwhile. They are held
 * as long as the rooms of that revision are (docs/decisions/0106-stays-in-points.md): a row has no end of its own.
 */
export const pointsHolds = pgTable(
  'points_holds',
  {
    cartId: text('cart_id')
      .primaryKey()
      .references(() => carts.id, { onDelete: 'cascade' }),
    revision: integer('revision').notNull(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    points: integer('points').notNull(),
  },
  (table) => [index('points_holds_customer').on(table.customerId)],
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

/** Whose points, at what time: ms since 1970. */
export interface PointsReader {
  customerId: string
  now: number
  /** The points that this cart holds are not missing for it. */
  except?: string
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
  const held = await heldPoints(db, { customerId, now, ...(except !== undefined && { except }) })
  return Math.max(0, pointsAt(account, now) - held)
}

async function heldPoints(
  db: Pick<Drizzle, 'select'>,
  { customerId, now, except }: PointsReader,
): Promise<number> {
  const [held] = await db
    .select({ points: sql<number>`coalesce(sum(${pointsHolds.points}), 0)::integer` })
    .from(pointsHolds)
    .innerJoin(
      carts,
      and(eq(carts.id, pointsHolds.cartId), eq(carts.revision, pointsHolds.revision)),
    )
    .where(
      and(
        eq(pointsHolds.customerId, customerId),
        isNull(carts.orderedAt),
        or(gt(carts.heldUntil, new Date(now)), isNotNull(carts.attemptId)),
        except === undefined ? undefined : ne(carts.id, except),
      ),
    )
  return held?.points ?? 0
}

/** The revision of a cart that holds points. */
interface Holding {
  id: string
  revision: number
}

/**
 * Holds points for a cart whose rooms are being held, in place of those that it held before; false where the
 * member has too few. Carts of one member wait for each other.
 */
export async function holdPoints(
  tx: Drizzle,
  { id: cartId, revision }: Holding,
  { customerId, points, now }: { customerId: string; points: number; now: number },
): Promise<boolean> {
  await lockPoints(tx, customerId)
  if ((await pointsToSpend(tx, { customerId, now, except: cartId })) < points) return false
  const hold = { revision, customerId, points }
  await tx
    .insert(pointsHolds)
    .values({ cartId, ...hold })
    .onConflictDoUpdate({ target: pointsHolds.cartId, set: hold })
  return true
}

/** How many points the revision of a cart holds of a member, as long as it holds anything. */
export async function pointsHeldBy(
  db: Pick<Drizzle, 'select'>,
  { id, revision }: Holding,
  customerId: string,
): Promise<number> {
  const [hold] = await db
    .select({ points: pointsHolds.points })
    .from(pointsHolds)
    .where(
      and(
        eq(pointsHolds.cartId, id),
        eq(pointsHolds.revision, revision),
        eq(pointsHolds.customerId, customerId),
      ),
    )
  return hold?.points ?? 0
}

/** What rooms of an order do to the points of its member. */
export interface PointsOfRooms {
  orderId: string
  customerId: string
  /** Of the order, once they are moved. */
  revision: number
  /** Above 0: spent; below 0: given back. */
  rooms: readonly { itemId: string; points: number }[]
  at: Date
  /** The cart that has held them. */
  cartId?: string
}

/**
 * Moves the points of rooms, in the transaction of what has caused it: first what goes back, then what is spent.
 * False where the member has too few; then the transaction has to end without being written.
 */
export async function movePoints(
  tx: Drizzle,
  { orderId, customerId, revision, rooms, at, cartId }: PointsOfRooms,
): Promise<boolean> {
  const moved = rooms.filter(({ points }) => points !== 0)
  if (moved.length === 0) return true
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
  const inOrder = moved.toSorted((a, b) => a.points - b.points)
  for (const room of inOrder) await addPoints(tx, entry(room))
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
