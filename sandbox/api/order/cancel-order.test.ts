import { eq } from 'drizzle-orm'
import { addDays } from '../../../src/rules/stay/days'
import { claims } from '../../database/booking/booking-schema'
import { moneyMoves, orders } from '../../database/booking/order-schema'
import { messages } from '../../database/members/account-schema'
import { createLedger } from '../../payment/ledger'
import { hotels } from '../../seed/hotels'
import { clockAt } from '../testing/clock-at'
import { mondayIn } from '../testing/monday-in'
import { testApi } from '../testing/test-api'
import { moveMoney } from './move-money'
import { sandboxProvider } from './sandbox-provider'
import {
  type BookingVisitor,
  bookingTables,
  bookingTest,
  PUBLIC,
  sold,
} from './testing/booking-test'
import {
  cancelNow,
  orderOperations,
  reservationDetails,
  shareByEmail,
} from './testing/order-operations'

const RESEND = 'mutation Resend { resendConfirmation { status { code } } }'
const ledger = createLedger()
const api = testApi({
  hotels,
  operations: [...orderOperations, RESEND],
  empty: bookingTables,
  ledger,
})
const { book, holdTwo, query } = bookingTest(api, ledger)

const CANCEL = '/phoenix-reservation-black/v1/confirmCancelReservation'
const GOOD = '4111111111111111'
/** Its bank takes no refund. */
const CLOSED = '4000000000000408'
/** Sells rooms whose first night is paid at the booking. */
const HOTEL = 'BKKTH'
const checkIn = mondayIn(40)
const stay = { propertyId: HOTEL, checkIn, checkOut: addDays(checkIn, 2), adultsPerRoom: [2, 2] }

/** A visitor with an order of two rooms that are paid in the same way. */
async function booked(guarantee: 'CARD' | 'DEPOSIT_FIRST_NIGHT', card = GOOD) {
  const { one } = await holdTwo(stay, sold(guarantee, PUBLIC))
  const { ready, answer } = await book(one, card)
  await api.database.db.delete(messages)
  return { ...ready, order: answer.order }
}

const details = async ({ cookie }: Pick<BookingVisitor, 'cookie'>, headers = {}) =>
  (await query(reservationDetails, {}, cookie, headers)).data

const quote = async ({ cookie }: Pick<BookingVisitor, 'cookie'>, rooms: string[], headers = {}) =>
  (await query(cancelNow, { rooms }, cookie, headers)).data

const cancel = async ({ cookie }: Pick<BookingVisitor, 'cookie'>, body: object, headers = {}) =>
  (await api.server.post(CANCEL, body, { cookie, headers })).json()

const mails = () => api.database.db.select().from(messages)

/** Of the machine: what the visitor's clock says does not move money. */
const carryOut = (minutes: number) =>
  moveMoney(
    {
      database: api.database,
      payment: sandboxProvider(ledger, { origin: () => 'http://pay.localhost' }),
      isMailDown: false,
    },
    Date.now() + minutes * 60_000,
  )

const amountIn = (money: { amount: number; decimalPoint: number }) =>
  new Intl.NumberFormat('en-US').format(money.amount / 10 ** money.decimalPoint)

