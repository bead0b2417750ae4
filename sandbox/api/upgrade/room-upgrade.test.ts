import { prepayVersion } from '../../../src/features/checkout/prepay/prepay.rules'
import { addDays } from '../../../src/rules/stay/days'
import { cartRevisions, carts, claims } from '../../database/booking/booking-schema'
import { orderAttempts, orders, suiteNights } from '../../database/booking/order-schema'
import { requestSuiteNights } from '../../database/booking/suite-nights'
import { messages } from '../../database/members/account-schema'
import { createLedger } from '../../payment/ledger'
import { hotels } from '../../seed/hotels'
import { type BookingVisitor, bookingTest, type Product } from '../order/testing/booking-test'
import {
  orderOperations,
  paymentMethods,
  roomUpgradeData,
  updateOrder,
} from '../order/testing/order-operations'
import { searchProducts } from '../testing/booking-operations'
import { clockAt } from '../testing/clock-at'
import { mondayIn } from '../testing/monday-in'
import { testApi } from '../testing/test-api'

const ledger = createLedger()
const api = testApi({
  hotels,
  operations: orderOperations,
  empty: [orders, orderAttempts, messages, claims, cartRevisions, carts],
  ledger,
})
const { choose, prepare, order, details, cardToken, post, query } = bookingTest(api, ledger)

/** Level T has ten nights of the last two years, but none of the last for a stay of the year after next. */
const MANY = 'member-t'
/** Level P has two at most. */
const FEW = 'member-p'
const HOTEL = 'MUCDE'

/** Awards end with a year: all nights of a long stay are of one. */
const isOfOneYear = (day: string) => day.slice(0, 4) === addDays(day, 14).slice(0, 4)
const soon = isOfOneYear(mondayIn(9)) ? mondayIn(9) : mondayIn(23)

/** A member whose room, no suite, is in the cart; `guarantee` of its rate. */
async function member(who = MANY, { nights = 3, guarantee = 'CARD' } = {}) {
  const cookie = await api.server.become(who)
  const stay = {
    propertyId: HOTEL,
    checkIn: soon,
    checkOut: addDays(soon, nights),
    adultsPerRoom: [2],
  }
  const { data } = await query(searchProducts, { search: stay }, cookie)
  const wanted = (data.products as Product[]).find(
    ({ rate, rateDetails }) =>
      rate.audience === 'STANDARD' &&
      rate.isGuestViewable &&
      rateDetails.guarantee.type === guarantee,
  )
  return choose(stay, wanted?.id ?? '', cookie)
}

interface Upgrade {
  access: string
  revision: number
  deadline: string
  isOpen: boolean
  nights: number
  awards: { remaining: number }[]
  rooms: { itemId: string; suite: string; specialNights: { date: string; status: string }[] }[]
  offers: {
    itemId: string
    product: { id: string; quoteToken: string }
    difference: { amount: number }
  }[]
  offerCount: number
}

const CHANGE = '/phoenix-reservation/v1/modifySelectRate'

const ask = async (one: BookingVisitor, asked: object = {}, at?: string): Promise<Upgrade> =>
  (await query(roomUpgradeData, asked, one.cookie, at ? clockAt(at) : {})).data

const change = async (one: BookingVisitor, input: object, at?: string) =>
  (await query(updateOrder, { input }, one.cookie, at ? clockAt(at) : {})).data

const left = ({ awards }: Upgrade) => awards.reduce((sum, { remaining }) => sum + remaining, 0)

const statuses = ({ rooms }: Upgrade) =>
  rooms.flatMap(({ specialNights }) => specialNights.map(({ status }) => status))

const askedFor = async () => {
  const rows = await api.database.db.select().from(suiteNights)
  return rows.filter(({ removedAt }) => removedAt === null)
}

/** Ticks the room of the cart. */
async function tick(one: BookingVisitor): Promise<string> {
  const { rooms } = await ask(one, { cartId: one.cartId })
  const itemId = rooms[0]?.itemId ?? ''
  expect(itemId).not.toBe('')
  const kept = await post(one, 'keep', { [`awards.${itemId}`]: 'yes' })
  expect(kept.status.code).toBe('SUCCESS')
  return itemId
}

