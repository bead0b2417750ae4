import { inArray } from 'drizzle-orm'
import { addDays } from '../../../src/rules/stay/days'
import { hotelInstant } from '../../../src/rules/stay/hotel-instant'
import { freeNightEntries, freeNightsToSpend } from '../../database/members/free-nights'
import { pointsEntries, pointsToSpend } from '../../database/members/points'
import { createLedger } from '../../payment/ledger'
import { hotels } from '../../seed/hotels'
import { createCart } from '../testing/booking-operations'
import { clockAt } from '../testing/clock-at'
import { mondayIn } from '../testing/monday-in'
import { testApi } from '../testing/test-api'
import {
  type BookingVisitor,
  bookingTables,
  bookingTest,
  type Product,
} from './testing/booking-test'
import { orderOperations } from './testing/order-operations'
import { saidByHotel } from './testing/said-by-hotel'

/** Level P: two free nights for each of two years. */
const MEMBER = 'C1003'
const OPENING = 412_000
const GIVEN = 4
const HOTEL = 'BKKTH'

const PRODUCTS = `query Products($search: SearchInput!) {
  searchProductsByProperty(search: $search) {
    products { id ratePlan { code } totalPricing { pointsTotal } rateDetails { nightly { date points } } }
  }
}`
const REDEMPTION = `query Redemption($cartId: ID) {
  redemptionData(cartId: $cartId) {
    requiredPoints used awards { kind remaining expires maxPoints }
    rooms { itemId requiredPoints used points cash nights { date points isFree canBeFree } }
  }
}`
const FNA = `mutation Fna($input: UpdateCartFnaInput!) {
  updateCartFna(input: $input) {
    status { code }
    cart { id revision heldUntil totalPricing { pointsTotal freeNights fullyPoints total { amount } }
      redemptionDetail { totalPoints freeNights } itemGroups { items { id } } }
  }
}`
const SPLIT = `mutation Split($input: CartUpdate!) {
  updateCart(input: $input) {
    status { code } cart { id revision totalPricing { pointsTotal freeNights total { amount } }
      itemGroups { items { id product { ratePlan { code } } } }
      change { points { previous new difference previousFreeNights newFreeNights } } }
  }
}`
const REWARDS = `query Rewards($customerId: ID) {
  rewardsLookup(customerId: $customerId) { id kind expires remaining maxPoints }
}`
const STAY = `query Stay($stay: ID) {
  reservationDetails(stay: $stay) {
    orderRevisionNumber redemptionDetail { totalPoints freeNights }
    charges { pointsTotal freeNights rooms { nights { points isFree }
      policy { penalty { points freeNights amount { amount } } noShowPoints noShowFreeNights } } }
    items { id isRedemption basicInformation { confirmationNumber }
      cancellation { penalty { amount } points { kept returned freeNightsKept freeNightsReturned freeNightsPast } }
      missed { points { kept returned freeNightsKept freeNightsReturned freeNightsPast } } }
  }
}`
const NOTICE = `query Notice($cartId: ID) {
  redemptionNotification(cartId: $cartId) { type points freeNights deadline }
}`
const CANCEL_NOW = `query CancelNow($stay: ID) {
  cancelNow(stay: $stay) {
    amounts { points { kept returned freeNightsKept freeNightsReturned freeNightsPast } }
  }
}`

const ledger = createLedger()
const api = testApi({
  hotels,
  operations: [
    ...orderOperations,
    PRODUCTS,
    REDEMPTION,
    FNA,
    SPLIT,
    REWARDS,
    STAY,
    NOTICE,
    CANCEL_NOW,
  ],
  empty: bookingTables,
  ledger,
})
const { choose, order, post, prepare, query } = bookingTest(api, ledger)

const arrival = mondayIn(40)
const stay = {
  ...{ propertyId: HOTEL, checkIn: arrival, checkOut: addDays(arrival, 3) },
  ...{ adultsPerRoom: [2], usePoints: true },
}
const zone = hotels.find(({ id }) => id === HOTEL)?.timeZone ?? ''
/** The day before the arrival, when cancelling costs the first night. */
const LATE = clockAt(new Date(hotelInstant(arrival, '12:00', zone)?.time ?? 0).toISOString())

