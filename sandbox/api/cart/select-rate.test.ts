import { cartRevisions, carts } from '../../database/booking/booking-schema'
import { hotels } from '../../seed/hotels'
import {
  bookingOperations,
  cart as cartQuery,
  searchProductInfo,
  searchProducts,
} from '../testing/booking-operations'
import { clockAt } from '../testing/clock-at'
import { testApi } from '../testing/test-api'
import { cookieOf } from '../testing/test-server'

const api = testApi({ hotels, operations: bookingOperations, empty: [cartRevisions, carts] })

const SELECT = '/phoenix-reservation/v1/selectRate'
const clock = clockAt('2027-03-01T12:00:00Z')
const own = { 'sec-fetch-site': 'same-origin' }

const query = (more: Record<string, string> = {}) =>
  new URLSearchParams({
    ...{ propertyCode: 'MUCDE', fromDate: '2027-03-10', toDate: '2027-03-12' },
    ...{ numAdultsPerRoom: '2', ...more },
  }).toString()

interface Product {
  id: string
  quoteToken: string
  ratePlan: { code: string }
  totalPricing: { total: { amount: number } }
}

const product = async (plan = 'FLEX'): Promise<Product> => {
  const dates = { checkIn: '2027-03-10', checkOut: '2027-03-12', adultsPerRoom: [2] }
  const search = { propertyId: 'MUCDE', ...dates }
  const answer = await api.server.query(searchProducts, { search }, { headers: clock })
  const { products } = (await answer.json()).data.searchProductsByProperty
  return products.find(({ ratePlan }: Product) => ratePlan.code === plan)
}

/** Posts the form of a rate, as a browser without a script does. */
const post = async (
  { productId, quoteToken, ...fields }: Record<string, string> = {},
  { cookie = '', headers = {} }: { cookie?: string; headers?: Record<string, string> } = {},
) => {
  const offered = await product()
  const rate = `${productId ?? offered.id} ${quoteToken ?? offered.quoteToken}`
  const body = { rate, roomIndex: '0', searchCriteria: query(), ...fields }
  const answer = await fetch(api.server.url + SELECT, {
    method: 'POST',
    headers: { ...own, ...clock, ...(cookie && { cookie }), ...headers },
    body: new URLSearchParams(body),
    redirect: 'manual',
  })
  const { pathname, searchParams } = new URL(answer.headers.get('location') ?? '/', api.server.url)
  return { answer, pathname, asked: Object.fromEntries(searchParams), cookie: cookieOf(answer) }
}

const productNow = async (productId: string, quoteToken: string, headers = {}) => {
  const dates = { checkIn: '2027-03-10', checkOut: '2027-03-12', adultsPerRoom: [2] }
  const variables = { productId, quoteToken, search: { propertyId: 'MUCDE', ...dates } }
  const answer = await api.server.query(searchProductInfo, variables, {
    headers: { ...clock, ...headers },
  })
  return (await answer.json()).data.searchProductInfo
}

const read = async (id: string | undefined, cookie: string) => {
  const options = { cookie, headers: clock }
  return (await (await api.server.query(cartQuery, { id }, options)).json()).data.cart
}

test('a form chooses a rate and goes on to the review, with the cart in the address', async () => {
  const { answer, pathname, asked, cookie } = await post()
  expect([answer.status, pathname]).toEqual([303, '/reservation/reviewDetails.mi'])
  expect(asked).toMatchObject({ propertyCode: 'MUCDE', fromDate: '2027-03-10' })
  expect(await read(asked.cart, cookie)).toMatchObject({ items: [{ roomIndex: 0 }], revision: 1 })
})

test('of two rooms the first leads to the rates of the second, which completes the same cart', async () => {
  const searchCriteria = query({ numRooms: '2' })
  const first = await post({ searchCriteria })
  expect(first.pathname).toBe('/reservation/rateListMenu.mi')
  const cartId = first.asked.cart ?? ''
  const fields = { searchCriteria, roomIndex: '1', cartId, revision: '1' }
  const second = await post(fields, { cookie: first.cookie })
  expect(second.pathname).toBe('/reservation/reviewDetails.mi')
  expect(second.asked.cart).toBe(cartId)
  expect(await read(cartId, first.cookie)).toMatchObject({ revision: 2, nextRoomIndex: null })
})