test('one room of two: told before, cancelled, refunded, and the same amounts everywhere', async () => {
  const one = await booked('DEPOSIT_FIRST_NIGHT')
  const before = await details(one)
  const [first, second] = before.items
  const quoted = await quote(one, [first.id])
  expect(quoted).toMatchObject({ hidden: false, takeBackMinutes: 15, orderRevisionNumber: '1' })
  expect(quoted.rooms.map((room: { isChosen: boolean }) => room.isChosen)).toEqual([true, false])
  const { penalty, refund, charge, owed } = quoted.amounts
  expect([penalty.amount, charge.amount, owed.amount]).toEqual([0, 0, 0])
  expect(refund.amount).toBe(before.payment.paid.amount / 2)

  const answer = await cancel(one, { rooms: first.id, revision: '1', reason: 'plans' })
  expect(answer).toMatchObject({
    status: { code: 'SUCCESS' },
    nextStateURI: `/reservation/confirmReservationCancellation.mi?stay=${quoted.handle}`,
    isAll: false,
    rooms: [{ id: first.id, cancellationNumber: expect.stringMatching(/^9\d{9}$/) }],
  })
  const after = await details(one)
  expect(after).toMatchObject({ status: 'PARTLY_CANCELLED', orderRevisionNumber: '2' })
  expect(after.items.map(({ status }: { status: string }) => status)).toEqual([
    'CANCELLED',
    'UPCOMING',
  ])
  expect(after.items[0].cancellation).toMatchObject({
    ...{ number: answer.rooms[0].cancellationNumber, penalty, refund, refundState: 'WAITING' },
    takeBackUntil: expect.any(String),
  })
  expect(after.items[1].cancellation).toBeNull()
  expect(after.grandTotal.amount).toBe(second.pricing.total.amount)
  const { checkOut } = stay
  const dates = { checkIn, checkOut, lengthOfStay: 2 }
  expect(before.stay).toEqual({ ...dates, rooms: 2, parties: [{ adults: 2 }, { adults: 2 }] })
  expect(after.stay).toEqual({ ...dates, rooms: 1, parties: [{ adults: 2 }] })

  const [mail] = await mails()
  expect(mail?.subject).toMatch(/^A part of your stay at .+ is cancelled$/)
  expect(mail?.body).toContain(answer.rooms[0].cancellationNumber)
  expect(mail?.body).toContain(amountIn(refund))
  expect(mail?.calendar).toMatch(/METHOD:PUBLISH[\s\S]*SEQUENCE:1\r\nSTATUS:CONFIRMED/)

  // Not before the room can be taken back no more.
  expect(await carryOut(14)).toBe(0)
  expect(await carryOut(16)).toBe(1)
  expect(await carryOut(16)).toBe(0)
  const [paid] = [...ledger.payments().values()].filter(({ intentId }) => intentId === one.intentId)
  expect(paid?.refunded).toBe(refund.amount)
  expect((await details(one)).items[0].cancellation.refundState).toBe('DONE')
})

test('the last room takes the stay out of the calendar, and another number of another order does nothing', async () => {
  const one = await booked('CARD')
  const other = await booked('CARD')
  const stranger = other.order.items[0].basicInformation.confirmationNumber
  expect(await cancel(one, { rooms: stranger, revision: '1' })).toMatchObject({
    status: { code: 'NO_ROOMS', httpStatus: 422 },
  })
  expect(await cancel(one, { revision: '1' })).toMatchObject({ isAll: true })
  const [mail] = await mails()
  expect(mail?.subject).toMatch(/^Your stay at .+ is cancelled$/)
  expect(mail?.calendar).toMatch(/METHOD:CANCEL[\s\S]*SEQUENCE:1\r\nSTATUS:CANCELLED/)
  expect((await details(one)).status).toBe('CANCELLED')
  expect((await details(other)).status).toBe('CONFIRMED')
})

test('by the specification: items with their revisions, a stale one is refused, a repeated call is none', async () => {
  const one = await booked('CARD')
  const [first] = one.order.items
  const item = (reservationRevisionNumber: string) => ({
    ...{ confirmationNumber: first.basicInformation.confirmationNumber, reservationRevisionNumber },
  })
  const body = { orderRevisionNumber: '1', items: [item('1')] }
  expect(await cancel(one, { ...body, items: [item('2')] })).toMatchObject({
    status: { code: 'STALE_REVISION', httpStatus: 409 },
  })
  expect((await cancel(one, body)).status.code).toBe('SUCCESS')
  // Its answer was lost: the revision of then is no obstacle.
  const again = await cancel(one, body)
  expect(again).toMatchObject({ status: { code: 'E_ALREADY_CANCELLED', httpStatus: 200 } })
  expect(again.rooms).toHaveLength(1)
  expect(await mails()).toHaveLength(1)
})

test('two presses and two tabs at once: one cancellation, one mail', async () => {
  const one = await booked('CARD')
  const [first, second] = one.order.items
  const answers = await Promise.all([
    cancel(one, { rooms: first.id, revision: '1' }),
    cancel(one, { rooms: first.id, revision: '1' }),
    cancel(one, { rooms: second.id, revision: '1' }),
  ])
  const codes = answers.map(({ status }) => status.code)
  expect(codes.filter((code) => code === 'SUCCESS')).toHaveLength(1)
  for (const code of codes)
    expect(['SUCCESS', 'E_ALREADY_CANCELLED', 'STALE_REVISION']).toContain(code)
  expect(await mails()).toHaveLength(1)
})