/** An order of the member's, paid at the hotel. */
async function booked(who = MANY, { nights = 3, isAsking = true, guarantee = 'CARD' } = {}) {
  const one = await member(who, { nights, guarantee })
  const itemId = isAsking ? await tick(one) : ''
  expect((await post(one, 'hold')).status.code).toBe('SUCCESS')
  const ready = await prepare(one)
  if (guarantee === 'PREPAY') {
    const { data: due } = await query(paymentMethods, { cartId: ready.cartId }, ready.cookie)
    await post(ready, 'keep', {
      'prepay.accepted': 'yes',
      'prepay.accepted.version': prepayVersion(due.chargedNow),
    })
  }
  const made = await order(ready, { token: await cardToken(ready, '4111111111111111') })
  expect(made.status.code).toBe('SUCCESS')
  return { one: ready, itemId: itemId || made.order.items[0].id, made: made.order }
}

test('a suite that is asked for while booking uses an award for every night of the order', async () => {
  const before = await ask(await member(), {})
  expect(before).toBeNull()
  const cart = await member()
  const offered = await ask(cart, { cartId: cart.cartId })
  expect(offered).toMatchObject({ access: 'MEMBER', isOpen: true, nights: 3, offers: [] })
  expect(offered.rooms[0]?.suite).toEqual(expect.stringMatching(/\w/))
  const free = left(offered)
  const { one } = await booked()
  const after = await ask(one)
  expect(statuses(after)).toEqual(['REQUESTED', 'REQUESTED', 'REQUESTED'])
  expect(after.rooms[0]?.specialNights.map(({ date }) => date)).toEqual([
    soon,
    addDays(soon, 1),
    addDays(soon, 2),
  ])
  expect(left(after)).toBe(free - 3)
})

test('without a request no award is used, and a box that was unticked asks for nothing', async () => {
  const one = await member()
  const itemId = await tick(one)
  await post(one, 'keep', { [`awards.${itemId}`]: '' })
  await post(one, 'hold')
  const ready = await prepare(one)
  await order(ready, { token: await cardToken(ready, '4111111111111111') })
  expect(await askedFor()).toEqual([])
})

test('a request is taken back and made again until the cut-off, and at it no more', async () => {
  const { one, itemId } = await booked()
  const { deadline } = await ask(one)
  const at = (seconds: number) => new Date(Date.parse(deadline) + seconds * 1000).toISOString()
  // The clock of a call goes on while it is answered.
  const justBefore = at(-60)
  expect(await ask(one, {}, justBefore)).toMatchObject({ isOpen: true })
  expect(await change(one, { itemId, suite: false }, justBefore)).toMatchObject({
    status: { code: 'SUCCESS' },
  })
  const back = await ask(one, {}, justBefore)
  expect(statuses(back)).toEqual(['REMOVED', 'REMOVED', 'REMOVED'])
  expect(await askedFor()).toEqual([])
  const again = await change(one, { itemId, suite: true }, justBefore)
  expect(again).toMatchObject({ status: { code: 'SUCCESS' }, nights: 3 })
  // Repeated, nothing more is used.
  expect(await change(one, { itemId, suite: true }, justBefore)).toMatchObject({
    status: { code: 'SUCCESS' },
    nights: 0,
  })
  expect(await askedFor()).toHaveLength(3)
  expect(await ask(one, {}, at(0))).toMatchObject({ isOpen: false })
  for (const suite of [true, false]) {
    expect(await change(one, { itemId, suite }, at(0))).toMatchObject({
      status: { httpStatus: 409, code: 'CLOSED' },
    })
  }
  const after = await ask(one, {}, at(0))
  const decided = statuses(after)
  expect(decided.filter((status) => !['GUARANTEED', 'DENIED'].includes(status))).toEqual([])
  // A room with a suite for a night is not sold another one.
  if (decided.includes('GUARANTEED')) expect(after.offers).toEqual([])
})

test('too few awards for all nights: the review says so, and nothing is held or lost', async () => {
  const one = await member(FEW)
  const { nights, ...offered } = await ask(one, { cartId: one.cartId })
  expect(left(offered as Upgrade)).toBeLessThan(nights)
  const itemId = await tick(one)
  const refused = await post(one, 'hold')
  expect(refused).toMatchObject({
    status: { code: 'INVALID' },
    problems: { [`awards.${itemId}`]: 'tooFew' },
    nextStateURI: expect.stringContaining('reviewDetails'),
  })
  expect(await api.database.db.select().from(claims)).toEqual([])
  await post(one, 'keep', { [`awards.${itemId}`]: '' })
  expect((await post(one, 'hold')).status.code).toBe('SUCCESS')
})

