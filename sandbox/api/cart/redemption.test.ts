import { inArray } from 'drizzle-orm'
import { addDays } from '../../../src/rules/stay/days'
import { pointsEntries } from '../../database/members/points'
import { createLedger } from '../../payment/ledger'
import { hotels } from '../../seed/hotels'
import {
  type BookingVisitor,
  bookingTables,
  bookingTest,
  PUBLIC,
  sold,
} from '../order/testing/booking-test'
import { orderOperations } from '../order/testing/order-operations'
import { freeNightOf } from '../rates/free-night-setting'
import { mondayIn } from '../testing/monday-in'
import { testApi } from '../testing/test-api'

const MEMBER = 'C1001'
const OPENING = 84_500
const REDEMPTION = `query Redemption($cartId: ID, $search: SearchInput) {
  redemptionData(cartId: $cartId, search: $search) {
    requiredPoints minPoints fullPointsRecommendation balance shortfall used
    freeNightOf
    rooms { itemId requiredPoints minPoints recommendedPoints used points cash currency decimalPoint
      freeNightPoints nights { points } }
  }
}`
const DETAIL_FIELDS = '{ pointsRequiredToRedeem fullPointsRecommendation totalPoints }'
const DETAIL = `query Detail($id: ID!) {
  cart(id: $id) { redemptionDetail ${DETAIL_FIELDS} itemGroups { redemptionDetail ${DETAIL_FIELDS} } }
}`
const NOTICE = `query Notice($cartId: ID, $search: SearchInput, $stay: ID) {
  redemptionNotification(cartId: $cartId, search: $search, stay: $stay) { type points amount { amount } }
}`
const SPLIT = `mutation Split($input: CartUpdate!) {
  updateCart(input: $input) {
    status { code }
    cart { id revision items { id product { id totalPricing { pointsTotal fullyPoints } } }
      totalPricing { pointsTotal total { amount } } }
  }
}`

const ledger = createLedger()
const api = testApi({
  hotels,
  operations: [...orderOperations, REDEMPTION, DETAIL, NOTICE, SPLIT],
  empty: bookingTables,
  ledger,
})
const { order, post, prepare, query, holdOne } = bookingTest(api, ledger)

const arrival = mondayIn(40)
const stay = {
  ...{ propertyId: 'MUCDE', checkIn: arrival, checkOut: addDays(arrival, 2) },
  ...{ adultsPerRoom: [2] },
}

beforeEach(async () => {
  const moved = ['spent', 'returned'] as const
  await api.database.db.delete(pointsEntries).where(inArray(pointsEntries.kind, [...moved]))
})

const maria = () => api.server.become('member-maria')

const inMoney = (cookie?: string, search: object = stay) =>
  holdOne(search, sold('CARD', PUBLIC), cookie)

const read = async ({ cartId, cookie }: BookingVisitor) =>
  (await query(REDEMPTION, { cartId }, cookie)).data

async function split(one: BookingVisitor, points: number) {
  const { rooms } = await read(one)
  const input = {
    ...{ cartId: one.cartId, revision: one.revision },
    split: [{ itemId: rooms[0].itemId, points }],
  }
  const { data } = await query(SPLIT, { input }, one.cookie)
  return { ...data, next: { ...one, revision: data.cart?.revision ?? one.revision } }
}

test('a cart in money says what points could pay, at each step, and what is left', async () => {
  const one = await inMoney(await maria())
  const data = await read(one)
  const [room] = data.rooms
  expect(data).toMatchObject({
    ...{ requiredPoints: room.requiredPoints, used: 0, balance: OPENING, shortfall: 0 },
    fullPointsRecommendation: room.requiredPoints,
  })
  expect(room.points[0]).toBe(room.minPoints)
  expect(room.points.at(-1)).toBe(room.requiredPoints)
  expect(room.minPoints * 4).toBeGreaterThanOrEqual(room.requiredPoints)
  expect(room.cash).toHaveLength(room.points.length)
  expect(room.cash.toSorted((a: number, b: number) => b - a)).toEqual(room.cash)
})

test('a cart says what points are needed, recommended and used', async () => {
  const one = await inMoney(await maria())
  const asked = async (cart: BookingVisitor) =>
    (await query(DETAIL, { id: cart.cartId }, cart.cookie)).data
  const { rooms } = await read(one)
  const [{ points, requiredPoints }] = rooms
  const detail = {
    pointsRequiredToRedeem: requiredPoints,
    fullPointsRecommendation: requiredPoints,
  }
  expect(await asked(one)).toEqual({
    redemptionDetail: { ...detail, totalPoints: null },
    itemGroups: [{ redemptionDetail: { ...detail, totalPoints: null } }],
  })
  const { next } = await split(one, points[1])
  expect((await asked(next)).redemptionDetail).toEqual({ ...detail, totalPoints: points[1] })
})

