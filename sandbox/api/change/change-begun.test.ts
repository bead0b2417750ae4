import { addDays, nightsOf } from '../../../src/rules/stay/days'
import { hotelInstant } from '../../../src/rules/stay/hotel-instant'
import { claims } from '../../database/booking/booking-schema'
import { orderItems, orders } from '../../database/booking/order-schema'
import { messages } from '../../database/members/account-schema'
import { createLedger } from '../../payment/ledger'
import { hotels } from '../../seed/hotels'
import type { HotelDesk } from '../order/hotel-desk'
import { sandboxDesk } from '../order/sandbox-desk'
import {
  type BookingVisitor,
  bookingTables,
  bookingTest,
  type Product,
  PUBLIC,
  sold,
} from '../order/testing/booking-test'
import { orderOperations } from '../order/testing/order-operations'
import { saidByHotel } from '../order/testing/said-by-hotel'
import { searchProducts } from '../testing/booking-operations'
import { mondayIn } from '../testing/monday-in'
import { testApi } from '../testing/test-api'

const STAY = `query BegunStay($stay: ID) {
  reservationDetails(stay: $stay) {
    stay { checkIn checkOut modifiable reason addOnly departureFrom }
    charges { total { amount } }
    items { checkIn { state checkOut { payment balance { amount } } } }
  }
}`

const OFFERED = `query OfferedOfCart($cartId: ID!) {
  cart: stayDetails(cartId: $cartId) { departureFrom }
  changed: cart(id: $cartId) { change { hasBegun } }
  extras: nonRoomProductFlyout(cartId: $cartId) { rooms { id } }
  policies: cancellationPolicyByCart(cartId: $cartId) { itemId }
}`

/** What the hotel has heard of departures. */
const heard: { confirmationNumber: string; checkOut: string }[] = []
const desk: HotelDesk = {
  ...sandboxDesk(),
  moveDeparture: async ({ confirmationNumber, checkOut }) => {
    heard.push({ confirmationNumber, checkOut })
  },
}
const ledger = createLedger()
const api = testApi({
  ...{ hotels, operations: [...orderOperations, STAY, OFFERED], ledger, desk },
  empty: bookingTables,
})
const { book, holdOne, holdTwo, prepare, order, cardToken, post, query } = bookingTest(api, ledger)
beforeEach(() => heard.splice(0))

const CHANGE = '/phoenix-reservation/v1/modifySelectRate'
const GOOD = '4111111111111111'
const HOTEL = 'BKKTH'
const timeZone = hotels.find(({ id }) => id === HOTEL)?.timeZone ?? ''
const checkIn = mondayIn(40)
const checkOut = addDays(checkIn, 3)
const longer = addDays(checkOut, 1)
const search = { propertyId: HOTEL, checkIn, checkOut, adultsPerRoom: [2] }

/** An instant of the hotel. */
const at = (day: string, clock: string) => hotelInstant(day, clock, timeZone)?.time ?? Number.NaN
const secondDay = at(addDays(checkIn, 1), '18:00')

interface Guest extends BookingVisitor {
  stay: string
  number: string
}

/** The same visitor at another time. */
const atTime = (guest: Guest, time: number): Guest => ({
  ...guest,
  cookie: `${guest.cookie.split(';')[0]}; foyer-clock=${time - Date.now()}`,
})

const paidBy = (type: string) => sold(type, PUBLIC)

/** A guest of the second day, who has arrived. */
async function inHouse(isWanted = paidBy('CARD'), hasArrived = true): Promise<Guest> {
  return arrived(await holdOne(search, isWanted), hasArrived)
}

/** Books what is held; the hotel says that its guests have arrived. */
async function arrived(held: BookingVisitor, hasArrived = true): Promise<Guest> {
  const { ready, handle: stay, number, items } = await book(held)
  for (const { basicInformation } of hasArrived ? items : []) {
    const report = { hotelId: HOTEL, ...basicInformation, event: 'arrive' } as const
    expect(await saidByHotel(api.database, report, at(checkIn, '16:00'))).toBe(true)
  }
  await api.database.db.delete(messages)
  return atTime({ ...ready, stay, number }, secondDay)
}

const ask = async ({ cookie, stay }: Guest, body: object, headers = {}) =>
  (await api.server.post(CHANGE, { stay, ...body }, { cookie, headers })).json()

/** The cart of a change that is asked for and held. */
async function heldFor(guest: Guest, body: object): Promise<BookingVisitor> {
  const { status, cart } = await ask(guest, body)
  expect(status.code).toBe('SUCCESS')
  const next = { ...guest, cartId: cart.id, revision: cart.revision, intentId: '' }
  expect((await post(next, 'hold')).status.code).toBe('SUCCESS')
  return next
}

const commit = (of: BookingVisitor, asked: object = {}) =>
  order(of, { intentId: null, token: null, ...asked })

