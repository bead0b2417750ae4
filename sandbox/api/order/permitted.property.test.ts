import { and, eq, like } from 'drizzle-orm'
import type { Rank } from '../../../src/rules/order/room-actions'
import type { RoomStage } from '../../../src/rules/order/room-states'
import { addDays } from '../../../src/rules/stay/days'
import { fc, runs } from '../../../tests/random'
import { claims } from '../../database/booking/booking-schema'
import { addOrderEvent } from '../../database/booking/order-events'
import { orderEvents, orderItems, orders } from '../../database/booking/order-schema'
import { findOrdersOfNumber, type StoredOrder } from '../../database/booking/orders'
import { attempts } from '../../database/members/account-schema'
import { createSession } from '../../database/sessions'
import { hotels } from '../../seed/hotels'
import { foundValues } from '../lookup/found-stay'
import { testApi } from '../testing/test-api'
import { cookieOf } from '../testing/test-server'
import { cancelNow, orderOperations, reservationDetails } from './testing/order-operations'

const REQUESTS = `query Requests($stay: ID) {
  reservationDetails(stay: $stay) { requests { rooms { id } } }
}`

/**
 * M8: the API does what a page offers, and nothing else, whoever asks, wherever the room stands, at any
 * instant. `reservationDetails` and `cancelNow` are what the buttons of the pages are drawn from.
 */
const CHECK_IN = `query CheckIn($stay: ID) {
  reservationDetails(stay: $stay) { items { checkIn { state checkOut { payment } } } }
}`
const GUESTS = `query Guests($stay: ID) {
  reservationDetails(stay: $stay) { canChangeGuests }
}`
const TERMS = `query ChangeTerms($stay: ID) {
  reservationDetails(stay: $stay) { stay { modifiable addOnly departureFrom } }
}`
const api = testApi({
  hotels,
  operations: [...orderOperations, REQUESTS, CHECK_IN, GUESTS, TERMS],
  empty: [attempts],
})

const CHANGE = '/phoenix-reservation/v1/updateReservationChanges'
const STAY = { confirmationNumber: '70110001', lastName: 'Lindqvist' }
/** Midnight before the day of arrival, by the clock of the hotel in Munich. */
const ARRIVAL = Date.parse('2031-05-12T00:00:00+02:00')
/** Midnight before the day of departure. */
const DEPARTURE = Date.parse('2031-05-15T00:00:00+02:00')
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const CANCEL = '/phoenix-reservation-black/v1/confirmCancelReservation'

const MODIFY = '/phoenix-reservation/v1/modifySelectRate'
const CHECK_IN_CALL = '/phoenix-reservation/v1/checkIn'

type Visitor = Rank | 'nobody'
const cookies = {} as Record<Visitor, string>
let first: StoredOrder
let nights: (typeof claims.$inferSelect)[]

const stored = async () => {
  const [order] = await findOrdersOfNumber(api.database.db, STAY.confirmationNumber)
  if (!order) throw new Error('The seed has no such stay.')
  return order
}

beforeAll(async () => {
  first = await stored()
  nights = await api.database.db.select().from(claims).where(eq(claims.owner, first.id))
  cookies.nobody = await api.server.become('anon')
  const path = '/phoenix-reservation/v1/submitReservationLookup'
  cookies.found = cookieOf(await api.server.post(path, STAY))
  cookies.proven = await api.server.become('member-p')
  const values = foundValues({}, first, first.rooms[0].itemId)
  const session = await createSession(api.database, {
    ...{ kind: 'anonymous', customerId: null, values },
  })
  cookies.roomGuest = `foyer-session=${session}`
})

/** The stay as it was seeded, of the member of the rank `proven`, and rooms of it taken back at these times. */
async function putBack(takenBack: number[] = [], stage: RoomStage = 'booked') {
  const { db } = api.database
  const { id, rooms, ...order } = first
  const [{ itemId, cancelledAt, cancellationNumber, penalty, refund, takeBackUntil, revision }] =
    rooms
  await db.delete(claims).where(like(claims.owner, `${id}%`))
  await db.insert(claims).values(nights)
  // How often it was changed counts too, and the clock jumps.
  await db.delete(orderEvents).where(eq(orderEvents.orderId, id))
  for (const at of takenBack)
    await addOrderEvent(db, id, { type: 'takenBack', data: {}, at: new Date(at) })
  await db
    .update(orders)
    .set({
      ...{ revision: order.revision, customerId: 'C1003', details: order.details },
      guest: order.guest,
    })
    .where(eq(orders.id, id))
  await db
    .update(orderItems)
    .set({ cancelledAt, cancellationNumber, penalty, refund, takeBackUntil, revision, stage })
    .where(and(eq(orderItems.orderId, id), eq(orderItems.itemId, itemId)))
}

