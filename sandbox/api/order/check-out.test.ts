import { checkInNowMutation } from '../../../src/features/booking/host-queries.operations'
import { addDays } from '../../../src/rules/stay/days'
import { hotelInstant } from '../../../src/rules/stay/hotel-instant'
import { moneyMoves, orderEvents } from '../../database/booking/order-schema'
import { messages } from '../../database/members/account-schema'
import { createLedger } from '../../payment/ledger'
import { hotels } from '../../seed/hotels'
import { mondayIn } from '../testing/monday-in'
import { testApi } from '../testing/test-api'
import { cookieOf } from '../testing/test-server'
import { moveMoney } from './move-money'
import { sandboxProvider } from './sandbox-provider'
import { bookingTables, bookingTest, PUBLIC, sold } from './testing/booking-test'
import { orderOperations } from './testing/order-operations'
import { saidByHotel } from './testing/said-by-hotel'

const MONEY = '{ amount }'
const STAY = `query Stay($stay: ID) {
  reservationDetails(stay: $stay) {
    handle orderRevisionNumber propertyId
    charges { total ${MONEY} dueNow ${MONEY} dueAtHotel ${MONEY} }
    items {
      id status basicInformation { confirmationNumber }
      checkIn { state checkOut { balance ${MONEY} payment brand last4 } }
    }
    receipt {
      total ${MONEY} penalties ${MONEY} balance ${MONEY}
      moved { kind state amount ${MONEY} at brand last4 }
    }
  }
}`

const ledger = createLedger()
const api = testApi({
  hotels,
  operations: [...orderOperations, STAY, checkInNowMutation.text],
  empty: bookingTables,
  ledger,
})
const { book, holdTwo } = bookingTest(api, ledger)

const CALL = '/phoenix-reservation/v1/checkIn'
const LOOKUP = '/phoenix-reservation/v1/submitReservationLookup'
const GOOD = '4111111111111111'
/** Pays once; another charge is declined, or is not answered. */
const DECLINED_AGAIN = '4000000000000341'
const SILENT_AGAIN = '4000000000000127'
/** Sells rooms whose first night is paid at the booking. */
const HOTEL = 'BKKTH'
const arrival = mondayIn(40)
const departure = addDays(arrival, 2)
const search = {
  ...{ propertyId: HOTEL, checkIn: arrival, checkOut: departure, adultsPerRoom: [2, 2] },
}
const hotel = hotels.find(({ id }) => id === HOTEL)

/** An instant of the hotel. */
function at(day: string, clock: string): number {
  const instant = hotelInstant(day, clock, hotel?.timeZone ?? '')
  if (!instant) throw new Error(`The hotel ${HOTEL} has no ${day} ${clock}.`)
  return instant.time
}
const MORNING = at(departure, '08:00')

interface Guest {
  cookie: string
  stay: string
  rooms: { id: string; number: string }[]
}

/** Two rooms, whose guests have arrived. */
async function inHouse(guarantee: 'CARD' | 'DEPOSIT_FIRST_NIGHT', card = GOOD): Promise<Guest> {
  const { one } = await holdTwo(search, sold(guarantee, PUBLIC))
  const { ready, handle, items } = await book(one, card)
  const rooms = items.map(
    ({
      id,
      basicInformation,
    }: {
      id: string
      basicInformation: { confirmationNumber: string }
    }) => ({
      ...{ id, number: basicInformation.confirmationNumber },
    }),
  )
  for (const { number } of rooms) {
    const report = { hotelId: HOTEL, confirmationNumber: number, event: 'arrive' } as const
    expect(await saidByHotel(api.database, report, at(arrival, '16:00'))).toBe(true)
  }
  await api.database.db.delete(messages)
  return { cookie: ready.cookie, stay: handle, rooms }
}

const clock = (time: number) => ({ 'x-foyer-clock': String(time - Date.now()) })

