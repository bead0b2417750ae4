import { createHash } from 'node:crypto'
import { and, eq, isNotNull, notExists, notInArray, sql } from 'drizzle-orm'
import type { SeedHotel } from '../../seed/seed-types'
import { type Database, type Drizzle, takeTurn } from '../database'
import { accounts } from '../members/account-schema'
import { memberDetails, seedDetails } from '../members/member-details'
import { addPoints } from '../members/points'
import {
  customers,
  formerAddresses,
  hotels,
  pageDrafts,
  pages,
  savedProperties,
  seedState,
} from '../schema'
import { seedAccounts, seedMembers } from './seed-accounts'
import { bookStay } from './seed-orders'
import { seedStays } from './seed-stays'
import { staysToBook } from './stay-schema'
import { type SeedCustomer, seedCustomers } from './visitors'

/** One page of the CMS in one locale; `model` is `{type, id, props, children}`. */
export interface SeedPage {
  path: string
  locale: string
  model: unknown
}

export interface Seed {
  hotels: readonly SeedHotel[]
  pages: readonly SeedPage[]
}

/**
 * Writes the seed unless the database holds this very seed already. The same seed gives the same
 * rows. A changed seed replaces hotels and the customers' facts, and adds what is new; it leaves
 * alone the pages that an author edited, their drafts, saved hotels, accounts, sessions and what is
 * booked.
 */
export async function seedDatabase({ db }: Pick<Database, 'db'>, seed: Seed): Promise<void> {
  const members = [...seedCustomers, ...seedMembers]
  const version = digest(
    JSON.stringify({ seed, members, seedAccounts, seedDetails, orders: seedStays }),
  )
  await db.transaction(async (tx) => {
    await takeTurn(tx)
    await bookOldStays(tx, seed.hotels)
    const [state] = await tx.select().from(seedState)
    if (state?.version === version) return
    await seedHotels(tx, seed.hotels)
    await seedPages(tx, seed.pages)
    for (const customer of members) await seedCustomer(tx, customer)
    await tx
      .insert(accounts)
      .values([...seedAccounts])
      .onConflictDoNothing()
    await tx.insert(memberDetails).values(seedDetails).onConflictDoNothing()
    await bookStays(tx, seed.hotels)
    await tx
      .insert(seedState)
      .values({ version })
      .onConflictDoUpdate({ target: seedState.singleton, set: { version } })
  })
}

async function seedHotels(tx: Drizzle, seed: readonly SeedHotel[]): Promise<void> {
  const ids = seed.map((hotel) => hotel.id)
  await tx.delete(hotels).where(ids.length ? notInArray(hotels.id, ids) : undefined)
  for (const [position, details] of seed.entries()) {
    const row = { seoNickname: details.seoNickname, brandId: details.brand.id, position, details }
    await tx
      .insert(hotels)
      .values({ id: details.id, ...row })
      .onConflictDoUpdate({ target: hotels.id, set: row })
  }
}

/** Pages in one statement: a statement for each takes most of the time of a first start. */
const BATCH = 50

async function seedPages(tx: Drizzle, all: readonly SeedPage[]): Promise<void> {
  const removed = new Set((await removedPages(tx)).map(({ path, locale }) => locale + path))
  const seed = all.filter(({ path, locale }) => !removed.has(locale + path))
  for (let from = 0; from < seed.length; from += BATCH) {
    const batch = seed.slice(from, from + BATCH)
    await tx
      .insert(pages)
      .values(batch.map((page) => ({ ...page, seededModel: page.model })))
      .onConflictDoUpdate({
        target: [pages.path, pages.locale],
        set: { model: sql`excluded.model`, seededModel: sql`excluded.seeded_model` },
        setWhere: sql`${pages.model} = ${pages.seededModel} AND ${notExists(draftOf(tx))}`,
      })
  }
}

/** A seed does not overwrite a page that an author has edited, published or not. */
function draftOf(tx: Drizzle) {
  return tx
    .select({ one: sql`1` })
    .from(pageDrafts)
    .where(and(eq(pageDrafts.path, pages.path), eq(pageDrafts.locale, pages.locale)))
}

/** A seed does not bring back a page that an author has moved, deleted or unpublished. */
async function removedPages(tx: Drizzle) {
  const { path, locale } = formerAddresses
  const { path: draftPath, locale: draftLocale, withdrawn } = pageDrafts
  return [
    ...(await tx.select({ path, locale }).from(formerAddresses)),
    ...(await tx
      .select({ path: draftPath, locale: draftLocale })
      .from(pageDrafts)
      .where(isNotNull(withdrawn))),
  ]
}

/** Stays that a database has from before every stay was an order (`stay-schema.ts`). */
async function bookOldStays(tx: Drizzle, seed: readonly SeedHotel[]) {
  for (const stay of await tx.select().from(staysToBook)) {
    const hotel = seed.find(({ id }) => id === stay.hotelId)
    if (!hotel || !(await bookStay(tx, stay, hotel))) continue
    const { confirmationNumber, checkIn } = stay
    await tx
      .delete(staysToBook)
      .where(
        and(
          eq(staysToBook.confirmationNumber, confirmationNumber),
          eq(staysToBook.checkIn, checkIn),
        ),
      )
  }
}

/** Stays at hotels that the seed does not have are left out. */
async function bookStays(tx: Drizzle, seed: readonly SeedHotel[]) {
  for (const stay of seedStays) {
    const hotel = seed.find(({ id }) => id === stay.hotelId)
    if (hotel && !(await bookStay(tx, stay, hotel)))
      throw new Error(
        `The hotel ${hotel.id} does not sell the stay ${stay.confirmationNumber}: choose other dates in seed-stays.ts.`,
      )
  }
}

async function seedCustomer(tx: Drizzle, seed: SeedCustomer): Promise<void> {
  const { savedProperties: saved, points, ...facts } = seed
  const existing = await tx.select().from(customers).where(eq(customers.id, facts.id))
  if (existing.length > 0) {
    await tx.update(customers).set(facts).where(eq(customers.id, facts.id))
    return
  }
  await tx.insert(customers).values({ ...facts, revisionToken: digest(facts.id) })
  const opening = { key: `${facts.id}:opening`, customerId: facts.id, kind: 'opening' } as const
  await addPoints(tx, { ...opening, points, at: new Date() })
  if (saved.length > 0) {
    await tx
      .insert(savedProperties)
      .values(saved.map((hotelId, position) => ({ customerId: facts.id, hotelId, position })))
  }
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
