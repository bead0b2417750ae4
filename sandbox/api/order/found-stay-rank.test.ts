import { messages } from '../../database/members/account-schema'
import { createLedger } from '../../payment/ledger'
import { hotels } from '../../seed/hotels'
import { testApi } from '../testing/test-api'
import { cookieOf } from '../testing/test-server'
import { bookingTest } from './testing/booking-test'
import { confirmationMessage, orderDetails, orderOperations } from './testing/order-operations'

/** Everything about a stay that names a person, a card or a contract. */
const EVERYTHING = `query Everything {
  reservationDetails {
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
  empty: [messages],
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
  return { one, number: made.confirmationNumber as string }
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

test('a number alone opens nothing', async () => {
  const { number } = await booked()
  const cookie = await api.server.become('anon')
  const body = { items: [{ confirmationNumber: number, reservationRevisionNumber: '1' }] }
  const answer = await api.server.post(CANCEL, { ...body, orderRevisionNumber: '1' }, { cookie })
  expect((await answer.json()).status.code).toBe('NOT_FOUND')
})