async function stayOf({ cookie, stay }: Guest, time = MORNING) {
  const answer = await api.server.query(STAY, { stay }, { cookie, headers: clock(time) })
  const { data, errors } = await answer.json()
  expect(errors).toBeUndefined()
  return data.reservationDetails
}

interface Leaving {
  terms?: string
  revision?: string
  time?: number
  faults?: string
}

async function leave(
  { cookie, stay }: Guest,
  item: string,
  { terms = 'CARD', revision = '3', time = MORNING, faults = '' }: Leaving = {},
) {
  const body = { stay, item, action: 'CHECK_OUT', terms, orderRevisionNumber: revision }
  const headers = { ...clock(time), ...(faults && { 'x-foyer-fault': faults }) }
  return (await api.server.post(CALL, body, { cookie, headers })).json()
}

/** Who has found the stay by number and family name, or by a guest's. */
async function finder({ stay, rooms }: Guest): Promise<Guest> {
  const body = { confirmationNumber: rooms[0]?.number ?? '', lastName: 'Lindqvist' }
  return { cookie: cookieOf(await api.server.post(LOOKUP, body)), stay, rooms }
}

const eventsOf = async (type: string) =>
  (await api.database.db.select().from(orderEvents)).filter((event) => event.type === type)

const mails = () => api.database.db.select().from(messages)

const sweep = (hours = 1) =>
  moveMoney(
    {
      database: api.database,
      payment: sandboxProvider(ledger, { origin: () => 'http://pay.localhost' }),
      isMailDown: false,
    },
    Date.now() + hours * 3_600_000,
  )

/** Minor units of a sum of money in an answer. */
const minor = (money: { amount: number } | null) => money?.amount ?? 0

test('what is left is told before, and charged once to the card of the booking', async () => {
  const guest = await inHouse('DEPOSIT_FIRST_NIGHT')
  const before = await stayOf(guest)
  const [first, second] = before.items
  expect(first.checkIn).toMatchObject({
    state: 'CHECK_OUT_ELIGIBLE',
    checkOut: { payment: 'CARD', brand: 'visa', last4: '1111' },
  })
  const { balance } = first.checkIn.checkOut
  expect(minor(balance)).toBeGreaterThan(0)
  expect(minor(balance) + minor(second.checkIn.checkOut.balance)).toBe(
    minor(before.charges.dueAtHotel),
  )
  const all = await Promise.all([1, 2, 3].map(() => leave(guest, first.id)))
  expect(all.map(({ status }) => status.code)).toEqual(['SUCCESS', 'SUCCESS', 'SUCCESS'])
  // The other room is still there.
  const stayPage = `/reservation/findReservationDetail.mi?stay=${guest.stay}`
  expect(all[0]?.nextStateURI).toBe(stayPage)
  const after = await stayOf(guest)
  expect(after.orderRevisionNumber).toBe('4')
  // What is paid is not due at the hotel any more.
  expect(minor(after.charges.dueAtHotel)).toBe(minor(second.checkIn.checkOut.balance))
  expect(minor(after.charges.dueNow)).toBe(minor(before.charges.dueNow) + minor(balance))
  expect(after.items.map(({ status }: { status: string }) => status)).toEqual(['PAST', 'IN_HOUSE'])
  const charged = [...ledger.payments().values()].filter(({ amount }) => amount === minor(balance))
  expect(charged).toHaveLength(1)
  expect(await eventsOf('checkedOut')).toHaveLength(1)
  const [mail, ...more] = await mails()
  expect(more).toEqual([])
  expect(mail?.subject).toMatch(/^You are checked out of /)
  // The same key: the sweep charges nothing more.
  expect(await sweep()).toBe(0)

  expect((await leave(guest, second.id, { revision: '4' })).nextStateURI).toBe(
    `/reservation/expiredReservation.mi?stay=${guest.stay}`,
  )
  const { receipt } = await stayOf(guest)
  expect(minor(receipt.balance)).toBe(0)
  expect(minor(receipt.total)).toBe(minor(before.charges.total))
})