test('points pay for a part, as the step has said, and money comes back without them', async () => {
  const one = await inMoney(await maria())
  const { rooms } = await read(one)
  const [{ points, cash }] = rooms
  const index = Math.floor(points.length / 2)
  const mixed = await split(one, points[index])
  expect(mixed).toMatchObject({
    status: { code: 'SUCCESS' },
    cart: {
      items: [{ product: { id: expect.stringMatching(/PNTS$/) } }],
      totalPricing: { pointsTotal: points[index], total: { amount: cash[index] } },
    },
  })
  expect((await post(mixed.next, 'hold')).status.code).toBe('SUCCESS')
  expect(await read(mixed.next)).toMatchObject({ used: points[index], balance: OPENING })
  const back = await split(mixed.next, 0)
  expect(back.cart).toMatchObject({
    items: [{ product: { id: expect.not.stringMatching(/PNTS$/) } }],
    totalPricing: { pointsTotal: null },
  })
})

test('between two steps the lower one is used, below the least the least, above all of them all', async () => {
  const one = await inMoney(await maria())
  const { minPoints, requiredPoints } = await read(one)
  const between = await split(one, minPoints + 1500)
  expect(between.cart.totalPricing.pointsTotal).toBe(minPoints + 1000)
  const least = await split(between.next, 1)
  expect(least.cart.totalPricing.pointsTotal).toBe(minPoints)
  const all = await split(least.next, 9_000_000)
  expect(all.cart.totalPricing.pointsTotal).toBe(requiredPoints)
  const negative = await split(all.next, -1)
  expect(negative.status.code).toBe('UNPROCESSABLE_ENTITY')
})

describe('of five nights that points alone pay for one is free', () => {
  const five = { ...stay, checkOut: addDays(arrival, 5) }

  const offeredIn = async () => {
    const one = await inMoney(await maria(), five)
    return { one, data: await read(one) }
  }

  afterEach(() => {
    delete process.env.POINTS_FREE_NIGHT
  })

  test('by the setting: the panel says what it saves, and the room is sold so', async () => {
    const { data: usual } = await offeredIn()
    expect(usual).toMatchObject({ freeNightOf: null, rooms: [{ freeNightPoints: null }] })
    process.env.POINTS_FREE_NIGHT = '5'
    const { one, data } = await offeredIn()
    const [room] = data.rooms
    const fewest = Math.min(...room.nights.map(({ points }: { points: number }) => points))
    expect(data).toMatchObject({
      freeNightOf: 5,
      requiredPoints: usual.requiredPoints - fewest,
      rooms: [{ freeNightPoints: fewest }],
    })
    // Beside money no night is free: more points never leave more to be paid.
    const before = usual.rooms[0]
    const both = room.points.find((points: number) => before.points.includes(points))
    const cashAt = ({ points, cash }: typeof room) => cash[points.indexOf(both)]
    expect(cashAt(room)).toBe(cashAt(before))
    expect(room.cash.at(-1)).toBe(usual.rooms[0].cash.at(-1))
    expect(room.cash.toSorted((a: number, b: number) => b - a)).toEqual(room.cash)
    await api.database.db.insert(pointsEntries).values({
      ...{ key: 'gift', customerId: MEMBER, kind: 'returned', points: 900_000, at: new Date() },
    })
    const all = await split(one, 9_000_000)
    expect(all.cart.totalPricing.pointsTotal).toBe(data.requiredPoints)
  })

  test('four nights have none, and a setting that is no number of nights says so', async () => {
    process.env.POINTS_FREE_NIGHT = '5'
    const four = await read(
      await inMoney(await maria(), { ...stay, checkOut: addDays(arrival, 4) }),
    )
    expect(four.rooms[0].freeNightPoints).toBeNull()
    expect(() => freeNightOf('one')).toThrow(/POINTS_FREE_NIGHT is one/)
    expect(freeNightOf('0')).toBeUndefined()
  })
})

test('a stay in points and money is booked with both', async () => {
  const one = await inMoney(await maria())
  const { rooms } = await read(one)
  const [{ points, cash }] = rooms
  const mixed = await split(one, points[3])
  expect((await post(mixed.next, 'hold')).status.code).toBe('SUCCESS')
  const answer = await order(await prepare(mixed.next), { intentId: null, token: null })
  expect(answer.status.code).toBe('SUCCESS')
  const [spent] = await api.database.db
    .select()
    .from(pointsEntries)
    .where(inArray(pointsEntries.kind, ['spent']))
  expect(spent?.points).toBe(-points[3])
  expect(cash[3]).toBeGreaterThan(0)
})

