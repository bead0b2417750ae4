import { addDays } from '../../../src/rules/stay/days'
import { findOrdersOfNumber, type StoredOrder } from '../../database/booking/orders'
import { messages } from '../../database/members/account-schema'
import { knownHotel } from '../../database/site/hotels'
import { createLedger } from '../../payment/ledger'
import { hotels } from '../../seed/hotels'
import { LOCALES } from '../../seed/seed-types'
import { mondayIn } from '../testing/monday-in'
import { testApi } from '../testing/test-api'
import { orderMail, orderSms } from './mail/order-mail'
import { lodgingReservations } from './mail/structured-data'
import { type BookingVisitor, bookingTest, GOOD_CARD, type Product } from './testing/booking-test'
import { confirmationMessage, orderOperations } from './testing/order-operations'

const ledger = createLedger()
const api = testApi({ hotels, operations: orderOperations, empty: [messages], ledger })
const { holdOne, prepare, order, cardToken, details, query } = bookingTest(api, ledger)

const CHECK_IN = mondayIn(60)
const munich = {
  propertyId: 'MUCDE',
  checkIn: CHECK_IN,
  checkOut: addDays(CHECK_IN, 2),
  adultsPerRoom: [2],
}

interface Booked {
  visitor: BookingVisitor
  answer: { order: { confirmationNumber: string } }
  stored: StoredOrder
}

async function book(search: object, isWanted: (product: Product) => boolean): Promise<Booked> {
  const visitor = await prepare(await holdOne(search, isWanted))
  const token = visitor.intentId ? await cardToken(visitor, GOOD_CARD) : null
  const answer = await order(visitor, { token, intentId: visitor.intentId || null })
  expect(answer.status.code).toBe('SUCCESS')
  const [stored] = await findOrdersOfNumber(api.database.db, answer.order.confirmationNumber)
  if (!stored) throw new Error('The order is made and not found.')
  return { visitor, answer, stored }
}

const corporate = () =>
  book(
    { ...munich, rateType: 'corporate', rateCode: 'MERIDIAN' },
    ({ rate }) => !rate.isGuestViewable,
  )

/** The same order where everything costs something else. */
function atOtherPrices(stored: StoredOrder): StoredOrder {
  const isAmount = new Set([
    'amount',
    'subtotal',
    'total',
    'dueNow',
    'dueAtHotel',
    'value',
    'shown',
  ])
  const changed = JSON.parse(JSON.stringify(stored.quote), (name, value) =>
    typeof value === 'number' && isAmount.has(name) ? value * 3 + 1234567 : value,
  )
  return { ...stored, quote: changed }
}

/** Everything that is sent about an order, or shown to search engines, in all languages. */
async function textsOf(stored: StoredOrder): Promise<string[]> {
  const hotel = await knownHotel(api.database, stored.hotelId)
  if (!hotel) throw new Error('The hotel of the order is not seeded.')
  return LOCALES.flatMap((locale) => [
    ...(['confirmed', 'shared'] as const).flatMap((kind) => {
      const { subject, body, html, calendar } = orderMail(stored, hotel, kind, { locale })
      return [subject, body, html ?? '', calendar ?? '']
    }),
    orderSms(stored, hotel, locale),
    JSON.stringify(lodgingReservations(stored, hotel, locale)),
  ])
}

/** All amounts of an order, as its English mail would have them. */
function amountsOf({ quote }: StoredOrder): string[] {
  const amounts = quote.rooms.flatMap(({ nights, subtotal, total, dueAtHotel }) => [
    ...nights.map(({ amount }) => amount),
    ...[subtotal, total, dueAtHotel],
  ])
  const english = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 })
  return amounts.filter((amount) => amount > 0).map((amount) => english.format(amount / 100))
}

test('the mail of a confidential rate has no amount: text, HTML, calendar, structured data', async () => {
  const { visitor, answer, stored } = await corporate()
  const [mail] = await api.database.db.select().from(messages)
  const { data: confirmation } = await query(confirmationMessage, {}, visitor.cookie)
  const sent = [mail?.subject, mail?.body, mail?.html, mail?.calendar, confirmation.jsonLd]
  expect(mail?.html).toContain('application/ld+json')
  expect(mail?.body).toContain('as agreed with your company')
  const amounts = amountsOf(stored)
  expect(amounts.length).toBeGreaterThan(1)
  for (const text of sent) {
    expect(text).toEqual(expect.stringMatching(/./))
    expect(text).not.toMatch(/EUR|€|totalPrice|priceCurrency/)
    expect(amounts.filter((amount) => text.includes(amount))).toEqual([])
  }
  // Nor has what the visitor's browser is told of the order.
  expect(JSON.stringify([answer, await details(visitor, {})])).not.toContain('"amount":')
})

test('nothing that is told of a confidential order depends on what it costs', async () => {
  const { stored } = await corporate()
  expect(await textsOf(atOtherPrices(stored))).toEqual(await textsOf(stored))
})

test('of another order the mails, and the total of its structured data, do', async () => {
  const { stored } = await book(
    munich,
    ({ rate, rateDetails }) =>
      rate.audience === 'STANDARD' && rateDetails.guarantee.type === 'CARD',
  )
  const [before, after] = [await textsOf(stored), await textsOf(atOtherPrices(stored))]
  // Text, HTML and structured data in each language; a shared stay has no amount for anybody.
  const changed = before.filter((text, index) => text !== after[index])
  expect(changed).toHaveLength(LOCALES.length * 3)
})