beforeEach(async () => {
  const { db } = api.database
  const moved = ['spent', 'returned', 'earned'] as const
  await db.delete(pointsEntries).where(inArray(pointsEntries.kind, [...moved]))
  await db.delete(freeNightEntries)
})

interface InPoints extends Product {
  ratePlan: { code: string }
  totalPricing: { pointsTotal: number }
  rateDetails: Product['rateDetails'] & { nightly: { date: string; points: number }[] }
}

interface Room extends BookingVisitor {
  nights: { date: string; points: number }[]
  itemId: string
}

const member = () => api.server.become('member-p')
const balance = () => pointsToSpend(api.database.db, { customerId: MEMBER, now: Date.now() })
const awardsLeft = () => freeNightsToSpend(api.database.db, { customerId: MEMBER, now: Date.now() })
async function nightsLeft(): Promise<number> {
  return (await awardsLeft()).reduce((sum, { remaining }) => sum + remaining, 0)
}

/** A stay of just as many nights as the member has awards for: last year's may end before it. */
async function freeStay() {
  const usable = (await awardsLeft()).filter(({ expires }) => expires >= addDays(arrival, GIVEN))
  const nights = usable.reduce((sum, { remaining }) => sum + remaining, 0)
  return { ...stay, checkOut: addDays(arrival, nights) }
}

const datesOf = ({ nights }: Room) => nights.map(({ date }) => date)

/** A member who has chosen the cheapest room in points. */
async function chosen(cookie: string, search = stay): Promise<Room> {
  const { data } = await query(PRODUCTS, { search }, cookie)
  const [first] = (data.products as InPoints[])
    .filter(({ ratePlan }) => ratePlan.code === 'PNTS')
    .sort((a, b) => a.totalPricing.pointsTotal - b.totalPricing.pointsTotal)
  if (!first) throw new Error('The hotel sells no room in points.')
  const one = await choose(search, first.id, cookie)
  const known = (await query(REDEMPTION, { cartId: one.cartId }, one.cookie)).data
  return { ...one, nights: first.rateDetails.nightly, itemId: known.rooms[0].itemId }
}

async function free(one: Room, nights: readonly string[], more = {}) {
  const awards = [{ itemId: one.itemId, nights, ...more }]
  const input = { cartId: one.cartId, revision: one.revision, awards }
  const { data } = await query(FNA, { input }, one.cookie)
  if (data.cart) one.revision = data.cart.revision
  return data
}

async function booked(one: Room): Promise<string> {
  expect((await post(one, 'hold')).status.code).toBe('SUCCESS')
  const answer = await order(await prepare(one), { intentId: null, token: null })
  expect(answer.status.code).toBe('SUCCESS')
  return answer.order.handle
}

const read = async (cookie: string, handle: string, headers = {}) =>
  (await query(STAY, { stay: handle }, cookie, headers)).data

async function cancel(cookie: string, handle: string, fields = {}, headers = {}) {
  const { orderRevisionNumber: revision, items } = await read(cookie, handle)
  const body = { stay: handle, revision, rooms: items[0].id, ...fields }
  const path = '/phoenix-reservation-black/v1/confirmCancelReservation'
  return (await api.server.post(path, body, { cookie, headers })).json()
}

const pointsOf = (nights: Room['nights']) => nights.reduce((sum, { points }) => sum + points, 0)

test('a member is told their awards, and nobody those of another', async () => {
  const cookie = await member()
  const year = new Date().getUTCFullYear()
  const own = (await query(REWARDS, {}, cookie)).data
  const free = { kind: 'FREE_NIGHT', remaining: 2, maxPoints: 50_000 }
  expect(own).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ ...free, expires: `${year}-12-31` }),
      expect.objectContaining({ ...free, expires: `${year + 1}-12-31` }),
      expect.objectContaining({ kind: 'SUITE_NIGHT', maxPoints: null }),
    ]),
  )
  expect((await query(REWARDS, { customerId: 'C1002' }, cookie)).data).toEqual([])
  expect((await query(REWARDS, {}, await api.server.become('member-m'))).data).toEqual([])
})

