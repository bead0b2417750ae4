import { inArray } from 'drizzle-orm'
import { addDays } from '../../../../src/rules/stay/days'
import { hotelInstant } from '../../../../src/rules/stay/hotel-instant'
import { findOrdersOfNumber, type StoredOrder } from '../../../database/booking/orders'
import { messages } from '../../../database/members/account-schema'
import { pointsEntries } from '../../../database/members/points'
import { createLedger } from '../../../payment/ledger'
import { hotels } from '../../../seed/hotels'
import type { Locale } from '../../../seed/seed-types'
import { clockAt } from '../../testing/clock-at'
import { mondayIn } from '../../testing/monday-in'
import { testApi } from '../../testing/test-api'
import { bookingTables, bookingTest, type Product } from '../testing/booking-test'
import { orderOperations } from '../testing/order-operations'
import { saidByHotel } from '../testing/said-by-hotel'
import { orderMail } from './order-mail'
import { lodgingReservations } from './structured-data'

const HOTEL = 'BKKTH'
const hotel = hotels.find(({ id }) => id === HOTEL)
const PRODUCTS = `query Products($search: SearchInput!) {
  searchProductsByProperty(search: $search) {
    products { id ratePlan { code } totalPricing { pointsTotal } rateDetails { nightly { points } } }
  }
}`
const CANCEL_NOW = 'query CancelNow($stay: ID) { cancelNow(stay: $stay) { terms } }'
const CHANGE = `mutation ChangeCart($input: CartUpdate!) {
  updateCart(input: $input) { status { code } cart { id revision } }
}`
const RECEIPT = `query Receipt($stay: ID) {
  reservationDetails(stay: $stay) {
    receipt { total { amount } balance { amount } points moved { kind } }
  }
}`

const ledger = createLedger()
const api = testApi({
  hotels,
  operations: [...orderOperations, PRODUCTS, CANCEL_NOW, CHANGE, RECEIPT],
  empty: [...bookingTables, messages],
  ledger,
})
const { choose, order, post, prepare, query } = bookingTest(api, ledger)

const arrival = mondayIn(40)
const stay = {
  ...{ propertyId: HOTEL, checkIn: arrival, checkOut: addDays(arrival, 2) },
  ...{ adultsPerRoom: [2], usePoints: true },
}
const noon = (day: string) => hotelInstant(day, '12:00', hotel?.timeZone ?? '')?.time ?? Number.NaN
/** The day of the arrival, when cancelling costs the first night. */
const LATE = arrival

beforeEach(async () => {
  const moved = ['spent', 'returned', 'earned'] as const
  await api.database.db.delete(pointsEntries).where(inArray(pointsEntries.kind, [...moved]))
})

interface InPoints extends Product {
  ratePlan: { code: string }
  totalPricing: { pointsTotal: number }
  rateDetails: Product['rateDetails'] & { nightly: { points: number }[] }
}

interface Booked {
  cookie: string
  stay: string
  number: string
  room: string
  /** Points of its two nights. */
  first: number
  second: number
}

async function booked(): Promise<Booked> {
  const cookie = await api.server.become('member-maria')
  const { data } = await query(PRODUCTS, { search: stay }, cookie)
  const [product] = (data.products as InPoints[])
    .filter(({ ratePlan }) => ratePlan.code === 'PNTS')
    .sort((a, b) => a.totalPricing.pointsTotal - b.totalPricing.pointsTotal)
  const one = await choose(stay, product?.id ?? '', cookie)
  await post(one, 'hold')
  const { order: made } = await order(
    { ...(await prepare(one)), intentId: '' },
    { intentId: null, token: null },
  )
  const [first = 0, second = 0] =
    product?.rateDetails.nightly.map((night: { points: number }) => night.points) ?? []
  return {
    ...{ cookie, first, second, stay: made.handle, number: made.confirmationNumber },
    room: made.items[0].id,
  }
}

const count = (points: number) => points.toLocaleString('en-US')

/** The newest mail, which it takes away. */
async function mail(): Promise<string> {
  const sent = await api.database.db.select().from(messages)
  await api.database.db.delete(messages)
  return sent.at(-1)?.body ?? ''
}

async function cancel({ cookie, stay: handle, room }: Booked, headers = {}) {
  const { data } = await query(CANCEL_NOW, { stay: handle }, cookie, headers)
  const body = { stay: handle, revision: '1', rooms: room, terms: data.terms }
  const path = '/phoenix-reservation-black/v1/confirmCancelReservation'
  return (await api.server.post(path, body, { cookie, headers })).json()
}

async function stored({ number }: Booked): Promise<StoredOrder> {
  const [found] = await findOrdersOfNumber(api.database.db, number)
  if (!found) throw new Error(`There is no order ${number}.`)
  return found
}

test('a confirmation tells the points that the stay costs, and those that cancelling will cost', async () => {
  const { first, second } = await booked()
  const body = await mail()
  expect(body).toContain(`Total: ${count(first + second)} points`)
  expect(body).toContain(`After that, cancelling costs ${count(first)} points.`)
  expect(body).not.toMatch(/THB|cancellation fee applies|card guarantees/)
})

