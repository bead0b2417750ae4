import { cartRevisions, carts, claims } from '../../database/booking/booking-schema'
import { clubMemberships } from '../../database/members/club-memberships'
import { hotels } from '../../seed/hotels'
import { bookingOperations, createCart, searchProducts } from '../testing/booking-operations'
import { clockAt } from '../testing/clock-at'
import { testApi } from '../testing/test-api'
import { cookieOf } from '../testing/test-server'

const RATES = `query ClubRates($cartId: ID!) {
  clubRates(cartId: $cartId) {
    revision rooms { itemId roomIndex other { id quoteToken } difference { amount } }
  }
}`
const AAA = `query AaaDetails($customerId: ID) {
  aaaDetails(customerId: $customerId) { number postalCode verdict valid }
}`
const changeOf = (name: string) => `mutation ${name}($input: AaaInput!) {
  ${name.replace(/^./, (letter) => letter.toLowerCase())}(input: $input) { status { code } }
}`
const VALIDATE = `mutation ValidateAaaDetails($input: AaaInput!) {
  validateAaaDetails(input: $input) { verdict valid text status { code } }
}`
const [ADD, UPDATE] = [changeOf('AddAaaDetails'), changeOf('UpdateAaaDetails')]
const DETAILS = `query CartDetails($cartId: ID!) { cartDetails(cartId: $cartId) { name value } }`
const CHARGES = `query Charges($cartId: ID!) {
  summaryOfChargesCart(cartId: $cartId) { total { amount } }
}`
const api = testApi({
  hotels,
  operations: [...bookingOperations, RATES, AAA, VALIDATE, ADD, UPDATE, DETAILS, CHARGES],
  empty: [claims, cartRevisions, carts, clubMemberships],
})

const NOON = clockAt('2027-03-01T12:00:00Z')
/** A right check digit; one that has ended; one whose postal code the club knows; one digit off. */
const [RIGHT, ENDED, KNOWN, WRONG] = [
  ...['6202000000000003', '4290000000000001', '4380000000000002', '6202000000000004'],
] as [string, string, string, string]

interface Visitor {
  cookie: string
  cartId: string
}

const ask = async (text: string, variables: object, cookie = '', fault = '') => {
  const headers = { ...NOON, ...(fault && { 'x-foyer-fault': fault }) }
  const answer = await api.server.query(text, variables, { headers, cookie })
  const { data, errors } = await answer.json()
  expect(errors).toBeUndefined()
  return { data: Object.values(data)[0] as never, answer }
}

async function visitor(audience = 'AAA', cookie = ''): Promise<Visitor> {
  const search = {
    propertyId: 'NYCAB',
    checkIn: '2027-03-09',
    checkOut: '2027-03-11',
    adultsPerRoom: [2],
    rateType: 'aaa',
  }
  const found = await ask(searchProducts, { search })
  const { products } = found.data as { products: { id: string; rate: { audience: string } }[] }
  const wanted = products.find(({ rate }) => rate.audience === audience)
  const input = { search, productId: wanted?.id, roomIndex: 0 }
  const made = await ask(createCart, { input }, cookie)
  const { cart } = made.data as { cart: { id: string } }
  return { cookie: cookie || cookieOf(made.answer), cartId: cart.id }
}

async function send({ cartId, cookie }: Visitor, step: string, fields = {}, fault = '') {
  const answer = await api.server.post(
    '/phoenix-reservation/v1/updateCart',
    { cartId, revision: '1', step, page: 'review-details', ...fields },
    { headers: { ...NOON, ...(fault && { 'x-foyer-fault': fault }) }, cookie },
  )
  const { status, problems, nextStateURI } = await answer.json()
  return { code: status.code as string, problems, next: String(nextStateURI).split('?')[0] }
}

async function saidBy({ cartId, cookie }: Visitor) {
  const { data } = await ask(DETAILS, { cartId }, cookie)
  const rows = data as { name: string; value: string }[]
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]))
}

const REVIEW = '/reservation/reviewDetails.mi'
const GUESTS = '/reservation/guestInfo.mi'

test('AC 1: a rate of the club without a number stays on the review, and holds nothing', async () => {
  const one = await visitor()
  const problems = { 'club.number': 'numberMissing' }
  expect(await send(one, 'hold')).toEqual({ code: 'INVALID', problems, next: REVIEW })
  expect(await send(one, 'book')).toEqual({ code: 'INVALID', problems, next: REVIEW })
  expect(await api.database.db.select().from(claims)).toEqual([])
})

test.each([
  [WRONG, '', 'numberInvalid'],
  [ENDED, '', 'numberExpired'],
  [KNOWN, '10001', 'numberInvalid'],
  ['12345', '', 'numberMalformed'],
  ['•••••0003', '', 'numberMalformed'],
])('AC 2: %s with the postal code %j is refused: %s', async (number, postalCode, problem) => {
  const one = await visitor()
  const fields = { 'club.number': number, 'club.postalCode': postalCode }
  const { code, problems } = await send(one, 'hold', fields)
  expect([code, problems]).toEqual(['INVALID', { 'club.number': problem }])
})

test.each([
  ['6202 0000-0000 0003', ''],
  [KNOWN, '90210'],
])('%s with the postal code %j goes on', async (number, postalCode) => {
  const one = await visitor()
  const fields = { 'club.number': number, 'club.postalCode': postalCode }
  expect(await send(one, 'hold', fields)).toEqual({ code: 'SUCCESS', problems: {}, next: GUESTS })
  expect(await saidBy(one)).toMatchObject({ 'club.verdict': 'VALID' })
})

