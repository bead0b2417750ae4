import { eq } from 'drizzle-orm'
import { addDays } from '../../../src/rules/stay/days'
import { orders, receiptAddresses } from '../../database/booking/order-schema'
import { messages } from '../../database/members/account-schema'
import { createLedger } from '../../payment/ledger'
import { hotels } from '../../seed/hotels'
import { mondayIn } from '../testing/monday-in'
import { testApi } from '../testing/test-api'
import { cookieOf } from '../testing/test-server'
import { sandboxDesk } from './sandbox-desk'
import { sandboxProvider } from './sandbox-provider'
import { sweepOrders } from './sweep-orders'
import { bookingTables, bookingTest, PUBLIC, sold } from './testing/booking-test'
import { orderOperations } from './testing/order-operations'

const RECEIPT = `query Receipt($stay: ID) {
  reservationDetails(stay: $stay) {
    charges { total { amount } }
    receipt {
      total { amount } penalties { amount } balance { amount }
      moved { kind state amount { amount } }
      hotel { name address phone } isOwn billTo { line vatId until }
    }
  }
}`

const ledger = createLedger()
const api = testApi({
  hotels,
  operations: [...orderOperations, RECEIPT],
  empty: bookingTables,
  ledger,
})
const { book, holdTwo } = bookingTest(api, ledger)

const CALL = '/phoenix-reservation/v1/receipt'
const CANCEL = '/phoenix-reservation-black/v1/confirmCancelReservation'
const LOOKUP = '/phoenix-reservation/v1/submitReservationLookup'
const DAY = 24 * 60 * 60 * 1000
/** Sells rooms whose first night is paid at the booking. */
const HOTEL = 'BKKTH'
const arrival = mondayIn(40)
const search = {
  ...{ propertyId: HOTEL, checkIn: arrival, checkOut: addDays(arrival, 2) },
  adultsPerRoom: [2, 2],
}
/** The stay is over. */
const AFTER = Date.parse(`${addDays(arrival, 4)}T12:00:00Z`)
const ADDRESS = { line: 'Lindqvist & Co <b>AB</b>, Storgatan 1', vatId: 'SE556677889901' }

interface Guest {
  cookie: string
  stay: string
  rooms: string[]
  number: string
}

async function booked(): Promise<Guest> {
  const { one } = await holdTwo(search, sold('DEPOSIT_FIRST_NIGHT', PUBLIC))
  const { ready, handle: stay, items, number } = await book(one)
  await api.database.db.delete(messages)
  const rooms = items.map(({ id }: { id: string }) => id)
  return { cookie: ready.cookie, stay, rooms, number }
}

const clock = (time: number) => ({ 'x-foyer-clock': String(time - Date.now()) })

async function receiptOf({ cookie, stay }: Guest, time = AFTER) {
  const answer = await api.server.query(RECEIPT, { stay }, { cookie, headers: clock(time) })
  const { data, errors } = await answer.json()
  expect(errors).toBeUndefined()
  return data.reservationDetails.receipt
}

async function post({ cookie, stay }: Guest, body: object, time = AFTER) {
  const options = { cookie, headers: clock(time) }
  const answer = await api.server.post(CALL, { stay, ...body }, options)
  return (await answer.json()).status.code as string
}

async function finder(guest: Guest): Promise<Guest> {
  const body = { confirmationNumber: guest.number, lastName: 'Lindqvist' }
  return { ...guest, cookie: cookieOf(await api.server.post(LOOKUP, body)) }
}

const sweep = (machineNow: number) =>
  sweepOrders(
    {
      database: api.database,
      payment: sandboxProvider(ledger, { origin: () => 'http://pay.localhost' }),
      desk: sandboxDesk(),
      isMailDown: false,
    },
    machineNow,
  )

const minor = (money: { amount: number }) => money.amount

test('penalties, refunds and payments of a stay with a cancelled room add up to the balance', async () => {
  const guest = await booked()
  const [room] = guest.rooms
  const cancelled = { stay: guest.stay, rooms: room, revision: '1' }
  await api.server.post(CANCEL, cancelled, { cookie: guest.cookie })
  await sweep(Date.now() + 3_600_000)
  const { total, penalties, balance, moved, hotel } = await receiptOf(guest)
  const sum = (kind: string) =>
    moved
      .filter((one: { kind: string }) => one.kind === kind)
      .reduce((all: number, one: { amount: { amount: number } }) => all + minor(one.amount), 0)
  expect(moved.map(({ kind, state }: { kind: string; state: string }) => [kind, state])).toEqual([
    ['PAYMENT', 'DONE'],
    ['REFUND', 'DONE'],
  ])
  expect(sum('REFUND')).toBeGreaterThan(0)
  expect(minor(total) + minor(penalties)).toBe(sum('PAYMENT') - sum('REFUND') + minor(balance))
  expect(hotel.address).toMatch(/\d/)
})

