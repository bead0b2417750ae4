import { cartRevisions, carts } from '../../database/booking/booking-schema'
import { dropDeadCarts } from '../../database/booking/carts'
import { SEED_PASSWORD } from '../../database/seeding/seed-accounts'
import { expireSession } from '../../database/sessions'
import { hotels } from '../../seed/hotels'
import { caseStay } from '../../seed/rates/cases'
import {
  bookingOperations,
  cancellationPolicies,
  cart as cartQuery,
  createCart,
  prepayRates,
  searchProducts,
  stayDetails,
  stickyBar,
  summaryOfCharges,
  updateCart,
} from '../testing/booking-operations'
import { clockAt } from '../testing/clock-at'
import { testApi } from '../testing/test-api'
import { cookieOf } from '../testing/test-server'

const api = testApi({ hotels, operations: bookingOperations, empty: [cartRevisions, carts] })

const NOON = '2027-03-01T12:00:00Z'
const TODAY = '2027-03-01'

interface Options {
  cookie?: string
  at?: string
  fault?: string
}

const send = (text: string, variables: object, { cookie, at = NOON, fault }: Options = {}) => {
  const headers = { ...clockAt(at), ...(fault && { 'x-foyer-fault': fault }) }
  return api.server.query(text, variables, { headers, ...(cookie && { cookie }) })
}
const ask = async (text: string, variables: object, options?: Options) => {
  const answer = await (await send(text, variables, options)).json()
  expect(answer.errors).toBeUndefined()
  return Object.values(answer.data)[0] as never
}

interface Money {
  amount: number
}
interface Cart {
  id: string
  revision: number
  expires: string
  checkIn: string
  nextRoomIndex: number | null
  parties: { adults: number }[]
  items: { id: string; roomIndex: number; product: { id: string }; pricing: { total: Money } }[]
  itemGroups: { id: string; quantity: number }[]
  totalPricing: { total: Money } | null
  priceChange: { before: Money; after: Money } | null
  dropped: { name: string; reason: string }[]
}
interface Answer {
  cart: Cart | null
  status: { httpStatus: number; code: string }
  priceChange: { before: Money; after: Money; quoteToken: string } | null
  reason: { reason: string; nearest: object[] } | null
}
interface Product {
  id: string
  quoteToken: string | null
  inventory: number
  roomType: { code: string }
  ratePlan: { code: string }
  rate: { audience: string; isPrepay: boolean; isGuestViewable: boolean }
  totalPricing: { total: Money } | null
}

const munich = {
  propertyId: 'MUCDE',
  checkIn: '2027-03-10',
  checkOut: '2027-03-12',
  adultsPerRoom: [2],
}

const productsOf = async (search: object = munich, more: object = {}, options?: Options) =>
  ((await ask(searchProducts, { search, ...more }, options)) as { products: Product[] }).products
const flexible = async (search?: object): Promise<Product> => {
  const found = (await productsOf(search)).find(({ ratePlan }) => ratePlan.code === 'FLEX')
  if (!found) throw new Error('The hotel has no flexible rate.')
  return found
}

const advance = async (): Promise<Product> => {
  const found = (await productsOf()).find(({ ratePlan }) => ratePlan.code !== 'FLEX')
  if (!found) throw new Error('The hotel has one rate only.')
  return found
}

/** A new visitor with a cart. */
const begin = async (input: object = {}, options: Options = {}) => {
  const { id: productId, quoteToken } = await flexible()
  const whole = { search: munich, productId, quoteToken, ...input }
  const response = await send(createCart, { input: whole }, options)
  const { data } = await response.json()
  const answer: Answer = data.createCart
  return { answer, cookie: options.cookie ?? cookieOf(response), cart: answer.cart as Cart }
}
const change = (input: object, options: Options): Promise<Answer> =>
  ask(updateCart, { input }, options)
const read = (id: string, options: Options): Promise<Cart | null> => ask(cartQuery, { id }, options)

