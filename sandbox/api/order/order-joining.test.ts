import { findAccount } from '../../database/members/accounts'
import { createLedger } from '../../payment/ledger'
import { hotels } from '../../seed/hotels'
import { linkStay } from '../sign-in/link-stay'
import { associateProfile } from '../testing/booking-operations'
import { numbersOfMember } from '../testing/numbers-of-member'
import { testApi } from '../testing/test-api'
import { cookieOf } from '../testing/test-server'
import { type BookingVisitor, bookingTest } from './testing/booking-test'
import { orderOperations } from './testing/order-operations'

const JOINING = `query OrderJoining {
  orderDetails {
    confirmationNumber
    joining { givenName familyName email country memberNumber }
  }
}`
const ENROLL = '/mi/phoenix-account-auth/v1/enroll'

const ledger = createLedger()
const api = testApi({ hotels, operations: [...orderOperations, associateProfile, JOINING], ledger })
const { visitor, prepare, order, cardToken, post, query } = bookingTest(api, ledger)

async function booked(email: string) {
  const one = await visitor('HIGH')
  await post(one, 'keep', { 'guest.email': email })
  const made = await order(one, { token: await cardToken(one, '4111111111111111') })
  expect(made.status.code).toBe('SUCCESS')
  return { ...one, number: made.order.confirmationNumber as string }
}

const joiningOf = async ({ cookie }: Pick<BookingVisitor, 'cookie'>) =>
  (await query(JOINING, {}, cookie)).data?.joining ?? null

const findStay = (confirmationNumber: string) =>
  api.server.post('/phoenix-reservation/v1/submitReservationLookup', {
    confirmationNumber,
    lastName: 'Lindqvist',
  })

const newAddress = () => `lin-${crypto.randomUUID()}@example.com`
const consents = [{ type: 'terms', version: '1', accepted: true, at: '2026-01-01T00:00:00Z' }]

const join = (cookie: string, body: object) =>
  api.server.post(ENROLL, { consents, source: 'oneClickJoin', ...body }, { cookie })

test('the guest of an order joins with its address, and the stay is in the new account', async () => {
  const email = newAddress()
  const one = await booked(email)
  expect(await joiningOf(one)).toEqual({
    givenName: 'Maria',
    familyName: 'Lindqvist',
    email: 'l•••@example.com',
    country: 'DE',
    memberNumber: null,
  })
  const answer = await join(one.cookie, { confirmationNumber: one.number })
  const { memberNumber } = await answer.json()
  const account = await findAccount(api.database, email)
  expect(account?.memberNumber).toBe(memberNumber)
  expect(await numbersOfMember(api.database, account?.customerId ?? '')).toEqual([one.number])
  expect((await joiningOf(one)).memberNumber).toBe(memberNumber)
  // It is the member's own from now on, in a session that has not found it too.
  const asked = { orderId: one.number, values: {}, at: new Date() }
  const own = { ...asked, customerId: account?.customerId ?? '' }
  expect(await linkStay(api.database, own)).toMatchObject({ customerId: own.customerId })
  expect(await linkStay(api.database, { ...asked, customerId: 'C1001' })).toBeNull()
})

/** A visitor who has joined on the page of the guests, whose cart is not booked for the member yet. */
async function joined() {
  const one = await visitor('HIGH')
  const email = newAddress()
  const member = { name: { givenName: 'Lin', surname: 'Lindqvist' }, country: 'DE', email }
  expect((await join(one.cookie, { ...member, source: 'inlineEnrollment' })).status).toBe(200)
  const linked = async () => {
    const account = await findAccount(api.database, email)
    return numbersOfMember(api.database, account?.customerId ?? '')
  }
  return { ...one, linked }
}

async function pay(one: BookingVisitor): Promise<string> {
  const made = await order(one, { token: await cardToken(one, '4111111111111111') })
  expect(made.status.code).toBe('SUCCESS')
  return made.order.confirmationNumber
}

test('the stay of a guest who joined while booking is in the new account, and opens as before', async () => {
  const one = await joined()
  const { data } = await query(associateProfile, { cartId: one.cartId }, one.cookie)
  const number = await pay(await prepare({ ...one, revision: data.cart.revision }))
  expect(await one.linked()).toEqual([number])
  expect((await joiningOf(one)).memberNumber).toMatch(/^\d+$/)
  // Nobody has to sign in for it: the account may not have a password yet.
  expect((await findStay(number)).status).toBe(200)
})

test('a cart that is booked for nobody stays of nobody, although its session has joined', async () => {
  const one = await joined()
  await pay(one)
  expect(await one.linked()).toEqual([])
})

test('who joins with a stay that they have only found has it in the account, and is told no more of it', async () => {
  const one = await booked(newAddress())
  const cookie = cookieOf(await findStay(one.number))
  const given = { confirmationNumber: one.number }
  const found = await join(cookie, given)
  // Nothing of its guest is lent: neither address nor name.
  expect(found.status).toBe(422)
  const email = newAddress()
  const name = { givenName: 'Ada', surname: 'Adeyemi' }
  const answer = await join(cookie, { ...given, name, email, country: 'DE' })
  expect(answer.status).toBe(200)
  const account = await findAccount(api.database, email)
  expect(await numbersOfMember(api.database, account?.customerId ?? '')).toEqual([one.number])
  expect(await joiningOf({ cookie })).toBeNull()
  // Who has booked it has not become that member.
  expect((await joiningOf(one)).memberNumber).toBeNull()
})

test('a second member is not given the order', async () => {
  const one = await booked(newAddress())
  expect((await join(one.cookie, { confirmationNumber: one.number })).status).toBe(200)
  const before = await joiningOf(one)
  const second = { name: { givenName: 'Ada', surname: 'Adeyemi' }, email: newAddress() }
  const answer = await join(one.cookie, {
    ...second,
    country: 'DE',
    confirmationNumber: one.number,
  })
  expect(answer.status).toBe(200)
  expect(await joiningOf(one)).toEqual(before)
  const other = await findAccount(api.database, second.email)
  expect(await numbersOfMember(api.database, other?.customerId ?? '')).toEqual([])
})

test('whoever has only found an order is told nothing, and takes nothing of it', async () => {
  const one = await booked(newAddress())
  const found = await findStay(one.number)
  expect(found.status).toBe(200)
  const cookie = cookieOf(found)
  expect(await joiningOf({ cookie })).toBeNull()
  const answer = await join(cookie, { confirmationNumber: one.number })
  expect(answer.status).toBe(422)
  expect((await joiningOf(one)).memberNumber).toBeNull()
})
