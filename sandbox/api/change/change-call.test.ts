import { eq } from 'drizzle-orm'
import { addDays } from '../../../src/rules/stay/days'
import { holdRooms } from '../../database/booking/claims'
import { orderEvents, orders } from '../../database/booking/order-schema'
import { createLedger } from '../../payment/ledger'
import { hotels } from '../../seed/hotels'
import {
  type BookingVisitor,
  bookingTables,
  bookingTest,
  type Product,
  sold,
} from '../order/testing/booking-test'
import { orderOperations } from '../order/testing/order-operations'
import { searchProducts } from '../testing/booking-operations'
import { mondayIn } from '../testing/monday-in'
import { testApi } from '../testing/test-api'
import { cookieOf } from '../testing/test-server'

const ledger = createLedger()
const api = testApi({
  hotels,
  operations: [...orderOperations, searchProducts],
  empty: bookingTables,
  ledger,
})
const { book, holdOne, holdTwo, order, post, query } = bookingTest(api, ledger)

const CHANGE = '/phoenix-reservation/v1/modifySelectRate'
const CART = '/phoenix-reservation/v1/updateCart'
const LOOKUP = '/phoenix-reservation/v1/submitReservationLookup'
const REVIEW = '/reservation/reviewDetails.mi'
const LIST = '/reservation/modifyRateListMenu.mi'
const STAY = '/reservation/findReservationDetail.mi'

const checkIn = mondayIn(40)
const checkOut = addDays(checkIn, 3)
const longer = addDays(checkOut, 1)
const stay = { propertyId: 'BKKTH', checkIn, checkOut, adultsPerRoom: [2] }
const dates = (from: string, to: string) => `fromDate=${from}&toDate=${to}`

const standard = sold('CARD')

interface Booked {
  guest: BookingVisitor
  handle: string
  number: string
}

async function bookedAs(isWanted: (product: Product) => boolean): Promise<Booked> {
  return ordered(await holdOne(stay, isWanted))
}

async function ordered(held: BookingVisitor): Promise<Booked> {
  const { ready: guest, handle, number } = await book(held)
  return { guest, handle, number }
}

const ask = async ({ guest: { cookie } }: Pick<Booked, 'guest'>, body: object) =>
  (await api.server.post(CHANGE, body, { cookie })).json()

const asForm = (url: string, { guest: { cookie } }: Booked, fields: Record<string, string>) =>
  fetch(api.server.url + url, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie, origin: api.server.url },
    body: new URLSearchParams(fields),
  })

const next = (address: string) => {
  const { pathname, searchParams } = new URL(address, 'http://hotels.example')
  return { pathname, ...Object.fromEntries(searchParams) } as Record<string, string>
}

/** Others have all rooms of a type for a night. */
async function sellOut(roomType: string, night: string) {
  for (let other = 0; ; other += 1) {
    const hold = { owner: `other-${other}`, now: Date.now(), until: Date.now() + 900_000 }
    const wanted = { hotelId: 'BKKTH', roomType, night, rooms: 1, capacity: CAPACITY }
    if (await holdRooms(api.database, hold, [wanted])) return
  }
}
const CAPACITY = 200

const roomOf = (productId: string) => productId.split('.')[1] ?? ''

async function productOf({ guest }: Booked): Promise<string> {
  const [row] = await api.database.db.select().from(orders).where(eq(orders.cartId, guest.cartId))
  return row?.quote.rooms[0]?.productId ?? ''
}

test('new dates lead to the review of the change, with a script and without', async () => {
  const booked = await bookedAs(standard)
  const { handle } = booked
  const search = { searchCriteria: dates(checkIn, longer) }
  const answer = await ask(booked, { stay: handle, ...search })
  expect(next(answer.nextStateURI)).toMatchObject({
    ...{ pathname: REVIEW, stay: handle, cart: answer.cart.id },
    ...{ fromDate: checkIn, toDate: longer },
  })
  const form = await asForm(CHANGE, booked, { stay: handle, fromDate: checkIn, toDate: longer })
  expect(form.status).toBe(303)
  expect(next(form.headers.get('location') ?? '')).toMatchObject({
    pathname: REVIEW,
    toDate: longer,
  })
})

test('what is asked on the page of the stay is asked of what is booked, not of an earlier draft', async () => {
  const booked = await bookedAs(standard)
  const party = await ask(booked, { stay: booked.handle, searchCriteria: 'numAdultsPerRoom=1' })
  expect(party.cart.parties).toMatchObject([{ adults: 1 }])
  const { cart } = await ask(booked, {
    stay: booked.handle,
    searchCriteria: dates(checkIn, longer),
  })
  expect(cart).toMatchObject({ parties: [{ adults: 2 }], checkOut: longer })
})

test('a room that is not sold so leads to the rates for what was asked, and its choice to the review', async () => {
  const booked = await bookedAs(standard)
  const own = roomOf(await productOf(booked))
  await sellOut(own, checkOut)
  const refused = await ask(booked, { stay: booked.handle, searchCriteria: dates(checkIn, longer) })
  expect(refused.status.code).toBe('SOLD_OUT')
  const list = next(refused.nextStateURI)
  expect(list).toMatchObject({ pathname: LIST, toDate: longer, problem: 'ROOM_NOT_SOLD' })
  const search = { ...stay, checkOut: longer }
  const { data } = await query(
    searchProducts,
    { search, cartId: refused.cart.id },
    booked.guest.cookie,
  )
  const other = (data.products as Product[]).find(standard)
  expect(other?.roomType.code).not.toBe(own)
  const chosen = await ask(booked, {
    cartId: refused.cart.id,
    revision: refused.cart.revision,
    searchCriteria: dates(checkIn, longer),
    productId: other?.id,
    roomIndex: '0',
  })
  expect(next(chosen.nextStateURI).pathname).toBe(REVIEW)
  expect(chosen.cart).toMatchObject({
    checkOut: longer,
    change: { rooms: [{ itemId: list.rooms, kept: [], added: expect.any(Array) }] },
  })
  expect(chosen.cart.change.rooms[0].added).toHaveLength(4)
})

