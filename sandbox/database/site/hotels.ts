import { asc, inArray } from 'drizzle-orm'
import type { SeedHotel } from '../../seed/seed-types'
import type { Database } from '../database'
import { readTogether } from '../read-together'
import { hotels, seedState } from '../schema'

/** The hotel with this code, in any letter case; null for an unknown code. */
export async function findHotel(
  { db }: Pick<Database, 'db'>,
  id: string,
): Promise<SeedHotel | null> {
  return hotelOfCode(db, id.toUpperCase())
}

const hotelOfCode = readTogether(async (db: Database['db'], codes: readonly string[]) => {
  const rows = await db
    .select()
    .from(hotels)
    .where(inArray(hotels.id, [...codes]))
  return new Map(rows.map(({ id, details }) => [id, details]))
})

/** Every hotel, in the order of the seed. */
export async function listHotels({ db }: Pick<Database, 'db'>): Promise<SeedHotel[]> {
  const rows = await db.select().from(hotels).orderBy(asc(hotels.position))
  return rows.map((row) => row.details)
}

const lists = new WeakMap<object, { version: string; hotels: readonly SeedHotel[] }>()

/**
 * Every hotel, as the same objects until the seed changes: a search asks for all of them, and what
 * follows from a hotel is computed once for each object (`sandbox/engine`).
 */
export async function knownHotels({ db }: Pick<Database, 'db'>): Promise<readonly SeedHotel[]> {
  const [state] = await db.select({ version: seedState.version }).from(seedState)
  const version = state?.version ?? ''
  const known = lists.get(db)
  if (known?.version === version) return known.hotels
  const list = { version, hotels: await listHotels({ db }) }
  lists.set(db, list)
  return list.hotels
}

/** One of them by its code, in any letter case; null when the chain has none. */
export async function knownHotel(
  database: Pick<Database, 'db'>,
  id: string,
): Promise<SeedHotel | null> {
  const code = id.toUpperCase()
  return (await knownHotels(database)).find((hotel) => hotel.id === code) ?? null
}
