import { sql } from 'drizzle-orm'
import { hotels } from '../../seed/hotels'
import { findOrdersOfNumber } from '../booking/orders'
import type { Database, Drizzle } from '../database'
import { findCustomer } from '../members/customers'
import { seedDatabase } from '../seeding/seed-database'
import { seedStays } from '../seeding/seed-stays'
import { staysToBook } from '../seeding/stay-schema'
import { createTestDatabase } from '../testing/test-database'
import { connect } from './connect'
import { migrate } from './migrate'
import { migrations } from './migrations'
import { type DatabaseLocation, openDatabase } from './open-database'

const seed = { hotels, pages: [] }

/** The first migration that knows a stay as an order only. */
const FIRST = '0026-orders-by-handle'

interface OldDatabase {
  db: Drizzle
  location: DatabaseLocation
  close: () => Promise<void>
}

/** As a sandbox has left it whose stays were no orders. */
async function oldDatabase(): Promise<OldDatabase> {
  const server = process.env.DATABASE_URL
  const older = migrations.slice(
    0,
    migrations.findIndex(({ name }) => name === FIRST),
  )
  if (server) {
    const { url, drop } = await createTestDatabase(server)
    const { db, close } = await connect(url)
    await migrate(db, older)
    return { db, location: { url }, close: () => close().then(drop) }
  }
  const { PGlite } = await import('@electric-sql/pglite')
  const { drizzle } = await import('drizzle-orm/pglite')
  const pglite = await PGlite.create('memory://')
  const db = drizzle(pglite) as unknown as Drizzle
  await migrate(db, older)
  return { db, location: { pglite }, close: () => pglite.close() }
}

const POINTS: Record<string, number> = { C1001: 4_200, C1003: 0, C1006: 7 }

let old: OldDatabase
let database: Database
beforeAll(async () => {
  old = await oldDatabase()
  for (const id of ['C1001', 'C1003', 'C1006']) {
    await old.db.execute(sql`
      INSERT INTO customers (id, revision_token, member_number, given_name, surname, level, points, nights)
      VALUES (${id}, 'r', ${`1002${id}`}, 'a', 'b', 'M', ${POINTS[id]}, 0)
    `)
  }
  for (const stay of seedStays) await insertReservation(stay)
  // Of a hotel that has left the chain.
  await insertReservation({ ...seedStays[0], confirmationNumber: '70119998', hotelId: 'GONE' })
  for (const [number, memberId] of [
    ['8000000001', null],
    ['8000000002', 'C1003'],
    ['8000000003', null],
  ] as const) {
    await insertOrder(number, memberId)
    await insertReservation({ ...seedStays[0], confirmationNumber: number, memberId })
  }
  for (const number of ['70110002', '8000000001']) {
    await old.db.execute(sql`INSERT INTO linked_reservations VALUES (${number}, 'C1001')`)
  }
  database = await openDatabase(old.location)
  await seedDatabase(database, seed)
})
afterAll(async () => {
  await database.close()
  await old.close()
})

async function insertReservation(stay: Partial<(typeof seedStays)[number]>) {
  const { confirmationNumber, checkIn, checkOut, hotelId, firstName, lastName } = stay
  await old.db.execute(sql`
    INSERT INTO reservations VALUES (${confirmationNumber}, ${checkIn}, ${checkOut}, ${hotelId},
      ${firstName}, ${lastName}, ${stay.email}, ${stay.isCancelled}, ${stay.memberId})
  `)
}

/** An order of one room, which a visitor has booked. */
async function insertOrder(number: string, customerId: string | null) {
  const guest = JSON.stringify({ givenName: 'Maria', familyName: 'Lindqvist' })
  await old.db.execute(sql`
    INSERT INTO orders (id, cart_id, attempt_id, owner_key, customer_id, hotel_id, payment, revision, quote,
      guest, details, mail, booked_at)
    VALUES (${number}, ${number}, ${number}, ${number}, ${customerId}, 'MUCDE', 'none', 1, '{}', ${guest},
      '{}', 'sent', now())
  `)
  await old.db.execute(sql`
    INSERT INTO order_items (order_id, item_id, room_index, confirmation_number, product_id, check_in,
      check_out, revision)
    VALUES (${number}, '1', 0, ${number}, 'p', '2031-05-12', '2031-05-15', 1)
  `)
}

const found = async (number: string) => findOrdersOfNumber(database.db, number)

test('each stay is found as an order, and one of a lost hotel waits', async () => {
  for (const { confirmationNumber, hotelId, checkIn, isCancelled } of seedStays) {
    const order = (await found(confirmationNumber)).find((one) => one.hotelId === hotelId)
    expect(order?.rooms).toMatchObject([{ confirmationNumber, checkIn }])
    expect(order?.rooms[0].cancelledAt !== null).toBe(isCancelled)
    expect(order?.quote.rooms[0]?.total).toBeGreaterThan(0)
  }
  const waiting = await database.db.select().from(staysToBook)
  expect(waiting.map(({ confirmationNumber }) => confirmationNumber)).toEqual(['70119998'])
})

test('a linked number is its member’s order; what a member has booked stays the member’s alone', async () => {
  const of = async (number: string) =>
    (await found(number)).map(({ customerId, isMembersOnly }) => [customerId, isMembersOnly])
  expect(await of('70110001')).toEqual([[null, false]])
  expect(await of('70110002')).toEqual([['C1001', false]])
  expect(await of('70110007')).toEqual([['C1003', true]])
  expect(await of('8000000001')).toEqual([['C1001', false]])
  expect(await of('8000000002')).toEqual([['C1003', true]])
  expect(await of('8000000003')).toEqual([[null, false]])
})

test('a member keeps the points that they had', async () => {
  for (const [id, points] of Object.entries(POINTS))
    expect(await findCustomer(database.db, id)).toMatchObject({ points })
})

test('each order has a handle of its own, and is booked once', async () => {
  const handles = (await Promise.all(['8000000001', '8000000002', '70110001'].map(found))).flatMap(
    (orders) => orders.map(({ handle }) => handle),
  )
  expect(new Set(handles).size).toBe(3)
  for (const handle of handles) expect(handle).toMatch(/^[\w-]{22,32}$/)
})

test('a second start changes nothing', async () => {
  const before = await found('70110002')
  await seedDatabase(database, { ...seed, hotels: hotels.slice(1) })
  expect(await found('70110002')).toEqual(before)
})
