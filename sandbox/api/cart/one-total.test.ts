import { addsUp, chargeFacts } from '../../../src/features/booking/charges/charge-facts'
import { searchInput } from '../../../src/features/stay/search-input.rules'
import { formatMoney, type Money } from '../../../src/rules/money/money'
import { addDays } from '../../../src/rules/stay/days'
import { isWide } from '../../../tests/cases'
import { fc, runs } from '../../../tests/random'
import { cartDetails, cartRevisions, carts } from '../../database/booking/booking-schema'
import { saveCartDetails } from '../../database/booking/cart-details'
import type { StoredOrder } from '../../database/booking/orders'
import { pointsEntries } from '../../database/members/points'
import { arbitrarySearch, TODAY } from '../../engine/testing/questions'
import { extrasOf } from '../../seed/extras'
import { hotels } from '../../seed/hotels'
import type { SeedHotel } from '../../seed/seed-types'
import type { CallContext } from '../graphql/graphql-context'
import { pricedRooms } from '../order/cancel-prices'
import { cancelNowView } from '../order/cancel-view'
import { orderMail } from '../order/mail/order-mail'
import { lodgingReservations } from '../order/mail/structured-data'
import { orderView } from '../order/order-view'
import { paymentMethods } from '../order/payment-views'
import { searchProducts } from '../rates/product-search'
import { quoteToken } from '../rates/quote-token'
import { stickyBar } from '../rates/sticky-bar'
import { type SearchInput, searchOf } from '../search/search-input'
import { searchResolvers } from '../search/search-resolvers'
import { testApi } from '../testing/test-api'
import { cartQueries } from './cart-resolvers'
import { createCart, updateCart } from './change-cart'
import { findOwnCart } from './own-cart'
import { recommendedProduct } from './recommended-products'

/**
 * "One total": what a card, the booking bar, the charges, their table and the cart say is the same to
 * the minor unit (docs/decisions/0044). Asked of the resolvers, which is what the widgets read.
 */

const api = testApi({ hotels, empty: [cartDetails, cartRevisions, carts] })

/** A member, who may choose every rate, and has points for it. */
const MEMBER = 'C1001'
beforeAll(async () => {
  await api.database.db.insert(pointsEntries).values({
    ...{ key: 'plenty', customerId: MEMBER, kind: 'opening', points: 100_000_000 },
    at: new Date(`${TODAY}T12:00:00Z`),
  })
})

const callOf = (more: Partial<CallContext> = {}) =>
  ({
    database: api.database,
    locale: 'en-US',
    session: { kind: 'authenticated', values: {}, customer: { id: MEMBER } },
    owner: { key: 'the-owner', begin: async () => 'the-owner', store: async () => {} },
    now: Date.parse(`${TODAY}T12:00:00Z`),
    isDearer: false,
    isSoldOut: false,
    named: {},
    payment: { savedCards: async () => [] },
    ...more,
  }) as unknown as CallContext

const inputOf = (search: object) => searchInput(search as never) as SearchInput

interface Shown {
  search: SearchInput
  cartId: string
  totals: (number | null)[]
}

/** Chooses for each room the product that `pick` names; null if the hotel has none for a room. */
async function chooseAll(search: SearchInput, pick: number, count: number): Promise<Shown | null> {
  const call = callOf()
  const totals: (number | null)[] = []
  let cart: { id: string; revision: number } | null = null
  for (let room = 0; room < count; room += 1) {
    const cartId = cart?.id ?? null
    const { products, roomIndex } = await searchProducts({ search, cartId }, call)
    const product = products[pick % products.length]
    if (!product) return null
    expect(roomIndex).toBe(room)
    const known: typeof cart = cart
    const choose = (token: string | null): ReturnType<typeof createCart> => {
      const item = { productId: product.id, roomIndex, quoteToken: token }
      return known
        ? updateCart(call, { cartId: known.id, revision: known.revision, addItems: [item] })
        : createCart(call, { search: wholeOf(search), item })
    }
    let total = product.totalPricing?.total.amount ?? null
    let outcome = await choose(product.quoteToken)
    if (outcome.priceChange) {
      // The visitor hears both prices, and agrees.
      expect([outcome.status.code, outcome.priceChange.before]).toEqual(['PRICE_CHANGED', total])
      total = outcome.priceChange.after
      outcome = await choose(quoteToken(total))
    }
    expect(outcome.status.code).toBe('SUCCESS')
    cart = outcome.cart
    totals.push(total)
  }
  return cart && { search, cartId: cart.id, totals }
}