test('two bookings at once: no award is used twice, and a booking without awards asks for none', async () => {
  const first = await member()
  // More than half of what is left, whatever the time of the year.
  const nights = Math.floor(left(await ask(first, { cartId: first.cartId })) / 2) + 1
  const both = await Promise.all(
    [1, 2].map(async () => {
      const one = await member(MANY, { nights })
      await tick(one)
      expect((await post(one, 'hold')).status.code).toBe('SUCCESS')
      const ready = await prepare(one)
      return { ready, token: await cardToken(ready, '4111111111111111') }
    }),
  )
  const made = await Promise.all(both.map(({ ready, token }) => order(ready, { token })))
  const ordered = made.filter(({ status }) => status.code === 'SUCCESS')
  expect(ordered.length).toBeGreaterThan(0)
  // Checked after the other one was made: refused before the card is charged.
  for (const { problems } of made.filter((one) => !ordered.includes(one)))
    expect(problems).toMatchObject([{ problem: 'tooFew' }])
  const used = await askedFor()
  const awards = new Set(used.map(({ awardId }) => awardId))
  for (const id of awards) {
    expect(used.filter(({ awardId }) => awardId === id).length).toBeLessThanOrEqual(5)
  }
  // An order that was checked before asks for nothing rather than for a part of its nights.
  expect(used).toHaveLength(nights)
  const numbers = ordered.map(({ order: { confirmationNumber } }) => confirmationNumber)
  const views = await Promise.all(
    numbers.map((confirmationNumber) =>
      ask(both[0]?.ready as BookingVisitor, { confirmationNumber }),
    ),
  )
  expect(views.map((one) => statuses(one).length).sort()).toEqual(
    ordered.length === 2 ? [0, nights] : [nights],
  )
})

test('nobody else learns of awards or changes the order', async () => {
  const { itemId, made } = await booked()
  const { confirmationNumber } = made
  const other = { cookie: await api.server.become('member-a') } as BookingVisitor
  expect(await ask(other, { confirmationNumber })).toBeNull()
  expect(await change(other, { confirmationNumber, itemId, suite: false })).toMatchObject({
    status: { httpStatus: 404 },
  })
  expect(await askedFor()).toHaveLength(3)
})

const CANCEL = '/phoenix-reservation-black/v1/confirmCancelReservation'
const cancel = async ({ cookie }: BookingVisitor, body: object, at?: string) => {
  const answer = await api.server.post(CANCEL, body, { cookie, headers: at ? clockAt(at) : {} })
  return (await answer.json()).status.code
}

test('a cancelled room gives its awards back, can become nothing, and asks again when taken back', async () => {
  const cart = await member()
  const free = left(await ask(cart, { cartId: cart.cartId }))
  const { one } = await booked()
  expect(left(await ask(one))).toBe(free - 3)
  expect(await cancel(one, { orderRevisionNumber: '1' })).toBe('SUCCESS')
  const after = await ask(one)
  expect(statuses(after)).toEqual(['CANCELLED', 'CANCELLED', 'CANCELLED'])
  expect(after.rooms[0]?.suite).toBeNull()
  // The awards can be used for another stay meanwhile: then the suite is not asked for again.
  expect(await cancel(one, { undo: true })).toBe('SUCCESS')
  expect(statuses(await ask(one))).toEqual(['REQUESTED', 'REQUESTED', 'REQUESTED'])
  expect(left(await ask(one))).toBe(free - 3)
})

test('a request that was on its way when the room was cancelled asks for nothing', async () => {
  const { one, itemId } = await booked(MANY, { isAsking: false })
  const [{ id: orderId = '', customerId = '' } = {}] = await api.database.db.select().from(orders)
  expect(await cancel(one, { orderRevisionNumber: '1' })).toBe('SUCCESS')
  const asked = { orderId, itemId, customerId: customerId ?? '', at: new Date() }
  const night = { orderId, itemId, customerId: customerId ?? '', night: soon, awardId: 'an award' }
  const added = await requestSuiteNights(api.database, asked, () => [
    { ...night, requestedAt: new Date() },
  ])
  expect(added).toBeNull()
  expect(await askedFor()).toEqual([])
})

test('awards that were used elsewhere meanwhile are not used twice', async () => {
  const cart = await member(FEW, { nights: 1 })
  // For a stay of January those of the year before are not there any more.
  const nights = left(await ask(cart, { cartId: cart.cartId }))
  const all = (status: string) => new Array<string>(nights).fill(status)
  const first = await booked(FEW, { nights })
  expect(statuses(await ask(first.one))).toEqual(all('REQUESTED'))
  expect(await cancel(first.one, { orderRevisionNumber: '1' })).toBe('SUCCESS')
  const number = first.made.confirmationNumber
  const second = await booked(FEW, { nights })
  expect(statuses(await ask(second.one))).toEqual(all('REQUESTED'))
  const items = [{ confirmationNumber: number, reservationRevisionNumber: '2' }]
  expect(await cancel(first.one, { undo: true, items })).toBe('SUCCESS')
  const taken = await ask(first.one, { confirmationNumber: number })
  expect(statuses(taken)).toEqual(all('REMOVED'))
  expect(left(await ask(second.one))).toBe(0)
})

