import { eq, sql } from 'drizzle-orm'
import { type RoomStage, roomStatus } from '../../../src/rules/order/room-states'
import { addDays } from '../../../src/rules/stay/days'
import { fc, runs } from '../../../tests/random'
import { listCustomerStays } from '../../database/booking/customer-stays'
import { orderItems, orders } from '../../database/booking/order-schema'
import { bookStay } from '../../database/seeding/seed-orders'
import { createLedger } from '../../payment/ledger'
import { hotels } from '../../seed/hotels'
import { clockAt } from '../testing/clock-at'
import { testApi } from '../testing/test-api'
import { cookieOf } from '../testing/test-server'
import { bookingTest } from './testing/booking-test'
import { orderOperations } from './testing/order-operations'

const STAY = `{
  handle href status checkIn checkOut lengthOfStay daysUntil daysLeft rooms cancelledRooms
  confirmationNumbers total { amount currency } totalPoints online { state }
  property { id basicInformation { name } }
}`
const LIST = `query CustomerReservations($tab: StayTab, $page: Int) {
  customerReservations(tab: $tab, page: $page) {
    counts { upcoming past cancelled } page pages stays ${STAY}
  }
}`
const NEXT = `query CurrentReservationDetails($maxStays: Int, $daysAhead: Int, $elsewhere: Boolean) {
  currentReservationDetails(maxStays: $maxStays, daysAhead: $daysAhead, elsewhere: $elsewhere) {
    isRemembered stays ${STAY}
  }
}`

const ledger = createLedger()
const api = testApi({ hotels, operations: [...orderOperations, LIST, NEXT], ledger })
const { visitor, order, cardToken, query, stay } = bookingTest(api, ledger)

const HOTEL = hotels.find(({ id }) => id === 'NYCAB')
/** In the time of the hotel it is the day before. */
const NOW = '2031-06-16T02:00:00Z'
const TODAY = '2031-06-15'
const clock = clockAt(NOW)

/** Books stays at the hotel in New York for a member, each of one room for two nights. */
async function book(customerId: string | null, ...stays: [number: string, checkIn: string][]) {
  for (const [confirmationNumber, checkIn] of stays) {
    const guest = { firstName: 'Maria', lastName: 'Lindqvist', email: 'maria@example.com' }
    const isBooked = await api.database.db.transaction((tx) =>
      bookStay(
        tx,
        {
          ...{ ...guest, confirmationNumber, checkIn, checkOut: addDays(checkIn, 2) },
          ...{ hotelId: 'NYCAB', isCancelled: false, memberId: customerId, customerId },
        },
        HOTEL as NonNullable<typeof HOTEL>,
      ),
    )
    expect(isBooked).toBe(true)
  }
}

const cancelled = (number: string) => ({
  ...{ cancelledAt: new Date('2031-01-01'), cancellationNumber: `9${number}` },
  ...{ penalty: 0, refund: 0 },
})
const booked = { cancelledAt: null, cancellationNumber: null, penalty: null, refund: null }

const cancelRooms = (...numbers: string[]) =>
  Promise.all(
    numbers.map((number) =>
      api.database.db
        .update(orderItems)
        .set(cancelled(number))
        .where(eq(orderItems.confirmationNumber, number)),
    ),
  )

/** A second room of the same order, for other nights. */
async function addRoom(number: string, added: Partial<typeof orderItems.$inferInsert>) {
  const { db } = api.database
  const [room] = await db.select().from(orderItems).where(eq(orderItems.confirmationNumber, number))
  await db.insert(orderItems).values({
    ...(room as NonNullable<typeof room>),
    ...{ ...booked, itemId: 'second', roomIndex: 1 },
    ...added,
  })
}

beforeEach(async () => {
  await api.database.db.delete(orders).where(eq(orders.hotelId, 'NYCAB'))
  await api.database.db.execute(sql`DELETE FROM claims WHERE hotel_id = 'NYCAB'`)
})

const become = (name: string) => api.server.become(name)
const list = async (cookie: string, asked: object = {}, headers = clock) =>
  (await query(LIST, asked, cookie, headers)).data
const next = async (cookie: string, asked: object = {}, headers = clock) =>
  (await query(NEXT, asked, cookie, headers)).data
const numbers = (answer: { stays: { confirmationNumbers: string[] }[] }) =>
  answer.stays.flatMap(({ confirmationNumbers }) => confirmationNumbers)