test('a receipt is the order’s figures: charges less what was paid is what is left', async () => {
  const guest = await inHouse('DEPOSIT_FIRST_NIGHT')
  expect((await stayOf(guest)).receipt).toBeNull()
  const later = at(addDays(departure, 1), '12:00')
  // The hotel has said nothing of what was paid there.
  const { receipt, charges } = await stayOf(guest, later)
  expect([receipt.total, receipt.balance].map(minor)).toEqual(
    [charges.total, charges.dueAtHotel].map(minor),
  )
  expect(receipt.moved).toEqual([
    {
      ...{ kind: 'PAYMENT', state: 'DONE', at: expect.any(String) },
      ...{ amount: charges.dueNow, brand: 'visa', last4: '1111' },
    },
  ])
  const found = await stayOf(await finder(guest), later)
  expect(found.receipt).toEqual({
    ...receipt,
    moved: [{ ...receipt.moved[0], brand: null, last4: null }],
  })
})

test('who has found the stay pays at the desk, whatever is sent, and the guest hears of it', async () => {
  const guest = await inHouse('CARD')
  const found = await finder(guest)
  const [first] = (await stayOf(found)).items
  const { checkOut } = first.checkIn
  expect(checkOut).toMatchObject({ payment: 'DESK', brand: null, last4: null })
  expect(minor(checkOut.balance)).toBeGreaterThan(0)
  expect((await leave(found, first.id)).status.code).toBe('STALE_REVISION')
  expect((await leave(found, first.id, { terms: 'DESK' })).status.code).toBe('SUCCESS')
  expect(await api.database.db.select().from(moneyMoves)).toEqual([])
  expect(minor((await stayOf(found)).receipt.balance)).toBe(
    minor((await stayOf(found)).charges.dueAtHotel),
  )
  const [mail] = await mails()
  expect(mail).toMatchObject({ address: 'maria@example.com' })
  expect(mail?.body).toContain('To be paid at the hotel')
})

test.each([
  ['before the last day', at(addDays(departure, -1), '23:59'), 'CLOSED'],
  ['from midnight', at(departure, '00:01'), 'SUCCESS'],
  ['two hours after the hour of check-out', at(departure, '14:01'), 'CLOSED'],
])('a guest checks out %s: %s', async (_when, time, code) => {
  const guest = await inHouse('CARD')
  const [room] = guest.rooms
  const offered = (await stayOf(guest, time)).items[0].checkIn?.checkOut ?? null
  expect(offered !== null).toBe(code === 'SUCCESS')
  expect((await leave(guest, room?.id ?? '', { time })).status.code).toBe(code)
})

test('a revision of before, and terms that do not hold any more, change nothing', async () => {
  const guest = await inHouse('CARD')
  const [room] = guest.rooms
  const id = room?.id ?? ''
  expect((await leave(guest, id, { revision: '2' })).status.code).toBe('STALE_REVISION')
  expect((await leave(guest, id, { terms: 'DESK' })).status.code).toBe('STALE_REVISION')
  expect(await mails()).toEqual([])
  expect((await stayOf(guest)).items[0].status).toBe('IN_HOUSE')
})

test('a hotel that does not answer is not assumed to know: nothing is stored', async () => {
  const guest = await inHouse('CARD')
  const id = guest.rooms[0]?.id ?? ''
  const answer = await leave(guest, id, { faults: 'checkIn:nodesk' })
  expect(answer.status.code).toBe('DESK_AWAY')
  expect(await api.database.db.select().from(moneyMoves)).toEqual([])
  expect((await stayOf(guest)).orderRevisionNumber).toBe('3')
  expect((await leave(guest, id)).status.code).toBe('SUCCESS')
})

test('a guest whom the hotel has let go pays nothing more', async () => {
  const guest = await inHouse('CARD')
  const [room] = guest.rooms
  const report = {
    hotelId: HOTEL,
    confirmationNumber: room?.number ?? '',
    event: 'depart',
  } as const
  await saidByHotel(api.database, report, MORNING)
  expect((await leave(guest, room?.id ?? '')).status.code).toBe('SUCCESS')
  expect(await api.database.db.select().from(moneyMoves)).toEqual([])
  expect(await mails()).toEqual([])
})

