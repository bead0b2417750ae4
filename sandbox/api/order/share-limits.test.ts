import { addOrderEvent } from '../../database/booking/order-events'
import { orderEvents, orders } from '../../database/booking/order-schema'
import { createLedger } from '../../payment/ledger'
import { hotels } from '../../seed/hotels'
import { testApi } from '../testing/test-api'
import { type BookingVisitor, bookingTables, bookingTest } from './testing/booking-test'
import { orderOperations, shareByEmail } from './testing/order-operations'

const ledger = createLedger()
const api = testApi({
  hotels,
  operations: orderOperations,
  empty: bookingTables,
  ledger,
  addressLimits: { messages: 45 },
})
const { visitor, order, cardToken, query } = bookingTest(api, ledger)

/** PGlite has one connection, so that calls never compete. */
const onPostgres = process.env.DATABASE_URL ? test : test.skip

async function booked(known?: BookingVisitor): Promise<BookingVisitor> {
  const one = known ?? (await visitor('HIGH'))
  const { status } = await order(one, { token: await cardToken(one, '4111111111111111') })
  expect(status.code).toBe('SUCCESS')
  return one
}

async function share(one: BookingVisitor): Promise<string> {
  const input = { to: ['anna@example.com'] }
  return (await query(shareByEmail, { input }, one.cookie)).data.status.code
}

async function shareOften(one: BookingVisitor, times: number): Promise<string[]> {
  const codes = []
  for (let time = 0; time < times; time += 1) codes.push(await share(one))
  return codes
}

const sentIn = (codes: readonly string[]) => codes.filter((code) => code === 'SUCCESS').length

test('an order is shared twenty times, and an address sends so many messages over all orders', async () => {
  expect(sentIn(await shareOften(await booked(), 21))).toBe(20)
  expect(sentIn(await shareOften(await booked(), 21))).toBe(20)
  expect(sentIn(await shareOften(await booked(), 7))).toBe(5)
  expect(await api.database.db.select().from(orderEvents)).toHaveLength(45 + 3)
})

onPostgres('of calls at the same time no more share than one after the other', async () => {
  const one = await booked()
  await shareOften(one, 15)
  const codes = await Promise.all(Array.from({ length: 12 }, () => share(one)))
  expect(sentIn(codes)).toBe(5)
  expect(codes.filter((code) => code === 'TOO_MANY')).toHaveLength(7)
})

onPostgres(
  'events of an order that happen at the same time have numbers of their own',
  async () => {
    await booked()
    const { db } = api.database
    const [made] = await db.select().from(orders)
    const event = { type: 'joined' as const, data: {}, at: new Date() }
    await Promise.all(
      Array.from({ length: 8 }, () =>
        db.transaction(async (tx) => addOrderEvent(tx, made?.id ?? '', event)),
      ),
    )
    const events = await db.select().from(orderEvents)
    expect(events.map(({ number }) => number).sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  },
)
