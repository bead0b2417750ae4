import { eq, inArray } from 'drizzle-orm'
import { addDays } from '../../../src/rules/stay/days'
import { hotelInstant } from '../../../src/rules/stay/hotel-instant'
import { orders } from '../../database/booking/order-schema'
import { pointsEntries, pointsToSpend } from '../../database/members/points'
import { pointsHolds } from '../../database/members/points-holds'
import { createLedger } from '../../payment/ledger'
import { hotels } from '../../seed/hotels'
import { createCart } from '../testing/booking-operations'
import { clockAt } from '../testing/clock-at'
import { mondayIn } from '../testing/monday-in'
import { testApi } from '../testing/test-api'
import { cookieOf } from '../testing/test-server'
import {
  type BookingVisitor,
  bookingTables,
  bookingTest,
  type Product,
} from './testing/booking-test'
import { orderOperations } from './testing/order-operations'
import { saidByHotel } from './testing/said-by-hotel'

const MEMBER = 'C1001'
/** What the seed gives her. */
const OPENING = 84_500
const HOTEL = 'BKKTH'

const PRODUCTS = `query Products($search: SearchInput!) {
  searchProductsByProperty(search: $search) {
    products { id ratePlan { code } totalPricing { pointsTotal fullyPoints total { amount } }
      rateDetails { policy { penalty { kind points amount { amount } } noShow { amount } noShowPoints }
        guarantee { cardRequired } nightly { date points } } }
  }
}`
const STAY = `query Stay($stay: ID) {
  reservationDetails(stay: $stay) {
    orderRevisionNumber redemptionDetail { totalPoints } charges { pointsTotal total { amount } }
    items { id isRedemption basicInformation { confirmationNumber }
      cancellation { penalty { amount } points { kept returned } } missed { points { kept returned } } }
  }
}`
const CANCEL_NOW = `query CancelNow($stay: ID) {
  cancelNow(stay: $stay) { terms amounts { penalty { amount } points { kept returned } } }
}`
const LEAVING = `query Leaving($stay: ID) {
  reservationDetails(stay: $stay) {
    orderRevisionNumber receipt { points }
    items { checkIn { checkOut { payment } } }
  }
}`
const CHANGE = `mutation ChangeCart($input: CartUpdate!) {
  updateCart(input: $input) {
    status { code } cart { id revision change { points { previous new difference isPartInMoney } payment
      difference { amount }
      rooms { points { previous new difference } } } }
  }
}`

const ledger = createLedger()
const api = testApi({
  hotels,
  operations: [...orderOperations, PRODUCTS, STAY, CANCEL_NOW, LEAVING, CHANGE],
  empty: bookingTables,
  ledger,
})
const { choose, order, post, prepare, query } = bookingTest(api, ledger)

const arrival = mondayIn(40)
const stay = {
  ...{ propertyId: HOTEL, checkIn: arrival, checkOut: addDays(arrival, 2) },
  ...{ adultsPerRoom: [2], usePoints: true },
}
const zone = hotels.find(({ id }) => id === HOTEL)?.timeZone ?? ''
/** The day before the arrival, when cancelling costs the first night. */
const LATE = clockAt(new Date(hotelInstant(arrival, '12:00', zone)?.time ?? 0).toISOString())

beforeEach(async () => {
  const moved = ['spent', 'returned', 'earned'] as const
  await api.database.db.delete(pointsEntries).where(inArray(pointsEntries.kind, [...moved]))
})

interface InPoints extends Product {
  ratePlan: { code: string }
  totalPricing: { pointsTotal: number }
  rateDetails: Product['rateDetails'] & { nightly: { points: number }[] }
}

const maria = () => api.server.become('member-maria')

async function inPoints(cookie: string, search = stay): Promise<InPoints> {
  const { data } = await query(PRODUCTS, { search }, cookie)
  const [first] = (data.products as InPoints[])
    .filter(({ ratePlan }) => ratePlan.code === 'PNTS')
    .sort((a, b) => a.totalPricing.pointsTotal - b.totalPricing.pointsTotal)
  if (!first) throw new Error('The hotel sells no room in points.')
  return first
}

/** A member who holds the cheapest room in points. */
async function held(
  cookie: string,
): Promise<{ one: BookingVisitor; points: number; nights: number[] }> {
  const product = await inPoints(cookie)
  const one = await choose(stay, product.id, cookie)
  expect((await post(one, 'hold')).status.code).toBe('SUCCESS')
  const nights = product.rateDetails.nightly.map(({ points }) => points)
  return { one, points: product.totalPricing.pointsTotal, nights }
}

