import { eq } from 'drizzle-orm'
import { addDays } from '../../../src/rules/stay/days'
import { claims } from '../../database/booking/booking-schema'
import { orderEvents, orderItems, payments } from '../../database/booking/order-schema'
import { messages } from '../../database/members/account-schema'
import { createLedger } from '../../payment/ledger'
import { hotels } from '../../seed/hotels'
import {
  type BookingVisitor,
  bookingTables,
  bookingTest,
  PUBLIC,
  sold,
} from '../order/testing/booking-test'
import { orderOperations, preparePayment } from '../order/testing/order-operations'
import { prepayRates } from '../testing/booking-operations'
import { clockAt } from '../testing/clock-at'
import { mondayIn } from '../testing/monday-in'
import { testApi } from '../testing/test-api'
import { cookieOf } from '../testing/test-server'

const STAY = `query Stay($stay: ID) {
  reservationDetails(stay: $stay) { handle canChangeCard payment { brand last4 } }
}`
const CARD = 'query Card($stay: ID) { stayGuests(stay: $stay) { card { brand last4 } } }'
const CART = `query CardCart($cartId: ID!) {
  cart(id: $cartId) { change { payment charge { amount } rooms { isChanged } } }
}`

const ledger = createLedger()
const api = testApi({
  hotels,
  operations: [...orderOperations, prepayRates, STAY, CARD, CART],
  empty: bookingTables,
  ledger,
})
const { book, holdTwo, agreed, order, cardToken, post, query } = bookingTest(api, ledger)

const CALL = '/phoenix-reservation/v1/modifySelectRate'
const LOOKUP = '/phoenix-reservation/v1/submitReservationLookup'
const VISA = '4111111111111111'
const MASTERCARD = '5555555555554444'
const DECLINED = '4000000000000002'
/** Of who books in `bookingTest`. */
const GUEST_NAME = 'Lindqvist'
const checkIn = mondayIn(40)
const stay = {
  ...{ propertyId: 'BKKTH', checkIn, checkOut: addDays(checkIn, 3), adultsPerRoom: [2, 2] },
}

async function booked(guarantee: string): Promise<BookingVisitor & { stay: string }> {
  const { one } = await holdTwo(stay, sold(guarantee, PUBLIC))
  if (guarantee === 'PREPAY') await post(one, 'keep', await agreed(one))
  const { ready, handle } = await book(one, VISA)
  await api.database.db.delete(messages)
  return { ...ready, stay: handle }
}

const begin = async ({ cookie, stay: handle }: { cookie: string; stay: string }, headers = {}) =>
  (await api.server.post(CALL, { stay: handle, card: 'another' }, { cookie, headers })).json()

/** The cart in which a visitor gives another card, ready for it. */
async function begun(guest: { cookie: string; stay: string }): Promise<BookingVisitor> {
  const { cart, status, nextStateURI } = await begin(guest)
  expect(status.code).toBe('SUCCESS')
  expect(nextStateURI).toMatch(/^\/reservation\/reviewGuestInfo\.mi\?/)
  const { cookie } = guest
  const one = { cookie, cartId: cart.id, revision: cart.revision, intentId: '' }
  const { data } = await query(
    preparePayment,
    { cartId: one.cartId, revision: one.revision },
    cookie,
  )
  return { ...one, intentId: data.intent.id }
}

const stayOf = async ({ cookie, stay: handle }: { cookie: string; stay: string }) =>
  (await query(STAY, { stay: handle }, cookie)).data

test('another card stands for the stay, and nothing else of it changes', async () => {
  const guest = await booked('CARD')
  const claimed = await api.database.db.select().from(claims)
  expect(await stayOf(guest)).toMatchObject({ canChangeCard: true, payment: { last4: '1111' } })

  const one = await begun(guest)
  const { data: cart } = await query(CART, { cartId: one.cartId }, guest.cookie)
  expect(cart.change).toEqual({
    ...{ payment: 'GUARANTEE', charge: { amount: 0 } },
    rooms: [{ isChanged: false }, { isChanged: false }],
  })
  const made = await order(one, { token: await cardToken(one, MASTERCARD) })
  expect(made.status.code).toBe('SUCCESS')
  expect(made.nextStateURI).toContain('outcome=paymentUpdated')
  expect(await stayOf(guest)).toMatchObject({ payment: { brand: 'mastercard', last4: '4444' } })
  expect(await api.database.db.select().from(claims)).toEqual(claimed)
  const all = await api.database.db.select().from(payments)
  expect(all.map(({ kind, amount, last4 }) => [kind, amount, last4])).toEqual([
    ['guarantee', 0, '1111'],
    ['guarantee', 0, '4444'],
  ])
  const [mail, ...others] = await api.database.db.select().from(messages)
  expect(others).toEqual([])
  expect(mail?.subject).toContain('Another card stands for your stay')
})

test('a card that is declined changes nothing', async () => {
  const guest = await booked('CARD')
  const one = await begun(guest)
  const made = await order(one, { token: await cardToken(one, DECLINED) })
  expect(made.status.code).toBe('DECLINED')
  expect(await stayOf(guest)).toMatchObject({ payment: { last4: '1111' } })
  expect(await api.database.db.select().from(messages)).toEqual([])
})

test('a stay that was paid in full has no card to change', async () => {
  const guest = await booked('PREPAY')
  expect(await stayOf(guest)).toMatchObject({ canChangeCard: false })
  expect((await begin(guest)).status.code).toBe('NO_PAYMENT')
})

test('who has found a stay neither reads its card nor changes it', async () => {
  const guest = await booked('CARD')
  const [room] = await api.database.db.select().from(orderItems)
  const { confirmationNumber } = room ?? {}
  const found = cookieOf(
    await api.server.post(LOOKUP, { confirmationNumber, lastName: GUEST_NAME }),
  )
  const finder = { cookie: found, stay: guest.stay }
  expect(await stayOf(finder)).toMatchObject({ canChangeCard: false, payment: { last4: null } })
  expect((await query(CARD, { stay: guest.stay }, found)).data.card).toBeNull()
  expect((await begin(finder)).status.code).toBe('NOT_YOURS')
})

test('a guest who is there gives another card for the rest; once the stay is over nobody does', async () => {
  const guest = await booked('CARD')
  const during = clockAt(`${addDays(checkIn, 1)}T12:00:00Z`)
  expect((await begin(guest, during)).status.code).toBe('SUCCESS')
  const { data } = await query(CARD, { stay: guest.stay }, guest.cookie, during)
  expect(data.card).toEqual({ brand: 'visa', last4: '1111' })
  const after = clockAt(`${addDays(checkIn, 6)}T12:00:00Z`)
  expect((await begin(guest, after)).status.code).toBe('NO_PAYMENT')
})

test('of two cards that are given at once, one is first', async () => {
  const guest = await booked('CARD')
  const one = await begun(guest)
  const again = await begun(guest)
  expect(again.cartId).toBe(one.cartId)
  const tokens = [await cardToken(one, MASTERCARD), await cardToken(one, MASTERCARD)]
  const answers = await Promise.all(tokens.map((token) => order(one, { token })))
  expect(answers.map(({ status }) => status.code)).toContain('SUCCESS')
  const changed = await api.database.db
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.type, 'changed'))
  expect(changed).toHaveLength(1)
})