const stayOf = async ({ cookie, stay }: Guest) => (await query(STAY, { stay }, cookie)).data

async function stored() {
  const { db } = api.database
  const [row] = await db.select().from(orders)
  const [room] = await db.select().from(orderItems)
  const nights = (await db.select().from(claims)).filter(({ owner }) => owner === row?.id)
  return { revision: row?.revision, ...room, nights: nights.map(({ night }) => night).sort() }
}

test('who is in house stays a night longer: only the departure is another, and the hotel hears of it', async () => {
  const guest = await inHouse()
  const before = await stayOf(guest)
  const tomorrow = addDays(checkIn, 2)
  expect(before.stay).toMatchObject({ modifiable: true, departureFrom: tomorrow })
  const next = await heldFor(guest, { toDate: longer })
  expect(heard).toEqual([])
  const made = await commit(next)
  expect(made.status.code).toBe('SUCCESS')
  expect(made.order.stay).toMatchObject({ checkIn, checkOut: longer })
  expect(heard).toEqual([{ confirmationNumber: guest.number, checkOut: longer }])
  expect(await stored()).toMatchObject({ stage: 'inHouse', nights: nightsOf(checkIn, longer) })
  const [mail] = await api.database.db.select().from(messages)
  expect(JSON.stringify(mail)).toContain('changed')
  // Checking out follows the new departure, and what is left has the new night in it.
  const formerly = await stayOf(atTime(guest, at(checkOut, '08:00')))
  expect(formerly.items[0].checkIn.state).toBe('CHECKED_IN_HOUSE')
  const [leaving] = (await stayOf(atTime(guest, at(longer, '08:00')))).items
  expect(leaving.checkIn.state).toBe('CHECK_OUT_ELIGIBLE')
  const { amount } = leaving.checkIn.checkOut.balance
  expect(amount).toBe(formerly.charges.total.amount)
  expect(amount).toBeGreaterThan(before.charges.total.amount)
})

test('what is given back is for sale again at once, tonight only until the hour of check-out', async () => {
  const guest = await inHouse()
  const secondNight = addDays(checkIn, 1)
  const refused = await ask(guest, { toDate: secondNight })
  expect([refused.status.code, refused.nextStateURI]).toEqual(['NIGHT_BEGUN', null])
  const morning = atTime(guest, at(secondNight, '08:00'))
  expect((await stayOf(morning)).stay.departureFrom).toBe(secondNight)
  expect((await commit(await heldFor(morning, { toDate: secondNight }))).status.code).toBe(
    'SUCCESS',
  )
  expect(await stored()).toMatchObject({ stage: 'inHouse', nights: [checkIn] })
})

test('tonight that begins while the guest thinks about it is not given back', async () => {
  const guest = await inHouse()
  const secondNight = addDays(checkIn, 1)
  const morning = await heldFor(atTime(guest, at(secondNight, '11:55')), { toDate: secondNight })
  const later = { ...morning, cookie: atTime(guest, at(secondNight, '12:01')).cookie }
  expect((await commit(later)).status.code).toBe('NIGHT_BEGUN')
  expect(await stored()).toMatchObject({ revision: 2, nights: nightsOf(checkIn, checkOut) })
})

test.each([
  ['today', addDays(checkIn, 1), 'DEPARTURE_ONLY'],
  ['tomorrow', addDays(checkIn, 2), 'DEPARTURE_ONLY'],
  ['on a day before the stay', addDays(checkIn, -1), 'UNPROCESSABLE_ENTITY'],
])('an arrival that is forged is refused: %s', async (_when, fromDate, code) => {
  const guest = await inHouse()
  for (const body of [
    { fromDate, toDate: longer },
    { searchCriteria: `fromDate=${fromDate}&toDate=${longer}` },
  ]) {
    const refused = await ask(guest, body)
    expect([refused.status.code, refused.nextStateURI]).toEqual([code, null])
  }
  // The arrival that is booked is no forgery.
  expect((await ask(guest, { fromDate: checkIn, toDate: longer })).status.code).toBe('SUCCESS')
})

test('rooms, rates, guests and extras of a stay that has begun stay, and are not offered', async () => {
  const guest = await inHouse()
  const party = await ask(guest, { searchCriteria: 'numAdultsPerRoom=1' })
  expect(party.status.code).toBe('DEPARTURE_ONLY')
  const { data } = await query(searchProducts, { search })
  const other = (data.products as Product[]).find(paidBy('DEPOSIT_FIRST_NIGHT'))
  const product = await ask(guest, { productId: other?.id, roomIndex: '0' })
  expect([product.status.code, product.nextStateURI]).toEqual(['DEPARTURE_ONLY', null])
  const { cart } = await ask(guest, { toDate: longer })
  const options = { cookie: guest.cookie }
  const answer = await api.server.query(OFFERED, { cartId: cart.id }, options)
  expect((await answer.json()).data).toEqual({
    cart: { departureFrom: addDays(checkIn, 2) },
    changed: { change: { hasBegun: true } },
    extras: null,
    policies: [],
  })
})