async function booked(cookie: string) {
  const of = await held(cookie)
  const ready = await prepare(of.one)
  const answer = await order({ ...ready, intentId: '' }, { intentId: null, token: null })
  expect(answer.status.code).toBe('SUCCESS')
  return { ...of, ready, handle: answer.order.handle as string }
}

const balance = (now = Date.now()) => pointsToSpend(api.database.db, { customerId: MEMBER, now })

const read = async (cookie: string, handle: string, headers = {}) =>
  (await query(STAY, { stay: handle }, cookie, headers)).data

async function cancel(cookie: string, handle: string, fields = {}, headers = {}) {
  const { orderRevisionNumber: revision, items } = await read(cookie, handle)
  const body = { stay: handle, revision, rooms: items[0].id, ...fields }
  return (
    await api.server.post('/phoenix-reservation-black/v1/confirmCancelReservation', body, {
      cookie,
      headers,
    })
  ).json()
}

test('a rate in points says what it costs, and that cancelling costs points and no money', async () => {
  const { rateDetails, totalPricing } = await inPoints(await maria())
  const [first = 0, second = 0] = rateDetails.nightly.map(({ points }) => points)
  expect(totalPricing).toMatchObject({ pointsTotal: first + second, fullyPoints: true })
  expect(rateDetails).toMatchObject({
    guarantee: { cardRequired: false },
    policy: {
      penalty: { kind: 'NIGHTS', points: first, amount: null },
      ...{ noShow: null, noShowPoints: first },
    },
  })
})

test('points are held with the rooms, spent with the order, and given back', async () => {
  const cookie = await maria()
  const { one, points } = await held(cookie)
  expect(await balance()).toBe(OPENING - points)
  const ready = await prepare(one)
  const answer = await order(ready, { intentId: null, token: null })
  expect(answer.status.code).toBe('SUCCESS')
  expect(await balance()).toBe(OPENING - points)
  const { handle } = answer.order
  expect(await read(cookie, handle)).toMatchObject({
    redemptionDetail: { totalPoints: points },
    charges: { pointsTotal: points },
    items: [{ isRedemption: true }],
  })
  const { data } = await query(CANCEL_NOW, { stay: handle }, cookie)
  expect(data.amounts).toEqual({ penalty: { amount: 0 }, points: { kept: 0, returned: points } })
  await cancel(cookie, handle)
  expect(await balance()).toBe(OPENING)
  expect((await read(cookie, handle)).items).toMatchObject([
    { cancellation: { points: { kept: 0, returned: points } } },
  ])
  await cancel(cookie, handle, { undo: 'yes' })
  expect(await balance()).toBe(OPENING - points)
  const entries = await api.database.db
    .select()
    .from(pointsEntries)
    .where(eq(pointsEntries.customerId, MEMBER))
  expect(entries.map(({ kind }) => kind).sort()).toEqual(['opening', 'returned', 'spent', 'spent'])
})

test('who cancels late loses the points of the first night, and no money', async () => {
  const cookie = await maria()
  const { handle, points, nights } = await booked(cookie)
  const { data } = await query(CANCEL_NOW, { stay: handle }, cookie, LATE)
  const [first = 0] = nights
  const ended = { kept: first, returned: points - first }
  expect(data.amounts).toEqual({ penalty: { amount: 0 }, points: ended })
  const { status } = await cancel(cookie, handle, { terms: data.terms }, LATE)
  expect(status.code).toBe('SUCCESS')
  expect(await balance()).toBe(OPENING - first)
  expect((await read(cookie, handle)).items).toMatchObject([
    { cancellation: { penalty: { amount: 0 }, points: ended } },
  ])
})

test('a guest who does not come loses the first night, and has the others back', async () => {
  const cookie = await maria()
  const { handle, points, nights } = await booked(cookie)
  const { confirmationNumber } = (await read(cookie, handle)).items[0].basicInformation
  const now = hotelInstant(addDays(arrival, 1), '08:00', zone)?.time ?? Number.NaN
  const report = { hotelId: HOTEL, confirmationNumber, event: 'miss' as const }
  expect(await saidByHotel(api.database, report, now)).toBe(true)
  const [first = 0] = nights
  expect(await balance()).toBe(OPENING - first)
  expect((await read(cookie, handle)).items).toMatchObject([
    { missed: { points: { kept: first, returned: points - first } } },
  ])
})

