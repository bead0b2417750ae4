import { eq, like } from 'drizzle-orm'
import { attempts } from '../../database/members/account-schema'
import { type Attempt, countWithin } from '../../database/members/attempts'
import { createLedger } from '../../payment/ledger'
import { hotels } from '../../seed/hotels'
import { testApi } from '../testing/test-api'
import { type BookingVisitor, bookingTables, bookingTest } from './testing/booking-test'
import { orderOperations } from './testing/order-operations'

const ledger = createLedger()
const api = testApi({
  hotels,
  operations: orderOperations,
  empty: bookingTables,
  ledger,
  addressLimits: { declined: 5 },
})
const { visitor, order, cardToken } = bookingTest(api, ledger)

/** PGlite has one connection, so that calls never compete. */
const onPostgres = process.env.DATABASE_URL ? test : test.skip

const GOOD = '4111111111111111'
const BAD = '4000000000000002'

async function tryCard(one: BookingVisitor, number: string): Promise<string> {
  return (await order(one, { token: await cardToken(one, number) })).status.code
}

async function tryCards(one: BookingVisitor, numbers: readonly string[]): Promise<string[]> {
  const codes = []
  for (const number of numbers) codes.push(await tryCard(one, number))
  return codes
}

const isOf = (what: string) => like(attempts.key, `${what}:%`)

/** So many seconds go by for everything that is counted. */
async function goBy(seconds: number): Promise<void> {
  const { db } = api.database
  for (const { key, endsAt } of await db.select().from(attempts)) {
    const earlier = new Date(endsAt.getTime() - seconds * 1000)
    await db.update(attempts).set({ endsAt: earlier }).where(eq(attempts.key, key))
  }
}

test('after three declined cards the next waits, twice as long each time; the provider hears of none', async () => {
  const one = await visitor()
  expect(await tryCards(one, [BAD, BAD, BAD, GOOD])).toEqual([
    ...['DECLINED', 'DECLINED', 'DECLINED', 'E_FRAUD_ALERT'],
  ])
  const tried = ledger.payments().size
  // The machine's own seconds count too, and a busy one takes some.
  await goBy(15)
  expect(await tryCard(one, GOOD)).toBe('E_FRAUD_ALERT')
  expect(ledger.payments().size).toBe(tried)
  await goBy(16)
  expect(await tryCards(one, [BAD, GOOD])).toEqual(['DECLINED', 'E_FRAUD_ALERT'])
  await goBy(31)
  expect(await tryCard(one, GOOD)).toBe('E_FRAUD_ALERT')
  await goBy(30)
  expect(await tryCard(one, GOOD)).toBe('SUCCESS')
})

test('another session of the address begins no new count; a day later it does', async () => {
  const one = await visitor()
  await tryCards(one, [BAD, BAD, BAD])
  const other = await visitor('HIGH')
  expect(await tryCards(other, [BAD, BAD, GOOD])).toEqual([
    ...['DECLINED', 'DECLINED', 'E_FRAUD_ALERT'],
  ])
  await goBy(24 * 60 * 60)
  expect(await tryCard(other, GOOD)).toBe('SUCCESS')
})

test('cards that were not declined are not counted', async () => {
  for (let times = 0; times < 7; times += 1)
    expect(await tryCard(await visitor('HIGH'), GOOD)).toBe('SUCCESS')
})

test('a hotel whose cards are tested takes a first card, and no second', async () => {
  const one = await visitor()
  expect(await tryCard(one, BAD)).toBe('DECLINED')
  await api.database.db.update(attempts).set({ count: 100 }).where(isOf('declined-hotel'))
  expect(await tryCard(one, GOOD)).toBe('E_FRAUD_ALERT')
  await api.database.db.update(attempts).set({ count: 0 }).where(isOf('declined-address'))
  expect(await tryCard(await visitor('HIGH'), GOOD)).toBe('SUCCESS')
})

onPostgres('of calls at the same time no more pass than one after the other', async () => {
  const visitors = []
  for (let times = 0; times < 8; times += 1) visitors.push(await visitor('HIGH'))
  const codes = await Promise.all(visitors.map((one) => tryCard(one, BAD)))
  expect(codes.filter((code) => code === 'DECLINED')).toHaveLength(5)
  expect(codes.filter((code) => code === 'E_FRAUD_ALERT')).toHaveLength(3)
})

onPostgres(
  'calls that count in any order neither pass together nor wait for each other',
  async () => {
    const { database } = api
    const named = (by: string) => ({ of: 'race', by, seconds: 60, most: 10 })
    const both = [named('a'), named('b')]
    const count = (limits: readonly (Attempt & { most: number })[]) =>
      database.db.transaction(async (tx) => countWithin(tx, limits))
    const counted = await Promise.all(
      Array.from({ length: 40 }, (_, index) => count(index % 2 ? both : both.toReversed())),
    )
    expect(counted.filter(Boolean)).toHaveLength(10)
  },
)