test('the filters of the list go along to the next room, and to a refusal, but not to the review', async () => {
  const filters = '&filter=meal.breakfast&filter=beds.king'
  const filtersIn = ({ answer }: Awaited<ReturnType<typeof post>>) =>
    new URL(answer.headers.get('location') ?? '', api.server.url).searchParams.getAll('filter')
  const searchCriteria = query({ numRooms: '2' }) + filters
  const next = await post({ searchCriteria })
  expect(filtersIn(next)).toEqual(['meal.breakfast', 'beds.king'])
  expect(next.asked.cart).toBeDefined()
  const refused = await post({ searchCriteria, productId: 'none' })
  expect([refused.asked.problem, ...filtersIn(refused)]).toEqual([
    'UNPROCESSABLE_ENTITY',
    'meal.breakfast',
    'beds.king',
  ])
  const review = await post({ searchCriteria: query() + filters })
  expect([review.pathname, ...filtersIn(review)]).toEqual(['/reservation/reviewDetails.mi'])
})

test('a changed price leads to the rates again, which tell both prices, and agreeing goes on', async () => {
  const headers = { 'x-foyer-fault': 'selectRate:price' }
  const { id, quoteToken } = await product()
  const { pathname, asked } = await post({}, { headers })
  expect(pathname).toBe('/reservation/rateListMenu.mi')
  expect(asked).toMatchObject({ product: id, quote: quoteToken, problem: 'PRICE_CHANGED' })
  expect(await api.database.db.select().from(carts)).toEqual([])

  const now = await productNow(id, quoteToken, { 'x-foyer-fault': 'SearchProductInfo:price' })
  expect(now.priceChange.before).toEqual((await product()).totalPricing.total)
  expect(now.priceChange.after.amount).toBeGreaterThan(now.priceChange.before.amount)
  const agreed = await post({ quoteToken: now.product.quoteToken }, { headers })
  expect(agreed.pathname).toBe('/reservation/reviewDetails.mi')
  const cart = await read(agreed.asked.cart, agreed.cookie)
  expect(cart.totalPricing.total).toEqual(now.priceChange.after)
  expect(cart.priceChange).toBeNull()
})

test('a price that is as it was shown is not told as a change', async () => {
  const { id, quoteToken } = await product()
  expect((await productNow(id, quoteToken)).priceChange).toBeNull()
})

test('refused, it shows the rates again with the search, the product and the reason', async () => {
  const headers = { 'x-foyer-fault': 'selectRate:soldout' }
  const { answer, pathname, asked } = await post({}, { headers })
  expect([answer.status, pathname]).toEqual([303, '/reservation/rateListMenu.mi'])
  const { id } = await product()
  expect(asked).toMatchObject({ fromDate: '2027-03-10', product: id, problem: 'SOLD_OUT' })
  expect(await api.database.db.select().from(carts)).toEqual([])
})

test('a member’s rate leads through the sign-in, and back to the rates', async () => {
  const { id: productId } = await product('MEMB')
  const { pathname, asked } = await post({ productId })
  expect(pathname).toBe('/sign-in.mi')
  expect(asked.returnTo).toMatch(/^\/reservation\/rateListMenu\.mi\?.*fromDate=2027-03-10/)
})

test('a failing call leads back to the rates of the search', async () => {
  const headers = { 'x-foyer-fault': 'selectRate:status:503' }
  const { pathname, asked } = await post({}, { headers })
  expect(pathname).toBe('/reservation/rateListMenu.mi')
  expect(asked).toMatchObject({ propertyCode: 'MUCDE', problem: expect.any(String) })
})

test('as JSON it answers where to go, and asks about a changed price', async () => {
  const { id: productId, quoteToken } = await product()
  const body = { productId, quoteToken, roomIndex: 0, searchCriteria: `?${query()}` }
  const done = await api.server.post(SELECT, body, { headers: clock })
  expect(done.status).toBe(200)
  expect(await done.json()).toMatchObject({
    status: { code: 'SUCCESS' },
    nextStateURI: expect.stringMatching(/^\/reservation\/reviewDetails\.mi\?.*cart=/),
    cart: { revision: 1 },
  })
  const headers = { ...clock, 'x-foyer-fault': 'selectRate:price' }
  const changed = await api.server.post(SELECT, body, { headers })
  expect(changed.status).toBe(409)
  expect(await changed.json()).toMatchObject({ status: { code: 'PRICE_CHANGED' }, cart: null })
})

