import { formatMoney } from '../../../src/rules/money/money'
import { cartRevisions, carts, claims } from '../../database/booking/booking-schema'
import { LEASE_MS } from '../../database/booking/order-attempts'
import { orderAttempts, orders, payments, policies } from '../../database/booking/order-schema'
import { messages } from '../../database/members/account-schema'
import { createLedger } from '../../payment/ledger'
import { hotels } from '../../seed/hotels'
import { testApi } from '../testing/test-api'
import { cookieOf } from '../testing/test-server'
import { sandboxDesk } from './sandbox-desk'
import { sandboxProvider } from './sandbox-provider'
import { sweepOrders } from './sweep-orders'
import { type BookingVisitor, bookingTest } from './testing/booking-test'
import {
  createTravelInsuranceOrder,
  insuranceQuote,
  orderOperations,
} from './testing/order-operations'

const ledger = createLedger()
const api = testApi({
  hotels,
  operations: orderOperations,
  empty: [orders, orderAttempts, messages, claims, cartRevisions, carts],
  ledger,
})
const { visitor, order, details, cardToken, post, query } = bookingTest(api, ledger)

const CARD = {
  good: '4111111111111111',
  declineAgain: '4000000000000341',
  unknownAgain: '4000000000000127',
}

/** An order with an insurance that is chosen and not bought. */
async function insured(number = CARD.good) {
  const one = await visitor()
  const { data: quote } = await query(
    insuranceQuote,
    { cartId: one.cartId, residence: 'DE' },
    one.cookie,
  )
  const chosen = { 'insurance.choice': 'yes', 'insurance.offer': quote.id }
  expect((await post(one, 'keep', chosen)).status.code).toBe('SUCCESS')
  const { status, order: made } = await order(one, { token: await cardToken(one, number) })
  expect(status.code).toBe('SUCCESS')
  return { one, quote, made }
}

const buy = async ({ cookie }: BookingVisitor, input: object = {}) =>
  (await query(createTravelInsuranceOrder, { input }, cookie)).data

const premiums = async () =>
  (await api.database.db.select().from(payments)).filter(({ purpose }) => purpose === 'insurance')

const sweep = () =>
  sweepOrders(
    {
      database: api.database,
      payment: sandboxProvider(ledger, { origin: () => '' }),
      desk: sandboxDesk(),
      isMailDown: false,
    },
    Date.now() + 2 * LEASE_MS,
  )

test('the insurance is paid by itself, with the card and at the premium that was agreed to', async () => {
  const { one, quote, made } = await insured()
  expect(made.insurance).toEqual({
    state: 'PENDING',
    policyNumber: null,
    premium: quote.premium,
    attempt: 1,
    canRetry: false,
  })
  const first = await buy(one)
  expect(first).toMatchObject({
    status: { code: 'SUCCESS' },
    insurance: { state: 'BOUGHT', policyNumber: expect.stringMatching(/^FH-\d{9}$/) },
  })
  const [premium] = await premiums()
  expect(premium).toMatchObject({
    amount: quote.premium.amount,
    currency: quote.premium.currency,
    last4: '1111',
  })
  const after = await details(one, {})
  expect(after.insurance).toEqual(first.insurance)
  // Nothing of it is the hotel's.
  expect([after.payment, after.grandTotal]).toEqual([made.payment, made.grandTotal])
})

test('the guest gets one mail about the policy, apart from the one about the stay', async () => {
  const { one, quote } = await insured()
  await Promise.all([buy(one), buy(one)])
  await sweep()
  const { insurance } = await details(one, {})
  const sent = await api.database.db.select().from(messages)
  const [policy, ...others] = sent.filter(({ subject }) => subject.includes('insurance'))
  expect(others).toEqual([])
  expect(sent).toHaveLength(2)
  expect(policy?.address).toBe(sent[0]?.address)
  const amount = formatMoney(quote.premium, 'en-US')
  for (const text of [policy?.body, policy?.html]) {
    expect(text).toContain(insurance.policyNumber)
    expect(text).toContain(amount)
    expect(text).toContain('Fernhill Insurance')
  }
})

