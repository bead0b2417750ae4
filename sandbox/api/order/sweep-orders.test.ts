import { eq } from 'drizzle-orm'
import { cartRevisions, carts, claims } from '../../database/booking/booking-schema'
import { LEASE_MS } from '../../database/booking/order-attempts'
import { orderAttempts, orderItems, orders, policies } from '../../database/booking/order-schema'
import { createLedger } from '../../payment/ledger'
import { hotels } from '../../seed/hotels'
import { testApi } from '../testing/test-api'
import { sandboxDesk } from './sandbox-desk'
import { sandboxProvider } from './sandbox-provider'
import { sweepOrders } from './sweep-orders'
import { bookingTest } from './testing/booking-test'
import { insuranceQuote, orderOperations } from './testing/order-operations'

const ledger = createLedger()
const api = testApi({
  hotels,
  operations: orderOperations,
  empty: [orders, orderAttempts, claims, cartRevisions, carts],
  ledger,
})
const { visitor, order, cardToken, post, query } = bookingTest(api, ledger)

/** The provider answers late: the attempt is left to a sweep. */
const ANSWERS_LATE = '4000000000000119'
const MINUTE_MS = 60_000

/** A booking that is left to a sweep. */
async function left(isInsured = false) {
  const one = await visitor('HIGH')
  if (isInsured) {
    const asked = { cartId: one.cartId, residence: 'DE' }
    const { data: quote } = await query(insuranceQuote, asked, one.cookie)
    await post(one, 'keep', { 'insurance.choice': 'yes', 'insurance.offer': quote.id })
  }
  const { status } = await order(one, { token: await cardToken(one, ANSWERS_LATE) })
  expect(status.code).toBe('PAYMENT_UNKNOWN')
  return one
}

/** A sweep that many minutes after the lease; returns how many have ended, and what has failed. */
async function sweepAt(minutes: number) {
  const failures: object[] = []
  const payment = sandboxProvider(ledger, { origin: () => '' })
  const desk = { database: api.database, payment, isMailDown: false, desk: sandboxDesk() }
  const now = Date.now() + 2 * LEASE_MS + minutes * MINUTE_MS
  const ended = await sweepOrders(desk, now, (failure) => failures.push(failure))
  return { ended, failures }
}

test('an attempt that cannot be finished keeps no other from it, and waits longer each time', async () => {
  const broken = await left()
  const whole = await left()
  const { db } = api.database
  const insured = {
    ...{ planId: 'TRIP-1', residence: 'DE', premium: 100, currency: 'JPY' },
    offeredUntil: 'never',
  }
  const [attempt] = await db
    .update(orderAttempts)
    .set({ insured })
    .where(eq(orderAttempts.cartId, broken.cartId))
    .returning()
  const failed = (failures: number) => [{ attempt: attempt?.id, failures, err: expect.any(Error) }]

  expect(await sweepAt(0)).toEqual({ ended: 1, failures: failed(1) })
  expect(await db.select().from(orders)).toMatchObject([{ cartId: whole.cartId }])
  // One minute, two, four.
  for (const [minutes, failures] of [
    [0.9, 0],
    [1.1, 2],
    [3, 0],
    [3.2, 3],
    [7, 0],
    [7.3, 4],
  ] as const) {
    const { failures: found } = await sweepAt(minutes)
    expect([minutes, found]).toEqual([minutes, failures ? failed(failures) : []])
  }

  await db
    .update(orderAttempts)
    .set({ insured: null })
    .where(eq(orderAttempts.id, attempt?.id ?? ''))
  expect(await sweepAt(24 * 60)).toEqual({ ended: 1, failures: [] })
  expect(await db.select().from(orders)).toHaveLength(2)
})

test('an insurance that cannot be bought keeps no other from it', async () => {
  const [broken, whole] = [await left(true), await left(true)]
  const { db } = api.database
  // Bought by the next sweep, after the order.
  await sweepAt(-1)
  const made = await db.select().from(orders)
  const idOf = ({ cartId }: { cartId: string }) =>
    made.find((one) => one.cartId === cartId)?.id ?? ''
  const at = (time: number) => ({ state: 'wanted' as const, leaseUntil: new Date(time) })
  await db.update(policies).set(at(1))
  await db
    .update(policies)
    .set(at(0))
    .where(eq(policies.orderId, idOf(broken)))
  // An order without rooms cannot be read.
  await db.delete(orderItems).where(eq(orderItems.orderId, idOf(broken)))
  const { failures } = await sweepAt(1)
  expect(failures).toEqual([{ policyOf: idOf(broken), failures: 1, err: expect.any(Error) }])
  const [bought] = await db
    .select()
    .from(policies)
    .where(eq(policies.orderId, idOf(whole)))
  expect(bought?.state).toBe('bought')
  expect((await sweepAt(1.5)).failures).toEqual([])
})