const clock = (time: number) => ({ 'x-foyer-clock': String(time - Date.now()) })

async function ask(text: string, rank: Visitor, time: number) {
  const { handle: stay } = first
  const options = { cookie: cookies[rank], headers: clock(time) }
  const answer = await (await api.server.query(text, { stay }, options)).json()
  expect(answer.errors).toBeUndefined()
  return Object.values(answer.data as object)[0]
}

async function press(rank: Visitor, time: number, isUndo: boolean) {
  const { revision } = await stored()
  const body = { stay: first.handle, revision: String(revision), ...(isUndo && { undo: true }) }
  await api.server.post(CANCEL, body, { cookie: cookies[rank], headers: clock(time) })
}

const isCancelled = async () => (await stored()).rooms[0].cancelledAt !== null

const ranks = fc.constantFrom<Visitor>('nobody', 'roomGuest', 'found', 'proven')
/** Half a minute off every boundary: a call takes some time itself. */
const around = (days: number) =>
  fc.integer({ min: -days * 48, max: days * 48 }).map((halves) => halves * 30 * MINUTE + 30_000)

test('a booked room is cancelled exactly when its page offers that', async () => {
  const seen = new Set<string>()
  await fc.assert(
    fc.asyncProperty(ranks, around(5), async (rank, offset) => {
      await putBack()
      const time = ARRIVAL + offset
      const offer = await ask(cancelNow, rank, time)
      const isOffered = offer?.rooms[0].problem === null
      await press(rank, time, false)
      expect(await isCancelled()).toBe(isOffered)
      seen.add(`${rank} ${isOffered}`)
    }),
    {
      numRuns: runs(400),
      examples: [
        ['found', DAY - 30_000],
        ['found', DAY + 30_000],
        ['proven', DAY - 30_000],
        ['proven', DAY + 30_000],
      ],
    },
  )
  expect([...seen].sort()).toEqual([
    'found false',
    'found true',
    'nobody false',
    'proven false',
    'proven true',
    'roomGuest false',
  ])
})

test('a cancelled room is taken back exactly when its page offers that', async () => {
  const seen = new Set<string>()
  const minutes = fc.integer({ min: 0, max: 30 }).map((after) => after * MINUTE + 30_000)
  /** How long before it was cancelled rooms were taken back. */
  const ages = fc.array(around(1), { maxLength: 5 }).map((all) => all.map((age) => DAY + age))
  await fc.assert(
    fc.asyncProperty(ranks, around(4), minutes, ages, async (rank, offset, after, takenBack) => {
      // Before the stay begins, or it could not be cancelled.
      const cancelledAt = ARRIVAL - 4 * DAY + offset
      await putBack(takenBack.map((age) => cancelledAt - age))
      const { takeBackMinutes } = await ask(cancelNow, 'found', cancelledAt)
      expect(takeBackMinutes).toBe(takenBack.filter((age) => age < DAY).length < 3 ? 15 : 0)
      await press('found', cancelledAt, false)
      expect(await isCancelled()).toBe(true)
      const time = cancelledAt + after
      const [room] = (await ask(reservationDetails, rank, time))?.items ?? []
      const until = room?.cancellation?.takeBackUntil ?? null
      const isOffered = until !== null && Date.parse(until) > time
      // What was told before the press.
      if (rank === 'found' || rank === 'proven')
        expect(isOffered).toBe(after < takeBackMinutes * MINUTE)
      await press(rank, time, true)
      expect(await isCancelled()).toBe(!isOffered)
      seen.add(`${rank} ${isOffered}`)
    }),
    {
      numRuns: runs(300),
      examples: [
        ['proven', 0, 14.5 * MINUTE, []],
        ['proven', 0, 15.5 * MINUTE, []],
        ['proven', 0, MINUTE, [1, 2, DAY - 30_000]],
        ['proven', 0, MINUTE, [1, 2, DAY + 30_000]],
      ],
    },
  )
  expect([...seen].sort()).toEqual([
    'found false',
    'found true',
    'nobody false',
    'proven false',
    'proven true',
    'roomGuest false',
  ])
})