test('an award pays for one night, points and money for the others: one stay with all three', async () => {
  const one = await chosen(await member())
  const [first, second, third] = one.nights
  const others = (first?.points ?? 0) + (third?.points ?? 0)
  const { status, cart } = await free(one, [second?.date ?? ''])
  expect(status.code).toBe('SUCCESS')
  expect(cart).toMatchObject({
    totalPricing: { pointsTotal: others, freeNights: 1, fullyPoints: true },
    redemptionDetail: { totalPoints: others, freeNights: 1 },
  })
  const told = (await query(REDEMPTION, { cartId: one.cartId }, one.cookie)).data
  // Not those that end before the stay.
  for (const { expires } of told.awards) expect(expires >= arrival).toBe(true)
  expect(told.awards.length).toBeGreaterThan(0)
  const known = told.rooms[0]
  expect(known.requiredPoints).toBe(others)
  expect(known.nights.map(({ isFree }: { isFree: boolean }) => isFree)).toEqual([
    false,
    true,
    false,
  ])
  const [least = 0] = known.points as number[]
  const input = {
    ...{ cartId: one.cartId, revision: one.revision },
    split: [{ itemId: one.itemId, points: least }],
  }
  const mixed = (await query(SPLIT, { input }, one.cookie)).data
  expect(mixed.cart.totalPricing).toEqual({
    ...{ pointsTotal: least, freeNights: 1 },
    total: { amount: known.cash[0] },
  })
  one.revision = mixed.cart.revision
  const handle = await booked(one)
  expect([await balance(), await nightsLeft()]).toEqual([OPENING - least, GIVEN - 1])
  expect(await read(one.cookie, handle)).toMatchObject({
    redemptionDetail: { totalPoints: least, freeNights: 1 },
    items: [{ isRedemption: true }],
  })
})

test('awards alone pay for a stay: held with its rooms, spent with the order, back when it is cancelled', async () => {
  const search = await freeStay()
  const one = await chosen(await member(), search)
  const { cart } = await free(one, datesOf(one))
  const count = one.nights.length
  expect(cart.totalPricing).toMatchObject({ pointsTotal: 0, freeNights: count, fullyPoints: true })
  expect((await post(one, 'hold')).status.code).toBe('SUCCESS')
  expect([await balance(), await nightsLeft()]).toEqual([OPENING, GIVEN - count])
  const handle = await booked(one)
  expect([await balance(), await nightsLeft()]).toEqual([OPENING, GIVEN - count])
  const told = await read(one.cookie, handle)
  expect(told.charges).toMatchObject({
    freeNights: count,
    rooms: [
      {
        policy: {
          penalty: { freeNights: 1, points: null, amount: null },
          ...{ noShowPoints: null, noShowFreeNights: 1 },
        },
      },
    ],
  })
  expect((await cancel(one.cookie, handle)).status.code).toBe('SUCCESS')
  expect(await nightsLeft()).toBe(GIVEN)
})

test('no award pays twice: another cart has none while one holds them, and after they are spent', async () => {
  const search = await freeStay()
  const [one, other] = [await chosen(await member(), search), await chosen(await member(), search)]
  expect((await free(one, datesOf(one))).status.code).toBe('SUCCESS')
  expect((await free(other, datesOf(one))).status.code).toBe('SUCCESS')
  expect((await post(one, 'hold')).status.code).toBe('SUCCESS')
  expect((await post(other, 'hold')).status.code).toBe('E_NO_CERTS_LEFT')
  const third = await chosen(await member(), search)
  expect((await free(third, datesOf(one))).status.code).toBe('E_NO_CERTS_LEFT')
  await booked(one)
  expect((await free(third, datesOf(one).slice(1))).status.code).toBe('E_NO_CERTS_LEFT')
})

test('an award is refused for a night that it cannot pay for', async () => {
  const one = await chosen(await member())
  const [known] = await awardsLeft()
  const [date = ''] = datesOf(one)
  const isPast = date > (known?.expires ?? '')
  const asked = await free(one, [date], { awardId: known?.id })
  expect(asked.status.code).toBe(isPast ? 'E_NO_CERTS_LEFT' : 'SUCCESS')
  expect((await free(one, ['2031-01-01'])).status.code).toBe('E_NO_CERTS_LEFT')
  expect((await free({ ...one, itemId: 'none' }, [date])).status.code).toBe('UNPROCESSABLE_ENTITY')
  const stranger = { ...one, cookie: await api.server.become('anonymous') }
  expect((await free(stranger, [date])).status.code).toBe('CART_NOT_FOUND')
})