describe('a choice with a key', () => {
  const JSON_BODY = { roomIndex: 0, searchCriteria: query({ numRooms: '2' }) }

  const choose = async (fields: object, { cookie = '', headers = {} } = {}) => {
    const options = { cookie, headers: { ...clock, ...headers } }
    const answer = await api.server.post(SELECT, { ...JSON_BODY, ...fields }, options)
    return { answer, payload: await answer.json(), cookie: cookieOf(answer) || cookie }
  }

  /** A visitor with room 1 of 2, the fields that choose room 2, and its cart in a session. */
  const withRoom = async () => {
    const { id: productId, quoteToken } = await product()
    const { payload, cookie } = await choose({ productId, quoteToken, choiceKey: 'first' })
    const { id: cartId, revision } = payload.cart
    return { fields: { productId, quoteToken, cartId, revision, roomIndex: 1 }, cookie }
  }

  test('is made once, however often it is sent, and answers the same', async () => {
    const { id: productId, quoteToken } = await product()
    const begun = await withRoom()
    const fields = { productId, quoteToken, choiceKey: 'new-cart' }
    const all = await Promise.all([1, 2, 3].map(() => choose(fields, begun)))
    all.push(await choose(fields, begun))
    const [first] = all
    for (const { payload } of all) {
      expect([payload.status.code, payload.nextStateURI]).toEqual([
        'SUCCESS',
        first?.payload.nextStateURI,
      ])
    }
    expect(await api.database.db.select().from(carts)).toHaveLength(2)
  })

  test('is found again after its answer was lost, and adds no second room', async () => {
    const { fields, cookie } = await withRoom()
    const body = { ...fields, choiceKey: 'second' }
    const lost = choose(body, { cookie, headers: { 'x-foyer-fault': 'selectRate:lost' } })
    await expect(lost).rejects.toThrow()
    const { payload } = await choose(body, { cookie })
    expect(payload.status.code).toBe('SUCCESS')
    expect(payload.nextStateURI).toMatch(/^\/reservation\/reviewDetails\.mi/)
    expect(payload.cart).toMatchObject({ revision: 2, items: [{ roomIndex: 0 }, { roomIndex: 1 }] })
  })

  test('without the key the same repetition is a stale revision', async () => {
    const { fields, cookie } = await withRoom()
    await choose(fields, { cookie })
    expect((await choose(fields, { cookie })).payload.status.code).toBe('STALE_REVISION')
  })

  test('is found at the price of then, even if the price has changed since', async () => {
    const begun = await withRoom()
    const { id: productId, quoteToken } = await product()
    const fields = { productId, quoteToken, choiceKey: 'dear' }
    await choose(fields, begun)
    const headers = { 'x-foyer-fault': 'selectRate:price' }
    expect((await choose(fields, { ...begun, headers })).payload.status.code).toBe('SUCCESS')
  })

  test('is refused with another product, and changes nothing', async () => {
    const { fields, cookie } = await withRoom()
    await choose({ ...fields, choiceKey: 'second' }, { cookie })
    const { id: productId, quoteToken } = await product('PREP')
    const other = { ...fields, productId, quoteToken, choiceKey: 'second', revision: 2 }
    const { answer, payload } = await choose(other, { cookie })
    expect([answer.status, payload.status.code]).toEqual([422, 'UNPROCESSABLE_ENTITY'])
    expect(await read(fields.cartId, cookie)).toMatchObject({ revision: 2 })
  })

  test('is another visitor’s own, whatever its key', async () => {
    const { fields, cookie } = await withRoom()
    const stranger = await choose({ ...fields, cartId: undefined, choiceKey: 'first' })
    expect(stranger.payload.cart.id).not.toBe(fields.cartId)
    expect(await read(fields.cartId, cookie)).toMatchObject({ revision: 1 })
  })
})

test('another site’s form chooses nothing', async () => {
  const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.example' }
  expect((await post({}, { headers })).answer.status).toBe(403)
  expect(await api.database.db.select().from(carts)).toEqual([])
})
