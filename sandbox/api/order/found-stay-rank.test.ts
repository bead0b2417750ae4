import { attempts, messages } from '../../database/members/account-schema'
import { SEED_PASSWORD } from '../../database/seeding/seed-accounts'
import { createLedger } from '../../payment/ledger'
import { hotels } from '../../seed/hotels'
import { testApi } from '../testing/test-api'
import { cookieOf } from '../testing/test-server'
import { bookingTest } from './testing/booking-test'
import { confirmationMessage, orderDetails, orderOperations } from './testing/order-operations'

/** Everything about a stay that names a person, a card or a contract. */
const EVERYTHING = `query Everything($stay: ID) {
  reservationDetails(stay: $stay) {
    status orderRevisionNumber
    stay { guests { name primary } } items { id guests { name } }
    payment { state paid { amount } brand last4 } insurance { policyNumber }
    joining { givenName email } charges { total { amount } }
  }
}`

const ledger = createLedger()
const api = testApi({
  hotels,
  operations: [...orderOperations, EVERYTHING],
  empty: [messages, attempts],
  ledger,
})
const { visitor, order, cardToken, query } = bookingTest(api, ledger)
const CANCEL = '/phoenix-reservation-black/v1/confirmCancelReservation'

/** A visitor who has found the stay of another one by number and family name. */
async function found(confirmationNumber: string) {
  const cookie = await api.server.become('anon')
  const answer = await api.server.post(
    '/phoenix-reservation/v1/submitReservationLookup',
    { confirmationNumber, lastName: 'Lindqvist' },
    { cookie },
  )
  expect(answer.status).toBe(200)
  return cookieOf(answer)
}

async function booked() {
  const one = await visitor('HIGH')
  const { order: made } = await order(one, { token: await cardToken(one, '4111111111111111') })
  return { one, number: made.confirmationNumber as string, stay: made.handle as string }
}

/** Signs Maria in with the number of a stay, as the session of the cookie. */
async function signInWith(orderId: string, cookie?: string) {
  const answer = await api.server.post(
    '/mi/phoenix-account-auth/v1/loginWithCredentialsAndLink',
    { userId: 'maria@example.com', password: SEED_PASSWORD, orderId },
    cookie ? { cookie } : {},
  )
  expect(await answer.clone().json()).toMatchObject({ isReservationLinked: true })
  return cookieOf(answer)
}

test('who has found a stay is told rooms and charges, and of people the family name alone', async () => {
  const { one, number } = await booked()
  const proven = (await query(EVERYTHING, {}, one.cookie)).data
  expect(JSON.stringify(proven)).toContain('Maria')
  const cookie = await found(number)
  const { data } = await query(EVERYTHING, {}, cookie)
  expect(data).toEqual({
    ...proven,
    stay: { guests: [{ name: 'Lindqvist', primary: true }] },
    items: proven.items.map((item: object) => ({ ...item, guests: [] })),
    payment: { ...proven.payment, brand: null, last4: null },
    insurance: null,
    joining: null,
  })
  // What is for the guest alone stays closed: its mail address, its number, sharing.
  expect((await query(orderDetails, { confirmationNumber: number }, cookie)).data).toBeNull()
  expect((await query(confirmationMessage, {}, cookie)).data).toBeNull()
})

test('who has found a stay cancels it and takes it back; its guest hears of both', async () => {
  const { number } = await booked()
  const cookie = await found(number)
  await api.database.db.delete(messages)
  const cancel = async (body: object) => (await api.server.post(CANCEL, body, { cookie })).json()
  expect((await cancel({ revision: '1' })).status.code).toBe('SUCCESS')
  expect((await cancel({ undo: true })).status.code).toBe('SUCCESS')
  const mails = await api.database.db.select().from(messages)
  expect(mails.map(({ address }) => address)).toEqual(['maria@example.com', 'maria@example.com'])
})

test('a stay that a member has found and linked tells them no more than before, in any session', async () => {
  const { one, number, stay } = await booked()
  const finder = await found(number)
  const before = (await query(EVERYTHING, { stay }, finder)).data
  const linked = await signInWith(number, finder)
  const elsewhere = await signInWith(number)
  for (const cookie of [linked, elsewhere]) {
    expect((await query(EVERYTHING, { stay }, cookie)).data).toEqual(before)
    expect((await query(orderDetails, { stay }, cookie)).data).toBeNull()
    expect((await query(orderDetails, {}, cookie)).data).toBeNull()
  }
  expect((await query(orderDetails, { stay }, one.cookie)).data).not.toBeNull()
})

test('a stay that was booked here and linked is the member’s whole, in any session', async () => {
  const { one, number, stay } = await booked()
  const before = (await query(EVERYTHING, { stay }, one.cookie)).data
  await signInWith(number, one.cookie)
  const elsewhere = await signInWith(number)
  expect((await query(EVERYTHING, { stay }, elsewhere)).data).toEqual(before)
})

test('a number alone opens nothing', async () => {
  const { number } = await booked()
  const cookie = await api.server.become('anon')
  const body = { items: [{ confirmationNumber: number, reservationRevisionNumber: '1' }] }
  const answer = await api.server.post(CANCEL, { ...body, orderRevisionNumber: '1' }, { cookie })
  expect((await answer.json()).status.code).toBe('NOT_FOUND')
})
