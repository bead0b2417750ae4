import { cartRevisions, carts, claims } from '../../database/booking/booking-schema'
import { attempts, messages } from '../../database/members/account-schema'
import { SEED_PASSWORD } from '../../database/seeding/seed-accounts'
import { hotels } from '../../seed/hotels'
import {
  associateProfile,
  bookingOperations,
  cart as cartQuery,
  createCart,
  searchProducts,
} from '../testing/booking-operations'
import { clockAt } from '../testing/clock-at'
import { testApi } from '../testing/test-api'
import { cookieOf } from '../testing/test-server'

const api = testApi({
  hotels,
  operations: bookingOperations,
  empty: [claims, cartRevisions, carts, attempts, messages],
})

const AUTH = '/mi/phoenix-account-auth/v1'
const headers = clockAt('2027-03-01T12:00:00Z')
const search = { propertyId: 'MUCDE', checkIn: '2027-03-10', checkOut: '2027-03-12' }

interface Visit {
  cookie: string
  cartId: string
}

const ask = async (text: string, variables: object, cookie?: string) => {
  const answer = await api.server.query(text, variables, { headers, ...(cookie && { cookie }) })
  const body = await answer.json()
  expect(body.errors).toBeUndefined()
  return { data: Object.values(body.data)[0] as never, answer }
}

async function begin(): Promise<Visit> {
  const { products } = (await ask(searchProducts, { search })).data as {
    products: { id: string; rate: { audience: string } }[]
  }
  const productId = products.find(({ rate }) => rate.audience === 'STANDARD')?.id
  const { data, answer } = await ask(createCart, { input: { search, productId, roomIndex: 0 } })
  return { cartId: (data as { cart: { id: string } }).cart.id, cookie: cookieOf(answer) }
}

async function enroll({ cookie }: Pick<Visit, 'cookie'>): Promise<string> {
  const email = `zoe-${crypto.randomUUID()}@example.com`
  const name = { givenName: 'Zoë', surname: 'Lindqvist' }
  const member = { name, email, country: 'DE', consents: [], source: 'oneClickJoin' }
  const answer = await api.server.post(`${AUTH}/enroll`, member, { cookie })
  expect(answer.status).toBe(200)
  return (await answer.json()).memberNumber
}

interface Answer {
  cart: { revision: number; items: { product: { id: string } }[] } | null
  status: { code: string }
}

const associate = async ({ cookie, cartId }: Visit, memberNumber: string): Promise<Answer> =>
  (await ask(associateProfile, { cartId, memberNumber }, cookie)).data
const cartOf = async ({ cookie, cartId }: Visit): Promise<Answer['cart']> =>
  (await ask(cartQuery, { id: cartId }, cookie)).data

test('a new member’s cart is looked up anew, with the rates that were chosen, and once', async () => {
  const visit = await begin()
  const before = await cartOf(visit)
  const number = await enroll(visit)
  const { cart, status } = await associate(visit, number)
  expect(status.code).toBe('SUCCESS')
  expect(cart).toMatchObject({ revision: 2, items: before?.items })
  expect((await associate(visit, number)).cart?.revision).toBe(2)
})

test('a member who signs in keeps the cart, and may book it for no one else', async () => {
  const visit = await begin()
  const signedIn = await api.server.post(
    `${AUTH}/loginWithCredentials`,
    { userId: 'maria@example.com', password: SEED_PASSWORD },
    { cookie: visit.cookie },
  )
  const { customerDetails } = await signedIn.clone().json()
  const member = { ...visit, cookie: cookieOf(signedIn) }
  const other = await enroll(member)
  expect((await associate(member, other)).status.code).toBe('NOT_OWN_MEMBER_NUMBER')
  const { cart, status } = await associate(member, customerDetails.memberNumber)
  expect(status.code).toBe('SUCCESS')
  expect(cart?.revision).toBe(2)
})

test('a form that signs in without a script books the cart of the page that it goes back to', async () => {
  const visit = await begin()
  const fields = { userId: 'maria@example.com', password: SEED_PASSWORD }
  const send = (returnTo: string) =>
    fetch(`${api.server.url}${AUTH}/loginWithCredentials`, {
      method: 'POST',
      headers: { ...headers, cookie: visit.cookie, 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams({ ...fields, returnTo }),
      redirect: 'manual',
    })
  const elsewhere = cookieOf(await send('/loyalty'))
  expect(await cartOf({ ...visit, cookie: elsewhere })).toMatchObject({ revision: 1 })
  visit.cookie = elsewhere
  const cookie = cookieOf(await send(`/reservation/guestInfo.mi?cart=${visit.cartId}`))
  expect(await cartOf({ ...visit, cookie })).toMatchObject({ revision: 2 })
})

test('a member has the cart back after the session has ended, and nobody else has', async () => {
  const signIn = (userId: string) =>
    api.server.post(`${AUTH}/loginWithCredentials`, { userId, password: SEED_PASSWORD })
  const cookie = cookieOf(await signIn('maria@example.com'))
  const { products } = (await ask(searchProducts, { search }, cookie)).data as {
    products: { id: string; rate: { audience: string } }[]
  }
  const productId = products.find(({ rate }) => rate.audience === 'STANDARD')?.id
  const input = { search, productId, roomIndex: 0 }
  const { id: cartId } = (
    (await ask(createCart, { input }, cookie)).data as { cart: { id: string } }
  ).cart
  const stranger = await begin()
  expect(await cartOf({ ...stranger, cartId })).toBeNull()
  const later = cookieOf(await signIn('maria@example.com'))
  expect(await cartOf({ cartId, cookie: later })).toMatchObject({ revision: 1 })
})

test('a number that another session has got is refused, and so is another visitor’s cart', async () => {
  const [one, other] = [await begin(), await begin()]
  const number = await enroll(other)
  const { cart, status } = await associate(one, number)
  expect(status.code).toBe('NOT_OWN_MEMBER_NUMBER')
  expect(cart?.revision).toBe(1)
  expect(await associate({ ...one, cookie: other.cookie }, number)).toMatchObject({
    cart: null,
    status: { code: 'CART_NOT_FOUND' },
  })
})

test('rooms that are held stay held at their price', async () => {
  const visit = await begin()
  const hold = { cartId: visit.cartId, revision: '1', step: 'hold' }
  const path = '/phoenix-reservation/v1/updateCart'
  const { cookie } = visit
  expect((await api.server.post(path, hold, { headers, cookie })).status).toBe(200)
  const { cart } = await associate(visit, await enroll(visit))
  expect(cart).toMatchObject({ revision: 2, heldUntil: expect.any(String) })
  const again = { ...hold, revision: '2', step: 'book' }
  const { status } = await (await api.server.post(path, again, { headers, cookie })).json()
  expect(status.code).toBe('INVALID')
  expect(await api.database.db.select().from(claims)).toHaveLength(2)
})
