import { eq } from 'drizzle-orm'
import { nightsOf } from '../../../src/rules/stay/days'
import { allHotels } from '../../seed/hotels'
import { claims } from '../booking/booking-schema'
import { orderEvents, orders } from '../booking/order-schema'
import { findOrdersOfNumber } from '../booking/orders'
import type { Database } from '../database'
import { openTestDatabase } from '../testing/test-database'
import { seedDatabase } from './seed-database'
import { seedStays } from './seed-stays'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
  await seedDatabase(database, { hotels: allHotels, pages: [] })
})
afterAll(() => database.close())

test.each(seedStays)(
  '$confirmationNumber at $hotelId is an order with a price and its nights',
  async (stay) => {
    const { confirmationNumber, hotelId, checkIn, checkOut, isCancelled } = stay
    const found = await findOrdersOfNumber(database.db, confirmationNumber)
    const order = found.find((one) => one.hotelId === hotelId)
    expect(order).toMatchObject({
      customerId: stay.memberId,
      payment: 'none',
      payments: [],
      guest: { givenName: stay.firstName, familyName: stay.lastName, email: stay.email },
      rooms: [{ confirmationNumber, hotelId, checkIn, checkOut }],
    })
    expect(order?.quote.rooms[0]?.total).toBeGreaterThan(0)
    expect(order?.handle).toMatch(/^[\w-]{22}$/)
    expect(order?.bookedAt.getTime()).toBeLessThan(Date.parse(checkIn))
    expect(order?.rooms[0].cancelledAt !== null).toBe(isCancelled)
    const taken = await database.db
      .select()
      .from(claims)
      .where(eq(claims.owner, order?.id ?? ''))
    const nights = isCancelled ? [] : nightsOf(checkIn, checkOut)
    expect(taken.map(({ night, expiresAt }) => [night, expiresAt]).sort()).toEqual(
      nights.map((night) => [night, null]),
    )
  },
)

test('a number is one of its hotel: two hotels have the same', async () => {
  const found = await findOrdersOfNumber(database.db, '70110008')
  expect(found.map(({ hotelId }) => hotelId)).toEqual(['RUHSA', 'SHACN'])
})

test('a second start books nothing again, and leaves what has become of an order', async () => {
  const rows = async () => ({
    orders: await database.db.$count(orders),
    events: await database.db.$count(orderEvents),
    claims: await database.db.$count(claims),
  })
  const before = await rows()
  const changed = { hotels: allHotels.slice(1), pages: [] }
  await database.db.update(orders).set({ revision: 7 }).where(eq(orders.hotelId, 'MUCDE'))
  await seedDatabase(database, changed)
  expect(await rows()).toEqual(before)
  const [order] = await findOrdersOfNumber(database.db, '70110001')
  expect(order?.revision).toBe(7)
})