/** Buys for every other room one or two of what the hotel sells then; returns what that costs. */
async function buyExtras(cartId: string, pick: number): Promise<number> {
  const call = callOf()
  const flyout = await cartQueries.nonRoomProductFlyout(null, { cartId }, call)
  let revision = flyout?.revision ?? 0
  let sum = 0
  for (const { id: itemId, products } of (flyout?.rooms ?? []).filter((_, at) => at % 2 === 0)) {
    const bought = products.flatMap(({ code, max }, index) => {
      const quantity = Math.min(max, (pick + index) % 3)
      return quantity > 0 ? [{ code, quantity }] : []
    })
    const extras = [{ itemId, products: bought }]
    const { status, cart } = await updateCart(call, { cartId, revision, extras })
    expect(status.code).toBe('SUCCESS')
    revision = cart?.revision ?? 0
    const prices = extrasOf(cart?.hotel ?? fail('no hotel'))
    const nights = cart?.quote.rooms[0]?.nights.length ?? 0
    for (const { code, quantity } of bought) {
      const { price, unit } = prices.find((extra) => extra.code === code) ?? fail(code)
      sum += price * quantity * (unit === 'NIGHT' ? nights : 1)
    }
  }
  return sum
}

/** Takes the first better room or rate that the hotel offers; returns by how much the stay is dearer then. */
async function takeUpgrade(cartId: string): Promise<number> {
  const call = callOf()
  const { offers = [] } = (await recommendedProduct({ cartId }, call)) ?? {}
  const [offer] = offers
  if (!offer) return 0
  const { itemId, product, difference } = offer
  const cart = await findOwnCart(call, cartId)
  const replaceItem = { itemId, productId: product.id, quoteToken: product.quoteToken }
  const changes = { cartId, revision: cart?.revision ?? 0, replaceItem }
  const { status } = await updateCart(call, changes)
  expect(status.code).toBe('SUCCESS')
  return difference.amount
}

/** Chooses the insurance that is offered; returns its premium, null where none is sold. */
async function insure(cartId: string): Promise<number | null> {
  const call = callOf()
  const asked = { cartId, residence: null, travellers: null }
  const quote = await cartQueries.travelInsuranceQuote(null, asked, call)
  if (!quote?.id || !quote.premium) return null
  const details = { 'insurance.choice': 'yes', 'insurance.offer': quote.id }
  await api.database.db.transaction((tx) => saveCartDetails(tx, cartId, details))
  return quote.premium.amount
}

/** The cart as an order, which mails and search engines are told of. */
async function orderOf(cartId: string) {
  const cart = (await findOwnCart(callOf(), cartId)) ?? fail('no cart')
  const { hotel, quote } = cart
  const { search, rooms } = quote
  const order = {
    ...{ id: 'order', cartId, hotelId: hotel.id, revision: 1, quote, payment: 'guaranteed' },
    ...{ bookedAt: new Date(callOf().now), details: {}, policy: null },
    // Everything that is due at the booking was charged.
    payments: [{ purpose: 'stay', kind: 'charge' }],
    guest: { givenName: 'Maria', familyName: 'Adeyemi', email: 'm@example.com', locale: 'en-US' },
    rooms: rooms.map(({ id, roomIndex }) => ({
      ...{ itemId: id, roomIndex, confirmationNumber: '70123450', cancelledAt: null },
      ...{ checkIn: search.checkIn, checkOut: search.checkOut },
    })),
  }
  return { order: order as unknown as StoredOrder, hotel }
}

