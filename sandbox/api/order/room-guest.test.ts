import {
  cancellationPolicyQuery,
  cartPriceQuery,
  getProductFromOrderQuery,
  summaryOfChargesAuthQuery,
  summaryOfChargesUnauthQuery,
} from '../../../src/features/booking/host-queries.operations'
import { addDays } from '../../../src/rules/stay/days'
import { orders } from '../../database/booking/order-schema'
import { messages } from '../../database/members/account-schema'
import { SEED_PASSWORD } from '../../database/seeding/seed-accounts'
import { createLedger } from '../../payment/ledger'
import { hotels } from '../../seed/hotels'
import { mondayIn } from '../testing/monday-in'
import { testApi } from '../testing/test-api'
import { cookieOf } from '../testing/test-server'
import { bookingTables, bookingTest, sold } from './testing/booking-test'
import {
  addToCalendar,
  cancelNow,
  orderDetails,
  orderOperations,
  shareByEmail,
} from './testing/order-operations'

/** Everything that pages of a stay are told. */
const STAY = `query Stay($stay: ID) {
  reservationDetails(stay: $stay) {
    handle status orderRevisionNumber
    stay { rooms guests { name } }
    items {
      id roomIndex status basicInformation { confirmationNumber } guests { name } extras { amount }
      pricing { total { amount } }
      product { roomType { name } totalPricing { total { amount } } quoteToken }
      cancellation { penalty { amount } refund { amount } takeBackUntil }
    }
    charges { hidden rooms { nights { price { amount } } } fees { amount { amount } } total { amount } }
    policies { itemId } totalPricing { total { amount } } grandTotal { amount }
    payment { paid { amount } brand last4 } insurance { policyNumber } joining { email }
    requests { rooms { id } } housekeeping { daily } details { name value }
  }
}`

const PARTS = `query Parts($stay: ID) {
  stayDetails(stay: $stay) { checkIn guests { name } }
  roomRequests(stay: $stay) { rooms { id } }
}`

const HOSTS = [
  summaryOfChargesAuthQuery,
  summaryOfChargesUnauthQuery,
  cancellationPolicyQuery,
  getProductFromOrderQuery,
  cartPriceQuery,
]

const ledger = createLedger()
const api = testApi({
  hotels,
  operations: [...orderOperations, STAY, PARTS, ...HOSTS.map(({ text }) => text)],
  empty: bookingTables,
  ledger,
})
const { book, holdTwo, post, query } = bookingTest(api, ledger)

const LOOKUP = '/phoenix-reservation/v1/submitReservationLookup'
const CANCEL = '/phoenix-reservation-black/v1/confirmCancelReservation'
const CHANGE = '/phoenix-reservation/v1/updateReservationChanges'
const checkIn = mondayIn(40)
const search = {
  ...{ propertyId: 'BKKTH', checkIn, checkOut: addDays(checkIn, 2) },
  adultsPerRoom: [2, 1],
}

/** An order of two rooms of Maria Lindqvist, the second for Kofi Mensah. */
async function booked() {
  const { one, items } = await holdTwo(search, sold('CARD'))
  const { cookie } = one
  const [first = '', room = ''] = items
  const name = `guest.room.${room}`
  await post(one, 'keep', {
    [`${name}.givenName`]: 'Kofi',
    [`${name}.familyName`]: 'Mensah',
    [`requests.${first}.comment`]: 'A surprise for Kofi',
    'requests.all.arrival': '17:00',
    'agent.number': '1234 5675',
  })
  await book(one)
  await api.database.db.delete(messages)
  const all = (await query(STAY, {}, cookie)).data
  const numbers = all.items.map(
    (item: { basicInformation: { confirmationNumber: string } }) =>
      item.basicInformation.confirmationNumber,
  ) as [string, string]
  return { cookie, all, numbers, rooms: items }
}

async function lookUp(confirmationNumber: string, name: object, cookie?: string) {
  const from = cookie ?? (await api.server.become('anon'))
  const answer = await api.server.post(LOOKUP, { confirmationNumber, ...name }, { cookie: from })
  return { status: answer.status, cookie: answer.ok ? cookieOf(answer) : from }
}

const stayOf = async (cookie: string, stay?: string) => (await query(STAY, { stay }, cookie)).data
const KOFI = { lastName: 'Mensah' }

test('the guest of a room finds it by its number and their own name, and nothing else of the stay', async () => {
  const { all, numbers, rooms } = await booked()
  expect((await lookUp(numbers[0], KOFI)).status).toBe(404)
  expect((await lookUp(numbers[1], { ...KOFI, firstName: 'Maria' })).status).toBe(404)
  expect((await lookUp(numbers[1], { ...KOFI, email: 'maria@example.com' })).status).toBe(404)
  const { cookie } = await lookUp(numbers[1], { ...KOFI, firstName: 'Kofi' })
  const stay = await stayOf(cookie)
  expect(stay).toMatchObject({
    stay: { rooms: 1, guests: [{ name: 'Mensah' }] },
    items: [{ id: rooms[1], status: 'UPCOMING', pricing: null, guests: [] }],
    charges: { hidden: true, total: null },
    policies: [],
    requests: { rooms: [{ id: rooms[1] }] },
    housekeeping: null,
    details: [],
  })
  const told = JSON.stringify(stay)
  expect(told).not.toMatch(new RegExp(`Lindqvist|Maria|surprise|17:00|${numbers[0]}|${rooms[0]}`))
  // No amount of it, whatever field has one.
  expect(told).not.toMatch(/"amount"/)
  expect(JSON.stringify(all)).toMatch(/"amount"/)
})

