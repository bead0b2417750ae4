import { eq } from 'drizzle-orm'
import ICAL from 'ical.js'
import { addDays, nightsOf } from '../../../src/rules/stay/days'
import { claims } from '../../database/booking/booking-schema'
import { holdRooms } from '../../database/booking/claims'
import {
  orderEvents,
  orderItems,
  orderRevisions,
  orders,
} from '../../database/booking/order-schema'
import { messages } from '../../database/members/account-schema'
import { createLedger } from '../../payment/ledger'
import { hotels } from '../../seed/hotels'
import {
  type BookingVisitor,
  bookingTables,
  bookingTest,
  type Product,
  sold,
} from '../order/testing/booking-test'
import { orderDetails, orderOperations } from '../order/testing/order-operations'
import { searchProducts } from '../testing/booking-operations'
import { mondayIn } from '../testing/monday-in'
import { testApi } from '../testing/test-api'
import { cookieOf } from '../testing/test-server'

const CHANGE_CART = `mutation MoveRooms($input: CartUpdate!) {
  updateCart(input: $input) { status { code } cart { id revision } }
}`
const READ = `query ReadMoved($cartId: ID!) {
  cart(id: $cartId) {
    revision checkIn checkOut items { id segments { checkIn checkOut } } itemGroups { quantity }
    nextRoom { itemId checkIn checkOut }
    change { rooms { itemId isChanged } }
  }
}`
const STAY = `query MovedStay($cartId: ID!) {
  stayDetails(cartId: $cartId) { checkIn checkOut roomDays { roomIndex checkIn checkOut } }
}`
const LISTED = `query MovedList {
  currentReservationDetails(daysAhead: 60) { stays { checkIn checkOut lengthOfStay } }
}`
const BAR = `query MovedBar($cartId: ID) { stickyBar(cartId: $cartId) { checkOut lengthOfStay } }`

const ledger = createLedger()
const api = testApi({
  hotels,
  operations: [...orderOperations, searchProducts, CHANGE_CART, READ, STAY, BAR, LISTED],
  empty: bookingTables,
  ledger,
})
const { book, holdTwo, order, post, query } = bookingTest(api, ledger)

const CHANGE = '/phoenix-reservation/v1/modifySelectRate'
const CANCEL = '/phoenix-reservation-black/v1/confirmCancelReservation'
const LOOKUP = '/phoenix-reservation/v1/submitReservationLookup'
const REVIEW = '/reservation/reviewDetails.mi'
const LIST = '/reservation/modifyRateListMenu.mi'
const PAGE = '/reservation/findReservationDetail.mi'

const checkIn = mondayIn(40)
const checkOut = addDays(checkIn, 3)
const dayBefore = addDays(checkOut, -1)
const dayAfter = addDays(checkOut, 1)
const booked = { checkIn, checkOut }
const shorter = { checkIn, checkOut: dayBefore }
const longer = { checkIn, checkOut: dayAfter }
const stay = { propertyId: 'BKKTH', ...booked, adultsPerRoom: [2, 2] }

const standard = sold('CARD')

interface Booked {
  guest: BookingVisitor
  handle: string
  number: string
  items: string[]
}

/** Two rooms of one type, for three nights. */
async function twoRooms(): Promise<Booked> {
  const { one, items } = await holdTwo(stay, standard)
  const { ready: guest, handle, number } = await book(one)
  await api.database.db.delete(messages)
  return { guest, items, handle, number }
}

const dates = (days: { checkIn: string; checkOut: string }) =>
  `fromDate=${days.checkIn}&toDate=${days.checkOut}`

const ask = async ({ cookie }: Pick<BookingVisitor, 'cookie'>, body: object) =>
  (await api.server.post(CHANGE, body, { cookie })).json()

const asForm = ({ cookie }: BookingVisitor, fields: Record<string, string>) =>
  fetch(api.server.url + CHANGE, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie, origin: api.server.url },
    body: new URLSearchParams(fields),
  })

