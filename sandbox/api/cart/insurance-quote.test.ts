import { cartRevisions, carts, claims } from '../../database/booking/booking-schema'
import { hotels } from '../../seed/hotels'
import { bookingOperations, createCart, searchProducts } from '../testing/booking-operations'
import { clockAt } from '../testing/clock-at'
import { testApi } from '../testing/test-api'
import { cookieOf } from '../testing/test-server'

const QUOTE = `query TravelInsuranceQuote($cartId: ID!, $residence: String, $travellers: Int) {
  travelInsuranceQuote(cartId: $cartId, residence: $residence, travellers: $travellers) {
    id eligible reasons planId residence expires benefits premium { amount decimalPoint currency }
  }
}`
const DETAILS = `query CartDetails($cartId: ID!) { cartDetails(cartId: $cartId) { name value } }`
const CHARGES = `query Charges($cartId: ID!) {
  summaryOfChargesCart(cartId: $cartId) { total { amount } }
}`
const PAYMENT = `query PaymentMethods($cartId: ID!) {
  paymentMethods(cartId: $cartId) { insurance { amount } }
}`
const api = testApi({
  hotels,
  operations: [...bookingOperations, QUOTE, DETAILS, CHARGES, PAYMENT],
  empty: [claims, cartRevisions, carts],
})

const NOON = '2027-03-01T12:00:00Z'
const at = (minutes: number) => clockAt(new Date(Date.parse(NOON) + minutes * 60_000).toISOString())

interface Visitor {
  cookie: string
  cartId: string
}

interface Quote {
  id: string | null
  eligible: boolean
  reasons: string[]
  planId: string
  residence: string
  expires: string
  benefits: string[]
  premium: { amount: number; decimalPoint: number; currency: string } | null
}

const query = async (text: string, variables: object, cookie = '', minutes = 0) => {
  const answer = await api.server.query(text, variables, { headers: at(minutes), cookie })
  const { data, errors } = await answer.json()
  expect(errors).toBeUndefined()
  return { data: Object.values(data)[0] as never, answer }
}

async function visitor(): Promise<Visitor> {
  const search = {
    propertyId: 'MUCDE',
    checkIn: '2027-03-09',
    checkOut: '2027-03-11',
    adultsPerRoom: [2],
  }
  const found = await query(searchProducts, { search })
  const { products } = found.data as { products: { id: string; rate: { audience: string } }[] }
  const wanted = products.find(({ rate }) => rate.audience === 'STANDARD')
  const made = await query(createCart, { input: { search, productId: wanted?.id, roomIndex: 0 } })
  const { cart } = made.data as { cart: { id: string } }
  return { cookie: cookieOf(made.answer), cartId: cart.id }
}

const quoteFor = async ({ cartId, cookie }: Visitor, asked: object = {}, minutes = 0) =>
  (await query(QUOTE, { cartId, ...asked }, cookie, minutes)).data as Quote | null
const totalOf = async ({ cartId, cookie }: Visitor) =>
  ((await query(CHARGES, { cartId }, cookie)).data as { total: { amount: number } }).total.amount
const saidBy = async ({ cartId, cookie }: Visitor) => {
  const details = (await query(DETAILS, { cartId }, cookie)).data as {
    name: string
    value: string
  }[]
  return Object.fromEntries(details.map(({ name, value }) => [name, value]))
}
const post = async ({ cartId, cookie }: Visitor, step: string, fields: object, minutes = 0) => {
  const answer = await api.server.post(
    '/phoenix-reservation/v1/updateCart',
    { cartId, revision: '1', step, page: 'guest-info', ...fields },
    { headers: at(minutes), cookie },
  )
  const { status, problems } = await answer.json()
  return { code: status.code as string, problems }
}

const guest = {
  ...{ 'guest.givenName': 'Maria', 'guest.familyName': 'Schmidt', 'guest.country': 'DE' },
  ...{
    'guest.email': 'maria@example.com',
    'guest.phoneCode': 'DE 49',
    'guest.phone': '0151 23456789',
  },
}
const wish = ({ id }: Pick<Quote, 'id'>) => ({
  'insurance.choice': 'yes',
  'insurance.offer': id ?? '',
})
const refusal = { code: 'INVALID', problems: { 'insurance.choice': 'offerChanged' } }

