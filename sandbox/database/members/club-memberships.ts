import { eq } from 'drizzle-orm'
import { pgTable, text } from 'drizzle-orm/pg-core'
import type { Drizzle } from '../database'
import { customers } from '../schema'

/** Memberships of an automobile club that members have saved (W87). */
export const clubMemberships = pgTable('club_memberships', {
  customerId: text('customer_id')
    .primaryKey()
    .references(() => customers.id, { onDelete: 'cascade' }),
  /** Digits only. */
  number: text('number').notNull(),
  /** Empty if unknown. */
  postalCode: text('postal_code').notNull(),
})

export interface ClubMembership {
  number: string
  postalCode: string
}

export async function findClubMembership(
  db: Pick<Drizzle, 'select'>,
  customerId: string,
): Promise<ClubMembership | null> {
  const [row] = await db
    .select({ number: clubMemberships.number, postalCode: clubMemberships.postalCode })
    .from(clubMemberships)
    .where(eq(clubMemberships.customerId, customerId))
  return row ?? null
}

/** Takes the place of the one that was saved before. */
export async function saveClubMembership(
  db: Pick<Drizzle, 'insert'>,
  customerId: string,
  membership: ClubMembership,
): Promise<void> {
  await db
    .insert(clubMemberships)
    .values({ customerId, ...membership })
    .onConflictDoUpdate({ target: clubMemberships.customerId, set: membership })
}