const addressIn = (address: string | null) => {
  const { pathname, searchParams } = new URL(address ?? '', 'http://hotels.example')
  return { pathname, ...Object.fromEntries(searchParams) } as Record<string, string>
}

/** A cart of the order in which these rooms get other days. */
async function moving(
  { guest, handle }: Pick<Booked, 'guest' | 'handle'>,
  rooms: string[],
  days: typeof booked,
): Promise<BookingVisitor> {
  const searchCriteria = dates(days)
  const answer = await ask(guest, { stay: handle, searchCriteria, rooms: rooms.join(',') })
  expect(answer.status.code).toBe('SUCCESS')
  const { id: cartId, revision } = answer.cart
  return { cookie: guest.cookie, cartId, revision, intentId: '' }
}

const commit = (of: BookingVisitor) => order(of, { intentId: null, token: null })

async function made(of: BookingVisitor) {
  expect((await post(of, 'hold')).status.code).toBe('SUCCESS')
  const answer = await commit(of)
  expect(answer.status.code).toBe('SUCCESS')
  return answer.order
}

async function storedOrder() {
  const [row] = await api.database.db.select().from(orders)
  if (!row) throw new Error('There is no order.')
  return row
}

/** What is claimed for the order is what its rooms that are not cancelled have, night by night. */
async function expectOwnNights(wanted: (typeof booked)[]) {
  const { id, quote } = await storedOrder()
  const { db } = api.database
  const claimed = await db.select().from(claims).where(eq(claims.owner, id))
  const rooms = await db.select().from(orderItems).where(eq(orderItems.orderId, id))
  const living = rooms.filter(({ cancelledAt }) => !cancelledAt)
  const inOrder = living.sort((one, other) => one.roomIndex - other.roomIndex)
  expect(inOrder.map((room) => ({ checkIn: room.checkIn, checkOut: room.checkOut }))).toEqual(
    wanted,
  )
  const nights = wanted.flatMap((days) => nightsOf(days.checkIn, days.checkOut)).sort()
  expect(claimed.map(({ night }) => night).sort()).toEqual(nights)
  const quoted = quote.rooms
    .filter((room) => living.some(({ itemId }) => itemId === room.id))
    .flatMap((room) => room.nights.map(({ date }) => date))
  expect(quoted.sort()).toEqual(nights)
}

test('one of two rooms goes home a day earlier: its night is for sale again, the other room is as it was', async () => {
  const two = await twoRooms()
  const [first, second = ''] = two.items
  const before = (await storedOrder()).quote.rooms
  const cart = await moving(two, [second], shorter)
  const { data } = await query(READ, { cartId: cart.cartId }, cart.cookie)
  // The stay is still that of both.
  expect(data).toMatchObject({
    ...booked,
    items: [
      { id: first, segments: [booked] },
      { id: second, segments: [shorter] },
    ],
    itemGroups: [{ quantity: 1 }, { quantity: 1 }],
    change: { rooms: [{ isChanged: false }, { isChanged: true }] },
  })
  const order = await made(cart)
  expect(order).toMatchObject({
    stay: booked,
    items: [
      { lengthOfStay: 3, segments: [booked] },
      { lengthOfStay: 2, segments: [shorter] },
    ],
  })
  await expectOwnNights([booked, shorter])
  const { quote } = await storedOrder()
  expect(quote.rooms[0]).toEqual(before[0])
})

test('the mail of it says what the room was and is, the calendar is as long as the longer room', async () => {
  const two = await twoRooms()
  await made(await moving(two, [two.items[1] ?? ''], shorter))
  const [mail] = await api.database.db.select().from(messages)
  const [section = ''] =
    mail?.body.split('\n\n').filter((one) => /What has changed/.test(one)) ?? []
  // The room, and the total: the stay as a whole is as long as it was.
  expect(section.split('\n')).toHaveLength(3)
  const day = (iso: string) => `${Number(iso.slice(8))}`
  expect(section).toMatch(new RegExp(`Room 2: .*${day(dayBefore)}, .*before: .*${day(checkOut)}, `))
  expect(section).not.toMatch(/Room 1|Check-/)
  const [room1 = '', room2 = ''] =
    mail?.body.split('\n\n').filter((one) => /^Room \d\n/.test(one)) ?? []
  expect([room1, room2].map((room) => / to .*/.exec(room)?.[0])).toEqual([
    expect.stringMatching(new RegExp(` ${day(checkOut)},`)),
    expect.stringMatching(new RegExp(` ${day(dayBefore)},`)),
  ])
  const file = new ICAL.Component(ICAL.parse(mail?.calendar ?? ''))
  const event = new ICAL.Event(file.getFirstSubcomponent('vevent') ?? undefined)
  expect([event.startDate, event.endDate].map((time) => String(time).slice(0, 10))).toEqual([
    checkIn,
    checkOut,
  ])
  expect(mail?.html).toContain(`"checkoutDate":"${dayBefore}"`)
})