test('without its awards a room takes points again; with neither it is one in money', async () => {
  const one = await chosen(await member())
  const all = pointsOf(one.nights)
  await free(one, datesOf(one).slice(0, 1))
  const { cart } = await free(one, [])
  expect(cart.totalPricing).toMatchObject({ pointsTotal: all, freeNights: null })
})

test('the form of the guest page ticks nights, without a script too, and says what cannot be', async () => {
  const one = await chosen(await member())
  const { itemId } = one
  const [first = '', second = ''] = datesOf(one)
  const nights = { [`points.${itemId}:nights`]: '' }
  const ticked = await post(one, 'split', { ...nights, [`points.${itemId}:${second}`]: 'free' })
  expect(ticked.status.code).toBe('SUCCESS')
  expect(ticked.cart).toMatchObject({
    heldUntil: expect.any(String),
    totalPricing: {
      freeNights: 1,
      pointsTotal: pointsOf(one.nights) - (one.nights[1]?.points ?? 0),
    },
  })
  const current = { ...one, revision: ticked.cart.revision }
  // A form without the nights of the room leaves them as they are.
  const [least = 0] = (await query(REDEMPTION, { cartId: one.cartId }, one.cookie)).data.rooms[0]
    .points as number[]
  const same = await post(current, 'split', { [`points.${itemId}`]: `${least}` })
  expect(same.cart.totalPricing).toMatchObject({ freeNights: 1, pointsTotal: least })
  const all = Object.fromEntries(
    [first, second].map((date) => [`points.${itemId}:${date}`, 'free']),
  )
  const other = await chosen(await member(), await freeStay())
  await free(other, datesOf(other))
  await post(other, 'hold')
  const again = { ...one, revision: same.cart.revision }
  const refused = await post(again, 'split', { ...nights, ...all })
  expect(refused.status.code).toBe('E_NO_CERTS_LEFT')
  expect(refused.nextStateURI).toMatch(/guestInfo.*problem=E_NO_CERTS_LEFT&step=split/)
  const none = await post(again, 'split', nights)
  expect(none.cart.totalPricing).toMatchObject({ freeNights: null })
})

test('who empties the field of the points pays with money, also with nights ticked', async () => {
  const one = await chosen(await member())
  const { itemId } = one
  const [first = ''] = datesOf(one)
  const { cart } = await free(one, [first])
  expect(cart.totalPricing.freeNights).toBe(1)
  const { cart: paid } = await post(one, 'split', {
    [`points.${itemId}:nights`]: '',
    [`points.${itemId}:${first}`]: 'free',
    [`points.${itemId}`]: '',
  })
  expect(paid.totalPricing).toMatchObject({ freeNights: null, pointsTotal: null })
  expect([await balance(), await nightsLeft()]).toEqual([OPENING, GIVEN])
})

test('an award that ends soon is named for a stay that it could pay for, until the cart uses one', async () => {
  const year = new Date().getUTCFullYear() + 1
  const headers = clockAt(`${year}-11-20T12:00:00Z`)
  const search = { ...stay, checkIn: `${year}-12-07`, checkOut: `${year}-12-09` }
  const cookie = await member()
  const { data } = await query(PRODUCTS, { search }, cookie, headers)
  const [first] = (data.products as InPoints[]).filter(({ ratePlan }) => ratePlan.code === 'PNTS')
  const input = { search, productId: first?.id, roomIndex: 0 }
  const { cart } = (await query(createCart, { input }, cookie, headers)).data
  const ask = async () => (await query(NOTICE, { cartId: cart.id }, cookie, headers)).data
  expect(await ask()).toEqual({
    ...{ type: 'EXPIRING_AWARD', points: 0, freeNights: 2, deadline: `${year}-12-31` },
  })
  const known = (await query(REDEMPTION, { cartId: cart.id }, cookie, headers)).data.rooms[0]
  const awards = [{ itemId: known.itemId, nights: [`${year}-12-07`] }]
  const fna = { cartId: cart.id, revision: cart.revision, awards }
  expect((await query(FNA, { input: fna }, cookie, headers)).data.status.code).toBe('SUCCESS')
  expect(await ask()).toBeNull()
})