test('taken back as it was; not after a quarter of an hour', async () => {
  const one = await booked('DEPOSIT_FIRST_NIGHT')
  const { handle, items, grandTotal } = await details(one)
  await cancel(one, { revision: '1' })
  expect(await cancel(one, { undo: true })).toMatchObject({
    status: { code: 'SUCCESS' },
    nextStateURI: `/reservation/findReservationDetail.mi?stay=${handle}`,
  })
  const again = await details(one)
  expect(again).toMatchObject({ status: 'MODIFIED', orderRevisionNumber: '3', grandTotal })
  expect(again.items.map(({ pricing }: { pricing: object }) => pricing)).toEqual(
    items.map(({ pricing }: { pricing: object }) => pricing),
  )
  expect(await api.database.db.select().from(moneyMoves)).toEqual([])
  const held = await api.database.db.select().from(claims)
  expect(held.map(({ owner, expiresAt }) => [owner === held[0]?.owner, expiresAt])).toEqual(
    held.map(() => [true, null]),
  )
  expect((await mails()).at(-1)?.subject).toMatch(/is booked again$/)

  await cancel(one, { revision: '3' })
  const later = clockAt(new Date(Date.now() + 15 * 60_000).toISOString())
  expect(await cancel(one, { undo: true }, later)).toMatchObject({
    status: { code: 'TOO_LATE', httpStatus: 409 },
  })
})

test('taken back three times in a day, the next cancellation is final, and said to be before', async () => {
  const one = await booked('DEPOSIT_FIRST_NIGHT')
  for (let revision = 1; revision < 7; revision += 2) {
    expect(await quote(one, [])).toMatchObject({ takeBackMinutes: 15 })
    await cancel(one, { revision: String(revision) })
    expect((await cancel(one, { undo: true })).status.code).toBe('SUCCESS')
  }
  expect(await quote(one, [])).toMatchObject({ takeBackMinutes: 0 })
  expect((await cancel(one, { revision: '7' })).status.code).toBe('SUCCESS')
  expect((await details(one)).items[0].cancellation.takeBackUntil).toBeNull()
  expect(await cancel(one, { undo: true })).toMatchObject({ status: { code: 'TOO_LATE' } })
  expect((await mails()).at(-1)?.body).not.toMatch(/take the rooms? back/)
  // Its money and its nights wait for nothing.
  expect(await carryOut(0)).toBe(2)
  expect(await api.database.db.select().from(claims)).toEqual([])
})

test('money that is on its way is not taken back', async () => {
  const one = await booked('DEPOSIT_FIRST_NIGHT')
  await cancel(one, { revision: '1' })
  expect(await carryOut(16)).toBe(2)
  expect(await cancel(one, { undo: true })).toMatchObject({ status: { code: 'TOO_LATE' } })
  expect((await details(one)).status).toBe('CANCELLED')
})

test('the penalty after the deadline is charged to the card of the booking', async () => {
  const one = await booked('CARD')
  const late = clockAt(`${checkIn}T01:00:00Z`)
  const quoted = await quote(one, [], late)
  expect(quoted.amounts).toBeNull()
  const both = quoted.rooms.map(({ id }: { id: string }) => id)
  const { amounts } = await quote(one, both, late)
  expect(amounts.penalty.amount).toBeGreaterThan(0)
  expect(amounts.charge).toEqual(amounts.penalty)
  await cancel(one, { revision: '1' }, late)
  expect((await mails())[0]?.body).toContain(
    amountIn({ ...amounts.penalty, amount: amounts.penalty.amount / 2 }),
  )
  expect(await carryOut(16)).toBe(2)
  const charges = [...ledger.payments()].filter(([key]) => key.includes(':charge:'))
  const charged = charges.slice(-2).reduce((sum, [, { amount }]) => sum + amount, 0)
  expect(charged).toBe(amounts.penalty.amount)
})