test('the pages of a change say the days of each room, and no length that is not a room’s', async () => {
  const two = await twoRooms()
  const cart = await moving(two, [two.items[0] ?? ''], longer)
  const { cookie, cartId } = cart
  expect((await query(STAY, { cartId }, cookie)).data).toEqual({
    ...longer,
    roomDays: [
      { roomIndex: 0, ...longer },
      { roomIndex: 1, ...booked },
    ],
  })
  expect((await query(BAR, { cartId }, cookie)).data).toEqual({
    ...{ checkOut: dayAfter, lengthOfStay: null },
  })
})

test('rooms with days of their own are moved again: both, one, and back to what was booked', async () => {
  const two = await twoRooms()
  const [first = '', second = ''] = two.items
  await made(await moving(two, [second], shorter))
  await made(await moving(two, [first], longer))
  await expectOwnNights([longer, shorter])
  // All of them, as from a page that does not ask which.
  const answer = await ask(two.guest, { stay: two.handle, searchCriteria: dates(booked) })
  const { id: cartId, revision } = answer.cart
  await made({ ...two.guest, cartId, revision })
  await expectOwnNights([booked, booked])
})

test('the days of the stay as a whole ask nothing of rooms that have their own', async () => {
  const two = await twoRooms()
  await made(await moving(two, [two.items[1] ?? ''], shorter))
  const criteria = `${dates(booked)}&numRooms=2&numAdultsPerRoom=1-2`
  const { cart } = await ask(two.guest, { stay: two.handle, searchCriteria: criteria })
  const { data } = await query(READ, { cartId: cart.id }, two.guest.cookie)
  expect(data.items.map(({ segments }: { segments: object[] }) => segments)).toEqual([
    [booked],
    [shorter],
  ])
})

test('once the room that stays longest is cancelled, the stay is that of the other one', async () => {
  const two = await twoRooms()
  const [first = '', second = ''] = two.items
  await made(await moving(two, [second], shorter))
  const { cookie } = two.guest
  const cancelled = await api.server.post(CANCEL, { rooms: first, revision: '2' }, { cookie })
  expect(cancelled.status).toBe(200)
  const { cart } = await ask(two.guest, { stay: two.handle })
  expect(cart).toMatchObject(shorter)
  const { stay: told } = (await query(orderDetails, { stay: two.handle }, cookie)).data
  expect(told).toMatchObject(shorter)
  await expectOwnNights([shorter])
})

test('the list of stays says from when until when somebody stays, and no length of rooms that differ', async () => {
  const two = await twoRooms()
  const [first = ''] = two.items
  const told = async () => (await query(LISTED, {}, two.guest.cookie)).data.stays
  expect(await told()).toEqual([{ ...booked, lengthOfStay: 3 }])
  await made(await moving(two, [first], shorter))
  expect(await told()).toEqual([{ ...booked, lengthOfStay: null }])
})

