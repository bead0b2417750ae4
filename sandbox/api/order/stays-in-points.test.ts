import { eq } from 'drizzle-orm'
import { cartRevisions, carts, claims } from '../../database/booking/booking-schema'
import { orderAttempts, orders } from '../../database/booking/order-schema'
import { createLedger } from '../../payment/ledger'
import { hotels } from '../../seed/hotels'
import { cart as cartQuery, createCart, searchProducts } from '../testing/booking-operations'
import { testApi } from '../testing/test-api'
import { bookingTest, type Product } from './testing/booking-test'
import { orderOperations } from './testing/order-operations'

const ledger = createLedger()
const api = testApi({
  hotels,
  operations: orderOperations,
  empty: [orders, orderAttempts, claims, cartRevisions, carts],
  ledger,
})
const { visitor, order, cardToken, query, stay } = bookingTest(api, ledger)

const inPoints = (productId: string) => productId.replace(/[A-Z]+$/, 'PNTS')

/** A room that the hotel sells for money, and a member who has signed in. */
async function offered() {
  const cookie = await api.server.become('member-maria')
  const search = { ...stay, usePoints: true }
  const { data } = await query(searchProducts, { search }, cookie)
  return { cookie, search, products: data.products as Product[] }
}

test('a search for points opens no rate that takes points', async () => {
  const { products } = await offered()
  expect(products.length).toBeGreaterThan(0)
  expect(products.map(({ id }) => id).filter((id) => /PNTS|PCSH/.test(id))).toEqual([])
})

test('the id of a rate in points, as an old page has it, is refused with the reason', async () => {
  const { cookie, search, products } = await offered()
  const productId = inPoints(products[0]?.id ?? '')
  const input = { search, productId, roomIndex: 0 }
  const { data } = await query(createCart, { input }, cookie)
  expect(data).toMatchObject({ cart: null, status: { httpStatus: 422, code: 'POINTS_NOT_TAKEN' } })

  const answer = await fetch(`${api.server.url}/phoenix-reservation/v1/selectRate`, {
    method: 'POST',
    headers: { cookie, 'sec-fetch-site': 'same-origin' },
    body: new URLSearchParams({
      rate: `${productId} `,
      roomIndex: '0',
      searchCriteria: `propertyCode=${stay.propertyId}&fromDate=${stay.checkIn}&toDate=${stay.checkOut}&usePoints=true`,
    }),
    redirect: 'manual',
  })
  const back = new URL(answer.headers.get('location') ?? '/', api.server.url)
  expect(Object.fromEntries(back.searchParams)).toMatchObject({ problem: 'POINTS_NOT_TAKEN' })
  expect(back.searchParams.has('usePoints')).toBe(false)
})

test('a cart with a room in points loses it, and is not ordered', async () => {
  const one = await visitor('HIGH')
  const { db } = api.database
  const [stored] = await db.select().from(cartRevisions).where(eq(cartRevisions.cartId, one.cartId))
  if (!stored) throw new Error('The cart has no revision.')
  const { quote } = stored
  const rooms = quote.rooms.map((room) => ({ ...room, productId: inPoints(room.productId) }))
  await db.update(cartRevisions).set({
    quote: { ...quote, search: { ...quote.search, usePoints: true }, rooms },
  })
  const token = await cardToken(one, '4111111111111111')
  expect((await order(one, { token })).status.code).toBe('STALE_REVISION')
  expect(await db.select().from(orders)).toEqual([])
  const { data: cart } = await query(cartQuery, { id: one.cartId }, one.cookie)
  expect(cart).toMatchObject({ items: [], dropped: [{ roomIndex: 0 }], heldUntil: null })
})
