import { creditCardInfoQuery } from '../../../src/features/booking/host-queries.operations'
import { prepayVersion } from '../../../src/features/checkout/prepay/prepay.rules'
import { messages } from '../../database/members/account-schema'
import { createLedger } from '../../payment/ledger'
import { hotels } from '../../seed/hotels'
import { testApi } from '../testing/test-api'
import { bookingTest } from './testing/booking-test'
import {
  addToCalendar,
  confirmationMessage,
  customerPaymentInfo,
  orderOperations,
  paymentMethods,
  propertyPaymentInfo,
  shareByEmail,
  shareBySms,
} from './testing/order-operations'

const ledger = createLedger()
const api = testApi({
  hotels,
  operations: [...orderOperations, creditCardInfoQuery.text],
  empty: [messages],
  ledger,
})
const { visitor, order, cardToken, post, query, stay } = bookingTest(api, ledger)

const GOOD = '4111111111111111'

test('one total: cart, provider, order, mail and structured data', async () => {
  const one = await visitor('HIGH', 'PREPAY')
  const { data: due } = await query(paymentMethods, { cartId: one.cartId }, one.cookie)
  // Nothing is charged without the consent to this amount.
  const refused = await order(one, { token: await cardToken(one, GOOD) })
  expect(refused).toMatchObject({
    status: { code: 'INVALID' },
    problems: [{ name: 'prepay.accepted', problem: 'agreementMissing' }],
  })
  await post(one, 'keep', {
    'prepay.accepted': 'yes',
    'prepay.accepted.version': prepayVersion(due.chargedNow),
  })
  const answer = await order(one, { token: await cardToken(one, GOOD) })
  expect(answer.status.code).toBe('SUCCESS')
  const [paid] = [...ledger.payments().values()].filter(({ intentId }) => intentId === one.intentId)
  const { payment, charges, grandTotal, totalPricing } = answer.order
  expect(due.kind).toBe('CHARGE')
  expect(paid).toMatchObject({ amount: due.chargedNow.amount, currency: due.chargedNow.currency })
  expect([payment.paid, charges.dueNow]).toEqual([due.chargedNow, due.chargedNow])
  expect([charges.total, totalPricing.total]).toEqual([grandTotal, grandTotal])
  expect(charges.dueNow.amount + charges.dueAtHotel.amount).toBe(charges.total.amount)
  const { data: said } = await query(confirmationMessage, {}, one.cookie)
  const [structured] = JSON.parse(said.jsonLd)
  const { amount, decimalPoint, currency } = grandTotal
  expect(structured).toMatchObject({ priceCurrency: currency, checkinDate: stay.checkIn })
  expect(Number(structured.totalPrice) * 10 ** decimalPoint).toBeCloseTo(amount, 6)
  const [mail] = await api.database.db.select().from(messages)
  const shown = new Intl.NumberFormat('en-US').format(amount / 10 ** decimalPoint)
  expect(mail?.body).toContain(shown)
  expect(mail?.html).toContain(shown)
})

test('a guarantee charges nothing, and says what may be charged later', async () => {
  const one = await visitor('HIGH')
  const { data } = await query(paymentMethods, { cartId: one.cartId }, one.cookie)
  expect(data).toMatchObject({
    kind: 'GUARANTEE',
    chargedNow: null,
    guaranteed: { amount: expect.any(Number) },
    defaultMethod: 'CreditCard',
    methods: [{ id: 'CreditCard', type: 'card' }],
  })
  const answer = await order(one, { token: await cardToken(one, GOOD) })
  const [paid] = [...ledger.payments().values()].filter(({ intentId }) => intentId === one.intentId)
  expect(paid).toMatchObject({ kind: 'guarantee', amount: 0 })
  expect(answer.order.payment).toMatchObject({ state: 'GUARANTEED', paid: { amount: 0 } })
})

test('a stay is shared without its numbers and its price, at most with five addresses', async () => {
  const one = await visitor('HIGH')
  const { order: made } = await order(one, { token: await cardToken(one, GOOD) })
  await api.database.db.delete(messages)
  const share = async (to: string[]) =>
    (await query(shareByEmail, { input: { to } }, one.cookie)).data
  const names = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `${name}@example.com`)
  expect((await share(names)).status.code).toBe('TOO_MANY_ADDRESSES')
  expect((await share(['nobody'])).status.code).toBe('INVALID')
  expect(await share(['anna@example.com', 'bo@example.com'])).toMatchObject({
    status: { code: 'SUCCESS' },
    sentTo: ['a•••@example.com', 'b•••@example.com'],
  })
  const sent = await api.database.db.select().from(messages)
  expect(sent.map(({ address }) => address)).toEqual(['anna@example.com', 'bo@example.com'])
  for (const { body, html, calendar } of sent) {
    const all = `${body} ${html} ${calendar}`
    expect(all).not.toContain(made.confirmationNumber)
    expect(all).not.toMatch(/[¥$€]|JPY/)
    expect(calendar).toMatch(/DTSTART;TZID=Asia\/Tokyo:\d{8}T\d{6}\r\n/)
    expect(calendar).toContain('BEGIN:VTIMEZONE')
  }
})

test('a number of mainland China has eleven digits', async () => {
  const one = await visitor('HIGH')
  await order(one, { token: await cardToken(one, GOOD) })
  const share = async (number: string) =>
    (await query(shareBySms, { input: { number } }, one.cookie)).data.status.code
  expect(await share('+861390000000')).toBe('INVALID')
  expect(await share('+8613900000000')).toBe('SUCCESS')
  expect(await share('12')).toBe('INVALID')
})

test('nothing of an order is for a visitor without one', async () => {
  const one = await visitor('HIGH')
  for (const text of [confirmationMessage, addToCalendar]) {
    expect((await query(text, {}, one.cookie)).data).toBeNull()
  }
  const { data } = await query(shareByEmail, { input: { to: ['a@example.com'] } }, one.cookie)
  expect(data.status.code).toBe('ORDER_NOT_FOUND')
})

test('stored cards are the signed-in member’s own', async () => {
  const cookie = await api.server.become('member-maria')
  const own = await query(customerPaymentInfo, { customerId: 'C1001' }, cookie)
  expect(own.data.cards).toMatchObject([{ expired: false }, { expired: true }])
  const ask = async (visitor: string, customerId: string) => {
    const answer = await api.server.query(
      customerPaymentInfo,
      { customerId },
      { cookie: await api.server.become(visitor) },
    )
    return (await answer.json()).errors?.length ?? 0
  }
  const [card] = own.data.cards
  const info = async (by: string) =>
    (await query(creditCardInfoQuery.text, { token: card.token }, by)).data
  expect(await info(cookie)).toMatchObject({ last4: card.last4, expiry: card.expiry })
  expect(await info(await api.server.become('member-full'))).toBeNull()
  expect(await info(await api.server.become('anon'))).toBeNull()
  expect(await ask('member-maria', 'C1003')).toBe(1)
  expect(await ask('remembered-maria', 'C1001')).toBe(1)
})

test('a hotel tells the cards that it takes', async () => {
  const { data } = await query(propertyPaymentInfo, { propertyId: stay.propertyId })
  expect(data.acceptedCards.map(({ code }: { code: string }) => code)).toContain('amex')
  expect(data.acceptedCards).toContainEqual({
    code: 'amex',
    name: 'American Express',
    cvvLength: 4,
  })
  expect(data.guaranteeTypes).toEqual(expect.arrayContaining(['CARD', 'PREPAY']))
})