test('a club that does not answer keeps nobody from booking, and the cart knows it', async () => {
  const one = await visitor()
  const { code } = await send(one, 'hold', { 'club.number': WRONG }, 'updateCart:noclub')
  expect(code).toBe('SUCCESS')
  expect(await saidBy(one)).toMatchObject({ 'club.verdict': 'UNCHECKED' })
})

test('no form can say what the club has said', async () => {
  const one = await visitor()
  const fields = { 'club.number': WRONG, 'club.verdict': 'VALID' }
  expect((await send(one, 'hold', fields)).code).toBe('INVALID')
  await send(one, 'keep', { 'club.number': RIGHT, 'club.verdict': 'VALID' })
  expect(await saidBy(one)).toMatchObject({ 'club.verdict': '' })
})

test('AC 3: a stored number is told by its last four digits, and the masked one means it', async () => {
  const one = await visitor()
  await send(one, 'hold', { 'club.number': RIGHT })
  const masked = '••••••••••••0003'
  expect(await saidBy(one)).toMatchObject({ 'club.number': masked })
  expect((await send(one, 'hold', { 'club.number': masked })).code).toBe('SUCCESS')
})

test('other rates need no membership, and have no way out to show', async () => {
  const one = await visitor('STANDARD')
  expect((await send(one, 'hold')).code).toBe('SUCCESS')
  expect((await ask(RATES, { cartId: one.cartId }, one.cookie)).data).toBeNull()
})

test('the way out changes the total by what it says', async () => {
  const one = await visitor()
  const { cartId, cookie } = one
  const total = async () => {
    const { data } = await ask(CHARGES, { cartId }, cookie)
    return (data as { total: { amount: number } }).total.amount
  }
  const before = await total()
  const { data } = await ask(RATES, { cartId }, cookie)
  const [room] = (data as { rooms: Record<string, never>[] }).rooms
  const { itemId, other, difference } = room as unknown as {
    itemId: string
    other: { id: string; quoteToken: string }
    difference: { amount: number }
  }
  const change = `${itemId} ${other.id} ${other.quoteToken}`
  const body = { cartId, revision: '1', change, 'requests.all.comment': 'A quiet room' }
  const answer = await api.server.post('/phoenix-reservation/v1/selectRate', body, {
    headers: NOON,
    cookie,
  })
  expect((await answer.json()).status.code).toBe('SUCCESS')
  expect(await total()).toBe(before + difference.amount)
  // What was typed beside it is kept.
  expect(await saidBy(one)).toMatchObject({ 'requests.all.comment': 'A quiet room' })
  expect((await send(one, 'hold', { revision: '2' })).code).toBe('SUCCESS')
})

test('AC 2: the operation tells the club’s own words', async () => {
  const validate = async (number: string, fault = '') =>
    (await ask(VALIDATE, { input: { number } }, '', fault)).data
  expect(await validate(RIGHT)).toMatchObject({ verdict: 'VALID', valid: true, text: null })
  expect(await validate(WRONG)).toMatchObject({
    verdict: 'INVALID',
    valid: false,
    text: expect.stringContaining('doesn’t know'),
  })
  expect(await validate(WRONG, 'ValidateAaaDetails:noclub')).toMatchObject({
    verdict: 'UNCHECKED',
    valid: true,
  })
})

test('AC 4: a member saves a first number, and another one takes its place', async () => {
  const cookie = await api.server.become('member-maria')
  const change = async (text: string, number: string) =>
    ((await ask(text, { input: { number } }, cookie)).data as { status: { code: string } }).status
      .code
  const saved = async () => (await ask(AAA, { customerId: null }, cookie)).data
  expect(await saved()).toMatchObject({ number: null })
  expect((await ask(AAA, { customerId: null })).data).toBeNull()
  expect(await change(UPDATE, RIGHT)).toBe('CONFLICT')
  expect(await change(ADD, WRONG)).toBe('UNPROCESSABLE_ENTITY')
  expect(await change(ADD, RIGHT)).toBe('SUCCESS')
  expect(await saved()).toMatchObject({ number: '••••••••••••0003', verdict: 'VALID' })
  expect(await change(ADD, KNOWN)).toBe('CONFLICT')
  expect(await change(UPDATE, KNOWN)).toBe('SUCCESS')
  expect(await saved()).toMatchObject({ number: '••••••••••••0002' })
  // The page shows it, and its masked number is enough to go on.
  const one = await visitor('AAA', cookie)
  expect(await saidBy(one)).toMatchObject({ 'club.number': '••••••••••••0002' })
  expect((await send(one, 'hold', { 'club.number': '••••••••••••0002' })).code).toBe('SUCCESS')
})

test('the box saves it with the step, and only in the profile of who has signed in', async () => {
  const fields = { 'club.number': RIGHT, 'club.save': 'yes' }
  await send(await visitor(), 'hold', fields)
  expect(await api.database.db.select().from(clubMemberships)).toEqual([])
  const cookie = await api.server.become('member-maria')
  await send(await visitor('AAA', cookie), 'hold', fields)
  expect(await api.database.db.select().from(clubMemberships)).toMatchObject([{ number: RIGHT }])
})