describe('a cart', () => {
  test('is ended by no other visitor, whose clock may be ahead, but by the sweep after a day', async () => {
    const { cart, cookie } = await begin()
    const ahead = { ...munich, checkIn: '2027-06-08', checkOut: '2027-06-10' }
    const other = await begin({ search: ahead, quoteToken: null }, { at: '2027-06-01T12:00:00Z' })
    expect(other.cart).toMatchObject({ revision: 1 })
    expect(await read(cart.id, { cookie })).toMatchObject({ id: cart.id })
    await dropDeadCarts(api.database, Date.parse('2027-03-02T12:10:00Z'))
    expect(await read(cart.id, { cookie })).toMatchObject({ id: cart.id })
    await dropDeadCarts(api.database, Date.parse('2027-03-02T12:16:00Z'))
    expect(await read(cart.id, { cookie })).toBeNull()
  })

  test('is made with a session, holds the price that was shown, and expires in a quarter of an hour', async () => {
    const product = await flexible()
    const { answer, cart, cookie } = await begin()
    expect(answer.status).toMatchObject({ httpStatus: 200, code: 'SUCCESS' })
    expect(cart).toMatchObject({
      ...{ revision: 1, propertyId: 'MUCDE', checkIn: '2027-03-10', nextRoomIndex: null },
      items: [{ roomIndex: 0, product: { id: product.id } }],
      totalPricing: { total: product.totalPricing?.total },
    })
    const left = Date.parse(cart.expires) - Date.parse(NOON)
    expect(Math.round(left / 60_000)).toBe(15)
    expect(cookie).toContain('foyer-session=')
    expect(await read(cart.id, { cookie })).toMatchObject({ id: cart.id, revision: 1 })
    const session = await (await api.server.get('/mi/session', { cookie })).json()
    expect(session.data).toMatchObject({
      shoppingCartId: cart.id,
      propertyId: 'MUCDE',
      isACRS: true,
    })
    expect(JSON.stringify(session)).not.toContain('cartOwner')
  })

  test('is made once for a key, which is refused with another product', async () => {
    const { cart, cookie } = await begin({ choiceKey: 'first' })
    const again = await begin({ choiceKey: 'first' }, { cookie })
    expect(again.answer.status.code).toBe('SUCCESS')
    expect(again.cart).toMatchObject({ id: cart.id, revision: 1 })
    expect(await api.database.db.select().from(carts)).toHaveLength(1)
    const { id: productId } = await advance()
    const other = await begin({ choiceKey: 'first', productId, quoteToken: null }, { cookie })
    expect(other.answer.status).toMatchObject({ httpStatus: 422 })
    expect((await begin({ choiceKey: 'second' }, { cookie })).cart.id).not.toBe(cart.id)
  })

  test('is changed once for a key, also by a change without a product', async () => {
    const { cart, cookie } = await begin()
    const { id: productId, quoteToken } = await flexible()
    const add = {
      ...{ cartId: cart.id, revision: 1, choiceKey: 'add' },
      addItems: [{ productId, quoteToken }],
      parties: [
        { adults: 2, childAges: [] },
        { adults: 2, childAges: [] },
      ],
    }
    const added = (await change(add, { cookie })).cart as Cart
    expect([added.revision, added.items.length]).toEqual([2, 2])
    expect((await change(add, { cookie })).cart).toMatchObject({ revision: 2 })
    const other = { ...add, addItems: [{ productId: (await advance()).id }] }
    expect((await change(other, { cookie })).status).toMatchObject({ httpStatus: 422 })

    const itemId = (added.items[1] as { id: string }).id
    const remove = { cartId: cart.id, revision: 2, choiceKey: 'remove', removeItems: [itemId] }
    for (const _ of [1, 2]) {
      const { status, cart: left } = await change(remove, { cookie })
      expect([status.code, left?.revision, left?.items.length]).toEqual(['SUCCESS', 3, 1])
    }
  })

  test('is nobody else’s, and no browser can name its owner', async () => {
    const { cart, cookie } = await begin()
    const stranger = (await begin()).cookie
    expect(await read(cart.id, { cookie: stranger })).toBeNull()
    expect(await ask(summaryOfCharges, { cartId: cart.id }, { cookie: stranger })).toBeNull()
    const taken = await change(
      { cartId: cart.id, revision: 1, removeItems: [] },
      { cookie: stranger },
    )
    expect(taken.status.code).toBe('CART_NOT_FOUND')
    const [{ ownerKey } = { ownerKey: '' }] = await api.database.db.select().from(carts)
    const values = { cartOwner: ownerKey, shoppingCartId: cart.id }
    await api.server.post('/mi/session', { values }, { cookie: stranger })
    expect(await read(cart.id, { cookie: stranger })).toBeNull()
    expect(await read(cart.id, { cookie })).not.toBeNull()
  })

  test('stays the visitor’s through a sign-in, and is gone after signing out', async () => {
    const { cart, cookie } = await begin()
    const login = { userId: 'maria@example.com', password: SEED_PASSWORD }
    const path = '/mi/phoenix-account-auth/v1/loginWithCredentials'
    const signedIn = await api.server.post(path, login, { cookie })
    const member = cookieOf(signedIn)
    expect(member).not.toContain(/foyer-session=[^;]+/.exec(cookie)?.[0])
    expect(await read(cart.id, { cookie: member })).toMatchObject({ id: cart.id })
    await api.server.post('/mi/phoenix-account-auth/v1/signOut', {}, { cookie: member })
    expect(await read(cart.id, { cookie: member })).toBeNull()
    expect(await read(cart.id, { cookie })).toBeNull()
  })

  test('outlives a visit without a sign-in by a day, and no other visit', async () => {
    const { cart, cookie } = await begin()
    const later = async (by: string) => {
      const id = /foyer-session=([^;]+)/.exec(by)?.[1] ?? ''
      await expireSession(api.database, decodeURIComponent(id))
      return read(cart.id, { cookie: by })
    }
    expect(await later(cookie)).toMatchObject({ id: cart.id })
    expect((await (await api.server.get('/mi/session', { cookie })).json()).message).toBeUndefined()

    const withoutKey = cookie.replace(/foyer-cart=[^;]+(; )?/, '')
    expect(withoutKey).not.toBe(cookie)
    expect(await later(withoutKey)).toBeNull()

    const { cart: second, cookie: other } = await begin()
    const login = { userId: 'maria@example.com', password: SEED_PASSWORD }
    const path = '/mi/phoenix-account-auth/v1/loginWithCredentials'
    const signedIn = await api.server.post(path, login, { cookie: other })
    const member = cookieOf(signedIn)
    expect(member).not.toContain('foyer-cart=')
    expect(await read(second.id, { cookie: member })).toMatchObject({ id: second.id })
    expect(await later(member)).toBeNull()
    expect(await later(`${member}; ${/foyer-cart=[^;]+/.exec(other)?.[0]}`)).toBeNull()
  })

  test('is one of three: a fourth takes the place of the one used longest ago', async () => {
    const { cart: first, cookie } = await begin()
    const at = (minutes: number) => `2027-03-01T12:0${minutes}:00Z`
    const second = (await begin({}, { cookie, at: at(1) })).cart
    const third = (await begin({}, { cookie, at: at(2) })).cart
    await read(first.id, { cookie, at: at(4) })
    const fourth = (await begin({}, { cookie, at: at(5) })).cart
    const left = await Promise.all(
      [first, second, third, fourth].map(({ id }) => read(id, { cookie, at: at(6) })),
    )
    expect(left.map((cart) => cart?.id ?? null)).toEqual([first.id, null, third.id, fourth.id])
  })

  test('of calls at the same time each has its own, three at most', async () => {
    const { cookie } = await begin()
    const made = await Promise.all([1, 2, 3, 4, 5].map(() => begin({}, { cookie })))
    expect(new Set(made.map(({ cart }) => cart.id)).size).toBe(5)
    expect(await api.database.db.select().from(carts)).toHaveLength(3)
  })
})

