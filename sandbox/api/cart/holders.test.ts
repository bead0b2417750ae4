import { eq } from 'drizzle-orm'
import { cartRevisions, carts, claims } from '../../database/booking/booking-schema'
import { hotels } from '../../seed/hotels'
import {
  bookingOperations,
  createCart,
  extendCartExpiration,
  searchProducts,
} from '../testing/booking-operations'
import { clockAt } from '../testing/clock-at'
import { testApi } from '../testing/test-api'
import { cookieOf } from '../testing/test-server'

/** How many rooms one visitor keeps from the others (docs/decisions/0072). */

const MOST = 3
const api = testApi({
  hotels,
  operations: bookingOperations,
  empty: [cartRevisions, carts, claims],
  addressLimits: { rooms: MOST },
})

/** PGlite has one connection, so that calls never compete. */
const onPostgres = process.env.DATABASE_URL ? test : test.skip

const NOON = Date.parse('2027-03-01T12:00:00Z')
const MINUTE = 60_000
const search = { propertyId: 'MUCDE', checkIn: '2027-03-10', checkOut: '2027-03-12' }
const clock = (at = 0) => clockAt(new Date(NOON + at * MINUTE).toISOString())

interface Visitor {
  cookie: string
  cartId: string
}

async function visitor(known?: string): Promise<Visitor> {
  const { data } = await (
    await api.server.query(searchProducts, { search }, { headers: clock() })
  ).json()
  const [{ id: productId }] = data.searchProductsByProperty.products
  const options = { headers: clock(), ...(known && { cookie: known }) }
  const input = { search, productId, roomIndex: 0 }
  const response = await api.server.query(createCart, { input }, options)
  const { cart } = (await response.json()).data.createCart
  return { cartId: cart.id, cookie: known ?? cookieOf(response) }
}

const step = async (
  { cookie, cartId }: Visitor,
  asked: string,
  { at = 0, ...fields }: { at?: number; 'guest.givenName'?: string } = {},
) => {
  const body = { cartId, revision: '1', step: asked, page: 'review-details', ...fields }
  const headers = clock(at)
  const path = '/phoenix-reservation/v1/updateCart'
  const answer = await (await api.server.post(path, body, { cookie, headers })).json()
  return { code: answer.status.code as string, next: answer.nextStateURI as string }
}

const extend = ({ cookie, cartId }: Visitor, at: number) =>
  api.server.query(extendCartExpiration, { cartId }, { cookie, headers: clock(at) })

/** Minutes after noon at which the hold ends; null for a cart without one. */
async function holdEnds({ cartId }: Visitor): Promise<number | null> {
  const [row] = await api.database.db.select().from(claims).where(eq(claims.owner, cartId))
  return row?.expiresAt ? Math.round((row.expiresAt.getTime() - NOON) / MINUTE) : null
}

test('an address holds so many rooms; one more is refused with a text, until others end', async () => {
  for (let rooms = 0; rooms < MOST; rooms += 1) {
    expect((await step(await visitor(), 'hold')).code).toBe('SUCCESS')
  }
  const one = await visitor()
  const refused = await step(one, 'hold')
  expect(refused.code).toBe('E_MAX_BOOKINGS')
  expect(refused.next).toMatch(/^\/reservation\/reviewDetails\.mi\?.*errorCode=E_MAX_BOOKINGS/)
  expect(await holdEnds(one)).toBeNull()
  expect((await step(one, 'hold', { at: 16 })).code).toBe('SUCCESS')
})

test('a visitor holds the rooms of one cart: the other one holds them again when it goes on', async () => {
  const first = await visitor()
  await step(first, 'hold')
  const second = await visitor(first.cookie)
  expect((await step(second, 'hold')).code).toBe('SUCCESS')
  expect([await holdEnds(first), await holdEnds(second)]).toEqual([null, 15])
  expect((await step(first, 'hold', { at: 1 })).code).toBe('SUCCESS')
  expect([await holdEnds(first), await holdEnds(second)]).toEqual([16, null])
})

test('a hold that is only kept ends after three hours; what the guest types keeps it on', async () => {
  const [idle, typing] = [await visitor(), await visitor()]
  await step(idle, 'hold')
  await step(typing, 'hold')
  for (let at = 10; at <= 240; at += 10) {
    await extend(idle, at)
    await extend(typing, at)
    if (at === 100) await step(typing, 'keep', { at, 'guest.givenName': 'Maria' })
  }
  expect([await holdEnds(idle), await holdEnds(typing)]).toEqual([180, 255])
  expect((await step(idle, 'hold', { at: 241 })).code).toBe('SUCCESS')
  expect(await holdEnds(idle)).toBe(256)
})

onPostgres('of calls at the same time no more hold than one after the other', async () => {
  const visitors = []
  for (let rooms = 0; rooms < 8; rooms += 1) visitors.push(await visitor())
  const answers = await Promise.all(visitors.map((one) => step(one, 'hold')))
  expect(answers.filter(({ code }) => code === 'SUCCESS')).toHaveLength(MOST)
})

onPostgres('two carts of a visitor that are held at the same time are not both held', async () => {
  for (let times = 0; times < 5; times += 1) {
    const first = await visitor()
    const second = await visitor(first.cookie)
    await Promise.all([step(first, 'hold'), step(second, 'hold')])
    const ends = [await holdEnds(first), await holdEnds(second)]
    expect(ends.filter((end) => end !== null)).toHaveLength(1)
    await api.database.db.delete(claims)
    await api.database.db.delete(carts)
  }
})