test('a wish for a room is stored exactly when its page asks for it', async () => {
  const seen = new Set<string>()
  await fc.assert(
    fc.asyncProperty(ranks, around(5), async (rank, offset) => {
      await putBack()
      const time = ARRIVAL + offset
      const isOffered = Boolean((await ask(REQUESTS, rank, time))?.requests)
      const name = `requests.${first.rooms[0].itemId}.arrival`
      const body = { stay: first.handle, orderRevisionNumber: '1', changes: { [name]: '18:00' } }
      const answer = await api.server.post(CHANGE, body, {
        cookie: cookies[rank],
        headers: clock(time),
      })
      expect((await answer.json()).status.code === 'SUCCESS').toBe(isOffered)
      expect((await stored()).details[name]).toBe(isOffered ? '18:00' : undefined)
      seen.add(`${rank} ${isOffered}`)
    }),
    {
      numRuns: runs(300),
      examples: [
        ['roomGuest', DAY - 30_000],
        ['roomGuest', DAY + 30_000],
        ['proven', DAY - 30_000],
        ['found', DAY + 30_000],
      ],
    },
  )
  expect(seen.has('nobody true')).toBe(false)
  expect([...seen]).toEqual(expect.arrayContaining(['roomGuest true', 'roomGuest false']))
})

test('a guest’s name is changed exactly when the page of the stay leads to that', async () => {
  const seen = new Set<string>()
  await fc.assert(
    fc.asyncProperty(ranks, around(5), async (rank, offset) => {
      await putBack()
      const time = ARRIVAL + offset
      const isOffered = (await ask(GUESTS, rank, time))?.canChangeGuests === true
      const changes = { 'guest.givenName': 'Renamed' }
      const body = { stay: first.handle, orderRevisionNumber: '1', changes }
      const options = { cookie: cookies[rank], headers: clock(time) }
      const answer = await api.server.post(CHANGE, body, options)
      expect((await answer.json()).status.code === 'SUCCESS').toBe(isOffered)
      expect((await stored()).guest.givenName === 'Renamed').toBe(isOffered)
      seen.add(`${rank} ${isOffered}`)
    }),
    {
      numRuns: runs(200),
      examples: [
        ['proven', DAY - 30_000],
        ['proven', DAY + 30_000],
        ['found', DAY - 30_000],
        ['roomGuest', DAY - 30_000],
      ],
    },
  )
  expect([...seen].sort()).toEqual([
    'found false',
    'nobody false',
    'proven false',
    'proven true',
    'roomGuest false',
  ])
})

test('a room is checked in to, or its arrival said anew, exactly when its page offers that', async () => {
  const seen = new Set<string>()
  const stages = fc.constantFrom<RoomStage>('booked', 'checkedIn', 'inHouse', 'out', 'noShow')
  const cases = [ranks, around(4), stages, fc.boolean()] as const
  await fc.assert(
    fc.asyncProperty(...cases, async (rank, offset, stage, isCancelled) => {
      const time = ARRIVAL + offset
      await putBack([], stage)
      if (isCancelled) {
        const [{ itemId }] = first.rooms
        const cancelled = {
          cancelledAt: new Date(time),
          cancellationNumber: '9',
          penalty: 0,
          refund: 0,
        }
        await api.database.db
          .update(orderItems)
          .set(cancelled)
          .where(and(eq(orderItems.orderId, first.id), eq(orderItems.itemId, itemId)))
      }
      const state = (await ask(CHECK_IN, rank, time))?.items[0].checkIn?.state ?? null
      const isOffered = state === 'CHECK_IN_ELIGIBLE' || state === 'CHECK_IN_MODIFIABLE'
      const name = `requests.${first.rooms[0].itemId}.arrival`
      const body = {
        ...{ stay: first.handle, item: first.rooms[0].itemId, orderRevisionNumber: '1' },
        ...{ [name]: '18:00', 'registration.nationality': 'DE' },
      }
      const options = { cookie: cookies[rank], headers: clock(time) }
      const answer = await api.server.post(CHECK_IN_CALL, body, options)
      expect((await answer.json()).status.code === 'SUCCESS').toBe(isOffered)
      const [room] = (await stored()).rooms
      expect((await stored()).details[name]).toBe(isOffered ? '18:00' : undefined)
      expect(room.stage).toBe(isOffered ? 'checkedIn' : stage)
      seen.add(`${rank} ${isOffered}`)
    }),
    {
      numRuns: runs(400),
      examples: [
        ['roomGuest', -33 * 60 * MINUTE - 30_000, 'booked', false],
        ['roomGuest', -33 * 60 * MINUTE + 30_000, 'booked', false],
        ['found', DAY + 6 * 60 * MINUTE - 30_000, 'checkedIn', false],
        ['found', DAY + 6 * 60 * MINUTE + 30_000, 'checkedIn', false],
        ['proven', 0, 'inHouse', false],
        ['proven', 0, 'booked', true],
        ['proven', 0, 'booked', false],
      ],
    },
  )
  expect(seen.has('nobody true')).toBe(false)
  expect([...seen]).toEqual(
    expect.arrayContaining(['roomGuest true', 'found true', 'proven true', 'proven false']),
  )
})