describe('a price', () => {
  test('that has changed since it was shown is told, and taken once it is accepted', async () => {
    const { answer, cookie } = await begin({}, { fault: 'CreateCart:price' })
    expect(answer).toMatchObject({ cart: null, status: { httpStatus: 409, code: 'PRICE_CHANGED' } })
    const { before, after, quoteToken } = answer.priceChange ?? {}
    expect(before).toEqual((await flexible()).totalPricing?.total)
    expect(after?.amount).toBeGreaterThan(before?.amount ?? 0)
    expect(await api.database.db.select().from(carts)).toEqual([])
    const again = await begin({ quoteToken }, { fault: 'CreateCart:price', cookie })
    expect(again.cart.totalPricing?.total).toEqual(after)
  })

  test('of the named case changes on selecting it', async () => {
    const { hotelId, checkIn, checkOut } = caseStay('priceChange', TODAY)
    const search = { propertyId: hotelId, checkIn, checkOut }
    const { id: productId, quoteToken } = await flexible(search)
    const { answer } = await begin({ search, productId, quoteToken })
    expect(answer.status.code).toBe('PRICE_CHANGED')
    const accepted = await begin({ search, productId, quoteToken: answer.priceChange?.quoteToken })
    expect(accepted.cart.totalPricing?.total).toEqual(answer.priceChange?.after)
  })

  test('stands as long as the quote, whatever it would cost by now', async () => {
    const { cart, cookie } = await begin()
    const at = '2027-03-01T12:14:00Z'
    const later = await read(cart.id, { cookie, at, fault: 'Cart:price' })
    expect(later).toMatchObject({ revision: 1, totalPricing: cart.totalPricing, priceChange: null })
    const used = await read(cart.id, { cookie, at: '2027-03-01T12:28:00Z', fault: 'Cart:price' })
    expect(used).toMatchObject({ revision: 1, totalPricing: cart.totalPricing })
  })

  test('of an expired quote is looked up: the same goes on, another is a new revision that tells both', async () => {
    const { cart, cookie } = await begin()
    const same = await read(cart.id, { cookie, at: '2027-03-01T13:00:00Z' })
    expect(same).toMatchObject({ revision: 1, totalPricing: cart.totalPricing, priceChange: null })
    const at = '2027-03-01T14:00:00Z'
    const dearer = await read(cart.id, { cookie, at, fault: 'Cart:price' })
    expect(dearer?.revision).toBe(2)
    expect(dearer?.priceChange?.before).toEqual(cart.totalPricing?.total)
    expect(dearer?.priceChange?.after).toEqual(dearer?.totalPricing?.total)
    expect(await read(cart.id, { cookie, at })).toEqual(dearer)
  })

  test('a cart that nobody has used for a day is gone', async () => {
    const { cart, cookie } = await begin()
    expect(await read(cart.id, { cookie, at: '2027-03-02T12:14:00Z' })).not.toBeNull()
    expect(await read(cart.id, { cookie, at: '2027-03-03T13:00:00Z' })).toBeNull()
  })
})