test('by a form it is bought once, and leads to the confirmation', async () => {
  const { one } = await insured(CARD.declineAgain)
  await buy(one)
  expect((await details(one, {})).insurance).toMatchObject({ attempt: 1, canRetry: true })
  const type = 'application/x-www-form-urlencoded'
  const send = () =>
    fetch(`${api.server.url}/phoenix-reservation/v1/buyInsurance`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': type, cookie: one.cookie, origin: api.server.url },
      body: new URLSearchParams({ attempt: '2' }),
    })
  const { status, headers } = await send()
  expect([status, headers.get('location')]).toEqual([303, '/reservation/confirmation.mi'])
  await send()
  expect((await details(one, {})).insurance).toMatchObject({ state: 'FAILED', attempt: 2 })
})

test('however often and at once it is called, there is one policy', async () => {
  const { one } = await insured()
  await Promise.all([buy(one), buy(one), buy(one)])
  const [first, second] = [await buy(one), await buy(one, { attempt: 2 })]
  expect(first.insurance).toEqual(second.insurance)
  expect(await premiums()).toHaveLength(1)
})

test('a refusal leaves the order as it is; each try of the guest is one more charge', async () => {
  const { one, made } = await insured(CARD.declineAgain)
  const charges = () =>
    [...ledger.payments().keys()].filter((key) => key.includes(':insurance:')).length
  const before = charges()
  expect(await buy(one)).toMatchObject({
    status: { httpStatus: 402, code: 'DECLINED' },
    insurance: { state: 'FAILED', policyNumber: null, attempt: 1 },
  })
  expect((await buy(one, { attempt: 1 })).insurance.attempt).toBe(1)
  expect(charges()).toBe(before + 1)
  expect((await buy(one, { attempt: 2 })).insurance).toMatchObject({ state: 'FAILED', attempt: 2 })
  expect(charges()).toBe(before + 2)
  expect((await buy(one, { attempt: 9 })).status.code).toBe('TOO_MANY')
  expect((await details(one, {})).status).toBe(made.status)
  expect(await premiums()).toEqual([])
})

test('an offer that has ended is not charged once more', async () => {
  const { one } = await insured(CARD.declineAgain)
  await buy(one)
  await api.database.db.update(policies).set({ offeredUntil: new Date(Date.now() - 1) })
  expect((await buy(one, { attempt: 2 })).status.code).toBe('QUOTE_EXPIRED')
  expect((await details(one, {})).insurance).toMatchObject({ attempt: 1, canRetry: false })
})

test('who has only looked the order up neither sees it nor spends more on it', async () => {
  const { made } = await insured()
  const { confirmationNumber } = made
  const found = await api.server.post('/phoenix-reservation/v1/submitReservationLookup', {
    confirmationNumber,
    lastName: 'Lindqvist',
  })
  const finder = { cookie: cookieOf(found) } as BookingVisitor
  expect(await details(finder, {})).toBeNull()
  expect(await details(finder, { confirmationNumber })).toBeNull()
  expect((await buy(finder)).status.code).toBe('ORDER_NOT_FOUND')
  expect(await premiums()).toEqual([])
})

test('what the provider does not answer is asked for again, and charged once', async () => {
  const { one } = await insured(CARD.unknownAgain)
  expect(await buy(one)).toMatchObject({
    status: { httpStatus: 503, code: 'PAYMENT_UNKNOWN' },
    insurance: { state: 'PENDING' },
  })
  expect((await buy(one)).insurance.state).toBe('BOUGHT')
  const [premium, ...others] = await premiums()
  expect(others).toEqual([])
  const charged = [...ledger.payments().keys()].filter((key) =>
    key.startsWith(`${premium?.orderId}:`),
  )
  expect(charged).toEqual([premium?.id])
})

test('the sweep buys what nobody has asked for', async () => {
  const { one } = await insured()
  await sweep()
  expect((await details(one, {})).insurance.state).toBe('BOUGHT')
})

test('it is bought by its owner only, for an order only, and only when it was chosen', async () => {
  const stranger = await visitor('HIGH')
  expect((await buy(stranger)).status.code).toBe('ORDER_NOT_FOUND')
  const { made } = await insured()
  const { confirmationNumber } = made
  expect(await buy(stranger, { confirmationNumber })).toMatchObject({
    status: { code: 'ORDER_NOT_FOUND' },
    insurance: null,
  })
  await order(stranger, { token: await cardToken(stranger, CARD.good) })
  expect((await buy(stranger)).status.code).toBe('NOT_CHOSEN')
  expect(await api.database.db.select().from(policies)).toHaveLength(1)
})