test('of two rooms that are not sold so each is chosen, and nothing is changed before', async () => {
  const { one } = await holdTwo({ ...stay, adultsPerRoom: [2, 2] }, standard)
  const booked = await ordered(one)
  await sellOut(roomOf(await productOf(booked)), checkOut)
  const searchCriteria = dates(checkIn, longer)
  const refused = await ask(booked, { stay: booked.handle, searchCriteria })
  const search = { ...stay, checkOut: longer }
  const { data } = await query(
    searchProducts,
    { search, cartId: refused.cart.id },
    booked.guest.cookie,
  )
  const productId = (data.products as Product[]).find(standard)?.id
  const pick = (cart: { id: string; revision: number }, roomIndex: string) =>
    ask(booked, { cartId: cart.id, revision: cart.revision, searchCriteria, productId, roomIndex })
  const first = await pick(refused.cart, '0')
  const list = next(first.nextStateURI)
  expect(list).toMatchObject({ pathname: LIST, toDate: longer })
  expect(list.rooms).not.toBe(next(refused.nextStateURI).rooms)
  const tooEarly = await post({ ...booked.guest, cartId: first.cart.id, ...first.cart }, 'book')
  expect(tooEarly.status.code).toBe('ROOM_MISSING')
  const second = await pick(first.cart, '1')
  expect(next(second.nextStateURI).pathname).toBe(REVIEW)
  expect(
    second.cart.change.rooms.map(({ isChanged }: { isChanged: boolean }) => isChanged),
  ).toEqual([true, true])
})

test('dates that the rate of the stay does not allow are told on its page', async () => {
  const booked = await bookedAs(({ id }) => id.includes('.LONG'))
  const { handle } = booked
  const body = { stay: handle, searchCriteria: dates(checkIn, addDays(checkOut, -1)) }
  const refused = await ask(booked, body)
  expect([refused.status.code, refused.nextStateURI]).toEqual(['ADD_ONLY', null])
  const fields = { stay: handle, fromDate: checkIn, toDate: addDays(checkOut, -1) }
  const form = await asForm(CHANGE, booked, fields)
  expect(next(form.headers.get('location') ?? '')).toEqual({
    ...{ pathname: STAY, stay: handle, outcome: 'change.ADD_ONLY' },
  })
})

test('the review makes a change that takes no money, and says so on the page of the stay', async () => {
  const booked = await bookedAs(standard)
  const { cart } = await ask(booked, {
    stay: booked.handle,
    searchCriteria: dates(checkIn, longer),
  })
  const fields = { cartId: cart.id, revision: `${cart.revision}`, step: 'book', key: 'a-key' }
  const made = await asForm(CART, booked, { ...fields, page: 'review-details' })
  expect(next(made.headers.get('location') ?? '')).toEqual({
    ...{ pathname: STAY, stay: booked.handle, outcome: 'reservationModified' },
  })
  const again = await asForm(CART, booked, { ...fields, page: 'review-details' })
  expect(next(again.headers.get('location') ?? '')).toMatchObject({ pathname: STAY })
})

test('whoever has found a stay by its number changes it, and is told no more of it than before', async () => {
  const { handle, number } = await bookedAs(standard)
  const stranger = await api.server.become('anon')
  const asked = { confirmationNumber: number, lastName: 'Lindqvist' }
  const found = await api.server.post(LOOKUP, asked, { cookie: stranger })
  const cookie = cookieOf(found)
  const guest = { cookie, cartId: '', revision: 0, intentId: '' }
  const begun = await ask({ guest }, { stay: handle, searchCriteria: dates(checkIn, longer) })
  const { cart } = begun
  const own = { ...guest, cartId: cart.id, revision: cart.revision }
  expect((await post(own, 'hold')).status.code).toBe('SUCCESS')
  const made = await order(own, { intentId: null, token: null })
  expect(made.status.code).toBe('SUCCESS')
  expect(made.nextStateURI).toContain(STAY)
  expect(JSON.stringify(made.order)).toContain('Lindqvist')
  expect(JSON.stringify(made.order)).not.toContain('Maria')
  expect(made.order.payment?.last4 ?? null).toBeNull()
})

test('a stay is changed at most twenty times in an hour: each is a mail to its guest', async () => {
  const booked = await bookedAs(standard)
  const [row] = await api.database.db.select().from(orders)
  const events = Array.from({ length: 20 }, (_, index) => ({
    number: index + 2,
    ...{ orderId: row?.id ?? '', type: 'changed' as const, data: {}, at: new Date() },
  }))
  await api.database.db.insert(orderEvents).values(events)
  const { cart } = await ask(booked, {
    stay: booked.handle,
    searchCriteria: dates(checkIn, longer),
  })
  const own = { ...booked.guest, cartId: cart.id, revision: cart.revision }
  expect((await post(own, 'hold')).status.code).toBe('SUCCESS')
  const refused = await order(own, { intentId: null, token: null })
  expect(refused.status).toMatchObject({ httpStatus: 429, code: 'TOO_MANY_CHANGES' })
  const fields = { cartId: cart.id, revision: `${cart.revision}`, step: 'book', key: 'another' }
  const form = await asForm(CART, booked, { ...fields, page: 'review-details' })
  expect(next(form.headers.get('location') ?? '')).toMatchObject({
    ...{ pathname: REVIEW, problem: 'TOO_MANY_CHANGES' },
  })
})
