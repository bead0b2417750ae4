import { eq } from 'drizzle-orm'
import { cartRevisions, carts, claims } from '../../database/booking/booking-schema'
import { accounts } from '../../database/members/account-schema'
import { SEED_PASSWORD } from '../../database/seeding/seed-accounts'
import { hotels } from '../../seed/hotels'
import {
  bookingOperations,
  createCart,
  prepayRates,
  searchProducts,
} from '../testing/booking-operations'
import { clockAt } from '../testing/clock-at'
import { testApi } from '../testing/test-api'
import { cookieOf } from '../testing/test-server'

const DETAILS = `query CartDetails($cartId: ID!) { cartDetails(cartId: $cartId) { name value } }`
const MESSAGES = `query Messages($cartId: ID, $purpose: MessagePurpose!, $locale: String!, $country: String) {
  messages(cartId: $cartId, purpose: $purpose, locale: $locale, country: $country) {
    id version html required
  }
}`
const api = testApi({
  hotels,
  operations: [...bookingOperations, DETAILS, MESSAGES],
  empty: [claims, cartRevisions, carts],
})
const headers = clockAt('2027-03-01T12:00:00Z')

const query = async (text: string, variables: object, cookie = '') => {
  const answer = await api.server.query(text, variables, { headers, cookie })
  const { data, errors } = await answer.json()
  expect(errors).toBeUndefined()
  return { data: Object.values(data)[0] as never, answer }
}

/** A visitor with a room of a hotel in a cart. */
async function visitor(propertyId: string, plan = 'FLEX') {
  const search = { propertyId, checkIn: '2027-03-09', checkOut: '2027-03-11', adultsPerRoom: [2] }
  const { products } = (await query(searchProducts, { search })).data as {
    products: { id: string; ratePlan: { code: string } }[]
  }
  const product = products.find(({ ratePlan }) => ratePlan.code === plan)
  const input = { search, productId: product?.id, roomIndex: 0 }
  const made = await query(createCart, { input })
  const { cart } = made.data as { cart: { id: string } }
  return { cookie: cookieOf(made.answer), cartId: cart.id }
}

type Visitor = Awaited<ReturnType<typeof visitor>>

const book = async ({ cookie, cartId }: Visitor, fields: object) => {
  const body = { cartId, revision: '1', step: 'book', ...guest, ...fields }
  const path = '/phoenix-reservation/v1/updateCart'
  const answer = await api.server.post(path, body, { headers, cookie })
  const { status, problems } = await answer.json()
  return { code: status.code as string, problems }
}

const idsOf = async ({ cookie, cartId }: Visitor, country: string | null = null) => {
  const variables = { cartId, purpose: 'acknowledgement', locale: 'en-US', country }
  const { data } = await query(MESSAGES, variables, cookie)
  return (data as { id: string }[]).map(({ id }) => id)
}

const guest = {
  'guest.givenName': 'Maria',
  'guest.familyName': 'Smith',
  'guest.email': 'maria@example.com',
  'guest.phoneCode': 'DE 49',
  'guest.phone': '0151 23456789',
  'guest.country': 'DE',
}
const confirmed = { 'ack.house-rules': 'yes', 'ack.house-rules.version': '2026-09' }

test('the server asks for the statements of the hotel, whatever the form has asked for', async () => {
  const one = await visitor('INNMV')
  expect(await idsOf(one)).toEqual(['house-rules', 'photo-id'])
  const missing = { 'ack.house-rules': 'agreementMissing' }
  expect(await book(one, {})).toEqual({ code: 'INVALID', problems: missing })
  expect(await book(one, confirmed)).toEqual({ code: 'SUCCESS', problems: {} })
})

test('a tick beside a former text does not count', async () => {
  const one = await visitor('INNMV')
  const former = { ...confirmed, 'ack.house-rules.version': '2025-01' }
  const changed = { 'ack.house-rules': 'agreementChanged' }
  expect(await book(one, former)).toEqual({ code: 'INVALID', problems: changed })
})

test('a statement of the author keeps from booking as long as the form asks for it', async () => {
  const one = await visitor('MUCDE')
  const problems = { 'ack.spa': 'agreementMissing' }
  expect(await book(one, { 'ack.asked': 'spa' })).toEqual({ code: 'INVALID', problems })
  expect((await book(one, { 'ack.asked': '' })).code).toBe('SUCCESS')
})

test('where guests live decides what they have to agree to', async () => {
  const one = await visitor('MUCDE')
  expect(await idsOf(one)).toEqual(['photo-id'])
  expect(await idsOf(one, 'CN')).toEqual(['data-abroad', 'photo-id'])
  const fromChina = {
    'guest.country': 'CN',
    'guest.phoneCode': 'CN 86',
    'guest.phone': '13800138000',
  }
  const problems = { 'ack.data-abroad': 'agreementMissing' }
  expect(await book(one, fromChina)).toEqual({ code: 'INVALID', problems })
  expect(await idsOf(one)).toEqual(['data-abroad', 'photo-id'])
  expect(await idsOf({ ...one, cookie: '' })).toEqual([])
})

test('a member’s country counts before the form has been stored', async () => {
  const one = await visitor('MUCDE')
  const credentials = { userId: 'maria@example.com', password: SEED_PASSWORD }
  const path = '/mi/phoenix-account-auth/v1/loginWithCredentials'
  const signedIn = await api.server.post(path, credentials, { cookie: one.cookie })
  const member = { ...one, cookie: cookieOf(signedIn) }
  const { db } = api.database
  const isMaria = eq(accounts.email, credentials.userId)
  const [before] = await db.select().from(accounts).where(isMaria)
  await db.update(accounts).set({ country: 'CN' }).where(isMaria)
  expect(await idsOf(member)).toEqual(['data-abroad', 'photo-id'])
  await db.update(accounts).set({ country: before?.country }).where(isMaria)
})

test('what was agreed to is kept with its text’s version, the time and the language', async () => {
  const one = await visitor('INNMV')
  // Nobody else than the server says when.
  await book(one, { ...confirmed, 'evidence.at': '1999-01-01' })
  const { data } = await query(DETAILS, { cartId: one.cartId }, one.cookie)
  const details = (data as { name: string; value: string }[]).map(({ name, value }) => [
    name,
    value,
  ])
  expect(Object.fromEntries(details)).toMatchObject({
    ...confirmed,
    'evidence.at': expect.stringContaining('2027-03-01T12:'),
    'evidence.locale': 'en-US',
  })
})

test('a prepaid room asks for the consent to its amount, and another amount does not count', async () => {
  const one = await visitor('MUCDE', 'PREP')
  const box = 'prepay.accepted'
  expect(await book(one, {})).toEqual({ code: 'INVALID', problems: { [box]: 'agreementMissing' } })
  const rates = await query(prepayRates, { cartId: one.cartId }, one.cookie)
  const [{ amount }] = rates.data as [{ amount: { amount: number; currency: string } }]
  const version = `${amount.amount}.2 ${amount.currency}`
  const other = { [box]: 'yes', [`${box}.version`]: `1${version}` }
  expect(await book(one, other)).toEqual({
    code: 'INVALID',
    problems: { [box]: 'agreementChanged' },
  })
  expect((await book(one, { ...other, [`${box}.version`]: version })).code).toBe('SUCCESS')
})