test('a guest whose stay points have paid leaves without paying, with a receipt of the points', async () => {
  const cookie = await maria()
  const { handle, points } = await booked(cookie)
  const [{ id: item, basicInformation }] = (await read(cookie, handle)).items
  const { confirmationNumber } = basicInformation
  const at = (day: string, time: string) => hotelInstant(day, time, zone)?.time ?? Number.NaN
  const report = { hotelId: HOTEL, confirmationNumber, event: 'arrive' as const }
  expect(await saidByHotel(api.database, report, at(arrival, '16:00'))).toBe(true)
  const morning = clockAt(new Date(at(addDays(arrival, 2), '08:00')).toISOString())
  const stayed = (await query(LEAVING, { stay: handle }, cookie, morning)).data
  const { payment } = stayed.items[0].checkIn.checkOut
  expect(payment).toBe('NONE')
  const answer = await api.server.post(
    '/phoenix-reservation/v1/checkIn',
    {
      ...{ stay: handle, item, action: 'CHECK_OUT', terms: payment },
      orderRevisionNumber: stayed.orderRevisionNumber,
    },
    { cookie, headers: morning },
  )
  expect((await answer.json()).status.code).toBe('SUCCESS')
  const after = (await query(LEAVING, { stay: handle }, cookie, morning)).data
  expect(after.receipt).toMatchObject({ points })
  expect(await balance()).toBe(OPENING - points)
})

test('points that were spent elsewhere meanwhile keep a room from being taken back', async () => {
  const cookie = await maria()
  const { handle, points } = await booked(cookie)
  await cancel(cookie, handle)
  const spend = OPENING - points + 1
  await api.database.db.insert(pointsEntries).values({
    ...{ key: 'elsewhere', customerId: MEMBER, kind: 'spent', points: -spend, at: new Date() },
  })
  const { status } = await cancel(cookie, handle, { undo: 'yes' })
  expect(status.code).toBe('TOO_LATE')
  expect(await balance()).toBe(OPENING - spend)
})

describe('who spends', () => {
  test('a visitor who has not signed in gets no room in points', async () => {
    const { id: productId } = await inPoints(await maria())
    const input = { search: stay, productId, roomIndex: 0 }
    const { data } = await query(createCart, { input })
    expect(data.status.code).toBe('SIGN_IN_REQUIRED')
  })

  test('a member with too few points is told so, and no cart is made', async () => {
    const cookie = await maria()
    const long = { ...stay, checkOut: addDays(arrival, 4) }
    const { id: productId } = await inPoints(cookie, long)
    const input = { search: long, productId, roomIndex: 0 }
    const { data } = await query(createCart, { input }, cookie)
    expect(data).toMatchObject({ cart: null, status: { httpStatus: 409, code: 'POINTS_SHORT' } })
  })

  test('a member who has signed out meanwhile orders nothing', async () => {
    const cookie = await maria()
    const { one } = await held(cookie)
    const ready = await prepare(one)
    await api.server.post('/mi/phoenix-account-auth/v1/signOut', {}, { cookie })
    const answer = await order(ready, { intentId: null, token: null })
    expect(['SIGN_IN_REQUIRED', 'CART_NOT_FOUND']).toContain(answer.status.code)
    expect(await api.database.db.select().from(orders)).toEqual([])
  })
})

test('two tabs spend the same points once', async () => {
  const [first, second] = [await maria(), await maria()]
  const { points } = await held(first)
  const product = await inPoints(second)
  const long = { ...stay, checkOut: addDays(arrival, 3) }
  const more = await inPoints(second, long)
  expect(points + more.totalPricing.pointsTotal).toBeGreaterThan(OPENING)
  expect(product.totalPricing.pointsTotal).toBe(points)
  const { data } = await query(
    createCart,
    { input: { search: long, productId: more.id, roomIndex: 0 } },
    second,
  )
  expect(data.status.code).toBe('POINTS_SHORT')
  const [hold] = await api.database.db.select().from(pointsHolds)
  expect(hold).toMatchObject({ customerId: MEMBER, points })
})

