import { eq } from 'drizzle-orm'
import { addDays, nightsOf } from '../../../src/rules/stay/days'
import { claims } from '../../database/booking/booking-schema'
import { moneyMoves, orderEvents, orderItems, orders } from '../../database/booking/order-schema'
import { messages } from '../../database/members/account-schema'
import { createLedger } from '../../payment/ledger'
import { hotels } from '../../seed/hotels'
import { moveMoney } from '../order/move-money'
import { sandboxProvider } from '../order/sandbox-provider'
import {
  type BookingVisitor,
  bookingTables,
  bookingTest,
  PUBLIC,
  sold,
} from '../order/testing/booking-test'
import { orderOperations } from '../order/testing/order-operations'
import { prepayRates } from '../testing/booking-operations'
import { mondayIn } from '../testing/monday-in'
import { testApi } from '../testing/test-api'

const MONEY = '{ amount }'
const CHANGE = `{
  stay orderRevision previous ${MONEY} new ${MONEY} difference ${MONEY} payment charge ${MONEY} refund ${MONEY}
  rooms { itemId isChanged difference ${MONEY} after { rateDetails { fees { code amount ${MONEY} } } } }
}`
const CHANGE_CART = `mutation ChangeCart($input: CartUpdate!) {
  updateCart(input: $input) {
    status { code } reason { reason } cart { id revision checkIn checkOut change ${CHANGE} }
  }
}`
const READ = `query ReadChange($cartId: ID!) { cart(id: $cartId) { revision checkOut change ${CHANGE} } }`

const REFUNDS = `query Refunds { reservationDetails {
  orderRevisionNumber refunds { state amount ${MONEY} }
} }`

const ledger = createLedger()
const api = testApi({
  hotels,
  operations: [...orderOperations, prepayRates, CHANGE_CART, READ, REFUNDS],
  empty: bookingTables,
  ledger,
})
const { book, holdOne, holdTwo, agreed, prepare, order, cardToken, details, post, query } =
  bookingTest(api, ledger)

const BEGIN = '/phoenix-reservation/v1/modifySelectRate'
const CANCEL = '/phoenix-reservation-black/v1/confirmCancelReservation'
const GOOD = '4111111111111111'
/** Its bank takes no refund. */
const CLOSED = '4000000000000408'
const HOTEL = 'BKKTH'
const checkIn = mondayIn(40)
const checkOut = addDays(checkIn, 3)
const stay = { propertyId: HOTEL, checkIn, checkOut, adultsPerRoom: [2] }
const longer = { checkIn, checkOut: addDays(checkOut, 1) }
const single = { adults: 1, childAges: [] }
const shorter = { checkIn, checkOut: addDays(checkOut, -1) }

const paidBy = (type: string) => sold(type, PUBLIC)

/** A visitor who has booked a room that is paid in this way. */
async function booked(guarantee: string, card = GOOD): Promise<BookingVisitor> {
  const chosen = await holdOne(stay, paidBy(guarantee))
  if (guarantee === 'PREPAY') await post(chosen, 'keep', await agreed(chosen))
  return ordered(chosen, card)
}

async function ordered(held: BookingVisitor, card = GOOD): Promise<BookingVisitor> {
  const { ready } = await book(held, card)
  await api.database.db.delete(messages)
  return ready
}

const begin = async ({ cookie }: Pick<BookingVisitor, 'cookie'>, body: object = {}) =>
  (await api.server.post(BEGIN, body, { cookie })).json()

/** The cart of a change, as its visitor goes on with it. */
async function begun({ cookie }: BookingVisitor): Promise<BookingVisitor> {
  const { cart, status } = await begin({ cookie })
  expect(status.code).toBe('SUCCESS')
  return { cookie, cartId: cart.id, revision: cart.revision, intentId: '' }
}

async function change(of: BookingVisitor, changes: object, headers = {}) {
  const input = { cartId: of.cartId, revision: of.revision, ...changes }
  const { data } = await query(CHANGE_CART, { input }, of.cookie, headers)
  return { ...data, next: { ...of, revision: data.cart?.revision ?? of.revision } }
}

async function changedTo(of: BookingVisitor, dates: object, headers = {}) {
  const made = await change(await begun(of), { stay: dates }, headers)
  expect(made.status.code).toBe('SUCCESS')
  return { told: made.cart.change, next: made.next as BookingVisitor }
}

const holdIt = async (of: BookingVisitor) => (await post(of, 'hold')).status.code
const commit = (of: BookingVisitor, asked: object = {}) =>
  order(of, { intentId: null, token: null, ...asked })

async function storedOrder() {
  const [row] = await api.database.db.select().from(orders)
  if (!row) throw new Error('There is no order.')
  return row
}