test('who has booked it finds all of it by either number, and keeps that', async () => {
  const { all, numbers } = await booked()
  const { cookie } = await lookUp(numbers[1], { lastName: 'Lindqvist' })
  expect((await stayOf(cookie)).items).toHaveLength(2)
  const both = await lookUp(numbers[1], KOFI, cookie)
  expect((await stayOf(both.cookie)).items).toHaveLength(2)
  const kofi = await lookUp(numbers[1], KOFI)
  expect((await stayOf(kofi.cookie, all.handle)).items).toHaveLength(1)
  const more = await lookUp(numbers[0], { lastName: 'Lindqvist' }, kofi.cookie)
  expect((await stayOf(more.cookie, all.handle)).items).toHaveLength(2)
})

test('the guest of a room says what they would like in it, and in no other', async () => {
  const { all, numbers, rooms, cookie: own } = await booked()
  const { cookie } = await lookUp(numbers[1], KOFI)
  const changes = {
    [`requests.${rooms[1]}.arrival`]: '21:00',
    [`requests.${rooms[0]}.arrival`]: '22:00',
    'requests.all.arrival': '23:00',
    'housekeeping.choice': 'HD',
  }
  const body = { stay: all.handle, orderRevisionNumber: '1', changes }
  const answer = await (await api.server.post(CHANGE, body, { cookie })).json()
  expect(answer.status.code).toBe('SUCCESS')
  const values = Object.fromEntries(
    (await stayOf(own)).details.map(({ name, value }: { name: string; value: string }) => [
      name,
      value,
    ]),
  )
  expect(values).toMatchObject({
    [`requests.${rooms[1]}.arrival`]: '21:00',
    'requests.all.arrival': '17:00',
  })
  expect(values).not.toHaveProperty([`requests.${rooms[0]}.arrival`])
  expect(values).not.toHaveProperty(['housekeeping.choice'])
  // Who has booked the stay hears of it.
  const mails = await api.database.db.select().from(messages)
  expect(mails.map(({ address }) => address)).toEqual(['maria@example.com'])
})

test('the guest of a room cancels nothing, takes nothing back, and shares and links nothing', async () => {
  const { all, numbers, rooms, cookie: own } = await booked()
  const { handle: stay } = all
  const { cookie } = await lookUp(numbers[1], KOFI)
  const cancel = async (by: string, body: object) =>
    (await (await api.server.post(CANCEL, { stay, ...body }, { cookie: by })).json()).status.code
  const mine = { rooms: rooms[1], revision: '1' }
  expect((await query(cancelNow, { stay, rooms: [rooms[1]] }, cookie)).data).toBeNull()
  expect(await cancel(cookie, mine)).toBe('NOT_FOUND')
  expect(await cancel(own, mine)).toBe('SUCCESS')
  expect((await stayOf(cookie)).items).toMatchObject([
    { status: 'CANCELLED', cancellation: { penalty: null, refund: null, takeBackUntil: null } },
  ])
  expect(await cancel(cookie, { rooms: rooms[1], undo: true })).toBe('NOT_FOUND')
  expect((await query(orderDetails, { confirmationNumber: numbers[1] }, cookie)).data).toBeNull()
  expect((await query(addToCalendar, { stay }, cookie)).data).toBeNull()
  const input = { stay, to: ['kofi@example.com'] }
  expect((await query(shareByEmail, { input }, cookie)).data.status.code).not.toBe('SUCCESS')
  const signedIn = await api.server.post(
    '/mi/phoenix-account-auth/v1/loginWithCredentialsAndLink',
    { userId: 'maria@example.com', password: SEED_PASSWORD, orderId: numbers[1] },
    { cookie },
  )
  expect(await signedIn.json()).toMatchObject({ isReservationLinked: false })
})

