import { asc, eq } from 'drizzle-orm'
import type { SeedHotel } from '../../seed/seed-types'
import type { Database } from '../database'
import { hotels } from '../schema'

/** The hotel with this code, in any letter case; null for an unknown code. */
export async function findHotel(
  { db }: Pick<Database, 'db'>,
  id: string,
): Promise<SeedHotel | null> {
  const [row] = await db.select().from(hotels).where(eq(hotels.id, id.toUpperCase()))
  return row?.details ?? null
}

/** Every hotel, in the order of the seed. */
export async function listHotels({ db }: Pick<Database, 'db'>): Promise<SeedHotel[]> {
  const rows = await db.select().from(hotels).orderBy(asc(hotels.position))
  return rows.map((row) => row.details)
}