test('an anonymous visitor is asked to sign in, and learns of no awards', async () => {
  const [first] = (await query(searchProducts, { search: stayOf(2) })).data.products as Product[]
  const one = await choose(stayOf(2), first?.id ?? '')
  expect(await ask(one, { cartId: one.cartId })).toMatchObject({ access: 'SIGN_IN', awards: [] })
})

const stayOf = (nights: number) => ({
  propertyId: HOTEL,
  checkIn: soon,
  checkOut: addDays(soon, nights),
  adultsPerRoom: [2],
})

test('a better room after booking is a change that costs exactly the difference', async () => {
  const { one, itemId } = await booked(MANY, { isAsking: false })
  const { offers } = await ask(one)
  const [offer] = offers
  expect(offer?.itemId).toBe(itemId)
  const { id, quoteToken } = offer?.product ?? {}
  const before = await taken()
  const accept = async (headers = {}) => {
    const body = { change: `${itemId} ${id} ${quoteToken}`, stay: '' }
    const { handle } = await details(one, {})
    const sent = { ...body, stay: handle }
    const answer = await api.server.post(CHANGE, sent, { cookie: one.cookie, headers })
    return answer.json()
  }
  const { cart, nextStateURI } = await accept()
  expect(cart.change.difference).toEqual(
    expect.objectContaining({ amount: offer?.difference.amount }),
  )
  expect(nextStateURI).toMatch(/reviewDetails/)
  // Nothing is changed before it is reviewed.
  expect(await taken()).toEqual(before)
  expect((await ask(one)).offers.length).toBeGreaterThan(0)
  const dearer = await accept({ 'x-foyer-fault': 'modifySelectRate:price' })
  expect(dearer.status.code).toBe('PRICE_CHANGED')
  expect(dearer.nextStateURI).toMatch(/modifyRateListMenu.*problem=PRICE_CHANGED/)
})

test('of more better rooms than asked for the least expensive are answered, and how many there are', async () => {
  const { one } = await booked(MANY, { isAsking: false })
  const all = await ask(one)
  const prices = all.offers.map(({ difference }) => difference.amount)
  expect(prices.length).toBeGreaterThan(1)
  expect(prices).toEqual([...prices].sort((a, b) => a - b))
  expect(all.offerCount).toBe(prices.length)
  expect(await ask(one, { maxOffers: 1 })).toMatchObject({
    offers: [all.offers[0]],
    offerCount: prices.length,
  })
  expect(await ask(one, { maxOffers: -1 })).toMatchObject({ offers: [], offerCount: prices.length })
})

const taken = () => api.database.db.select().from(claims)

test('a stay that is paid in advance has better rooms too, and a day of arrival none', async () => {
  const { one } = await booked(MANY, { isAsking: false })
  const arrival = `${soon}T12:00:00+01:00`
  expect((await ask(one)).offers.length).toBeGreaterThan(0)
  expect((await ask(one, {}, arrival)).offers).toEqual([])
  const paid = await booked(MANY, { isAsking: false, guarantee: 'PREPAY' })
  expect((await ask(paid.one)).offers.length).toBeGreaterThan(0)
})

test('a change says how many suite nights it gives up, and gives them up when it is made', async () => {
  const { one } = await booked()
  const criteria = (nights: number) => `fromDate=${soon}&toDate=${addDays(soon, nights)}`
  const begin = async (nights: number) => {
    const body = { searchCriteria: criteria(nights) }
    return (await api.server.post(CHANGE, body, { cookie: one.cookie })).json()
  }
  expect((await begin(3)).cart.change.suiteNights).toBe(0)
  const { cart } = await begin(2)
  expect(cart.change.suiteNights).toBe(3)
  expect(await askedFor()).toHaveLength(3)
  const own = { ...one, cartId: cart.id, revision: cart.revision }
  expect((await post(own, 'hold')).status.code).toBe('SUCCESS')
  const made = await order(own, { intentId: null, token: null })
  expect(made.status.code).toBe('SUCCESS')
  expect(await askedFor()).toEqual([])
})
