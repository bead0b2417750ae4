import { asc } from 'drizzle-orm'
import { cartRevisions, carts, claims } from '../../database/booking/booking-schema'
import { orderAttempts, orders } from '../../database/booking/order-schema'
import { findOrdersOfNumber } from '../../database/booking/orders'
import { messages } from '../../database/members/account-schema'
import { createLedger, type Ledger } from '../../payment/ledger'
import { hotels } from '../../seed/hotels'
import { testApi } from '../testing/test-api'
import { bookingTest } from './testing/booking-test'
import { orderOperations } from './testing/order-operations'

const ledger: Ledger = createLedger()
const api = testApi({
  hotels,
  operations: orderOperations,
  empty: [orders, orderAttempts, messages, claims, cartRevisions, carts],
  ledger,
})
const { visitor, order, details, cardToken } = bookingTest(api, ledger)

const GOOD = '4111111111111111'

test('a guaranteed room becomes an order with a number, a mail and a reservation to be found', async () => {
  const one = await visitor()
  const answer = await order(one, { token: await cardToken(one, GOOD) })
  expect(answer.status.code).toBe('SUCCESS')
  expect(answer.nextStateURI).toBe(`/reservation/confirmation.mi?stay=${answer.order.handle}`)
  expect(answer.order).toMatchObject({
    cartId: one.cartId,
    status: 'CONFIRMED',
    payment: { state: 'GUARANTEED', brand: 'visa', last4: '1111' },
    confirmationNumber: expect.stringMatching(/^8\d{9}$/),
  })
  const taken = await api.database.db.select().from(claims)
  expect(taken.map(({ expiresAt }) => expiresAt)).toEqual([null, null])
  const [mail] = await api.database.db.select().from(messages)
  expect(mail).toMatchObject({
    address: 'maria@example.com',
    calendar: expect.stringContaining('TZID=Asia/Tokyo'),
  })
  expect(mail?.html).toContain(answer.order.confirmationNumber)
  const { confirmationNumber } = answer.order
  const found = await findOrdersOfNumber(api.database.db, confirmationNumber)
  expect(found).toMatchObject([
    { guest: { familyName: 'Lindqvist' }, customerId: null, isMembersOnly: false },
  ])
  expect(found[0]?.handle).toMatch(/^[\w-]{22}$/)
  expect(await details(one, {})).toMatchObject({
    confirmationNumber: answer.order.confirmationNumber,
  })
})

test('the same call again has the same answer; another key has the order', async () => {
  const one = await visitor()
  const paid = { token: await cardToken(one, GOOD), key: 'key-1' }
  const first = await order(one, paid)
  expect(await order(one, paid)).toEqual(first)
  expect(await order(one, { ...paid, token: 'tok_other' })).toMatchObject({
    status: { httpStatus: 422, code: 'KEY_REUSED' },
    order: null,
  })
  const other = await order(one, { ...paid, key: 'key-2' })
  expect(other).toMatchObject({
    status: { httpStatus: 200, code: 'E_ALREADY_CONFIRMED' },
    order: { confirmationNumber: first.order.confirmationNumber },
  })
  expect(await api.database.db.select().from(orders)).toHaveLength(1)
  expect(await api.database.db.select().from(messages)).toHaveLength(1)
})

test('after a decline the rooms stay held, and another card books them', async () => {
  const one = await visitor()
  const declined = { token: await cardToken(one, '4000000000000002'), key: 'key-1' }
  expect(await order(one, declined)).toMatchObject({
    status: { httpStatus: 402, code: 'DECLINED' },
    cart: { heldUntil: expect.any(String) },
  })
  expect((await order(one, declined)).status.code).toBe('DECLINED')
  const next = await order(one, { token: await cardToken(one, GOOD), key: 'key-2' })
  expect(next.status.code).toBe('SUCCESS')
  const states = await api.database.db.select().from(orderAttempts).orderBy(asc(orderAttempts.key))
  expect(states.map(({ state }) => state)).toEqual(['declined', 'ordered'])
})

test('what the provider does not answer is unknown, and known to the next call of the key', async () => {
  const one = await visitor()
  const lost = { token: await cardToken(one, '4000000000000119'), key: 'key-1' }
  expect(await order(one, lost)).toMatchObject({
    status: { httpStatus: 503, code: 'PAYMENT_UNKNOWN' },
    order: null,
  })
  expect((await order(one, lost)).status.code).toBe('SUCCESS')
  const paid = [...ledger.payments().values()].filter(({ intentId }) => intentId === one.intentId)
  expect(paid.map(({ state }) => state)).toEqual(['authorised'])
})

test('of another cart, of another revision or without a token nothing is ordered', async () => {
  const [one, other] = [await visitor(), await visitor('HIGH')]
  const token = await cardToken(other, GOOD)
  const refused = async (asked: object) => (await order(one, asked)).status.code
  expect(await refused({ token, intentId: other.intentId })).toBe('PAYMENT_CHANGED')
  expect(await refused({ token: null })).toBe('PAYMENT_CHANGED')
  expect(await refused({ token, intentId: 'pi_unknown' })).toBe('PAYMENT_CHANGED')
  expect(await refused({ token: await cardToken(one, GOOD), revision: 7 })).toBe('STALE_REVISION')
  // A token pays its own intent only.
  expect(await refused({ token })).toBe('DECLINED')
  expect(await api.database.db.select().from(orders)).toHaveLength(0)
})

test('nobody else reads the order, by its number or its cart', async () => {
  const [one, other] = [await visitor(), await visitor('HIGH')]
  const { order: made } = await order(one, { token: await cardToken(one, GOOD) })
  const { confirmationNumber } = made
  expect(await details(one, { confirmationNumber })).not.toBeNull()
  expect(await details(other, { confirmationNumber })).toBeNull()
  expect(await details(other, { cartId: one.cartId })).toBeNull()
  expect(await details(other, {})).toBeNull()
})
