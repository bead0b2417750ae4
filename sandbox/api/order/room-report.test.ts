import { and, asc, eq } from 'drizzle-orm'
import { addDays } from '../../../src/rules/stay/days'
import { hotelInstant } from '../../../src/rules/stay/hotel-instant'
import { claims } from '../../database/booking/booking-schema'
import { moneyMoves } from '../../database/booking/order-schema'
import type { RoomReport } from '../../database/booking/room-stages'
import { messages } from '../../database/members/account-schema'
import { createLedger } from '../../payment/ledger'
import { hotels } from '../../seed/hotels'
import { prepayRates } from '../testing/booking-operations'
import { clockAt } from '../testing/clock-at'
import { mondayIn } from '../testing/monday-in'
import { testApi } from '../testing/test-api'
import { moveMoney } from './move-money'
import { sandboxProvider } from './sandbox-provider'
import { bookingTables, bookingTest, GOOD_CARD, PUBLIC, sold } from './testing/booking-test'
import { createOrder, orderOperations } from './testing/order-operations'
import { saidByHotel } from './testing/said-by-hotel'

const MONEY = '{ amount }'
const STAY = `query Stay($stay: ID) {
  reservationDetails(stay: $stay) {
    charges { total ${MONEY} }
    policies { itemId policy { noShow ${MONEY} } }
    items {
      id status
      cancellation { number }
      missed { penalty ${MONEY} refund ${MONEY} refundState refundDays }
    }
    receipt { total ${MONEY} penalties ${MONEY} balance ${MONEY} moved { kind state amount ${MONEY} } }
  }
}`

const ledger = createLedger()
const api = testApi({
  hotels,
  operations: [...orderOperations, prepayRates, STAY],
  empty: bookingTables,
  ledger,
})
const { book, holdTwo, agreed, post, query } = bookingTest(api, ledger)

const HOTEL = 'BKKTH'
const arrival = mondayIn(40)
const nights = [arrival, addDays(arrival, 1), addDays(arrival, 2)]
const search = {
  ...{ propertyId: HOTEL, checkIn: arrival, checkOut: addDays(arrival, 3), adultsPerRoom: [2, 2] },
}
const hotel = hotels.find(({ id }) => id === HOTEL)

/** An instant of the hotel. */
function at(day: string, clock: string): number {
  const instant = hotelInstant(day, clock, hotel?.timeZone ?? '')
  if (!instant) throw new Error(`The hotel ${HOTEL} has no ${day} ${clock}.`)
  return instant.time
}
/** When the hotel sees that a guest has not come. */
const MIDNIGHT = at(addDays(arrival, 1), '00:30')

type Guarantee = 'CARD' | 'DEPOSIT_FIRST_NIGHT' | 'PREPAY'

/** A guest with two rooms of one rate. */
async function booked(guarantee: Guarantee, card = GOOD_CARD) {
  const { one } = await holdTwo(search, sold(guarantee, PUBLIC))
  if (guarantee === 'PREPAY') await post(one, 'keep', await agreed(one))
  const { ready, answer, handle: stay, items } = await book(one, card)
  await api.database.db.delete(messages)
  const [first, second] = items.map(
    (item: { id: string; basicInformation: { confirmationNumber: string } }) => ({
      ...{ id: item.id, number: item.basicInformation.confirmationNumber },
    }),
  )
  return { cookie: ready.cookie, stay, id: answer.order.id, first, second }
}

const say = (event: RoomReport['event'], { number }: { number: string }, now = MIDNIGHT) =>
  saidByHotel(api.database, { hotelId: HOTEL, confirmationNumber: number, event }, now)

async function stayOf({ cookie, stay }: Awaited<ReturnType<typeof booked>>, now = MIDNIGHT) {
  const { data } = await query(STAY, { stay }, cookie, clockAt(new Date(now).toISOString()))
  return data
}

const mails = () => api.database.db.select().from(messages)

/** How many rooms of the order are taken in each night of the stay. */
async function takenNights() {
  const rows = await api.database.db
    .select({ night: claims.night })
    .from(claims)
    .where(and(eq(claims.hotelId, HOTEL)))
    .orderBy(asc(claims.night))
  return nights.map((night) => rows.filter((row) => row.night === night).length)
}

const carryOut = () =>
  moveMoney(
    {
      database: api.database,
      payment: sandboxProvider(ledger, { origin: () => 'http://pay.localhost' }),
      isMailDown: false,
    },
    Date.now() + 60_000,
  )

