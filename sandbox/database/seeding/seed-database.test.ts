import { asc, eq, getTableColumns, getTableName, sql } from 'drizzle-orm'
import * as bookingTables from '../booking/booking-schema'
import * as orderTables from '../booking/order-schema'
import type { Database } from '../database'
import * as accountTables from '../members/account-schema'
import { accounts } from '../members/account-schema'
import { saveProperties } from '../members/customers'
import {
  authorSessions,
  customers,
  hotels,
  pageDrafts,
  pageRevisions,
  pages,
  savedProperties,
  seedState,
  sessions,
} from '../schema'
import { addRevision, beginDraft, findDraft } from '../site/drafts'
import { findHotel, listHotels } from '../site/hotels'
import { ownSteps } from '../site/page-history'
import { pictures } from '../site/picture-schema'
import { openTestDatabase } from '../testing/test-database'
import { testHotel, testHotels } from '../testing/test-hotels'
import { type Seed, seedDatabase } from './seed-database'
import { staysToBook } from './stay-schema'
import { visitors } from './visitors'

const page = (path: string, text: string) => ({
  path,
  locale: 'en-US',
  model: { type: 'page', id: 'p', props: { text, list: ['a', 1, null] }, children: [] },
})
const seed: Seed = { hotels: testHotels, pages: [page('/home', 'one'), page('/offer', 'two')] }

const open: Database[] = []
const openOne = async () => {
  const database = await openTestDatabase()
  open.push(database)
  return database
}
let database: Database
beforeAll(async () => {
  database = await openOne()
})
afterAll(() => Promise.all(open.map((each) => each.close())))

async function dump({ db }: Database) {
  return {
    hotels: await db.select().from(hotels).orderBy(asc(hotels.id)),
    customers: await db.select().from(customers).orderBy(asc(customers.id)),
    saved: await db
      .select()
      .from(savedProperties)
      .orderBy(asc(savedProperties.customerId), asc(savedProperties.position)),
    pages: await db.select().from(pages).orderBy(asc(pages.path), asc(pages.locale)),
    accounts: await db.select().from(accounts).orderBy(asc(accounts.customerId)),
    state: await db.select().from(seedState),
  }
}

test('the migrations create the tables of the schema', async () => {
  const ofVisitors = [hotels, customers, savedProperties, sessions, pages, seedState]
  const ofAuthors = [authorSessions, pageDrafts, pageRevisions, pictures]
  const ofBooking = [...Object.values(bookingTables), ...Object.values(orderTables)]
  const ofMembers = Object.values(accountTables)
  for (const table of [...ofVisitors, ...ofAuthors, ...ofMembers, ...ofBooking, staysToBook]) {
    const described = Object.values(getTableColumns(table)).map(
      (column) =>
        `${column.name} ${column.getSQLType().replace('serial', 'integer')} ${column.notNull}`,
    )
    const { rows } = (await database.db.execute(sql`
      SELECT column_name || ' ' || data_type || ' ' || (is_nullable = 'NO') AS made
      FROM information_schema.columns WHERE table_name = ${getTableName(table)}
    `)) as unknown as { rows: { made: string }[] }
    expect(rows.map(({ made }) => made).sort()).toEqual(described.sort())
  }
})

/** A page has an id of its own in each database. */
function withoutIds({ pages, ...rows }: Awaited<ReturnType<typeof dump>>) {
  return { ...rows, pages: pages.map(({ id: _id, ...page }) => page) }
}

test('two seeds of two databases give equal rows, and a second seed of one changes none', async () => {
  const other = await openOne()
  await seedDatabase(database, seed)
  await seedDatabase(other, seed)
  const rows = await dump(database)
  expect(withoutIds(await dump(other))).toEqual(withoutIds(rows))
  expect(rows.hotels).toHaveLength(25)
  await seedDatabase(database, seed)
  expect(await dump(database)).toEqual(rows)
})

test('servers that seed one database at the same time write it once', async () => {
  const other = await openOne()
  await Promise.all([1, 2, 3].map(() => seedDatabase(other, seed)))
  expect(withoutIds(await dump(other))).toEqual(withoutIds(await dump(database)))
})

test('the visitors of the catalogue exist', async () => {
  const { saved } = await dump(database)
  const countOf = (id: string) => {
    const visitor = visitors.find((each) => each.id === id)
    return saved.filter(({ customerId }) => customerId === visitor?.customerId).length
  }
  expect(countOf('member-maria')).toBe(3)
  expect(countOf('member-full')).toBe(20)
})

test('a hotel is found by its code in any letter case, with its seeded values', async () => {
  expect(await findHotel(database, 'h07')).toEqual(testHotels[6])
  expect(await findHotel(database, 'EMPTY')).toBeNull()
  expect(await listHotels(database)).toEqual(testHotels)
})

test('a changed seed updates hotels and pages, and keeps the data of members and authors', async () => {
  const { db } = database
  const edited = { type: 'page', id: 'p', props: { text: 'by an author' } }
  await db.update(pages).set({ model: edited }).where(eq(pages.path, '/offer'))
  const [maria] = await db.select().from(customers).where(eq(customers.id, 'C1001'))
  const saving = {
    customerId: 'C1001',
    revisionToken: maria?.revisionToken ?? '',
    propertyIds: ['H01'],
  }
  expect((await saveProperties(database, saving)).outcome).toBe('SUCCESS')

  const drafted = { path: '/drafted', locale: 'en-US' }
  const draft = { model: { text: 'not yet' }, moved: [], label: 'Write', author: 'Anna' }
  await seedDatabase(database, { ...seed, pages: [...seed.pages, page('/drafted', 'one')] })
  await beginDraft(db, drafted, { ...draft, model: page('/drafted', 'one').model })
  await addRevision(db, drafted, 0, draft)

  const renamed = testHotel('H02', { currency: 'CHF' })
  await seedDatabase(database, {
    hotels: [renamed, testHotel('H01')],
    pages: [
      page('/home', 'new'),
      page('/offer', 'new'),
      page('/third', 'new'),
      page('/drafted', 'new'),
    ],
  })

  const rows = await dump(database)
  expect(await listHotels(database)).toEqual([renamed, testHotel('H01')])
  expect(rows.pages.map(({ path, model }) => [path, model])).toEqual([
    ['/drafted', page('/drafted', 'one').model],
    ['/home', page('/home', 'new').model],
    ['/offer', edited],
    ['/third', page('/third', 'new').model],
  ])
  expect(await findDraft(db, drafted)).toMatchObject({ model: draft.model, revision: 1 })
  const undo = { number: 1, parent: 0, label: 'Write' }
  expect(await ownSteps(db, drafted, 1, 'Anna')).toMatchObject({ undo, redo: null })
  const ofMaria = rows.saved.filter(({ customerId }) => customerId === 'C1001')
  expect(ofMaria.map(({ hotelId }) => hotelId)).toEqual(['H01'])
})