test('a card that refuses leaves the rest to the desk: receipt and mail say so', async () => {
  const guest = await inHouse('CARD', DECLINED_AGAIN)
  const id = guest.rooms[0]?.id ?? ''
  const { balance } = (await stayOf(guest)).items[0].checkIn.checkOut
  expect((await leave(guest, id)).status.code).toBe('SUCCESS')
  const { receipt, charges } = await stayOf(guest)
  expect(receipt.moved).toContainEqual(
    expect.objectContaining({ kind: 'PAYMENT', state: 'REFUSED', amount: balance }),
  )
  expect(minor(receipt.balance)).toBe(minor(charges.dueAtHotel))
  const sent = await mails()
  expect(sent.map(({ subject }) => subject).sort()).toEqual([
    expect.stringMatching(/^You are checked out of /),
    expect.stringMatching(/^Your card did not pay the rest of your stay at /),
  ])
})

test('a provider that does not answer is asked again, with the same key', async () => {
  const guest = await inHouse('CARD', SILENT_AGAIN)
  const id = guest.rooms[0]?.id ?? ''
  expect((await leave(guest, id)).status.code).toBe('SUCCESS')
  const [waiting] = (await stayOf(guest)).receipt.moved
  expect(waiting).toMatchObject({ state: 'WAITING' })
  const carriedOut = [await sweep(1), await sweep(2), await sweep(3)]
  expect(carriedOut.reduce((sum, count) => sum + count, 0)).toBe(1)
  expect((await stayOf(guest)).receipt.moved).toMatchObject([{ kind: 'PAYMENT', state: 'DONE' }])
})

test('without a script the form goes on to the receipt, or back to the stay', async () => {
  const guest = await inHouse('CARD')
  const { cookie, stay, rooms } = guest
  const post = async (index: number, fields: Record<string, string>) => {
    const item = rooms[index]?.id ?? ''
    const answer = await fetch(`${api.server.url}${CALL}`, {
      method: 'POST',
      headers: {
        ...{ 'content-type': 'application/x-www-form-urlencoded', cookie },
        ...{ origin: api.server.url, ...clock(MORNING) },
      },
      body: `${new URLSearchParams({ stay, item, action: 'CHECK_OUT', ...fields })}`,
      redirect: 'manual',
    })
    return [answer.status, answer.headers.get('location')]
  }
  const page = `/reservation/findReservationDetail.mi?stay=${stay}`
  const told = { terms: 'CARD', orderRevisionNumber: '3' }
  expect(await post(0, { ...told, orderRevisionNumber: '1' })).toEqual([
    ...[303, `${page}&outcome=checkOut.STALE_REVISION`],
  ])
  expect(await post(0, told)).toEqual([303, `${page}&outcome=checkOutComplete`])
  expect(await post(1, { ...told, orderRevisionNumber: '4' })).toEqual([
    ...[303, `/reservation/expiredReservation.mi?stay=${stay}&outcome=checkOutComplete`],
  ])
})

test('GraphQL checks out as the form does', async () => {
  const guest = await inHouse('CARD')
  const { cookie, stay, rooms } = guest
  const leaving = { stay, itemId: rooms[0]?.id, action: 'CHECK_OUT', revision: '3' }
  const now = async (input: object) => {
    const options = { cookie, headers: clock(MORNING) }
    const variables = { input: { ...leaving, ...input } }
    return (await (await api.server.query(checkInNowMutation.text, variables, options)).json()).data
      .checkInNow.status.code
  }
  expect(await now({})).toBe('STALE_REVISION')
  expect(await now({ terms: 'CARD' })).toBe('SUCCESS')
  expect((await stayOf(guest)).items[0].status).toBe('PAST')
})
