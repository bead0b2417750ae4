import { eq, sql } from 'drizzle-orm'
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { Database, Drizzle } from '../database'
import { customers } from '../schema'

/** Member data besides name, addresses and country. */
export interface MemberDetails {
  title?: string
  /** In Chinese, Japanese or Korean script. */
  localizedName?: { givenName: string; surname: string }
  /** As entered: `line1`, `line2`, `city`, `state`, `postalCode`. */
  address?: Record<string, string>
  /** The given consents with their times (ConsentInput of D.9). */
  consents?: { type: string; version: string; accepted: boolean; at: string; locale: string }[]
  /** Codes of requests that are kept for every stay. */
  preferences?: string[]
}

export const memberDetails = pgTable('member_details', {
  customerId: text('customer_id')
    .primaryKey()
    .references(() => customers.id, { onDelete: 'cascade' }),
  details: jsonb('details').$type<MemberDetails>().notNull(),
})

export const seedDetails = [
  { customerId: 'C1001', details: { preferences: ['HIGH', 'FAR_FROM_LIFT', 'FEATHER_FREE'] } },
  { customerId: 'C1003', details: { localizedName: { givenName: '一花', surname: '森下' } } },
] satisfies (typeof memberDetails.$inferInsert)[]

type Db = Pick<Database, 'db'>

export async function findMemberDetails({ db }: Db, customerId: string): Promise<MemberDetails> {
  const [row] = await db
    .select()
    .from(memberDetails)
    .where(eq(memberDetails.customerId, customerId))
  return row?.details ?? {}
}

export async function saveMemberDetails({ db }: Db, customerId: string, details: MemberDetails) {
  await db.insert(memberDetails).values({ customerId, details })
}

/** Replaces the address or the preferences, and keeps the other details. */
export async function replaceDetails(
  { db }: { db: Pick<Drizzle, 'insert'> },
  customerId: string,
  details: Pick<MemberDetails, 'address' | 'preferences'>,
) {
  const merged = sql`${memberDetails.details} || ${JSON.stringify(details)}::jsonb`
  await db
    .insert(memberDetails)
    .values({ customerId, details })
    .onConflictDoUpdate({ target: memberDetails.customerId, set: { details: merged } })
}
