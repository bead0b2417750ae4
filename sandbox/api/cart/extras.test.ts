import { cartRevisions, carts, claims } from '../../database/booking/booking-schema'
import type { Quote } from '../../database/booking/quote'
import { hotels } from '../../seed/hotels'
import type { CallContext } from '../graphql/graphql-context'
import { searchProducts } from '../rates/product-search'
import { stickyBar } from '../rates/sticky-bar'
import { searchOf } from '../search/search-input'
import { ADDRESS_LIMITS } from '../sign-in/rate-limits'
import { testApi } from '../testing/test-api'
import { cartQueries } from './cart-resolvers'
import { createCart, updateCart } from './change-cart'
import { holdCart } from './hold-cart'

const api = testApi({ hotels, empty: [claims, cartRevisions, carts] })

const NOW = Date.parse('2027-03-01T12:00:00Z')
/** Two nights from a Tuesday. */
const STAY = { checkIn: '2027-04-06', checkOut: '2027-04-08' }

const callOf = (more: Partial<CallContext> = {}) =>
  ({
    database: api.database,
    locale: 'en-US',
    session: null,
    owner: { key: 'the-owner', begin: async () => 'the-owner', store: async () => {} },
    now: NOW,
    isDearer: false,
    isSoldOut: false,
    address: '127.0.0.1',
    limits: ADDRESS_LIMITS,
    named: {},
    ...more,
  }) as unknown as CallContext

const ownerOf = (key: string) =>
  callOf({ owner: { key, begin: async () => key, store: async () => {} } as never })

/** A cart with so many rooms for two guests. */
async function cartOf(rooms = 1, { call = callOf(), propertyId = 'MUCDE', stay = STAY } = {}) {
  const asked = { propertyId, ...stay, adultsPerRoom: Array<number>(rooms).fill(2) }
  const search = { ...searchOf(asked as never, NOW), propertyId }
  const { products } = await searchProducts({ search: asked as never }, call)
  const productId = products.find(({ rate }) => rate.audience === 'STANDARD')?.id ?? ''
  let { cart } = await createCart(call, { search, item: { productId, roomIndex: 0 } })
  for (let roomIndex = 1; roomIndex < rooms; roomIndex += 1) {
    const { id: cartId, revision } = cart ?? fail()
    cart = (await updateCart(call, { cartId, revision, addItems: [{ productId, roomIndex }] })).cart
  }
  return cart ?? fail()
}

type Cart = Awaited<ReturnType<typeof cartOf>>

const buy = (
  cart: Cart,
  products: Record<string, number>,
  {
    call = callOf(),
    room = 0,
    ...more
  }: { call?: CallContext; room?: number; revision?: number } = {},
) =>
  updateCart(call, {
    cartId: cart.id,
    revision: cart.revision,
    ...more,
    extras: [
      {
        itemId: cart.quote.rooms[room]?.id ?? '',
        products: Object.entries(products).map(([code, quantity]) => ({ code, quantity })),
      },
    ],
  })

const boughtIn = ({ rooms }: Quote) =>
  rooms.map(({ extras = [] }) => extras.map(({ code, quantity }) => [code, quantity]))

const figures = async ({ id: cartId }: Cart, call = callOf()) => {
  const [charges, bar, cart] = await Promise.all([
    cartQueries.summaryOfChargesCart(null, { cartId }, call),
    stickyBar({ cartId }, call),
    cartQueries.cart(null, { id: cartId }, call),
  ])
  return {
    extras: charges?.extras.map(({ code, name, amount }) => [code, name, amount.amount]),
    totals: [charges?.total?.amount, bar?.total?.total.amount, cart?.totalPricing?.total.amount],
    dueNow: charges?.dueNow?.amount,
    dueAtHotel: charges?.dueAtHotel?.amount,
  }
}

const offered = async ({ id: cartId }: Cart, code: string, call = callOf()) => {
  const flyout = await cartQueries.nonRoomProductFlyout(null, { cartId }, call)
  return flyout?.rooms.map(({ products }) => {
    const { max, quantity, soldOut } = products.find((one) => one.code === code) ?? fail()
    return { max, quantity, soldOut }
  })
}

test('AC 1, 3: an extra is a row of the charges and part of every total; without it all is as before', async () => {
  const cart = await cartOf()
  const before = await figures(cart)
  const added = await buy(cart, { ROLLAWAY: 1, BREAKFAST: 2 })
  expect(added.status.code).toBe('SUCCESS')
  const after = await figures(cart)
  // 35 euros a night, and 24 for each guest and night.
  expect(after.extras).toEqual([
    ['BREAKFAST', 'Breakfast for one guest × 2', 96_00],
    ['ROLLAWAY', 'Rollaway bed', 70_00],
  ])
  const sum = (before.totals[0] ?? 0) + 166_00
  expect(after.totals).toEqual([sum, sum, sum])
  expect(after.dueNow).toBe(before.dueNow)
  expect(after.dueAtHotel).toBe((before.dueAtHotel ?? 0) + 166_00)
  await buy(added.cart ?? fail(), {})
  expect(await figures(cart)).toEqual(before)
})