test('the charges of a number are for who has found it and says the name again, and for its member', async () => {
  const { all, numbers, rooms } = await booked()
  const [confirmationNumber, second] = numbers
  const unauth = async (cookie: string, number: string, lastName: string) =>
    (
      await query(
        summaryOfChargesUnauthQuery.text,
        { confirmationNumber: number, lastName },
        cookie,
      )
    ).data
  const stranger = await api.server.become('anon')
  expect(await unauth(stranger, confirmationNumber, 'Lindqvist')).toBeNull()
  const { cookie } = await lookUp(confirmationNumber, { lastName: 'Lindqvist' })
  expect(await unauth(cookie, second, 'LINDQVIST')).toMatchObject({ total: all.charges.total })
  expect(await unauth(cookie, confirmationNumber, 'Mensah')).toBeNull()
  const kofi = await lookUp(second, KOFI)
  expect(await unauth(kofi.cookie, second, 'Mensah')).toMatchObject({
    ...{ hidden: true, total: null, rooms: [{ itemId: rooms[1], subtotal: null }] },
  })

  const asked = { confirmationNumber, customerId: 'C1003' }
  const member = await api.server.become('member-p')
  expect((await query(summaryOfChargesAuthQuery.text, asked, member)).data).toBeNull()
  await api.database.db.update(orders).set({ customerId: 'C1003' })
  expect((await query(summaryOfChargesAuthQuery.text, asked, member)).data).toMatchObject({
    total: all.charges.total,
  })
  expect(
    (await query(summaryOfChargesAuthQuery.text, { ...asked, customerId: 'C1001' }, member)).data,
  ).toBeNull()
  expect((await query(summaryOfChargesAuthQuery.text, asked, cookie)).data).toBeNull()
})

test('the terms of a room are for who may cancel it', async () => {
  const { all, numbers } = await booked()
  const [confirmationNumber, second] = numbers
  const { cookie } = await lookUp(confirmationNumber, { lastName: 'Lindqvist' })
  const policy = async (by: string, asked: object) =>
    (await query(cancellationPolicyQuery.text, asked, by)).data
  expect(await policy(cookie, { confirmationNumber: second })).toMatchObject({
    refundability: expect.stringMatching(/^[A-Z_]+$/),
  })
  const stranger = await api.server.become('anon')
  expect(await policy(stranger, { confirmationNumber })).toBeNull()
  const kofi = await lookUp(second, KOFI)
  expect(await policy(kofi.cookie, { confirmationNumber: second })).toBeNull()
  expect(all.policies).toHaveLength(2)
})

test('an agent finds all of the stay by the number of the agency, and learns no name', async () => {
  const { all, numbers } = await booked()
  const [confirmationNumber] = numbers
  expect((await lookUp(confirmationNumber, { lastName: '12345676' })).status).toBe(404)
  const named = { lastName: '12345675', firstName: 'Maria' }
  expect((await lookUp(confirmationNumber, named)).status).toBe(404)
  const { cookie } = await lookUp(confirmationNumber, { lastName: '1234-5675' })
  const stay = await stayOf(cookie)
  expect(stay).toMatchObject({ stay: { rooms: 2, guests: [] }, charges: all.charges })
  expect(JSON.stringify(stay)).not.toMatch(/Lindqvist|Mensah|Maria|12345675/)
  expect((await query(cancelNow, { rooms: [] }, cookie)).data.rooms).toHaveLength(2)
  // A name that is typed later is known.
  const both = await lookUp(confirmationNumber, { lastName: 'Lindqvist' }, cookie)
  expect((await stayOf(both.cookie)).stay.guests).toEqual([{ name: 'Lindqvist' }])
})

test('parts of a stay by themselves are told to the same people as the whole of it', async () => {
  const { all, numbers, rooms, cookie: own } = await booked()
  const { cookie } = await lookUp(numbers[1], KOFI)
  const parts = async (by: string) => {
    const answer = await api.server.query(PARTS, { stay: all.handle }, { cookie: by })
    return (await answer.json()).data
  }
  expect(await parts(own)).toMatchObject({
    stayDetails: { checkIn, guests: [{ name: 'Maria Lindqvist' }, { name: 'Kofi Mensah' }] },
    roomRequests: { rooms: [{ id: rooms[0] }, { id: rooms[1] }] },
  })
  expect(await parts(cookie)).toMatchObject({
    stayDetails: { guests: [{ name: 'Mensah' }] },
    roomRequests: { rooms: [{ id: rooms[1] }] },
  })
  const stranger = await api.server.become('anon')
  expect(await parts(stranger)).toEqual({ stayDetails: null, roomRequests: null })
  const product = async (by: string, itemId = '') =>
    (await query(getProductFromOrderQuery.text, { stay: all.handle, itemId }, by)).data
  expect((await product(own, rooms[0]))?.totalPricing.total.amount).toBeGreaterThan(0)
  expect(await product(cookie, rooms[0])).toBeNull()
  expect(await product(cookie, rooms[1])).toMatchObject({ totalPricing: null })
  expect(await product(stranger, rooms[0])).toBeNull()
})

test('the price of a cart is that of its pages, for its visitor only', async () => {
  const { one } = await holdTwo(search, ({ rate }) => rate.audience === 'STANDARD')
  const price = async (cookie: string) =>
    (await query(cartPriceQuery.text, { cartId: one.cartId }, cookie)).data
  expect((await price(one.cookie)).total.amount).toBeGreaterThan(0)
  expect(await price(await api.server.become('anon'))).toBeNull()
})