test('the form of the guest page splits and holds again, without a script too', async () => {
  const one = await inMoney(await maria())
  const { rooms } = await read(one)
  const [{ itemId, points }] = rooms
  const typed = new Intl.NumberFormat('de-DE').format(points[2])
  const answer = await post(one, 'split', { [`points.${itemId}`]: typed })
  expect(answer.status.code).toBe('SUCCESS')
  expect(answer.cart).toMatchObject({ heldUntil: expect.any(String) })
  expect(answer.cart.totalPricing.pointsTotal).toBe(points[2])
  const current = { ...one, revision: answer.cart.revision }
  const wrong = await post(current, 'split', { [`points.${itemId}`]: 'plenty' })
  expect(wrong.status.code).toBe('UNPROCESSABLE_ENTITY')
  expect(wrong.nextStateURI).toMatch(/guestInfo.*problem=UNPROCESSABLE_ENTITY&step=split/)
  const none = await post(current, 'split', { [`points.${itemId}`]: '' })
  expect(none.cart.totalPricing.pointsTotal).toBeNull()
})

test('who has not signed in sees what points could pay, and is asked to sign in to use them', async () => {
  const one = await inMoney()
  expect(await read(one)).toMatchObject({
    balance: null,
    shortfall: 0,
    fullPointsRecommendation: null,
  })
  expect((await split(one, 40_000)).status.code).toBe('SIGN_IN_REQUIRED')
})

test('without a cart: what the cheapest room in points takes, and what is missing for it', async () => {
  const search = { ...stay, checkOut: addDays(arrival, 4), usePoints: true }
  const { data } = await query(REDEMPTION, { search }, await maria())
  expect(data.rooms).toEqual([])
  expect(data.shortfall).toBe(Math.max(0, data.requiredPoints - OPENING))
  expect(data.shortfall).toBeGreaterThan(0)
  expect(data.fullPointsRecommendation % 1000).toBe(0)
})

describe('one notice about points', () => {
  const notice = async (asked: object, cookie?: string) => (await query(NOTICE, asked, cookie)).data

  test('points that are missing for a search in points; none for one in money', async () => {
    const cookie = await maria()
    const search = { ...stay, checkOut: addDays(arrival, 4) }
    const { data } = await query(REDEMPTION, { search: { ...search, usePoints: true } }, cookie)
    expect(await notice({ search: { ...search, usePoints: true } }, cookie)).toEqual({
      ...{ type: 'SHORTFALL', points: data.shortfall, amount: null },
    })
    expect(await notice({ search }, cookie)).toBeNull()
    expect(await notice({ search: { ...search, usePoints: true } })).toBeNull()
  })

  test('a cart in money that costs more than its points are worth', async () => {
    const one = await inMoney(await maria(), { ...stay, propertyId: 'RUHSA' })
    const { requiredPoints } = await read(one)
    const told = await notice({ cartId: one.cartId }, one.cookie)
    expect(told).toMatchObject({ type: 'BETTER_VALUE', points: requiredPoints })
    // 0.72 cents for each point at least, in riyals.
    expect(told.amount.amount).toBeGreaterThan(requiredPoints * 0.72 * 3.7)
    const { next } = await split(one, 9_000_000)
    expect(await notice({ cartId: next.cartId }, next.cookie)).toBeNull()
  })

  test('points that a cancellation has given back', async () => {
    const one = await inMoney(await maria())
    const { next } = await split(one, 9_000_000)
    await post(next, 'hold')
    const { order: made } = await order(await prepare(next), { intentId: null, token: null })
    expect(await notice({ stay: made.handle }, one.cookie)).toBeNull()
    const body = { stay: made.handle, revision: '1', rooms: made.items[0].id }
    await api.server.post('/phoenix-reservation-black/v1/confirmCancelReservation', body, {
      cookie: one.cookie,
    })
    const told = await notice({ stay: made.handle }, one.cookie)
    expect(told).toMatchObject({ type: 'POINTS_REFUNDED' })
    expect(told.points).toBeGreaterThan(0)
  })
})

test('a cart of somebody else is none', async () => {
  const { cartId } = await inMoney(await maria())
  expect((await query(REDEMPTION, { cartId })).data).toBeNull()
})
