import { cartRevisions, carts, claims } from '../../database/booking/booking-schema'
import { hotels } from '../../seed/hotels'
import { bookingOperations, createCart, searchProducts } from '../testing/booking-operations'
import { clockAt } from '../testing/clock-at'
import { testApi } from '../testing/test-api'
import { cookieOf } from '../testing/test-server'

const CHOICES = `query Housekeeping($cartId: ID!) { housekeeping(cartId: $cartId) { daily reduced } }`
const api = testApi({
  hotels,
  operations: [...bookingOperations, CHOICES],
  empty: [claims, cartRevisions, carts],
})

const headers = clockAt('2027-03-01T12:00:00Z')

const query = async (text: string, variables: object, cookie = '') => {
  const answer = await api.server.query(text, variables, { headers, cookie })
  const { data, errors } = await answer.json()
  expect(errors).toBeUndefined()
  return { data: Object.values(data)[0] as never, answer }
}

async function cartAt(propertyId: string) {
  const search = { propertyId, checkIn: '2027-03-09', checkOut: '2027-03-11', adultsPerRoom: [2] }
  const found = await query(searchProducts, { search })
  const { products } = found.data as { products: { id: string }[] }
  const input = { search, productId: products[0]?.id, roomIndex: 0 }
  const made = await query(createCart, { input })
  const { cart } = made.data as { cart: { id: string } }
  return { cookie: cookieOf(made.answer), cartId: cart.id }
}

test.each([
  ['NYCAB', { daily: 'HA', reduced: 'HD' }],
  ['BKKTH', { daily: 'J9', reduced: 'J8' }],
  ['INNMV', null],
])('a cart at %s has the choices %j', async (propertyId, choices) => {
  const { cartId, cookie } = await cartAt(propertyId)
  expect((await query(CHOICES, { cartId }, cookie)).data).toEqual(choices)
})

test('another visitor is told nothing', async () => {
  const { cartId } = await cartAt('NYCAB')
  expect((await query(CHOICES, { cartId })).data).toBeNull()
})