/**
 * Cancels some rooms of an order, now or on the day before its arrival: what is told before is what page and
 * mail tell after, and what is left costs the same on page, in the mail and in structured data. `costs`: what
 * each room costs with its extras. Returns what the hotel keeps, and what goes back.
 */
async function cancelSome(
  order: StoredOrder,
  hotel: SeedHotel,
  { pick, costs }: { pick: number; costs: ReadonlyMap<string, number> },
) {
  const lastDay = Date.parse(`${order.rooms[0].checkIn}T00:00:00Z`) - 36 * 3_600_000
  const now = pick % 2 === 0 ? callOf().now : Math.max(lastDay, callOf().now)
  const call = callOf({ now })
  const stay = { order, rank: 'found' } as const
  const priced = pricedRooms(stay, hotel, now)
  const some = priced.filter((_, index) => (pick >> (index + 1)) % 2 === 0)
  const chosen = some.length > 0 ? some : priced.slice(0, 1)
  const ids = chosen.map(({ room }) => room.itemId)
  const before = await cancelNowView(stay, hotel, call, ids)
  const rooms = order.rooms.map((room) => {
    const of = chosen.find(({ room: { itemId } }) => itemId === room.itemId)
    if (!of) return room
    const { penalty, refund } = of.price
    const done = { cancelledAt: new Date(now), cancellationNumber: '9701234567' }
    return { ...room, ...done, penalty, refund, takeBackUntil: null }
  })
  const after = { ...order, revision: 2, rooms } as unknown as StoredOrder
  const view = orderView(after, hotel, call, { moves: [], rank: 'found' })
  const told = (side: 'penalty' | 'refund') =>
    view.items.flatMap(({ cancellation }) => cancellation?.[side] ?? [])
  const { html } = orderMail(after, hotel, 'cancelled', { now })
  for (const side of ['penalty', 'refund'] as const) {
    expect(told(side)).toHaveLength(ids.length)
    expect(add(told(side))).toBe(before?.amounts?.[side].amount)
    for (const money of told(side).filter(({ amount }) => amount > 0))
      expect(html).toContain(formatMoney(money, 'en-US'))
  }
  // Nothing is lost between the two: what was paid is kept or goes back, and the rest of a fee is charged.
  const paid = chosen.reduce((sum, { sold }) => sum + sold.dueNow, 0)
  const { charge, owed } = before?.amounts ?? fail('no amounts')
  expect(add(told('penalty')) + add(told('refund'))).toBe(paid + add([charge, owed]))
  const left = [...costs].reduce((sum, [id, cost]) => sum + (ids.includes(id) ? 0 : cost), 0)
  expect(view.charges.total?.amount).toBe(left)
  expect(view.totalPricing?.total.amount ?? 0).toBe(left)
  expect(totalOf(lodgingReservations(after, hotel, 'en-US'), view.charges.total as Money)).toBe(
    left,
  )
  if (ids.length < rooms.length)
    expect(html).toContain(formatMoney(view.charges.total as Money, 'en-US'))
  return { kept: add(told('penalty')), back: add(told('refund')) }
}

/** The total of structured data, in minor units. */
function totalOf(reservations: object[], { decimalPoint }: Money): number {
  const prices = reservations.map((one) => Number((one as { totalPrice?: string }).totalPrice ?? 0))
  return Math.round(prices.reduce((sum, price) => sum + price, 0) * 10 ** decimalPoint)
}

const wholeOf = (input: SearchInput) => searchOf(input, callOf().now)

/** Of days and lengths that hotels sell, for one to three rooms. */
const soldSearch = fc
  .record({
    any: arbitrarySearch,
    ahead: fc.integer({ min: 3, max: 330 }),
    nights: fc.integer({ min: 1, max: 5 }),
  })
  .map(({ any, ahead, nights }) => {
    const checkIn = addDays(TODAY, ahead)
    const rooms = ahead % 5 === 0 ? 1 : 2 + (ahead % 2)
    const parties = Array.from({ length: rooms }, (_, room) => {
      return any.parties[room % any.parties.length] ?? { adults: 1, childAges: [] }
    })
    return { ...any, parties, checkIn, checkOut: addDays(checkIn, nights) }
  })