test('a form ticks the rooms that move; without one it is led back, and told so', async () => {
  const two = await twoRooms()
  const [, second = ''] = two.items
  const fields = { stay: two.handle, fromDate: checkIn, toDate: dayBefore, rooms: '' }
  const none = await asForm(two.guest, fields)
  expect(addressIn(none.headers.get('location'))).toEqual({
    ...{ pathname: PAGE, stay: two.handle, outcome: 'change.NO_ROOM_CHOSEN' },
    // The dates are not typed again.
    ...{ fromDate: checkIn, toDate: dayBefore },
  })
  const ticked = await asForm(two.guest, { ...fields, [`room.${second}`]: 'on' })
  const address = addressIn(ticked.headers.get('location'))
  expect(address).toMatchObject({ pathname: REVIEW, stay: two.handle, toDate: checkOut })
  const { data } = await query(READ, { cartId: address.cart }, two.guest.cookie)
  expect(data.items[1].segments).toEqual([shorter])
})

test('a room that is not of the stay, one that is cancelled, and none at all are refused: nothing moves', async () => {
  const two = await twoRooms()
  const [first = '', second = ''] = two.items
  const asked = { stay: two.handle, searchCriteria: dates(shorter) }
  const codeOf = async (rooms: string) => (await ask(two.guest, { ...asked, rooms })).status.code
  expect(await codeOf('nobody')).toBe('UNPROCESSABLE_ENTITY')
  expect(await codeOf(`${first},nobody`)).toBe('UNPROCESSABLE_ENTITY')
  expect(await codeOf('')).toBe('NO_ROOM_CHOSEN')
  const cancelled = { rooms: second, revision: '1' }
  expect((await api.server.post(CANCEL, cancelled, { cookie: two.guest.cookie })).status).toBe(200)
  expect(await codeOf(second)).toBe('UNPROCESSABLE_ENTITY')
  await expectOwnNights([booked])
})

test('the rooms of a new booking keep the same nights', async () => {
  const { one, items } = await holdTwo(stay, standard)
  const input = { cartId: one.cartId, revision: one.revision, stay: { ...shorter, rooms: items } }
  const { data } = await query(CHANGE_CART, { input }, one.cookie)
  expect(data.status.code).toBe('UNPROCESSABLE_ENTITY')
})

test('a cart takes the rooms by GraphQL too', async () => {
  const two = await twoRooms()
  const begun = (await ask(two.guest, { stay: two.handle })).cart
  const move = (rooms: string[]) => ({
    input: { cartId: begun.id, revision: begun.revision, stay: { ...shorter, rooms } },
  })
  const none = await query(CHANGE_CART, move([]), two.guest.cookie)
  expect(none.data.status.code).toBe('NO_ROOM_CHOSEN')
  const { data } = await query(CHANGE_CART, move([two.items[0] ?? '']), two.guest.cookie)
  await made({ ...two.guest, cartId: begun.id, revision: data.cart.revision })
  await expectOwnNights([shorter, booked])
})

test('two people move one room each: the second sees what the first has made of theirs, and both count', async () => {
  const two = await twoRooms()
  const [first = '', second = ''] = two.items
  const stranger = await api.server.become('anon')
  const lookup = { confirmationNumber: two.number, lastName: 'Lindqvist' }
  const cookie = cookieOf(await api.server.post(LOOKUP, lookup, { cookie: stranger }))
  const other = { guest: { ...two.guest, cookie }, handle: two.handle }
  const theirs = await moving(other, [second], longer)
  expect((await post(theirs, 'hold')).status.code).toBe('SUCCESS')
  await made(await moving(two, [first], shorter))
  expect((await commit(theirs)).status.code).toBe('STALE_REVISION')
  const { data } = await query(READ, { cartId: theirs.cartId }, cookie)
  expect(data.change.rooms.map(({ isChanged }: { isChanged: boolean }) => isChanged)).toEqual([
    false,
    true,
  ])
  await made({ ...theirs, revision: data.revision })
  await expectOwnNights([shorter, longer])
  const kept = await api.database.db.select().from(orderRevisions)
  expect(kept).toHaveLength(2)
})

test('the same change sent twice at once is made once', async () => {
  const two = await twoRooms()
  const cart = await moving(two, [two.items[1] ?? ''], longer)
  expect((await post(cart, 'hold')).status.code).toBe('SUCCESS')
  const answers = await Promise.all([commit(cart), commit(cart)])
  expect(answers.map(({ status }) => status.code)).toContain('SUCCESS')
  await expectOwnNights([booked, longer])
  const events = await api.database.db.select().from(orderEvents)
  expect(events.map(({ type }) => type)).toEqual(['booked', 'changed'])
  expect(await api.database.db.select().from(messages)).toHaveLength(1)
})

