import { eq } from 'drizzle-orm'
import { addDays } from '../../../src/rules/stay/days'
import { hotelInstant } from '../../../src/rules/stay/hotel-instant'
import { orders } from '../../database/booking/order-schema'
import type { RoomReport } from '../../database/booking/room-stages'
import { addPoints, pointsEntries } from '../../database/members/points'
import { createLedger } from '../../payment/ledger'
import { hotels } from '../../seed/hotels'
import { clockAt } from '../testing/clock-at'
import { mondayIn } from '../testing/monday-in'
import { testApi } from '../testing/test-api'
import { bookingTables, bookingTest, sold } from './testing/booking-test'
import { orderOperations } from './testing/order-operations'
import { saidByHotel } from './testing/said-by-hotel'

const MEMBER = 'C1001'
/** What the seed gives her. */
const OPENING = 84_500

const BALANCE = `query Balance($id: ID!) {
  customer(id: $id) { loyaltyInformation { currentPointBalance } }
}`
const STAY = `query Stay($stay: ID) {
  reservationDetails(stay: $stay) {
    orderRevisionNumber
    charges { pointsEarned }
    items { id basicInformation { confirmationNumber } checkIn { checkOut { payment } } }
  }
}`

const ledger = createLedger()
const api = testApi({
  hotels,
  operations: [...orderOperations, BALANCE, STAY],
  empty: bookingTables,
  ledger,
})
const { book, holdOne, query } = bookingTest(api, ledger)

const HOTEL = 'NYCAB'
const arrival = mondayIn(40)
const departure = addDays(arrival, 2)
const search = { propertyId: HOTEL, checkIn: arrival, checkOut: departure, adultsPerRoom: [2] }
const zone = hotels.find(({ id }) => id === HOTEL)?.timeZone ?? ''

/** An instant of the hotel. */
const at = (day: string, clock: string) => hotelInstant(day, clock, zone)?.time ?? Number.NaN
const MORNING = at(departure, '08:00')

const clock = (time: number) => clockAt(new Date(time).toISOString())

beforeEach(async () => {
  await api.database.db.delete(pointsEntries).where(eq(pointsEntries.kind, 'earned'))
  await api.database.db.delete(pointsEntries).where(eq(pointsEntries.kind, 'expired'))
})

/** A member with a room of a rate of this audience, whose guest has arrived. */
async function inHouse(audience: string) {
  const cookie = await api.server.become('member-maria')
  const held = await holdOne(search, sold('CARD', [audience]), cookie)
  const { handle: stay, items } = await book(held)
  const { confirmationNumber } = items[0].basicInformation
  const say = (event: RoomReport['event'], time: number) =>
    saidByHotel(api.database, { hotelId: HOTEL, confirmationNumber, event }, time)
  expect(await say('arrive', at(arrival, '16:00'))).toBe(true)
  const { charges } = (await query(STAY, { stay }, cookie, clock(MORNING))).data
  expect(charges.pointsEarned).toBeGreaterThan(0)
  return { cookie, stay, item: items[0].id, say, told: charges.pointsEarned as number }
}

async function balance(time = MORNING): Promise<number> {
  const cookie = await api.server.become('member-maria')
  const { data } = await query(BALANCE, { id: MEMBER }, cookie, clock(time))
  return data.loyaltyInformation.currentPointBalance
}

test('a member has the points that the pages told once the guest has left, and has them once', async () => {
  const { say, told } = await inHouse('MEMBER')
  expect(await balance()).toBe(OPENING)
  const said = await Promise.all([1, 2, 3, 4].map(() => say('depart', MORNING)))
  expect(said.filter(Boolean)).toHaveLength(1)
  expect(await balance()).toBe(OPENING + told)
  expect(await say('depart', MORNING)).toBe(false)
  expect(await balance()).toBe(OPENING + told)
})

test('a guest who checks out online earns the same', async () => {
  const { cookie, stay, item, told } = await inHouse('STANDARD')
  const { data } = await query(STAY, { stay }, cookie, clock(MORNING))
  const [{ checkIn }] = data.items
  const body = {
    ...{ stay, item, action: 'CHECK_OUT', terms: checkIn.checkOut.payment },
    orderRevisionNumber: String(data.orderRevisionNumber),
  }
  const leave = async () => {
    const headers = clock(MORNING)
    const path = '/phoenix-reservation/v1/checkIn'
    return (await api.server.post(path, body, { cookie, headers })).json()
  }
  expect((await leave()).status.code).toBe('SUCCESS')
  await leave()
  expect(await balance()).toBe(OPENING + told)
})

test('a member who has only found the stay earns nothing with it', async () => {
  const { say } = await inHouse('STANDARD')
  await api.database.db.update(orders).set({ isLinked: true })
  expect(await say('depart', MORNING)).toBe(true)
  expect(await balance()).toBe(OPENING)
})

test('a guest who does not come earns nothing', async () => {
  const { say } = await inHouse('STANDARD')
  await say('miss', MORNING)
  expect(await balance()).toBe(OPENING)
})

test('points are lost after 24 months without a stay, and a stay keeps all of them', async () => {
  const { say, told } = await inHouse('STANDARD')
  await say('depart', MORNING)
  const end = new Date(MORNING)
  end.setUTCFullYear(end.getUTCFullYear() + 2)
  expect(await balance(end.getTime() - 60_000)).toBe(OPENING + told)
  expect(await balance(end.getTime() + 60_000)).toBe(0)

  const entry = { key: 'a-late-stay', customerId: MEMBER, kind: 'earned', points: 700 } as const
  const late = new Date(end.getTime() + 3_600_000)
  const added = await Promise.all(
    [1, 2, 3].map(() => api.database.db.transaction((tx) => addPoints(tx, { ...entry, at: late }))),
  )
  expect(added.filter(Boolean)).toHaveLength(1)
  expect(await balance(late.getTime())).toBe(700)
})