const add = (amounts: readonly (Money | null | undefined)[]) =>
  amounts.reduce((sum, money) => sum + (money?.amount ?? 0), 0)

/** Of carts with several rooms. */
const CARTS = runs(300)

test('over random carts with several rooms, extras, better rooms and insurance, and what is left of them, all places have one total', async () => {
  const cases = fc.sample(
    fc.record({ hotel: fc.constantFrom(...hotels), search: soldSearch, pick: fc.nat(500) }),
    { numRuns: 2.6 * CARTS, ...(isWide ? {} : { seed: 20_261_123 }) },
  )
  const call = callOf()
  let compared = 0
  let withExtras = 0
  let withUpgrade = 0
  let withInsurance = 0
  let withFee = 0
  let withRefund = 0
  for (const { hotel, search, pick } of cases) {
    const input = inputOf({ ...search, propertyId: hotel.id })
    if (compared === CARTS) break
    const shown = await chooseAll(input, pick, search.parties.length)
    if (!shown) continue
    if (search.parties.length > 1) compared += 1
    const { cartId, totals } = shown
    const upgrade = pick % 3 === 0 ? await takeUpgrade(cartId) : 0
    const bought = pick % 2 === 0 ? await buyExtras(cartId, pick) : 0
    const premium = pick % 4 < 2 ? await insure(cartId) : null
    if (bought > 0) withExtras += 1
    if (upgrade > 0) withUpgrade += 1
    if (premium !== null) withInsurance += 1
    const [bar, charges, payment, cart] = await Promise.all([
      stickyBar({ cartId }, call),
      cartQueries.summaryOfChargesCart(null, { cartId }, call),
      paymentMethods(call, cartId),
      cartQueries.cart(null, { id: cartId }, call),
    ])
    const isHidden = totals.includes(null)
    const sum = isHidden
      ? undefined
      : totals.reduce<number>((all, total) => all + (total ?? 0), bought + upgrade)
    expect(bar?.total?.total.amount).toBe(sum)
    expect(cart?.totalPricing?.total.amount).toBe(sum)
    expect(charges?.total?.amount).toBe(sum)
    expect(cart?.priceChange).toBeNull()
    expect(cart?.nextRoomIndex).toBeNull()
    if (isHidden || !charges) continue
    expect(charges.rooms).toHaveLength(search.parties.length)
    for (const { nights, subtotal } of charges.rooms)
      expect(add(nights.map(({ price }) => price))).toBe(subtotal?.amount)
    const table = chargeFacts(charges as never, {
      locale: 'en-US',
      showPoints: true,
      convert: null,
    })
    expect(table?.total).toBe(bar?.total && formatMoney(bar.total.total, 'en-US'))
    expect(addsUp(charges as never)).toBe(true)
    const lines = charges.extras.map(({ amount }) => amount)
    expect(add(lines)).toBe(bought)
    expect(add([...(cart?.items.map(({ pricing }) => pricing?.total) ?? []), ...lines])).toBe(sum)
    const rows = [
      ...charges.rooms.map(({ subtotal }) => subtotal),
      ...charges.fees.filter(({ taxIncluded }) => !taxIncluded).map(({ amount }) => amount),
      ...charges.taxes.filter(({ includedInRate }) => !includedInRate).map(({ amount }) => amount),
      ...lines,
    ]
    expect(add(rows)).toBe(sum)
    expect(add([charges.dueNow, charges.dueAtHotel])).toBe(sum)
    // What the payment panel says is charged now and at the hotel.
    expect(add([payment?.chargedNow, payment?.dueAtHotel])).toBe(sum)
    // The insurance is charged apart from the stay, by the one who sells it.
    expect(payment?.insurance?.amount ?? null).toBe(premium)
    const { order, hotel: house } = await orderOf(cartId)
    const { html } = orderMail(order, house, 'confirmed', { now: call.now })
    expect(charges.total && html).toContain(formatMoney(charges.total as Money, 'en-US'))
    const data = lodgingReservations(order, house, 'en-US')
    expect(totalOf(data, charges.total as Money)).toBe(sum)
    // Each room's card tells its extras beside its price.
    const cards = cart?.items.flatMap(({ pricing, extras }) => [pricing?.total, extras]) ?? []
    expect(add(cards)).toBe(sum)
    const costs = new Map(
      cart?.items.map(({ id, pricing, extras }) => [id, add([pricing?.total, extras])]),
    )
    const { kept, back } = await cancelSome(order, house, { pick, costs })
    if (kept > 0) withFee += 1
    if (back > 0) withRefund += 1
  }
  expect(compared).toBe(CARTS)
  expect(withFee).toBeGreaterThan(CARTS / 6)
  expect(withRefund).toBeGreaterThan(CARTS / 40)
  expect(withExtras).toBeGreaterThan(CARTS / 4)
  expect(withUpgrade).toBeGreaterThan(CARTS / 10)
  expect(withInsurance).toBeGreaterThan(CARTS / 6)
})

