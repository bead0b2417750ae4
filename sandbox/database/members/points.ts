import { eq, sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { type PointsAccount, pointsAt } from '../../../src/rules/points/balance'
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
    /** `opening`: the balance with which the ledger began. */
    kind: text('kind').$type<'opening' | 'earned' | 'expired'>().notNull(),
    /** Below 0 where they are taken. */
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