test('an address is on the receipt for seven days, for who has booked the stay, and then deleted', async () => {
  const guest = await booked()
  expect(await post(guest, { change: 'address', ...ADDRESS })).toBe('SUCCESS')
  expect(await receiptOf(guest)).toMatchObject({ isOwn: true, billTo: ADDRESS })
  expect(await receiptOf(await finder(guest))).toMatchObject({ isOwn: false, billTo: null })
  expect((await receiptOf(guest, AFTER + 7 * DAY - 60_000)).billTo).toMatchObject(ADDRESS)
  expect((await receiptOf(guest, AFTER + 7 * DAY + 60_000)).billTo).toBeNull()
  const { db } = api.database
  const kept = () => db.select().from(receiptAddresses)
  await sweep(AFTER + 7 * DAY - 60_000)
  expect(await kept()).toHaveLength(1)
  await sweep(AFTER + 7 * DAY + 60_000)
  expect(await kept()).toEqual([])
})

test('another address takes the place of the first, and an empty one deletes it', async () => {
  const guest = await booked()
  await post(guest, { change: 'address', ...ADDRESS })
  await post(guest, { change: 'address', line: 'Another one', vatId: '' })
  expect((await receiptOf(guest)).billTo).toMatchObject({ line: 'Another one', vatId: '' })
  await post(guest, { change: 'address', line: ' ', vatId: '' })
  expect(await api.database.db.select().from(receiptAddresses)).toEqual([])
})

test('what cannot be printed is refused, and a stranger and a finder change and send nothing', async () => {
  const guest = await booked()
  const long = { change: 'address', line: 'x'.repeat(201), vatId: '' }
  expect(await post(guest, long)).toBe('INVALID')
  const found = await finder(guest)
  const stranger = { ...guest, cookie: await api.server.become('anon') }
  for (const one of [found, stranger]) {
    expect(await post(one, { change: 'address', ...ADDRESS })).toBe('NOT_FOUND')
    expect(await post(one, { change: 'send' })).toBe('ORDER_NOT_FOUND')
  }
  expect(await receiptOf(stranger).catch(() => null)).toBeNull()
  expect(await api.database.db.select().from(receiptAddresses)).toEqual([])
  expect(await api.database.db.select().from(messages)).toEqual([])
})

test('the receipt is mailed to the address of the order, five times at most, once the stay is over', async () => {
  const guest = await booked()
  expect(await post(guest, { change: 'send' }, Date.now())).toBe('NOT_OVER')
  await post(guest, { change: 'address', ...ADDRESS })
  const codes: string[] = []
  for (const change of Array(6).fill('send')) codes.push(await post(guest, { change }))
  expect(codes).toEqual([...Array(5).fill('SUCCESS'), 'TOO_MANY'])
  const sent = await api.database.db.select().from(messages)
  expect(sent).toHaveLength(5)
  const [mail] = sent
  expect(mail).toMatchObject({
    address: 'maria@example.com',
    subject: expect.stringMatching(/^Your receipt from /),
  })
  // Of what was paid at the hotel the site has not heard.
  expect(mail?.body).toMatch(/Paid at the hotel, or still to be paid there: THB/)
  expect(mail?.body).toContain(`${ADDRESS.line}\nVAT ID: ${ADDRESS.vatId}`)
  expect(mail?.html).toContain('Lindqvist &#38; Co &#60;b&#62;AB&#60;/b&#62;')
})

test('without a script the forms lead back to the receipt, with what has come of it', async () => {
  const { cookie, stay } = await booked()
  const form = async (fields: Record<string, string>) => {
    const answer = await fetch(`${api.server.url}${CALL}`, {
      method: 'POST',
      headers: {
        ...{ 'content-type': 'application/x-www-form-urlencoded', cookie },
        ...{ origin: api.server.url, ...clock(AFTER) },
      },
      body: `${new URLSearchParams({ stay, ...fields })}`,
      redirect: 'manual',
    })
    return [answer.status, answer.headers.get('location')]
  }
  const page = `/reservation/expiredReservation.mi?stay=${stay}`
  expect(await form({ change: 'address', ...ADDRESS })).toEqual([
    ...[303, `${page}&outcome=receiptAddressSaved`],
  ])
  expect(await form({ change: 'address', line: '', vatId: '1' })).toEqual([
    ...[303, `${page}&outcome=receipt.INVALID`],
  ])
  expect(await form({ change: 'send' })).toEqual([303, `${page}&outcome=receiptSent`])
})

test('of a stay that is deleted nothing of the address is left', async () => {
  const guest = await booked()
  await post(guest, { change: 'address', ...ADDRESS })
  await api.database.db.delete(orders).where(eq(orders.handle, guest.stay))
  expect(await api.database.db.select().from(receiptAddresses)).toEqual([])
})