describe('rooms leave together, but for one', () => {
  const twoRooms = async (hasArrived = true) => {
    const { one } = await holdTwo({ ...search, adultsPerRoom: [2, 2] }, paidBy('CARD'))
    return arrived(one, hasArrived)
  }
  const report = async (
    guest: Guest,
    event: 'depart' | 'miss' | 'arrive',
    number = guest.number,
  ) => {
    const said = { hotelId: HOTEL, confirmationNumber: number, event } as const
    expect(await saidByHotel(api.database, said, secondDay)).toBe(true)
  }
  const departures = async () => {
    const rooms = await api.database.db.select().from(orderItems).orderBy(orderItems.roomIndex)
    return rooms.map((room) => room.checkOut)
  }

  test('whose guest has left: the other one stays a night longer', async () => {
    const guest = await twoRooms()
    await report(guest, 'depart')
    const { stay } = await stayOf(guest)
    expect(stay).toMatchObject({ modifiable: true, departureFrom: addDays(checkIn, 2) })
    const changed = await commit(await heldFor(guest, { toDate: longer }))
    expect(changed.status.code).toBe('SUCCESS')
    expect((await departures()).sort()).toEqual([checkOut, longer])
  })

  test('whose guest has not come: the other one leaves a night earlier', async () => {
    const guest = await twoRooms(false)
    await report(guest, 'miss')
    expect((await stayOf(guest)).stay).toMatchObject({ modifiable: true })
    const earlier = addDays(checkIn, 2)
    const changed = await commit(await heldFor(guest, { toDate: earlier }))
    expect(changed.status.code).toBe('SUCCESS')
    expect(await departures()).toContain(earlier)
  })

  test('of which nobody is left: nothing is changed', async () => {
    const guest = await inHouse()
    await report(guest, 'depart')
    expect((await stayOf(guest)).stay).toMatchObject({ modifiable: false, reason: 'PAST' })
    expect((await ask(guest, { toDate: longer })).status.code).toBe('PAST')
  })
})

test('a hotel that is full for the new night says so on the page of the stay, and has no other room', async () => {
  const guest = await inHouse()
  const refused = await ask(guest, { toDate: longer }, { 'x-foyer-fault': '*:soldout' })
  expect([refused.status.code, refused.nextStateURI]).toEqual(['SOLD_OUT', null])
  const less = await ask(guest, { toDate: addDays(checkIn, 2) }, { 'x-foyer-fault': '*:soldout' })
  expect(less.status.code).toBe('SUCCESS')
})

test('a hotel whose system does not answer changes nothing and charges nothing', async () => {
  const guest = await inHouse(paidBy('DEPOSIT_PERCENT'))
  const ready = await prepare(await heldFor(guest, { toDate: longer }))
  const cookie = `${ready.cookie}; foyer-faults=CreateOrder:nodesk`
  const token = await cardToken(ready, GOOD)
  const away = await commit({ ...ready, cookie }, { intentId: ready.intentId, token })
  expect(away.status).toMatchObject({ httpStatus: 503, code: 'DESK_AWAY' })
  expect(await stored()).toMatchObject({ revision: 2, checkOut })
  expect([...ledger.payments().values()].at(-1)).toMatchObject({ state: 'voided' })
  const again = await cardToken(ready, GOOD)
  const made = await commit(ready, { intentId: ready.intentId, token: again })
  expect(made.status.code).toBe('SUCCESS')
  expect(heard).toEqual([{ confirmationNumber: guest.number, checkOut: longer }])
})

test('a change that is not made after all is taken back at the hotel', async () => {
  const guest = await inHouse()
  const next = await heldFor(guest, { toDate: longer })
  jest.spyOn(desk, 'moveDeparture').mockImplementationOnce(async ({ checkOut: day }) => {
    heard.push({ confirmationNumber: guest.number, checkOut: day })
    // Meanwhile the guest leaves at the desk.
    const report = { hotelId: HOTEL, confirmationNumber: guest.number, event: 'depart' } as const
    await saidByHotel(api.database, report, secondDay)
  })
  expect((await commit(next)).status.code).toBe('STALE_REVISION')
  expect(heard.map((notice) => notice.checkOut)).toEqual([longer, checkOut])
  expect(await stored()).toMatchObject({ stage: 'out', checkOut })
})

test('a hotel hears nothing of a stay that it does not expect yet', async () => {
  const early = atTime(await inHouse(paidBy('CARD'), false), at(addDays(checkIn, -5), '12:00'))
  const next = await heldFor(early, { fromDate: checkIn, toDate: longer })
  expect((await commit(next)).status.code).toBe('SUCCESS')
  expect(heard).toEqual([])
})