describe('what is refused', () => {
  test('a sold-out product, with its reason and the nearest dates', async () => {
    const { answer } = await begin({}, { fault: 'CreateCart:soldout' })
    expect(answer).toMatchObject({
      cart: null,
      status: { httpStatus: 409, code: 'SOLD_OUT' },
      reason: { reason: 'soldOut' },
    })
  })

  test('a member’s rate for a visitor who has not signed in', async () => {
    const member = (await productsOf()).find(({ rate }) => rate.audience === 'MEMBER')
    const input = { productId: member?.id, quoteToken: member?.quoteToken }
    expect((await begin(input)).answer.status).toMatchObject({
      ...{ httpStatus: 403, code: 'SIGN_IN_REQUIRED' },
    })
    const cookie = await api.server.become('member-maria')
    expect((await begin(input, { cookie })).answer.status.code).toBe('SUCCESS')
    const remembered = await api.server.become('remembered-maria')
    expect((await begin(input, { cookie: remembered })).answer.status.code).toBe('SIGN_IN_REQUIRED')
  })

  test.each(['MUCDE.NONE.FLEX', 'EMPTY.A.B', 'nonsense', ''])(
    'the product “%s”',
    async (productId) => {
      expect((await begin({ productId })).answer.status.httpStatus).toBe(422)
    },
  )

  test('a stay without dates', async () => {
    const { answer } = await begin({ search: { propertyId: 'MUCDE' } })
    expect(answer.status.code).toBe('UNPROCESSABLE_ENTITY')
  })

  test('a fault fails, and makes no cart', async () => {
    const { answer } = await begin({}, { fault: 'CreateCart:fail' })
    expect(answer.status.code).toBe('FAIL')
    expect(await api.database.db.select().from(carts)).toEqual([])
  })
})

