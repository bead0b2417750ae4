import { cartRevisions, carts, claims } from '../../database/booking/booking-schema'
import { attempts } from '../../database/members/account-schema'
import { hotels } from '../../seed/hotels'
import { bookingOperations, createCart, searchProducts } from '../testing/booking-operations'
import { clockAt } from '../testing/clock-at'
import { testApi } from '../testing/test-api'
import { cookieOf } from '../testing/test-server'

const DETAILS = `query CartDetails($cartId: ID!) { cartDetails(cartId: $cartId) { name value } }`
const api = testApi({
  hotels,
  operations: [...bookingOperations, DETAILS],
  empty: [claims, cartRevisions, carts, attempts],
})

const headers = clockAt('2027-03-01T12:00:00Z')

const ask = async (text: string, variables: object, cookie = '') => {
  const answer = await api.server.query(text, variables, { headers, cookie })
  return { data: Object.values((await answer.json()).data)[0] as never, answer }
}

async function begin() {
  const search = { propertyId: 'MUCDE', checkIn: '2027-03-09', checkOut: '2027-03-11' }
  const found = await ask(searchProducts, { search })
  const { products } = found.data as { products: { id: string; rate: { audience: string } }[] }
  const productId = products.find(({ rate }) => rate.audience === 'STANDARD')?.id
  const { data, answer } = await ask(createCart, { input: { search, productId, roomIndex: 0 } })
  return { cartId: (data as { cart: { id: string } }).cart.id, cookie: cookieOf(answer) }
}

/** The form of the page, sent by the button that joins. */
async function send(visitor: Awaited<ReturnType<typeof begin>>, fields: Record<string, string>) {
  const answer = await fetch(`${api.server.url}/mi/phoenix-account-auth/v1/enroll`, {
    method: 'POST',
    headers: { ...headers, cookie: visitor.cookie, origin: api.server.url },
    body: new URLSearchParams({
      ...{ cartId: visitor.cartId, revision: '1', page: 'guest-info' },
      returnTo: '/reservation/guestInfo.mi?cart=one',
      ...fields,
    }),
    redirect: 'manual',
  })
  const { searchParams } = new URL(answer.headers.get('location') ?? '', 'http://own')
  const { data } = await ask(DETAILS, { cartId: visitor.cartId }, visitor.cookie)
  const rows = data as { name: string; value: string }[]
  const said = Object.fromEntries(rows.map(({ name, value }) => [name, value]))
  return { outcome: searchParams.get('outcome'), said }
}

const guest = (email = `zoe-${crypto.randomUUID()}@example.com`) => ({
  ...{ 'guest.givenName': 'Zoë', 'guest.familyName': 'Lindqvist', 'guest.country': 'DE' },
  'guest.email': email,
})
const joining = { password: 'Alderway-1', terms: 'yes' }

test('joins with what stands in the form, stores it, and books the cart for the member', async () => {
  const { outcome, said } = await send(await begin(), { ...guest(), ...joining })
  expect(outcome).toBe('joined')
  expect(said).toMatchObject({
    'guest.familyName': 'Lindqvist',
    'member.number': expect.any(String),
  })
  expect(Object.values(said)).not.toContain(joining.password)
})

test.each<[string, Record<string, string>]>([
  ['passwordInvalid', { password: '' }],
  ['passwordInvalid', { password: 'alderway' }],
  ['termsRequired', { terms: '' }],
  ['guestIncomplete', { 'guest.familyName': '' }],
  ['prohibitedCountryErrMsg', { 'guest.country': 'IR' }],
  ['emailDuplicateError', { 'guest.email': 'maria@example.com' }],
])('%s: nobody joins, and what was typed is stored', async (code, wrong) => {
  const { outcome, said } = await send(await begin(), { ...guest(), ...joining, ...wrong })
  expect(outcome).toBe(code)
  expect(said).toMatchObject({ 'guest.givenName': 'Zoë' })
  expect(said).not.toHaveProperty(['member.number'])
})