describe('a change moves the difference', () => {
  async function changed(cookie: string, handle: string, checkOut: string, headers = {}) {
    const begun = await api.server.post(
      '/phoenix-reservation/v1/modifySelectRate',
      { stay: handle },
      { cookie, headers },
    )
    const { cart, status } = await begun.json()
    expect(status.code).toBe('SUCCESS')
    const input = { cartId: cart.id, revision: cart.revision, stay: { checkIn: arrival, checkOut } }
    const { data } = await query(CHANGE, { input }, cookie, headers)
    return data
  }

  const commit = async (cookie: string, cart: { id: string; revision: number }, headers = {}) => {
    const one = { cookie, cartId: cart.id, revision: cart.revision, intentId: '' }
    expect((await post(one, 'hold')).status.code).toBe('SUCCESS')
    return order(one, { intentId: null, token: null, ...headers })
  }

  test('a night more is spent, a night less comes back', async () => {
    const cookie = await maria()
    const { handle, points, nights } = await booked(cookie)
    const [firstNight = 0, secondNight = 0] = nights
    const shorter = await changed(cookie, handle, addDays(arrival, 1))
    expect(shorter).toMatchObject({
      status: { code: 'SUCCESS' },
      cart: {
        change: {
          ...{ payment: 'NONE' },
          points: { previous: points, new: firstNight, difference: -secondNight },
        },
      },
    })
    expect((await commit(cookie, shorter.cart)).status.code).toBe('SUCCESS')
    expect(await balance()).toBe(OPENING - firstNight)
    const longer = await changed(cookie, handle, addDays(arrival, 2))
    expect(longer.cart.change.points.difference).toBe(secondNight)
    expect((await commit(cookie, longer.cart)).status.code).toBe('SUCCESS')
    expect(await balance()).toBe(OPENING - points)
  })

  /** Leaves the member so many points. */
  async function leave(points: number) {
    const more = points - (await balance())
    const kind = more > 0 ? 'returned' : 'spent'
    const entry = { key: `leave ${points}`, customerId: MEMBER, kind, points: more } as const
    await api.database.db.insert(pointsEntries).values({ ...entry, at: new Date() })
  }

  test('too few points for the nights that are added pay for a part, and money for the rest', async () => {
    const cookie = await maria()
    const { handle, points } = await booked(cookie)
    const long = { ...stay, checkOut: addDays(arrival, 3) }
    const whole = await inPoints(cookie, long)
    const added = whole.totalPricing.pointsTotal - points
    await leave(0)
    const none = await changed(cookie, handle, long.checkOut)
    expect(none.status.code).toBe('POINTS_SHORT')
    await leave(added - 1)
    const answer = await changed(cookie, handle, long.checkOut)
    expect(answer).toMatchObject({
      status: { code: 'SUCCESS' },
      cart: { change: { points: { previous: points, isPartInMoney: true } } },
    })
    const { points: moved, difference } = answer.cart.change
    expect(moved.difference).toBe(Math.floor((added - 1) / 1000) * 1000)
    expect(difference.amount).toBeGreaterThan(0)
    expect(answer.cart.change.payment).toBe('NONE')
    expect((await commit(cookie, answer.cart)).status.code).toBe('SUCCESS')
    expect(await balance()).toBe(added - 1 - moved.difference)
  })

  test('who asks for a room in points that takes more than there are is not given another mix', async () => {
    const cookie = await maria()
    const { handle } = await booked(cookie)
    await leave(0)
    const dear = (await query(PRODUCTS, { search: stay }, cookie)).data.products
      .filter(({ ratePlan }: InPoints) => ratePlan.code === 'PNTS')
      .at(-1)
    const begun = await api.server.post(
      '/phoenix-reservation/v1/modifySelectRate',
      { stay: handle, productId: dear.id, roomIndex: 0 },
      { cookie },
    )
    expect((await begun.json()).status.code).toBe('POINTS_SHORT')
  })

  test('who has only found the stay does not spend its member’s points', async () => {
    const cookie = await maria()
    const { handle } = await booked(cookie)
    const { items } = await read(cookie, handle)
    // As a stay that somebody else may find.
    await api.database.db.update(orders).set({ isMembersOnly: false })
    const { confirmationNumber } = items[0].basicInformation
    const found = await api.server.post('/phoenix-reservation/v1/submitReservationLookup', {
      ...{ confirmationNumber, lastName: 'Lindqvist' },
    })
    const answer = await changed(cookieOf(found), handle, addDays(arrival, 3))
    expect(answer.status.code).toBe('SIGN_IN_REQUIRED')
  })
})