describe('a change', () => {
  test('names the revision it has seen; a stale one is refused, with the newer one', async () => {
    const { cart, cookie } = await begin()
    const stay = { checkIn: '2027-03-11', checkOut: '2027-03-13' }
    const moved = await change({ cartId: cart.id, revision: 1, stay }, { cookie })
    expect(moved).toMatchObject({ status: { code: 'SUCCESS' }, cart: { revision: 2, ...stay } })
    const late = await change(
      { cartId: cart.id, revision: 1, removeItems: [cart.items[0]?.id] },
      { cookie },
    )
    expect(late).toMatchObject({
      status: { httpStatus: 409, code: 'STALE_REVISION' },
      cart: { revision: 2, items: [{ id: cart.items[0]?.id }] },
    })
  })

  test('of several at the same time with one revision, one is done', async () => {
    const { cart, cookie } = await begin()
    const input = {
      cartId: cart.id,
      revision: 1,
      addItems: [{ productId: cart.items[0]?.product.id }],
    }
    const answers = await Promise.all([1, 2, 3, 4].map(() => change(input, { cookie })))
    expect(answers.map(({ status }) => status.code).sort()).toEqual([
      ...['STALE_REVISION', 'STALE_REVISION', 'STALE_REVISION'],
      'SUCCESS',
    ])
    expect((await read(cart.id, { cookie }))?.items).toHaveLength(2)
  })

  test('two rooms of a search are chosen one after the other', async () => {
    const search = { ...munich, rooms: 2, adultsPerRoom: [2, 1] }
    const { cart, cookie } = await begin({ search })
    expect(cart.nextRoomIndex).toBe(1)
    const other = (await productsOf(search, { cartId: cart.id }, { cookie })).find(
      ({ id, rate }) => id !== cart.items[0]?.product.id && rate.audience === 'STANDARD',
    )
    const addItems = [{ productId: other?.id, quoteToken: other?.quoteToken }]
    const { cart: both } = await change({ cartId: cart.id, revision: 1, addItems }, { cookie })
    expect(both).toMatchObject({ nextRoomIndex: null, revision: 2 })
    const sum = both?.items.reduce((all, { pricing }) => all + pricing.total.amount, 0)
    expect(both?.totalPricing?.total.amount).toBe(sum)
    expect(both?.items[0]).toEqual(cart.items[0])
  })

  test('the same room again is a group of two, and twice the price', async () => {
    const { cart, cookie } = await begin()
    const quantity = { itemGroupId: cart.itemGroups[0]?.id, quantity: 2 }
    const { cart: two } = await change({ cartId: cart.id, revision: 1, quantity }, { cookie })
    expect(two).toMatchObject({
      itemGroups: [{ quantity: 2 }],
      parties: [{ adults: 2 }, { adults: 2 }],
    })
    expect(two?.totalPricing?.total.amount).toBe(2 * (cart.totalPricing?.total.amount ?? 0))
    const one = { itemGroupId: cart.itemGroups[0]?.id, quantity: 1 }
    const { cart: back } = await change({ cartId: cart.id, revision: 2, quantity: one }, { cookie })
    expect(back).toMatchObject({ itemGroups: [{ quantity: 1 }], totalPricing: cart.totalPricing })
  })

  test('no more rooms than are left, also within one cart', async () => {
    const { hotelId, roomCode, checkIn, checkOut } = caseStay('lastRoom', TODAY)
    const search = { propertyId: hotelId, checkIn, checkOut }
    const last = (await productsOf(search)).find(({ roomType }) => roomType.code === roomCode)
    expect(last?.inventory).toBe(1)
    const { cart, cookie } = await begin({ search, productId: last?.id, quoteToken: null })
    const quantity = { itemGroupId: cart.itemGroups[0]?.id, quantity: 2 }
    const refused = await change({ cartId: cart.id, revision: 1, quantity }, { cookie })
    expect(refused).toMatchObject({ status: { code: 'SOLD_OUT' }, cart: { revision: 1 } })
    const left = await productsOf(search, { cartId: cart.id, roomIndex: 1 }, { cookie })
    expect(left.length).toBeGreaterThan(0)
  })

  test('a tenth room is refused', async () => {
    const { cart, cookie } = await begin()
    const quantity = { itemGroupId: cart.itemGroups[0]?.id, quantity: 10 }
    const refused = await change({ cartId: cart.id, revision: 1, quantity }, { cookie })
    expect(refused.status).toMatchObject({ httpStatus: 422, code: 'TOO_MANY_ROOMS' })
  })

  test('a room that is taken out takes its party along, and comes back with it', async () => {
    const { cart, cookie } = await begin({ search: { ...munich, rooms: 2, adultsPerRoom: [2, 1] } })
    const productId = cart.items[0]?.product.id
    const added = await change(
      { cartId: cart.id, revision: 1, addItems: [{ productId }] },
      { cookie },
    )
    const removeItems = [added.cart?.items[0]?.id]
    const { cart: one } = await change({ cartId: cart.id, revision: 2, removeItems }, { cookie })
    expect(one).toMatchObject({
      parties: [{ adults: 1 }],
      items: [{ roomIndex: 0 }],
      nextRoomIndex: null,
    })
    const addItems = [{ productId, party: { adults: 2, childAges: [] } }]
    const { cart: again } = await change({ cartId: cart.id, revision: 3, addItems }, { cookie })
    expect(again?.totalPricing).toEqual(added.cart?.totalPricing)
    const all = again?.items.map(({ id }) => id)
    const { cart: none } = await change(
      { cartId: cart.id, revision: 4, removeItems: all },
      { cookie },
    )
    expect(none).toMatchObject({ items: [], parties: [{}], nextRoomIndex: 0, totalPricing: null })
  })

  test('the session tells whether a room has a member’s rate', async () => {
    const cookie = await api.server.become('member-maria')
    const isMemberRate = async () =>
      (await (await api.server.get('/mi/session', { cookie })).json()).data.isMemberRate
    expect(await isMemberRate()).toBe(false)
    const member = (await productsOf()).find(({ rate }) => rate.audience === 'MEMBER')
    const { cart } = await begin(
      { productId: member?.id, quoteToken: member?.quoteToken },
      { cookie },
    )
    expect(await isMemberRate()).toBe(true)
    const { id: productId, quoteToken } = await flexible()
    const replaceItem = { itemId: cart.items[0]?.id, productId, quoteToken }
    await change({ cartId: cart.id, revision: 1, replaceItem }, { cookie })
    expect(await isMemberRate()).toBe(false)
  })

  test('another product takes the place of one', async () => {
    const { cart, cookie } = await begin()
    const other = (await productsOf()).find(
      ({ id, rate }) => id !== cart.items[0]?.product.id && rate.audience === 'STANDARD',
    )
    const replaceItem = {
      itemId: cart.items[0]?.id,
      productId: other?.id,
      quoteToken: other?.quoteToken,
    }
    const { cart: after } = await change({ cartId: cart.id, revision: 1, replaceItem }, { cookie })
    expect(after?.items).toMatchObject([{ id: cart.items[0]?.id, product: { id: other?.id } }])
  })

  test('for other dates rooms that are still sold stay, the others go by name', async () => {
    const { cart, cookie } = await begin()
    const fault = 'UpdateCart:soldout'
    const stay = { checkIn: '2027-03-20', checkOut: '2027-03-22' }
    const { cart: gone } = await change({ cartId: cart.id, revision: 1, stay }, { cookie, fault })
    expect(gone).toMatchObject({ ...stay, items: [], dropped: [{ reason: 'soldOut' }] })
    expect(gone?.dropped[0]?.name).not.toMatch(/MUCDE/)
  })

  test('a past arrival and an unknown item are refused, and nothing is changed', async () => {
    const { cart, cookie } = await begin()
    const wrong = [
      { stay: { checkIn: '2026-01-01', checkOut: '2026-01-03' } },
      { stay: { checkIn: '2027-03-12', checkOut: '2027-03-12' } },
      { removeItems: ['nobody'] },
      { parties: [] },
    ]
    for (const each of wrong) {
      const refused = await change({ cartId: cart.id, revision: 1, ...each }, { cookie })
      expect(refused).toMatchObject({ status: { httpStatus: 422 }, cart: { revision: 1 } })
    }
  })

  test('more guests in a room are another price; a room that is too small for them goes', async () => {
    const { cart, cookie } = await begin()
    const parties = (adults: number) => [{ adults, childAges: [] }]
    const one = await change({ cartId: cart.id, revision: 1, parties: parties(1) }, { cookie })
    expect(one.cart?.totalPricing?.total.amount).toBeLessThan(cart.totalPricing?.total.amount ?? 0)
    const crowd = await change({ cartId: cart.id, revision: 2, parties: parties(8) }, { cookie })
    expect(crowd.cart).toMatchObject({ items: [], dropped: [{ roomIndex: 0 }] })
  })
})