describe('a member’s stays', () => {
  test('are in three tabs with their counts, and each leads to the page of its state', async () => {
    await book(
      'C1001',
      ['1001', '2031-06-20'],
      ['1002', '2031-06-14'],
      ['1003', '2031-06-10'],
      ['1004', '2031-07-01'],
      ['1005', addDays(TODAY, -2)],
    )
    await cancelRooms('1004')
    const cookie = await become('member-maria')
    const upcoming = await list(cookie)
    expect(upcoming.counts).toEqual({ upcoming: 3, past: 1, cancelled: 1 })
    // The stay that ends today is still in house.
    expect(numbers(upcoming)).toEqual(['1005', '1002', '1001'])
    expect(upcoming.stays[2]).toMatchObject({
      ...{ status: 'UPCOMING', checkIn: '2031-06-20', checkOut: '2031-06-22', lengthOfStay: 2 },
      ...{ daysUntil: 5, daysLeft: 7, rooms: 1, cancelledRooms: 0, online: null },
      total: { currency: 'USD' },
      property: { id: 'NYCAB', basicInformation: { name: 'Alderway New York Midtown' } },
    })
    expect(upcoming.stays[0]).toMatchObject({ status: 'IN_HOUSE', daysUntil: -2, daysLeft: 0 })
    const { handle, href } = upcoming.stays[2]
    expect(href).toBe(`/reservation/findReservationDetail.mi?stay=${handle}`)
    const past = await list(cookie, { tab: 'PAST' })
    expect(past.stays).toEqual([expect.objectContaining({ status: 'PAST' })])
    expect(past.stays[0].href).toMatch(/^\/reservation\/expiredReservation\.mi\?stay=/)
    const cancelled = await list(cookie, { tab: 'CANCELLED' })
    expect(cancelled.stays).toEqual([
      expect.objectContaining({ status: 'CANCELLED', rooms: 1, total: null }),
    ])
    expect(cancelled.stays[0].href).toMatch(/confirmReservationCancellation.*\?stay=/)
  })

  test('are the member’s own, and nobody else’s', async () => {
    await book('C1001', ['1001', '2031-06-20'])
    await book(null, ['1002', '2031-06-21'])
    expect(numbers(await list(await become('member-maria')))).toEqual(['1001'])
    const other = await list(await become('member-m'))
    expect(other).toEqual({
      counts: { upcoming: 0, past: 0, cancelled: 0 },
      ...{ page: 1, pages: 1, stays: [] },
    })
    for (const name of ['anon', 'remembered-maria'])
      expect(await list(await become(name))).toBeNull()
  })

  test('are listed by arrival, then number, 20 at a time, and no page is out of reach', async () => {
    const stays = Array.from({ length: 41 }, (_, index): [string, string] => [
      String(2000 + index),
      addDays('2031-08-01', Math.floor(index / 2)),
    ])
    await book('C1001', ...stays.toReversed())
    const cookie = await become('member-maria')
    const pages = [1, 2, 3]
    const shown = await Promise.all(pages.map((page) => list(cookie, { page })))
    expect(shown.map((one) => one.stays.length)).toEqual([20, 20, 1])
    expect(shown.flatMap(numbers)).toEqual(stays.map(([number]) => number))
    expect(shown[0]).toMatchObject({ page: 1, pages: 3, counts: { upcoming: 41 } })
    for (const [asked, page] of [
      [0, 1],
      [-1, 1],
      [-2_147_483_648, 1],
      [4, 3],
      [2_147_483_647, 3],
    ])
      expect(await list(cookie, { page: asked })).toEqual(shown[Number(page) - 1])
    expect(await list(cookie, { tab: 'PAST', page: 9 })).toMatchObject({ page: 1, stays: [] })
  })

  test('refuses a tab that there is not, and a page that is no number', async () => {
    const cookie = await become('member-maria')
    for (const variables of [{ tab: 'past' }, { tab: "'; DROP TABLE orders" }, { page: '1; --' }]) {
      const answer = await api.server.query(LIST, variables, { cookie })
      expect((await answer.json()).errors).toHaveLength(1)
    }
    expect(await list(cookie, { tab: null, page: null })).toMatchObject({ page: 1 })
  })

  test('that are over begin with the last one, for 24 months after the departure', async () => {
    await book(
      'C1001',
      ['1001', '2029-06-13'],
      ['1002', '2029-06-12'],
      ['1003', '2031-01-01'],
      ['1004', '2031-01-01'],
    )
    const cookie = await become('member-maria')
    const past = await list(cookie, { tab: 'PAST' })
    expect(numbers(past)).toEqual(['1003', '1004', '1001'])
    expect(past.counts.past).toBe(3)
  })

  test('show the rooms that are left, with what these cost', async () => {
    await book('C1001', ['1001', '2031-06-20'])
    const cookie = await become('member-maria')
    const [whole] = (await list(cookie)).stays
    await addRoom('1001', { confirmationNumber: '0999' })
    await cancelRooms('0999')
    const [left] = (await list(cookie)).stays
    expect(left).toEqual({ ...whole, cancelledRooms: 1 })
    await cancelRooms('1001')
    const [gone] = (await list(cookie, { tab: 'CANCELLED' })).stays
    expect(gone).toMatchObject({
      rooms: 2,
      cancelledRooms: 0,
      confirmationNumbers: ['1001', '0999'],
    })
  })

  test('have no amount where a rate is confidential', async () => {
    await book('C1001', ['1001', '2031-06-20'])
    const { db } = api.database
    const [row] = await db.select().from(orders).where(eq(orders.hotelId, 'NYCAB'))
    const quote = structuredClone(row?.quote)
    if (quote?.rooms[0])
      Object.assign(quote.rooms[0], { productId: quote.rooms[0].productId.replace(/FLEX/, 'CORP') })
    expect(quote).not.toEqual(row?.quote)
    await db.update(orders).set({ quote }).where(eq(orders.hotelId, 'NYCAB'))
    const cookie = await become('member-maria')
    expect((await list(cookie)).stays[0]).toMatchObject({ total: null, totalPoints: null })
  })

  test('are in the tab that the states of their rooms say, on every day', async () => {
    await book('C1001', ['1001', '2031-06-20'])
    await addRoom('1001', { confirmationNumber: '1002' })
    const day = fc.integer({ min: -4, max: 4 }).map((count) => addDays(TODAY, count))
    const stage = fc.constantFrom<RoomStage>('booked', 'checkedIn', 'inHouse', 'out', 'noShow')
    const room = fc.record({ checkIn: day, checkOut: day, stage, isCancelled: fc.boolean() })
    await fc.assert(
      fc.asyncProperty(fc.tuple(room, room), async (rooms) => {
        const set = rooms.map(({ isCancelled, ...days }, index) => ({
          ...days,
          ...(isCancelled ? cancelled(`100${index + 1}`) : booked),
        }))
        for (const [index, values] of set.entries())
          await api.database.db
            .update(orderItems)
            .set(values)
            .where(eq(orderItems.confirmationNumber, `100${index + 1}`))
        const statuses = set.map((one) => roomStatus(one, TODAY))
        const isOpen = statuses.some((status) => status === 'UPCOMING' || status === 'IN_HOUSE')
        const { counts } = await listCustomerStays(api.database.db, {
          ...{ customerId: 'C1001', tab: 'upcoming', page: 1, size: 20, pastMonths: 24 },
          days: [{ hotelId: 'NYCAB', today: TODAY }],
        })
        expect(counts).toEqual({
          upcoming: isOpen ? 1 : 0,
          past: !isOpen && statuses.includes('PAST') ? 1 : 0,
          cancelled: statuses.every((status) => status === 'CANCELLED') ? 1 : 0,
        })
      }),
      { numRuns: runs(600) },
    )
  })
})