test('the lowest total of a hotel is what its bar says, and what one of its cards costs', async () => {
  const call = callOf()
  const search = {
    checkIn: '2027-02-02',
    checkOut: '2027-02-04',
    recordsPerPage: 40,
    sort: 'price',
  }
  const whole = { ...wholeOf({ ...search, adultsPerRoom: [2] } as never), ...search }
  const found = await searchResolvers.searchHotels(null, { search: inputOf(whole) }, call)
  expect(found.hotels.length).toBeGreaterThan(10)
  for (const { property, lowest } of found.hotels) {
    const input = inputOf({ ...whole, propertyId: property.id })
    const bar = await stickyBar({ search: input }, call)
    expect([property.id, bar?.total?.total]).toEqual([property.id, lowest?.total])
    const { products } = await searchProducts({ search: input }, call)
    const amounts = products.map(({ totalPricing }) => totalPricing?.total.amount)
    if (lowest) expect(amounts).toContain(lowest.total.amount)
  }
})

describe('a price that has changed on select', () => {
  const search = { propertyId: 'MUCDE', checkIn: '2027-02-02', checkOut: '2027-02-04' }
  const firstOf = async (input: SearchInput, more = {}) => {
    const { products, roomIndex } = await searchProducts({ search: input, ...more }, callOf())
    const { id: productId, quoteToken, totalPricing } = products[0] ?? fail('no product')
    return { item: { productId, roomIndex, quoteToken }, total: totalPricing?.total.amount ?? 0 }
  }
  const two = () => inputOf({ ...wholeOf({ adultsPerRoom: [2, 1] } as never), ...search })

  test('is asked about before it counts, where a script can ask', async () => {
    const { item, total } = await firstOf(two())
    const dearer = callOf({ isDearer: true })
    const outcome = await createCart(dearer, { search: wholeOf(two()), item })
    expect(outcome.status.code).toBe('PRICE_CHANGED')
    expect(outcome.priceChange?.before).toBe(total)
    expect(outcome.cart).toBeNull()
  })

  test('after a quarter of an hour is still told when another room is chosen', async () => {
    const first = await firstOf(two())
    const { cart } = await createCart(callOf(), { search: wholeOf(two()), item: first.item })
    const cartId = cart?.id ?? ''
    const later = callOf().now + 20 * 60_000
    const renewed = await findOwnCart(callOf({ now: later, isDearer: true }), cartId)
    expect(renewed?.revision).toBe(2)
    const second = await firstOf(two(), { cartId })
    const call = callOf({ now: later + 60_000 })
    await updateCart(call, { cartId, revision: 2, addItems: [second.item] })
    const after = await cartQueries.cart(null, { id: cartId }, call)
    const paid = after?.items[0]?.pricing?.total.amount ?? 0
    expect(paid).toBeGreaterThan(first.total)
    expect(after?.priceChange).toMatchObject({
      before: { amount: first.total },
      after: { amount: paid },
    })
    expect(after?.totalPricing?.total.amount).toBe(paid + second.total)
  })
})

function fail(message: string): never {
  throw new Error(message)
}