test('mail programs are told no price of a stay that points pay for', async () => {
  const made = await stored(await booked())
  if (!hotel) throw new Error(`There is no hotel ${HOTEL}.`)
  const [reservation] = lodgingReservations(made, hotel, 'en-US')
  expect(reservation).toMatchObject({ reservationNumber: expect.any(String) })
  expect(reservation).not.toHaveProperty('totalPrice')
})

test('the terms of a stay in points are told in points in every language', async () => {
  const of = await booked()
  if (!hotel) throw new Error(`There is no hotel ${HOTEL}.`)
  const now = noon(LATE)
  const made = await stored(of)
  const said = (locale: Locale) => orderMail(made, hotel, 'requests', { locale, now }).body
  expect(said('en-US')).toContain(`Cancelling costs ${count(of.first)} points.`)
  expect(said('de-DE')).toMatch(/Eine Stornierung kostet [\d.]+ Punkte\./)
  expect(said('ja-JP')).toMatch(/キャンセル料は [\d,]+ポイント です。/)
  expect(said('zh-CN')).toMatch(/取消将收取 [\d,]+积分。/)
  expect(said('ar-SA')).toMatch(/تبلغ رسوم الإلغاء .+ نقطة\./)
  expect(said('es-ES')).toMatch(/Cancelar cuesta [\d.]+ puntos\./)
})

test('a cancellation tells which points come back, and that it is free only where all do', async () => {
  const of = await booked()
  await mail()
  await cancel(of)
  const body = await mail()
  expect(body).toContain('Cost of cancelling: No charge')
  expect(body).toContain(`Points back in your account: ${count(of.first + of.second)} points`)
})

test('a late cancellation tells which points are kept, and calls nothing free', async () => {
  const of = await booked()
  await mail()
  await cancel(of, clockAt(new Date(noon(LATE)).toISOString()))
  const body = await mail()
  expect(body).toContain(`Points that are kept: ${count(of.first)} points`)
  expect(body).toContain(`Points back in your account: ${count(of.second)} points`)
  expect(body).not.toContain('No charge')
})

test('a change tells the points before and after, and what moves', async () => {
  const of = await booked()
  await mail()
  const change = async (checkOut: string) => {
    const begun = await api.server.post(
      '/phoenix-reservation/v1/modifySelectRate',
      { stay: of.stay },
      { cookie: of.cookie },
    )
    const { cart } = await begun.json()
    const input = { cartId: cart.id, revision: cart.revision, stay: { checkIn: arrival, checkOut } }
    const { data } = await query(CHANGE, { input }, of.cookie)
    const { id: cartId, revision } = data.cart
    const one = { cookie: of.cookie, cartId, revision, intentId: '' }
    await post(one, 'hold')
    await order(one, { intentId: null, token: null })
    return mail()
  }
  const [all, one] = [count(of.first + of.second), count(of.first)]
  const shorter = await change(addDays(arrival, 1))
  expect(shorter).toContain(`Total: ${one} points (before: ${all} points)`)
  expect(shorter).toContain(`Points back in your account: ${count(of.second)} points`)
  const longer = await change(addDays(arrival, 2))
  expect(longer).toContain(`Total: ${all} points (before: ${one} points)`)
  expect(longer).toContain(`Taken from your account with this change: ${count(of.second)} points`)
})

test('a missed stay tells which points are kept and which come back', async () => {
  const of = await booked()
  await mail()
  const confirmationNumber = (await stored(of)).rooms[0]?.confirmationNumber ?? ''
  const missed = noon(addDays(arrival, 1))
  const report = { hotelId: HOTEL, confirmationNumber, event: 'miss' as const }
  expect(await saidByHotel(api.database, report, missed)).toBe(true)
  const body = await mail()
  expect(body).toContain(`Points that are kept: ${count(of.first)} points`)
  expect(body).toContain(`Points back in your account: ${count(of.second)} points`)
  expect(body).not.toContain('No charge')
})

test('the receipt of a stay in points tells them, and they are no part of its money', async () => {
  const of = await booked()
  const after = clockAt(new Date(noon(addDays(arrival, 4))).toISOString())
  const { data } = await query(RECEIPT, { stay: of.stay }, of.cookie, after)
  expect(data.receipt).toMatchObject({
    ...{ total: { amount: 0 }, balance: { amount: 0 }, moved: [] },
    points: of.first + of.second,
  })
  await mail()
  const body = { stay: of.stay, change: 'send' }
  await api.server.post('/phoenix-reservation/v1/receipt', body, {
    cookie: of.cookie,
    headers: after,
  })
  const sent = await mail()
  expect(sent).toContain(`Total: ${count(of.first + of.second)} points`)
  expect(sent).toContain(`Paid with points: ${count(of.first + of.second)} points`)
})