async function nightsTaken() {
  const { id } = await storedOrder()
  const rows = await api.database.db.select().from(claims).where(eq(claims.owner, id))
  return rows.map(({ night }) => night).sort()
}

const carryOut = () =>
  moveMoney(
    {
      database: api.database,
      payment: sandboxProvider(ledger, { origin: () => '' }),
      isMailDown: false,
    },
    Date.now() + 1000,
  )

test('a night more: the nights of before at their price, the new one at that of today', async () => {
  const guest = await booked('CARD')
  const before = (await storedOrder()).quote.rooms[0]
  // Everything that is sold anew costs a tenth more.
  const { told, next } = await changedTo(guest, longer, { 'x-foyer-fault': '*:price' })
  expect(told.payment).toBe('NONE')
  expect(told.new.amount - told.previous.amount).toBe(told.difference.amount)
  expect(told.difference.amount).toBeGreaterThan(0)
  // Nothing is the order's before it is made, and nothing of the order is given back.
  expect(await nightsTaken()).toEqual(nightsOf(checkIn, checkOut))
  expect(await holdIt(next)).toBe('SUCCESS')
  expect(await nightsTaken()).toEqual(nightsOf(checkIn, checkOut))
  const made = await commit(next)
  expect(made.status.code).toBe('SUCCESS')
  const after = await storedOrder()
  const [room] = after.quote.rooms
  expect(room?.nights.slice(0, 3)).toEqual(before?.nights)
  expect(room?.total).toBe(told.new.amount)
  expect(await nightsTaken()).toEqual(nightsOf(longer.checkIn, longer.checkOut))
  expect(made.order).toMatchObject({ orderRevisionNumber: '2', stay: longer, status: 'MODIFIED' })
  const [mail, ...others] = await api.database.db.select().from(messages)
  expect(others).toEqual([])
  expect(JSON.stringify(mail)).toContain('changed')
})

test('a night less is for sale again once the change is made, not before', async () => {
  const guest = await booked('CARD')
  const { told, next } = await changedTo(guest, shorter)
  expect(told.difference.amount).toBeLessThan(0)
  expect(await holdIt(next)).toBe('SUCCESS')
  expect(await nightsTaken()).toHaveLength(3)
  expect((await commit(next)).status.code).toBe('SUCCESS')
  expect(await nightsTaken()).toEqual(nightsOf(shorter.checkIn, shorter.checkOut))
})

test('a prepaid stay that grows is charged the difference, by a payment of its own', async () => {
  const guest = await booked('PREPAY')
  const { told, next } = await changedTo(guest, longer)
  expect(told).toMatchObject({ payment: 'CHARGE', refund: { amount: 0 } })
  expect(told.charge.amount).toBe(told.difference.amount)
  expect(await holdIt(next)).toBe('SUCCESS')
  expect((await commit(next)).status.code).toBe('PAYMENT_CHANGED')
  const ready = await prepare(next)
  const token = await cardToken(ready, GOOD)
  const made = await commit(ready, { intentId: ready.intentId, token })
  expect(made.status.code).toBe('SUCCESS')
  expect(made.order.payment.paid.amount).toBe(told.new.amount)
  const paid = [...ledger.payments().values()].map(({ amount }) => amount)
  expect(paid.at(-1)).toBe(told.charge.amount)
})

test('a declined card leaves the stay as it is, and the cart open', async () => {
  const guest = await booked('PREPAY')
  const { next } = await changedTo(guest, longer)
  await holdIt(next)
  const ready = await prepare(next)
  const token = await cardToken(ready, '4000000000000002')
  const made = await commit(ready, { intentId: ready.intentId, token })
  expect(made.status.code).toBe('DECLINED')
  expect(await storedOrder()).toMatchObject({ revision: 1 })
  expect(await nightsTaken()).toEqual(nightsOf(checkIn, checkOut))
  const again = await cardToken(ready, GOOD)
  expect((await commit(ready, { intentId: ready.intentId, token: again })).status.code).toBe(
    'SUCCESS',
  )
})

test('a prepaid stay that shrinks keeps its money as credit, in a line of its own', async () => {
  const guest = await booked('PREPAY')
  const { told, next } = await changedTo(guest, shorter)
  expect(told).toMatchObject({ payment: 'NONE', difference: { amount: 0 }, refund: { amount: 0 } })
  const { fees } = told.rooms[0].after.rateDetails
  expect(fees.find(({ code }: { code: string }) => code === 'KEPT').amount.amount).toBeGreaterThan(
    0,
  )
  await holdIt(next)
  expect((await commit(next)).status.code).toBe('SUCCESS')
  // Long again, it costs what it did.
  const back = await changedTo(guest, { checkIn, checkOut })
  expect(back.told).toMatchObject({ payment: 'NONE', charge: { amount: 0 } })
})