describe('what is read of a cart', () => {
  test('bar, summary and cart have one total; the parts add up', async () => {
    const { cart, cookie } = await begin()
    const quantity = { itemGroupId: cart.itemGroups[0]?.id, quantity: 2 }
    const { cart: two } = await change({ cartId: cart.id, revision: 1, quantity }, { cookie })
    const charges = (await ask(summaryOfCharges, { cartId: cart.id }, { cookie })) as {
      rooms: { subtotal: Money; nights: { price: Money }[] }[]
      fees: { amount: Money }[]
      taxes: { amount: Money; includedInRate: boolean }[]
      total: Money
      dueNow: Money
      dueAtHotel: Money
    }
    const sum = (amounts: Money[]) => amounts.reduce((all, { amount }) => all + amount, 0)
    const added = charges.taxes.filter(({ includedInRate }) => !includedInRate)
    const lines = [...charges.fees, ...added].map(({ amount }) => amount)
    expect(sum(charges.rooms.map(({ subtotal }) => subtotal)) + sum(lines)).toBe(
      charges.total.amount,
    )
    expect(charges.dueNow.amount + charges.dueAtHotel.amount).toBe(charges.total.amount)
    const bar = (await ask(stickyBar, { cartId: cart.id }, { cookie })) as {
      total: { total: Money }
    }
    expect([bar.total.total, charges.total]).toEqual([
      two?.totalPricing?.total,
      two?.totalPricing?.total,
    ])
    expect(bar).toMatchObject({ chosenRooms: 2, rooms: 2, guests: 4, isLowest: false })
  })

  test('the stay is told with the hotel’s times', async () => {
    const { cart, cookie } = await begin()
    expect(await ask(stayDetails, { cartId: cart.id }, { cookie })).toMatchObject({
      ...{ propertyId: 'MUCDE', checkInTime: '15:00', checkOutTime: '12:00', lengthOfStay: 2 },
      ...{ rooms: 1, modifiable: true, timeZone: 'Europe/Berlin' },
    })
  })

  test('how each room is cancelled is told to its owner alone', async () => {
    const { cart, cookie } = await begin()
    const asked = { cartId: cart.id }
    expect(await ask(cancellationPolicies, asked, { cookie })).toMatchObject([
      {
        ...{ itemId: cart.items[0]?.id, roomIndex: 0, checkIn: '2027-03-10' },
        policy: {
          ...{ refundability: 'FREE', timeZone: 'Europe/Berlin', statutoryWindow: null },
          deadline: expect.stringMatching(/^2027-03-\d\dT\d\d:00:00\+01:00$/),
          noShow: { amount: expect.any(Number), currency: 'EUR' },
          text: expect.stringContaining('If you leave early'),
        },
      },
    ])
    const stranger = (await begin()).cookie
    expect(await ask(cancellationPolicies, asked, { cookie: stranger })).toBeNull()
  })

  test('of a confidential rate no amount is told anywhere', async () => {
    const search = { ...munich, rateType: 'corporate', rateCode: 'MERIDIAN' }
    const hidden = (await productsOf(search)).find(({ rate }) => !rate.isGuestViewable)
    const { cart, cookie } = await begin({ search, productId: hidden?.id, quoteToken: null })
    expect(cart).toMatchObject({ totalPricing: null, items: [{ pricing: null }] })
    const charges = await ask(summaryOfCharges, { cartId: cart.id }, { cookie })
    expect(charges).toMatchObject({ hidden: true, total: null, dueNow: null, fees: [], taxes: [] })
    expect(JSON.stringify(charges)).not.toContain('"amount":{')
    expect(await ask(stickyBar, { cartId: cart.id }, { cookie })).toMatchObject({ total: null })
    const policies = await ask(cancellationPolicies, { cartId: cart.id }, { cookie })
    expect(JSON.stringify(policies)).not.toContain('"amount":{')
  })

  test('a prepaid room says what is charged and when', async () => {
    const prepaid = (await productsOf()).find(
      ({ rate }) => rate.isPrepay && rate.audience === 'STANDARD',
    )
    const { cart, cookie } = await begin({
      productId: prepaid?.id,
      quoteToken: prepaid?.quoteToken,
    })
    const charges = (await ask(summaryOfCharges, { cartId: cart.id }, { cookie })) as {
      dueNow: Money
    }
    expect(await ask(prepayRates, { cartId: cart.id }, { cookie })).toMatchObject([
      { productId: prepaid?.id, chargeDate: TODAY, amount: charges.dueNow },
    ])
  })
})