test('nobody pays what the page has not shown: a deadline passes between page and press', async () => {
  const one = await booked('CARD')
  const [first] = one.order.items
  const { terms } = await quote(one, [first.id])
  expect(terms).toBe('free')
  const late = clockAt(`${checkIn}T01:00:00Z`)
  const body = { rooms: first.id, revision: '1' }
  expect(await cancel(one, { ...body, terms }, late)).toMatchObject({
    status: { code: 'STALE_REVISION', httpStatus: 409 },
  })
  expect((await details(one)).status).toBe('CONFIRMED')
  const now = await quote(one, [first.id], late)
  const answer = await cancel(one, { ...body, terms: now.terms }, late)
  expect(answer.status.code).toBe('SUCCESS')
})

test('a card that takes no refund: the order and a mail say so, and nothing else waits', async () => {
  const one = await booked('DEPOSIT_FIRST_NIGHT', CLOSED)
  const [first] = one.order.items
  await cancel(one, { rooms: first.id, revision: '1' })
  await carryOut(16)
  const after = await details(one)
  expect(after.items[0].cancellation.refundState).toBe('REFUSED')
  const mail = (await mails()).at(-1)
  expect(mail?.subject).toMatch(/^Your card did not take the refund/)
  expect(mail?.body).not.toMatch(/take the room back|may take up to/)
  expect(await carryOut(24 * 60)).toBe(0)
})

test('a stay that has begun, and one of somebody else, are not cancelled', async () => {
  const one = await booked('CARD')
  const begun = clockAt(`${addDays(checkIn, 1)}T03:00:00Z`)
  const { rooms } = await quote(one, [], begun)
  expect(rooms.map(({ problem }: { problem: string }) => problem)).toEqual(['STARTED', 'STARTED'])
  expect(await cancel(one, { revision: '1' }, begun)).toMatchObject({
    status: { code: 'NOT_CANCELLABLE' },
  })
  const stranger = await api.server.become('anon')
  expect(await cancel({ cookie: stranger }, { revision: '1' })).toMatchObject({
    status: { code: 'NOT_FOUND', httpStatus: 404 },
  })
})

test('a cancelled stay is not shared, and what is sent again says that it is cancelled', async () => {
  const one = await booked('CARD')
  await cancel(one, { revision: '1' })
  const shared = await query(shareByEmail, { input: { to: ['a@example.com'] } }, one.cookie)
  expect(shared.data.status.code).toBe('CANCELLED')
  await api.database.db.delete(messages)
  const again = await query(RESEND, {}, one.cookie)
  expect(again.data.status.code).toBe('SUCCESS')
  expect((await mails())[0]?.subject).toMatch(/is cancelled$/)
})

test('a form leads on without a script, or back to the choice', async () => {
  const one = await booked('CARD')
  const [first] = one.order.items
  const { handle } = await details(one)
  const send = async (fields: Record<string, string>) => {
    const answer = await fetch(api.server.url + CANCEL, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { cookie: one.cookie, origin: api.server.url },
      redirect: 'manual',
    })
    return [answer.status, answer.headers.get('location')]
  }
  expect(await send({ rooms: first.id, revision: '7' })).toEqual([
    303,
    `/reservation/cancelReservation.mi?rooms=${first.id}&outcome=STALE_REVISION`,
  ])
  expect(await send({ rooms: first.id, revision: '1' })).toEqual([
    303,
    `/reservation/confirmReservationCancellation.mi?stay=${handle}&outcome=someRoomsCancelled`,
  ])
  expect(await send({ rooms: first.id, undo: 'yes' })).toEqual([
    303,
    `/reservation/findReservationDetail.mi?stay=${handle}&outcome=reservationTakenBack`,
  ])
})

test('the nights of a cancelled room are nobody’s for a quarter of an hour', async () => {
  const one = await booked('CARD')
  const of = () => api.database.db.select().from(claims)
  const [taken] = await of()
  await cancel(one, { revision: '1' })
  const kept = await of()
  expect(kept.length).toBeGreaterThan(0)
  for (const { owner, expiresAt } of kept) {
    expect(owner).not.toBe(taken?.owner)
    expect(expiresAt && expiresAt.getTime() - Date.now()).toBeLessThanOrEqual(15 * 60_000)
  }
  const [made] = await api.database.db.select().from(orders).where(eq(orders.cartId, one.cartId))
  expect(made?.revision).toBe(2)
})