test('a deposit goes back in part before the deadline, to the card that paid it', async () => {
  const guest = await booked('DEPOSIT_FIRST_NIGHT')
  const [room] = (await storedOrder()).quote.rooms
  const made = await change(await begun(guest), { parties: [{ adults: 1, childAges: [] }] })
  const { refund, payment } = made.cart.change
  // The first night has one guest's half board less.
  expect([payment, refund.amount]).toEqual(['NONE', 190_000])
  await holdIt(made.next)
  expect((await commit(made.next)).status.code).toBe('SUCCESS')
  await carryOut()
  const moves = await api.database.db.select().from(moneyMoves)
  expect(moves.map(({ kind, amount, state }) => [kind, amount, state])).toEqual([
    ['refund', 190_000, 'done'],
  ])
  const paid = [...ledger.payments().values()].at(-1)
  expect(paid).toMatchObject({ amount: room?.dueNow, refunded: 190_000 })
})

const refundsOf = async ({ cookie }: BookingVisitor) => (await query(REFUNDS, {}, cookie)).data

test('J4: a card that does not take back the deposit: page and mail say so, once', async () => {
  const guest = await booked('DEPOSIT_FIRST_NIGHT', CLOSED)
  const { next } = await change(await begun(guest), { parties: [{ adults: 1, childAges: [] }] })
  await holdIt(next)
  expect((await commit(next)).status.code).toBe('SUCCESS')
  const amount = { amount: 190_000 }
  expect((await refundsOf(guest)).refunds).toMatchObject([{ state: 'WAITING', amount }])
  await api.database.db.delete(messages)
  await carryOut()
  await carryOut()
  expect((await refundsOf(guest)).refunds).toMatchObject([{ state: 'REFUSED', amount }])
  const [mail, ...others] = await api.database.db.select().from(messages)
  expect(others).toEqual([])
  expect(mail?.body).toContain('your bank did not take back the amount below')
  expect(mail?.body).toContain('1,900')
})

test('a room that is cancelled and taken back leaves what a change has given back', async () => {
  const guest = await booked('DEPOSIT_FIRST_NIGHT')
  const { next } = await change(await begun(guest), { parties: [{ adults: 1, childAges: [] }] })
  await holdIt(next)
  await commit(next)
  const cancel = async (body: object) => {
    const revision = (await refundsOf(guest)).orderRevisionNumber
    const answer = await api.server.post(CANCEL, { revision, ...body }, { cookie: guest.cookie })
    expect((await answer.json()).status.code).toBe('SUCCESS')
  }
  await cancel({})
  await cancel({ undo: 'yes' })
  expect((await refundsOf(guest)).refunds).toMatchObject([{ state: 'WAITING' }])
  await carryOut()
  expect((await refundsOf(guest)).refunds).toMatchObject([{ state: 'DONE' }])
})

test('other rooms are shown for the dates that are booked, whatever was tried before', async () => {
  const guest = await booked('CARD')
  const [room] = (await storedOrder()).quote.rooms
  await changedTo(guest, longer)
  const { status, cart, nextStateURI } = await begin(guest, { choose: room?.id })
  expect([status.code, cart.checkOut]).toEqual(['SUCCESS', checkOut])
  const { pathname, searchParams } = new URL(nextStateURI, 'https://www.alderway.example')
  expect(pathname).toMatch(/modifyRateListMenu/)
  expect(Object.fromEntries(searchParams)).toMatchObject({
    ...{ fromDate: checkIn, toDate: checkOut, rooms: room?.id },
  })
  // A room of somebody else leads to the review of what is booked.
  const other = await begin(guest, { choose: 'not-a-room' })
  expect(other.nextStateURI).toMatch(/reviewDetails/)
})

test('what nobody changes costs nothing, however often it is asked', async () => {
  const guest = await booked('CARD')
  const { told } = await changedTo(guest, { checkIn, checkOut })
  expect(told).toMatchObject({ difference: { amount: 0 }, rooms: [{ isChanged: false }] })
  expect((await begin(guest)).cart.id).toBe((await begin(guest)).cart.id)
})

test('of two carts for one order one changes it, the other learns that it has changed', async () => {
  const guest = await booked('CARD')
  const one = await changedTo(guest, longer)
  await holdIt(one.next)
  expect((await commit(one.next)).status.code).toBe('SUCCESS')
  // The order has another revision: its change is another cart, and the first is done.
  expect((await commit(one.next)).status.code).toBe('E_ALREADY_CONFIRMED')
  expect((await begun(guest)).cartId).not.toBe(one.next.cartId)
  expect(await storedOrder()).toMatchObject({ revision: 2 })
})