test('a room that is sold out for its new night is chosen anew for its days; the other one is left alone', async () => {
  const two = await twoRooms()
  const [, second = ''] = two.items
  const [, own = ''] = (await storedOrder()).quote.rooms[1]?.productId.split('.') ?? []
  await sellOut(own, checkOut)
  const asked = { stay: two.handle, searchCriteria: dates(longer), rooms: second }
  const refused = await ask(two.guest, asked)
  expect(refused.status.code).toBe('SOLD_OUT')
  const list = addressIn(refused.nextStateURI)
  expect(list).toMatchObject({ pathname: LIST, toDate: dayAfter, rooms: second })
  const productId = await otherProduct(refused.cart.id, own)
  const { cookie } = two.guest
  const chosen = await ask(two.guest, {
    ...{ cartId: refused.cart.id, revision: refused.cart.revision, rooms: list.rooms },
    ...{ searchCriteria: dates(longer), productId, roomIndex: '1' },
  })
  expect(addressIn(chosen.nextStateURI).pathname).toBe(REVIEW)
  const { data } = await query(READ, { cartId: chosen.cart.id }, cookie)
  expect(data.items.map(({ segments }: { segments: object[] }) => segments)).toEqual([
    [booked],
    [longer],
  ])
})

test('of two rooms that are to stay longer, each in its turn is chosen for those days', async () => {
  const two = await twoRooms()
  const [first = '', second = ''] = two.items
  // They have days of their own already.
  await made(await moving(two, [first], shorter))
  const [, own = ''] = (await storedOrder()).quote.rooms[1]?.productId.split('.') ?? []
  await sellOut(own, checkOut)
  const rooms = `${first},${second}`
  const refused = await ask(two.guest, {
    ...{ stay: two.handle, searchCriteria: dates(longer), rooms },
  })
  const list = addressIn(refused.nextStateURI)
  expect(list.rooms?.split(',').sort()).toEqual([first, second].sort())
  const productId = await otherProduct(refused.cart.id, own)
  const choose = (
    { id, revision }: { id: string; revision: number },
    roomIndex: string,
    asked: object,
  ) => ask(two.guest, { cartId: id, revision, productId, roomIndex, ...asked })
  const one = await choose(refused.cart, '0', { searchCriteria: dates(longer), rooms: list.rooms })
  const next = addressIn(one.nextStateURI)
  expect(next).toMatchObject({ pathname: LIST, rooms: second, toDate: dayAfter })
  const { data } = await query(READ, { cartId: one.cart.id }, two.guest.cookie)
  expect(data.nextRoom).toEqual({ itemId: second, ...longer })
  // Also where the choice does not name the days again.
  const both = await choose(one.cart, '1', {})
  expect(addressIn(both.nextStateURI).pathname).toBe(REVIEW)
  const { data: after } = await query(READ, { cartId: one.cart.id }, two.guest.cookie)
  expect(after.items.map(({ segments }: { segments: object[] }) => segments)).toEqual([
    [longer],
    [longer],
  ])
})

/** Others have all rooms of a type for a night. */
async function sellOut(roomType: string, night: string) {
  for (let other = 0; ; other += 1) {
    const hold = { owner: `other-${other}`, now: Date.now(), until: Date.now() + 900_000 }
    const wanted = { hotelId: 'BKKTH', roomType, night, rooms: 1, capacity: 200 }
    if (await holdRooms(api.database, hold, [wanted])) return
  }
}

async function otherProduct(cartId: string, roomCode: string): Promise<string> {
  const { data } = await query(searchProducts, { search: { ...stay, ...longer }, cartId })
  const isOther = (product: Product) => standard(product) && product.roomType.code !== roomCode
  return (data.products as Product[]).find(isOther)?.id ?? ''
}