describe('the next stay', () => {
  test('is the one that the guest is in, else the next arrival within the days', async () => {
    await book('C1001', ['1001', '2031-06-14'], ['1002', TODAY], ['1003', '2031-07-16'])
    const cookie = await become('member-maria')
    expect(await next(cookie)).toMatchObject({
      isRemembered: false,
      stays: [{ status: 'IN_HOUSE', confirmationNumbers: ['1001'] }],
    })
    expect(numbers(await next(cookie, { maxStays: 9 }))).toEqual(['1001', '1002'])
    expect(numbers(await next(cookie, { maxStays: 9, daysAhead: 31 }))).toHaveLength(3)
    expect(numbers(await next(cookie, { maxStays: -1, daysAhead: -1 }))).toEqual(['1001'])
    await cancelRooms('1001')
    expect((await next(cookie)).stays).toMatchObject([{ daysUntil: 0, status: 'UPCOMING' }])
  })

  test('is no stay of another visitor, and of a remembered one nothing is said', async () => {
    await book('C1001', ['1001', '2031-06-20'])
    expect(await next(await become('member-m'))).toEqual({ isRemembered: false, stays: [] })
    expect(await next(await become('anon'))).toEqual({ isRemembered: false, stays: [] })
    expect(await next(await become('remembered-maria'))).toEqual({ isRemembered: true, stays: [] })
  })

  test('is one that the session has found, unless it is for its member only', async () => {
    await book(null, ['70119001', '2031-06-20'])
    const cookie = await become('anon')
    const answer = await api.server.post(
      '/phoenix-reservation/v1/submitReservationLookup',
      { confirmationNumber: '70119001', lastName: 'Lindqvist' },
      { cookie, headers: clock },
    )
    const found = cookieOf(answer)
    expect(numbers(await next(found))).toEqual(['70119001'])
    // The page of the stay itself.
    expect((await next(found, { elsewhere: true })).stays).toEqual([])
    await api.database.db
      .update(orders)
      .set({ isMembersOnly: true })
      .where(eq(orders.hotelId, 'NYCAB'))
    expect((await next(found)).stays).toEqual([])
  })

  test('is one that the session has booked', async () => {
    const one = await visitor('HIGH')
    await order(one, { token: await cardToken(one, '4111111111111111') })
    const arrival = clockAt(`${stay.checkIn}T12:00:00Z`)
    expect((await next(one.cookie, {}, arrival)).stays).toMatchObject([{ checkIn: stay.checkIn }])
    expect((await next(await become('anon'), {}, arrival)).stays).toEqual([])
  })
})