test('a room that is cancelled meanwhile: the change is laid on the stay as it is, and asked again', async () => {
  const { one, items } = await holdTwo({ ...stay, adultsPerRoom: [2, 2] }, paidBy('CARD'))
  const guest = await ordered(one)
  const { next } = await changedTo(guest, longer)
  await holdIt(next)
  const body = { rooms: items[1], revision: '1' }
  const cancelled = await (await api.server.post(CANCEL, body, { cookie: guest.cookie })).json()
  expect(cancelled.status.code).toBe('SUCCESS')
  expect((await commit(next)).status.code).toBe('STALE_REVISION')
  const { data } = await query(READ, { cartId: next.cartId }, guest.cookie)
  expect(data).toMatchObject({ checkOut: longer.checkOut, change: { orderRevision: 2 } })
  expect(data.change.rooms.map(({ itemId }: { itemId: string }) => itemId)).toEqual([items[0]])
  const now = { ...next, revision: data.revision }
  await holdIt(now)
  expect((await commit(now)).status.code).toBe('SUCCESS')
  // The cancelled room has the nights that it had.
  const { quote } = await storedOrder()
  expect(quote.rooms.map(({ nights }) => nights.length)).toEqual([4, 3])
})

test('a room that is cancelled while the bank is asked: the stay is not changed, nothing is charged', async () => {
  const { one, items } = await holdTwo({ ...stay, adultsPerRoom: [2, 2] }, paidBy('PREPAY'))
  await post(one, 'keep', await agreed(one))
  const guest = await ordered(one)
  const { next } = await changedTo(guest, longer)
  await holdIt(next)
  const ready = await prepare(next)
  const token = await cardToken(ready, GOOD)
  const authorise = ledger.authorise.bind(ledger)
  const meanwhile = async (payment: Parameters<typeof authorise>[0]) => {
    const body = { rooms: items[1], revision: '1' }
    const cancelled = await api.server.post(CANCEL, body, { cookie: guest.cookie })
    expect(cancelled.status).toBe(200)
    return authorise(payment)
  }
  const asked = jest.spyOn(ledger, 'authorise').mockImplementationOnce(meanwhile as never)
  expect((await commit(ready, { intentId: ready.intentId, token })).status.code).toBe(
    'STALE_REVISION',
  )
  asked.mockRestore()
  expect([...ledger.payments().values()].at(-1)).toMatchObject({ state: 'voided' })
  const order = await storedOrder()
  expect([order.revision, order.quote.search.checkOut]).toEqual([2, checkOut])
  expect(await nightsTaken()).toEqual(nightsOf(checkIn, checkOut))
})

test.each([
  [
    'comes alone has not checked in to that',
    { parties: [single] },
    { stage: 'booked', stageAt: null },
  ],
  ['stays longer has checked in to that too', { stay: longer }, { stage: 'checkedIn' }],
  ['leaves earlier has checked in to that too', { stay: shorter }, { stage: 'checkedIn' }],
])('who has checked in and %s', async (_what, changes, room) => {
  const guest = await booked('CARD')
  const { db } = api.database
  await db.update(orderItems).set({ stage: 'checkedIn', stageAt: new Date() })
  const { next } = await change(await begun(guest), changes)
  await holdIt(next)
  expect((await commit(next)).status.code).toBe('SUCCESS')
  expect(await db.select().from(orderItems)).toMatchObject([room])
})

test('nobody else changes a stay, and rooms are neither added nor removed', async () => {
  const guest = await booked('CARD')
  const { handle } = await storedOrder()
  const stranger = await begin({ cookie: '' }, { stay: handle })
  expect(stranger.status.code).toBe('ORDER_NOT_FOUND')
  const own = await begun(guest)
  const refused = await change(own, { parties: [{ adults: 2 }, { adults: 1 }] })
  expect(refused.status.code).toBe('UNPROCESSABLE_ENTITY')
  expect((await details(guest, {})).orderRevisionNumber).toBe('1')
})

test('a stay that is sold out for the new night stays as it is', async () => {
  const guest = await booked('CARD')
  const { next } = await changedTo(guest, longer)
  const held = await api.server.post(
    '/phoenix-reservation/v1/updateCart',
    { cartId: next.cartId, revision: String(next.revision), step: 'hold', page: 'guest-info' },
    { cookie: next.cookie, headers: { 'x-foyer-fault': '*:soldout' } },
  )
  expect((await held.json()).status.code).toBe('SOLD_OUT')
  expect(await nightsTaken()).toEqual(nightsOf(checkIn, checkOut))
  const events = await api.database.db.select().from(orderEvents)
  expect(events.map(({ type }) => type)).toEqual(['booked'])
})
