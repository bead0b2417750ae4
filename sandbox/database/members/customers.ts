import { randomUUID } from 'node:crypto'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { PointsAccount } from '../../../src/rules/points/balance'
import type { Database, Drizzle } from '../database'
import { customers, hotels, savedProperties } from '../schema'
import { seedCustomers } from '../seeding/visitors'
import { pointsOfCustomer } from './points'

/** The maximum number of saved hotels [spec]. */
export const SAVED_LIMIT = 20

/** A customer with the saved hotels that belong to `revisionToken`, oldest first, and the points. */
export interface Customer extends Readonly<typeof customers.$inferSelect>, PointsAccount {
  savedProperties: string[]
}

export type SaveOutcome = 'SUCCESS' | 'CONFLICT' | 'LIMIT_EXCEEDED'

export interface SaveResult {
  outcome: SaveOutcome
  /** The list after the write; the unchanged list if it was refused. */
  savedProperties: string[]
}

export interface SaveRequest {
  customerId: string
  /** The token that the client has read with the list. */
  revisionToken: string
  propertyIds: readonly string[]
}

/** The customer and the saved list, read in one statement so that token and list belong together. */
export async function findCustomer(
  db: Pick<Drizzle, 'select'>,
  id: string,
): Promise<Customer | null> {
  const rows = await db
    .select({ customer: customers, hotelId: savedProperties.hotelId, ...pointsOfCustomer })
    .from(customers)
    .leftJoin(savedProperties, eq(savedProperties.customerId, customers.id))
    .where(eq(customers.id, id))
    .orderBy(asc(savedProperties.position))
  const [first] = rows
  if (!first) return null
  const { customer, points, activeAt } = first
  return {
    ...{ ...customer, points, activeAt },
    savedProperties: rows.flatMap((row) => row.hotelId ?? []),
  }
}

/**
 * Replaces the saved list if the customer's revision token equals the given one. Of several writes
 * with one token exactly one succeeds; the others find another token and change nothing. Repeated
 * ids, and ids that are neither in the catalogue nor already saved, are dropped.
 */
export async function saveProperties(
  { db }: Pick<Database, 'db'>,
  { customerId, revisionToken, propertyIds }: SaveRequest,
): Promise<SaveResult> {
  return db.transaction(async (tx) => {
    const before = await findCustomer(tx, customerId)
    const unchanged = before?.savedProperties ?? []
    if (before?.revisionToken !== revisionToken) {
      return { outcome: 'CONFLICT', savedProperties: unchanged }
    }
    const wanted = await knownIds(tx, propertyIds, unchanged)
    if (wanted.length > SAVED_LIMIT) {
      return { outcome: 'LIMIT_EXCEEDED', savedProperties: unchanged }
    }
    // Waits for a concurrent write of this row, then compares the token again.
    const won = await tx
      .update(customers)
      .set({ revisionToken: randomUUID() })
      .where(and(eq(customers.id, customerId), eq(customers.revisionToken, revisionToken)))
      .returning({ id: customers.id })
    if (won.length === 0) {
      const current = await findCustomer(tx, customerId)
      return { outcome: 'CONFLICT', savedProperties: current?.savedProperties ?? [] }
    }
    await replaceSaved(tx, customerId, wanted)
    return { outcome: 'SUCCESS', savedProperties: wanted }
  })
}

/** Restores the seeded list of every seeded customer, with a new token. */
export async function restoreSavedProperties({ db }: Pick<Database, 'db'>): Promise<void> {
  await db.transaction(async (tx) => {
    for (const { id, savedProperties: seeded } of seedCustomers) {
      await tx.update(customers).set({ revisionToken: randomUUID() }).where(eq(customers.id, id))
      await replaceSaved(tx, id, seeded)
    }
  })
}

async function knownIds(
  tx: Drizzle,
  propertyIds: readonly string[],
  saved: readonly string[],
): Promise<string[]> {
  const asked = [...new Set(propertyIds.map((id) => id.trim().toUpperCase()))]
  if (asked.length === 0) return []
  const rows = await tx.select({ id: hotels.id }).from(hotels).where(inArray(hotels.id, asked))
  const known = new Set([...rows.map((row) => row.id), ...saved])
  return asked.filter((id) => known.has(id))
}

async function replaceSaved(tx: Drizzle, customerId: string, ids: readonly string[]) {
  await tx.delete(savedProperties).where(eq(savedProperties.customerId, customerId))
  if (ids.length === 0) return
  await tx
    .insert(savedProperties)
    .values(ids.map((hotelId, position) => ({ customerId, hotelId, position })))
}