test('one guest of two does not come: the card pays what was told, once, and the nights are for sale', async () => {
  const guest = await booked('CARD')
  const before = await stayOf(guest, at(addDays(arrival, -10), '12:00'))
  const told = before.policies.find(({ itemId }: { itemId: string }) => itemId === guest.first.id)
  const { amount: penalty } = told.policy.noShow
  expect(penalty).toBeGreaterThan(0)
  expect(await takenNights()).toEqual([2, 2, 2])

  expect(await say('miss', guest.first)).toBe(true)
  expect(await say('miss', guest.first)).toBe(false)
  expect(await takenNights()).toEqual([2, 1, 1])
  expect(await carryOut()).toBe(1)
  expect(await carryOut()).toBe(0)

  const { charges, items, receipt } = await stayOf(guest)
  expect(items[0]).toMatchObject({
    ...{ status: 'PAST', cancellation: null },
    missed: { penalty: { amount: penalty }, refund: { amount: 0 }, refundState: 'NONE' },
  })
  expect(items[1]).toMatchObject({ status: 'IN_HOUSE', missed: null })
  expect(charges.total.amount).toBeLessThan(before.charges.total.amount)
  expect(receipt).toMatchObject({
    ...{ total: charges.total, penalties: { amount: penalty }, balance: charges.total },
    moved: [{ kind: 'PAYMENT', state: 'DONE', amount: { amount: penalty } }],
  })

  const [mail, ...others] = await mails()
  expect(others).toEqual([])
  const shown = new Intl.NumberFormat('en-US').format(penalty / 100)
  expect(mail?.body).toContain(shown)
  expect(mail?.body).toContain(guest.first.number)
})

test('a deposit pays its part, and the card that paid it the rest', async () => {
  const guest = await booked('DEPOSIT_FIRST_NIGHT')
  await say('miss', guest.first)
  const { items, receipt } = await stayOf(guest)
  const [deposits] = receipt.moved
  const deposit = deposits.amount.amount / 2
  expect(await api.database.db.select().from(moneyMoves)).toMatchObject([
    { kind: 'charge', state: 'waiting', amount: items[0].missed.penalty.amount - deposit },
  ])
})

test('both guests of a rate that is not refunded: the hotel keeps what was paid', async () => {
  const guest = await booked('PREPAY')
  await say('miss', guest.first)
  await say('miss', guest.second)
  expect(await api.database.db.select().from(moneyMoves)).toEqual([])
  expect(await takenNights()).toEqual([2, 0, 0])
  const { charges, receipt } = await stayOf(guest)
  expect(charges.total?.amount ?? 0).toBe(0)
  const [paid] = receipt.moved
  expect(receipt).toMatchObject({ penalties: paid.amount, balance: { amount: 0 } })
  const sent = await mails()
  expect(sent.map(({ subject }) => subject)).toEqual([
    expect.stringContaining('missed you'),
    expect.stringContaining('missed you'),
  ])
})

test('a room that is left early: its other nights are for sale, the bill is the hotel’s', async () => {
  const guest = await booked('CARD')
  await say('arrive', guest.first, at(arrival, '16:00'))
  expect(await takenNights()).toEqual([2, 2, 2])
  expect(await say('depart', guest.first, at(addDays(arrival, 2), '10:00'))).toBe(true)
  expect(await takenNights()).toEqual([2, 2, 1])
  expect(await api.database.db.select().from(moneyMoves)).toEqual([])
  expect(await mails()).toEqual([])
})

test('of a room that was cancelled or whose guest has come, the hotel cannot say that nobody came', async () => {
  const guest = await booked('CARD')
  await say('arrive', guest.first)
  expect(await say('miss', guest.first)).toBe(false)
  expect(await takenNights()).toEqual([2, 2, 2])
})

/** The guest leaves the rooms that are still theirs on another day; `rooms`: only these. */
async function leaveOn(
  { cookie, stay }: Awaited<ReturnType<typeof booked>>,
  toDate: string,
  { now, rooms }: { now: number; rooms?: string },
) {
  const headers = clockAt(new Date(now).toISOString())
  const send = async (path: string, body: object) =>
    (await api.server.post(`/phoenix-reservation/v1/${path}`, body, { cookie, headers })).json()
  const { cart } = await send('modifySelectRate', { stay, toDate, ...(rooms && { rooms }) })
  const of = { cartId: cart.id, revision: String(cart.revision) }
  expect((await send('updateCart', { ...of, step: 'hold' })).status.code).toBe('SUCCESS')
  const input = { cartId: cart.id, revision: cart.revision, key: 'key', intentId: null }
  const { data } = await query(createOrder, { input }, cookie, headers)
  return data.status.code
}

test('the night that a missed room has paid stays taken when the other room is changed', async () => {
  const guest = await booked('CARD')
  expect(await say('miss', guest.first)).toBe(true)
  expect(await takenNights()).toEqual([2, 1, 1])
  expect(await leaveOn(guest, addDays(arrival, 2), { now: MIDNIGHT })).toBe('SUCCESS')
  expect(await takenNights()).toEqual([2, 1, 0])
})

test('a room that was left early keeps no other room of the stay from being changed', async () => {
  const guest = await booked('CARD')
  expect(await say('arrive', guest.first, at(arrival, '16:00'))).toBe(true)
  const now = at(addDays(arrival, 1), '08:00')
  expect(await say('depart', guest.first, now)).toBe(true)
  expect(await takenNights()).toEqual([2, 1, 1])
  const rooms = guest.second.id
  expect(await leaveOn(guest, addDays(arrival, 2), { now, rooms })).toBe('SUCCESS')
  expect(await takenNights()).toEqual([2, 1, 0])
})