test('a room is checked out of exactly when its page offers that', async () => {
  const seen = new Set<string>()
  const stages = fc.constantFrom<RoomStage>('booked', 'checkedIn', 'inHouse', 'out', 'noShow')
  await fc.assert(
    fc.asyncProperty(ranks, around(2), stages, async (rank, offset, stage) => {
      await putBack([], stage)
      const time = DEPARTURE + offset
      const offer = (await ask(CHECK_IN, rank, time))?.items[0].checkIn?.checkOut ?? null
      const body = {
        ...{ stay: first.handle, item: first.rooms[0].itemId, orderRevisionNumber: '1' },
        ...{ action: 'CHECK_OUT', terms: offer?.payment ?? 'DESK' },
      }
      await api.server.post(CHECK_IN_CALL, body, { cookie: cookies[rank], headers: clock(time) })
      expect((await stored()).rooms[0].stage).toBe(offer ? 'out' : stage)
      seen.add(`${rank} ${offer !== null}`)
    }),
    {
      numRuns: runs(300),
      examples: [
        ['found', -30_000, 'inHouse'],
        ['found', 30_000, 'inHouse'],
        ['proven', 30_000, 'inHouse'],
        ['roomGuest', 30_000, 'inHouse'],
        ['nobody', 30_000, 'inHouse'],
      ],
    },
  )
  expect([...seen].filter((one) => one.endsWith('true')).sort()).toEqual([
    'found true',
    'proven true',
  ])
})

test('another departure is looked up exactly when its page offers that day', async () => {
  const seen = new Set<string>()
  const stages = fc.constantFrom<RoomStage>('booked', 'checkedIn', 'inHouse', 'out', 'noShow')
  const moved = fc.constantFrom(-2, -1, 1, 2)
  await fc.assert(
    fc.asyncProperty(ranks, around(5), stages, moved, async (rank, offset, stage, nightsMore) => {
      await putBack([], stage)
      const time = ARRIVAL + offset
      const terms = (await ask(TERMS, rank, time))?.stay
      const toDate = addDays(first.rooms[0].checkOut, nightsMore)
      const isOffered = terms?.modifiable === true && toDate >= (terms.departureFrom ?? '')
      const body = { stay: first.handle, toDate }
      const options = { cookie: cookies[rank], headers: clock(time) }
      const answer = await (await api.server.post(MODIFY, body, options)).json()
      expect(terms?.addOnly ?? false).toBe(false)
      expect(answer.status.code === 'SUCCESS').toBe(isOffered)
      seen.add(`${rank} ${stage} ${isOffered}`)
    }),
    {
      numRuns: runs(300),
      examples: [
        // Tonight, around the hour of check-out of the second day.
        ['found', DAY + 12 * 60 * MINUTE - 30_000, 'inHouse', -2],
        ['found', DAY + 12 * 60 * MINUTE + 30_000, 'inHouse', -2],
        ['proven', 30_000, 'checkedIn', -2],
        ['roomGuest', DAY, 'inHouse', 1],
        // Two hours past the hour of check-out of the last day.
        ['proven', 3 * DAY + 14 * 60 * MINUTE - 30_000, 'inHouse', 1],
        ['proven', 3 * DAY + 14 * 60 * MINUTE + 30_000, 'inHouse', 1],
        ['found', DAY, 'out', 1],
      ],
    },
  )
  const offered = [...seen].filter((one) => one.endsWith('true')).sort()
  expect(offered).toEqual(
    ['found', 'proven'].flatMap((rank) =>
      ['booked', 'checkedIn', 'inHouse'].map((stage) => `${rank} ${stage} true`),
    ),
  )
})
