import { eq } from 'drizzle-orm'
import { cartRevisions, carts, claims } from '../../database/booking/booking-schema'
import { hotels } from '../../seed/hotels'
import {
  bookingOperations,
  createCart,
  extendCartExpiration,
  searchProducts,
  updateCartExpiration,
} from '../testing/booking-operations'
import { clockAt } from '../testing/clock-at'
import { testApi } from '../testing/test-api'
import { cookieOf } from '../testing/test-server'

/** How a cart is kept while its visitor decides (docs/decisions/0052). */

const api = testApi({
  hotels,
  operations: bookingOperations,
  empty: [cartRevisions, carts, claims],
})

const NOON = Date.parse('2027-03-01T12:00:00Z')
const MINUTE = 60_000

interface Options {
  cookie?: string
  /** Minutes after noon. */
  at?: number
  fault?: string
}

const send = (text: string, variables: object, { cookie, at = 0, fault }: Options = {}) => {
  const clock = clockAt(new Date(NOON + at * MINUTE).toISOString())
  const headers = { ...clock, ...(fault && { 'x-foyer-fault': fault }) }
  return api.server.query(text, variables, { headers, ...(cookie && { cookie }) })
}

const search = { propertyId: 'MUCDE', checkIn: '2027-03-10', checkOut: '2027-03-12' }

const begin = async () => {
  const { data } = await (await send(searchProducts, { search })).json()
  const [{ id: productId }] = data.searchProductsByProperty.products
  const input = { search, productId, roomIndex: 0 }
  const response = await send(createCart, { input })
  const { cart } = (await response.json()).data.createCart
  return { id: cart.id as string, cookie: cookieOf(response) }
}

interface Expiration {
  expires: string
  expiresIn: number
  revision: number
}

const extend = async (cartId: string, options: Options): Promise<Expiration | null> =>
  (await (await send(extendCartExpiration, { cartId }, options)).json()).data.extendCartExpiration
const until = async (cartId: string, minutes: number, options: Options): Promise<Expiration> => {
  const expires = new Date(NOON + minutes * MINUTE).toISOString()
  const answer = await (await send(updateCartExpiration, { cartId, expires }, options)).json()
  return answer.data.updateCartExpiration
}
/** Minutes after noon; the clock of a call goes on while it is answered. */
const minutesAt = (time: number | undefined) => Math.round(((time ?? 0) - NOON) / MINUTE)
const minutesOf = ({ expires }: { expires: string }) => minutesAt(Date.parse(expires))

test('a cart is kept for a quarter of an hour from each extension, as often as its visitor asks', async () => {
  const { id, cookie } = await begin()
  for (const at of [0, 10, 24, 38, 52, 66, 80, 94, 108, 122, 136]) {
    const kept = await extend(id, { cookie, at })
    expect([kept && minutesOf(kept), kept?.expiresIn, kept?.revision]).toEqual([at + 15, 900, 1])
  }
})

test('the rooms that it holds are kept as long, and none that it has lost', async () => {
  const { id, cookie } = await begin()
  const step = { cartId: id, revision: '1', step: 'hold' }
  const headers = clockAt(new Date(NOON).toISOString())
  await api.server.post('/phoenix-reservation/v1/updateCart', step, { cookie, headers })
  await extend(id, { cookie, at: 10 })
  const endOf = async () =>
    (await api.database.db.select().from(claims).where(eq(claims.owner, id)))[0]?.expiresAt
  expect(minutesAt((await endOf())?.getTime())).toBe(25)
  await extend(id, { cookie, at: 40 })
  expect(minutesAt((await endOf())?.getTime())).toBe(25)
})

test('an expired one is looked up anew: the same goes on, another price is another revision', async () => {
  const { id, cookie } = await begin()
  expect(await extend(id, { cookie, at: 120 })).toMatchObject({ revision: 1, expiresIn: 900 })
  const fault = 'ExtendCartExpiration:price'
  expect(await extend(id, { cookie, at: 130, fault })).toMatchObject({ revision: 1 })
  expect(await extend(id, { cookie, at: 160, fault })).toMatchObject({
    revision: 2,
    expiresIn: 900,
  })
  expect(await extend(id, { cookie, at: 160 + 24 * 60 + 16 })).toBeNull()
})

test('a browser’s time counts from now to a quarter of an hour from now', async () => {
  const { id, cookie } = await begin()
  const asked = async (minutes: number) => minutesOf(await until(id, minutes, { cookie, at: 5 }))
  expect(await asked(12)).toBe(12)
  expect(await asked(9_999)).toBe(20)
  expect(await asked(-9_999)).toBe(5)
  expect(await extend(id, { cookie, at: 6 })).toMatchObject({ revision: 1, expiresIn: 900 })
})

test('nobody else’s cart is extended, and none without a session', async () => {
  const { id, cookie } = await begin()
  const stranger = (await begin()).cookie
  expect(await extend(id, { cookie: stranger, at: 10 })).toBeNull()
  expect(await extend(id, { at: 10 })).toBeNull()
  expect(await until(id, 25, { cookie: stranger, at: 10 })).toBeNull()
  const [row] = await api.database.db.select().from(carts).where(eq(carts.id, id))
  expect(minutesAt(row?.expiresAt.getTime())).toBe(15)
  expect(await extend(id, { cookie, at: 10 })).not.toBeNull()
})