test('AC 2: more than a room can have, or what the hotel does not sell, is refused', async () => {
  const cart = await cartOf()
  for (const products of [{ ROLLAWAY: 2 }, { ROLLAWAY: -1 }, { PETFEE1: 1 }, { toString: 1 }]) {
    const { status, cart: left } = await buy(cart, products)
    expect([status.code, left?.revision]).toEqual(['UNPROCESSABLE_ENTITY', 1])
  }
})

test('AC 4: what is sold out cannot be bought, and nothing else of the change is done', async () => {
  const cart = await cartOf(1, { stay: { checkIn: '2027-04-09', checkOut: '2027-04-11' } })
  expect(await offered(cart, 'PARKING')).toEqual([{ max: 0, quantity: 0, soldOut: true }])
  const { status } = await buy(cart, { PARKING: 1, ROLLAWAY: 1 })
  expect(status).toMatchObject({ httpStatus: 409, code: 'EXTRA_SOLD_OUT' })
  expect((await figures(cart)).extras).toEqual([])
})

test('what the cart holds is sold out for others, who hear it', async () => {
  const others = await Promise.all(
    ['one', 'two'].map(async (key) => {
      const call = ownerOf(key)
      const cart = await cartOf(2, { call })
      let bought = cart
      for (const room of [0, 1]) {
        bought = (await buy(bought, { ROLLAWAY: 1 }, { call, room })).cart ?? fail()
      }
      return { call, cart: bought }
    }),
  )
  const late = await cartOf()
  const { cart: bought } = await buy(late, { ROLLAWAY: 1 })
  for (const { call, cart } of others) {
    expect((await holdCart(call, { cartId: cart.id, revision: cart.revision })).status.code).toBe(
      'SUCCESS',
    )
  }
  const { status } = await holdCart(callOf(), {
    cartId: late.id,
    revision: bought?.revision ?? 0,
  })
  expect(status.code).toBe('EXTRA_SOLD_OUT')
  expect((await figures(late)).extras).toEqual([])
  const flyout = await cartQueries.nonRoomProductFlyout(null, { cartId: late.id }, callOf())
  expect(flyout?.dropped).toEqual(['Rollaway bed'])
  expect(await offered(late, 'ROLLAWAY')).toEqual([{ max: 0, quantity: 0, soldOut: true }])
})

test('rooms of one cart share what is left', async () => {
  const cart = await cartOf(3)
  const first = await buy(cart, { CRIB: 2 })
  const second = await buy(first.cart ?? fail(), { CRIB: 2 }, { room: 1 })
  expect(await offered(cart, 'CRIB')).toEqual([
    { max: 2, quantity: 2, soldOut: false },
    { max: 2, quantity: 2, soldOut: false },
    { max: 2, quantity: 0, soldOut: false },
  ])
  expect(second.status.code).toBe('SUCCESS')
})

test('the extras of a room that is removed go; one that is replaced has those still sold', async () => {
  const cart = await cartOf(2)
  const one = await buy(cart, { ROLLAWAY: 1 })
  const two = (await buy(one.cart ?? fail(), { CRIB: 1 }, { room: 1 })).cart ?? fail()
  const [first, second] = two.quote.rooms
  const without = await updateCart(callOf(), {
    ...{ cartId: cart.id, revision: two.revision },
    removeItems: [first?.id ?? ''],
  })
  expect(boughtIn(without.cart?.quote ?? fail())).toEqual([[['CRIB', 1]]])
  const replaced = await updateCart(callOf(), {
    ...{ cartId: cart.id, revision: two.revision + 1 },
    addItems: [{ productId: second?.productId ?? '', roomIndex: 0 }],
  })
  expect(replaced.status.code).toBe('SUCCESS')
  expect(boughtIn(replaced.cart?.quote ?? fail())).toEqual([[['CRIB', 1]]])
})

test('other dates price the extras anew, and tell which are not sold then', async () => {
  const cart = await cartOf()
  const bought = (await buy(cart, { PARKING: 1, ROLLAWAY: 1 })).cart ?? fail()
  const moved = await updateCart(callOf(), {
    ...{ cartId: cart.id, revision: bought.revision },
    stay: { checkIn: '2027-04-09', checkOut: '2027-04-12' },
  })
  expect(moved.cart?.quote.droppedExtras).toEqual([{ roomIndex: 0, code: 'PARKING' }])
  expect((await figures(cart)).extras).toEqual([['ROLLAWAY', 'Rollaway bed', 105_00]])
})

test('a change of an older revision is refused, and a hotel without extras offers none', async () => {
  const cart = await cartOf()
  await buy(cart, { ROLLAWAY: 1 })
  expect((await buy(cart, {})).status.code).toBe('STALE_REVISION')
  const bare = await cartOf(1, { propertyId: 'MAXHT' })
  const flyout = await cartQueries.nonRoomProductFlyout(null, { cartId: bare.id }, callOf())
  expect(flyout?.rooms.map(({ products }) => products)).toEqual([[]])
  expect(
    await cartQueries.nonRoomProductFlyout(null, { cartId: bare.id }, ownerOf('another')),
  ).toBeNull()
})

function fail(): never {
  throw new Error('The test has no such thing.')
}
