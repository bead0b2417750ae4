import { eq, sql } from 'drizzle-orm'
import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import {
  type AwardCounts,
  type FreeNightAward,
  sumOfAwards,
} from '../../../src/rules/points/free-nights'
import { FREE_NIGHTS_A_YEAR } from '../../seed/free-nights'
import type { Drizzle } from '../database'
import { customers } from '../schema'
import { liveHoldsOf, type PointsReader } from './points-holds'

/**
 * What members have done with their free nights (docs/decisions/0107-free-nights.md). Entries are added and never
 * changed; what is left of an award is what was given, less those.
 */
export const freeNightEntries = pgTable(
  'free_night_entries',
  {
    /** Of what has caused it: that counts once, however often it is said. */
    key: text('key').primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    awardId: text('award_id').notNull(),
    /** Above 0: spent; below 0: given back. */
    nights: integer('nights').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [index('free_night_entries_customer').on(table.customerId)],
)

/** An award with the nights that it can pay for still. */
export interface OpenAward extends FreeNightAward {
  remaining: number
}

/**
 * The awards that a member can spend, the first to expire first: what they were given, less what they have spent and
 * what their other carts hold. Awards follow from the member's level: those of a year are good until the end of the
 * next one.
 */
export async function freeNightsToSpend(
  db: Pick<Drizzle, 'select'>,
  reader: PointsReader,
): Promise<OpenAward[]> {
  const { customerId, now } = reader
  const [customer] = await db
    .select({ level: customers.level })
    .from(customers)
    .where(eq(customers.id, customerId))
  const given = FREE_NIGHTS_A_YEAR.get(customer?.level ?? '')
  if (!given) return []
  const { nights, maxPoints } = given
  const used = sumOfAwards([
    await spentFreeNights(db, customerId),
    ...(await liveHoldsOf(db, reader)).map(({ awards }) => awards),
  ])
  const thisYear = new Date(now).getUTCFullYear()
  return [thisYear - 1, thisYear].flatMap((year) => {
    const award = { id: `${customerId}-night-${year}`, expires: `${year + 1}-12-31`, maxPoints }
    const remaining = nights - (used[award.id] ?? 0)
    return remaining > 0 ? [{ ...award, remaining }] : []
  })
}

/** Whether a member has so many nights of each award. */
export function hasAwards(awards: readonly OpenAward[], needed: AwardCounts): boolean {
  return Object.entries(needed).every(
    ([id, nights]) =>
      nights <= 0 || (awards.find((award) => award.id === id)?.remaining ?? 0) >= nights,
  )
}

async function spentFreeNights(
  db: Pick<Drizzle, 'select'>,
  customerId: string,
): Promise<AwardCounts> {
  const rows = await db
    .select({
      awardId: freeNightEntries.awardId,
      nights: sql<number>`sum(${freeNightEntries.nights})::integer`,
    })
    .from(freeNightEntries)
    .where(eq(freeNightEntries.customerId, customerId))
    .groupBy(freeNightEntries.awardId)
  return Object.fromEntries(rows.map(({ awardId, nights }) => [awardId, nights]))
}

/** Adds an entry, in a transaction that has locked its member; nothing for one that is there already. */
export async function addFreeNights(
  tx: Pick<Drizzle, 'insert'>,
  entry: typeof freeNightEntries.$inferInsert,
): Promise<void> {
  await tx.insert(freeNightEntries).values(entry).onConflictDoNothing()
}