test('cancelling late keeps the award of the first night, and taking back spends the others again', async () => {
  const one = await chosen(await member(), await freeStay())
  const others = one.nights.length - 1
  await free(one, datesOf(one))
  const handle = await booked(one)
  const now = (await query(CANCEL_NOW, { stay: handle }, one.cookie, LATE)).data
  const ended = { kept: 0, returned: 0, freeNightsKept: 1, freeNightsReturned: others }
  expect(now.amounts.points).toMatchObject(ended)
  expect((await cancel(one.cookie, handle, {}, LATE)).status.code).toBe('SUCCESS')
  expect(await nightsLeft()).toBe(GIVEN - 1)
  const { items } = await read(one.cookie, handle, LATE)
  expect(items[0].cancellation).toMatchObject({ penalty: { amount: 0 }, points: ended })
  expect((await cancel(one.cookie, handle, { undo: 'true' }, LATE)).status.code).toBe('SUCCESS')
  expect(await nightsLeft()).toBe(GIVEN - 1 - others)
})

test('a room whose awards were spent meanwhile cannot be taken back', async () => {
  const search = await freeStay()
  const one = await chosen(await member(), search)
  await free(one, datesOf(one))
  const handle = await booked(one)
  expect((await cancel(one.cookie, handle)).status.code).toBe('SUCCESS')
  const other = await chosen(await member(), search)
  await free(other, datesOf(other))
  await booked(other)
  expect((await cancel(one.cookie, handle, { undo: 'true' })).status.code).toBe('TOO_LATE')
})

test('a missed stay keeps the award of its first night', async () => {
  const one = await chosen(await member(), await freeStay())
  const others = one.nights.length - 1
  await free(one, datesOf(one))
  const handle = await booked(one)
  const { items } = await read(one.cookie, handle)
  const { confirmationNumber } = items[0].basicInformation
  const report = { hotelId: HOTEL, confirmationNumber, event: 'miss' } as const
  const night = hotelInstant(addDays(arrival, 1), '03:00', zone)?.time ?? 0
  expect(await saidByHotel(api.database, report, night)).toBe(true)
  expect(await nightsLeft()).toBe(GIVEN - 1)
  expect((await read(one.cookie, handle, LATE)).items[0].missed.points).toMatchObject({
    ...{ kept: 0, freeNightsKept: 1, freeNightsReturned: others },
  })
})

test('a change takes its awards along, gives back those that no night is left for, and adds none', async () => {
  const search = await freeStay()
  const one = await chosen(await member(), search)
  await free(one, datesOf(one))
  const count = one.nights.length
  const handle = await booked(one)
  const moved = await change(one, handle, {
    checkIn: addDays(arrival, 7),
    checkOut: addDays(arrival, 7 + count),
  })
  expect(moved.points).toEqual({
    ...{ previous: 0, new: 0, difference: 0 },
    ...{ previousFreeNights: count, newFreeNights: count },
  })
  expect([await balance(), await nightsLeft()]).toEqual([OPENING, GIVEN - count])
  const shorter = await change(one, handle, {
    checkIn: addDays(arrival, 7),
    checkOut: addDays(arrival, 8),
  })
  expect(shorter.points).toMatchObject({ previousFreeNights: count, newFreeNights: 1 })
  expect(await nightsLeft()).toBe(GIVEN - 1)
  const longer = await change(one, handle, {
    checkIn: addDays(arrival, 7),
    checkOut: addDays(arrival, 9),
  })
  expect(longer.points.previous).toBe(0)
  expect(longer.points.new).toBeGreaterThan(0)
  expect([await balance(), await nightsLeft()]).toEqual([OPENING - longer.points.new, GIVEN - 1])
})

/** Changes the days of a booked stay, and commits; answers what it does. */
async function change(
  { cookie }: Room,
  handle: string,
  days: { checkIn: string; checkOut: string },
) {
  const path = '/phoenix-reservation/v1/modifySelectRate'
  const begun = await (await api.server.post(path, { stay: handle }, { cookie })).json()
  const input = { cartId: begun.cart.id, revision: begun.cart.revision, stay: days }
  const { data } = await query(SPLIT, { input }, cookie)
  expect(data.status.code).toBe('SUCCESS')
  const { id: cartId, revision } = data.cart
  const of = { cookie, cartId, revision, intentId: '' }
  expect((await post(of, 'hold')).status.code).toBe('SUCCESS')
  expect((await order(of, { intentId: null, token: null })).status.code).toBe('SUCCESS')
  return data.cart.change
}