test('the premium is a share of the stay, in whole minor units, and no part of its total', async () => {
  const one = await visitor()
  const total = await totalOf(one)
  const quote = await quoteFor(one)
  expect(quote).toMatchObject({
    eligible: true,
    residence: 'US',
    premium: { amount: Math.ceil(total * 0.04), decimalPoint: 2, currency: 'EUR' },
  })
  expect((await quoteFor(one, { travellers: 4 }))?.premium?.amount).toBe(Math.ceil(total * 0.05))
  await post(one, 'keep', { ...guest, ...wish(quote as Quote) })
  expect(await totalOf(one)).toBe(total)
})

test('the payment of the cart has the premium of a chosen insurance, and of no other', async () => {
  const one = await visitor()
  const charged = async () =>
    (
      (await query(PAYMENT, { cartId: one.cartId }, one.cookie)).data as {
        insurance: object | null
      }
    ).insurance
  await post(one, 'keep', guest)
  expect(await charged()).toBeNull()
  const quote = (await quoteFor(one)) as Quote
  await post(one, 'keep', wish(quote))
  expect(await charged()).toEqual({ amount: quote.premium?.amount })
  await post(one, 'keep', { 'insurance.choice': 'no' })
  expect(await charged()).toBeNull()
})

test('where the guest lives is what was said, unless the page says it', async () => {
  const one = await visitor()
  await post(one, 'keep', guest)
  expect(await quoteFor(one)).toMatchObject({ residence: 'DE' })
  expect(await quoteFor(one, { residence: 'CN' })).toMatchObject({
    ...{ id: null, eligible: false, reasons: ['RESIDENCE'], premium: null, benefits: [] },
  })
})

test('another visitor is offered nothing', async () => {
  const one = await visitor()
  expect(await quoteFor({ ...one, cookie: '' })).toBeNull()
})

test('a wish beside the present offer is booked; an expired or another one is refused', async () => {
  const one = await visitor()
  await post(one, 'hold', guest)
  const quote = (await quoteFor(one)) as Quote
  expect(await post(one, 'book', wish(quote))).toMatchObject({ code: 'SUCCESS' })
  expect(await post(one, 'book', wish(quote), 31)).toEqual(refusal)
  // The page that is sent back asks again.
  expect(await saidBy(one)).toMatchObject({ 'insurance.choice': 'yes', 'insurance.offer': '' })
  const renewed = (await quoteFor(one, {}, 31)) as Quote
  expect(await post(one, 'book', wish(renewed), 31)).toMatchObject({ code: 'SUCCESS' })
  const other = (await quoteFor(one, { travellers: 4 }, 31)) as Quote
  expect(await post(one, 'book', wish(other), 31)).toEqual(refusal)
})

test('an offer that the server did not make is refused, whatever it says', async () => {
  const [one, other] = [await visitor(), await visitor()]
  await post(one, 'hold', guest)
  await post(other, 'hold', guest)
  const { id } = (await quoteFor(one)) as Quote
  const [terms, end = ''] = (id ?? '').split('.')
  const never = Date.parse('+275760-09-13T00:00:00Z') / 1000
  const second = (by: number) => (Number.parseInt(end, 36) + by).toString(36)
  const forged = [
    // The text of an offer, as pages have sent it.
    'TRIP-1 DE 1.2 EUR +275760-09-13T00:00:00.000Z',
    'TRIP-1 DE 1.2 EUR 2027-03-01T12:30:00.000Z',
    ...[never.toString(36), second(1), '', 'NaN', '-1'].map((text) => `${terms}.${text}`),
    `${terms}.${end} `,
    `other.${end}`,
    (await quoteFor(other))?.id ?? null,
  ]
  for (const text of forged)
    expect([text, await post(one, 'book', wish({ id: text }))]).toEqual([text, refusal])
  expect(await post(one, 'book', wish({ id }))).toMatchObject({ code: 'SUCCESS' })
})

test('a wish ends where the guest’s country has no insurance, and does not come back', async () => {
  const one = await visitor()
  await post(one, 'hold', guest)
  await post(one, 'keep', wish((await quoteFor(one)) as Quote))
  await post(one, 'keep', { 'guest.country': 'CN' })
  expect(await saidBy(one)).toMatchObject({ 'insurance.choice': '' })
  await post(one, 'keep', { 'guest.country': 'DE' })
  expect(await saidBy(one)).toMatchObject({ 'insurance.choice': '' })
})
