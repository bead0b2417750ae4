import { asc } from 'drizzle-orm'
import { fc, runs } from '../../../tests/random'
import type { Database } from '../database'
import { openTestDatabase } from '../testing/test-database'
import { claims, overrides } from './booking-schema'
import { extendHold, holdRooms, releaseHold, type WantedNight } from './claims'
import { findTakenRooms } from './taken-rooms'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  await database.db.delete(claims)
  await database.db.delete(overrides)
})

/** PGlite has one connection; the calls of PostgreSQL interleave, so there are more ways to try. */
const RUNS = process.env.DATABASE_URL ? 1000 : runs(25)

const NIGHTS = ['2027-05-01', '2027-05-02', '2027-05-03', '2027-05-04']
const LONG = 1_000_000

const night = (index: number, rooms = 1, capacity = 2): WantedNight => ({
  hotelId: 'MUCDE',
  roomType: 'KING',
  night: NIGHTS[index] ?? '',
  rooms,
  capacity,
})
const hold = (owner: string, wanted: WantedNight[], now = 0, until = LONG) =>
  holdRooms(database, { owner, now, until }, wanted)
const rows = () => database.db.select().from(claims).orderBy(asc(claims.night), asc(claims.slot))
const takenOf = async (now: number, except?: string) => {
  const asked = { hotelIds: ['MUCDE'], from: '2027-05-01', to: '2027-05-05', now }
  const taken = await findTakenRooms(database.db, { ...asked, ...(except && { except }) })
  return NIGHTS.map((date) => taken('MUCDE', 'KING', date))
}

test('a hold takes the lowest free slot of each night', async () => {
  expect(await hold('a', [night(0), night(1)])).toBeNull()
  expect(await hold('b', [night(1), night(2)])).toBeNull()
  expect((await rows()).map(({ night, slot, owner }) => `${night} ${slot} ${owner}`)).toEqual([
    '2027-05-01 0 a',
    '2027-05-02 0 a',
    '2027-05-02 1 b',
    '2027-05-03 0 b',
  ])
})

test('a stay of which one night is sold out takes nothing, and loses nothing', async () => {
  await hold('a', [night(2, 2)])
  await hold('b', [night(0)])
  expect(await hold('b', [night(1), night(2), night(3)])).toMatchObject({ night: '2027-05-03' })
  expect(await takenOf(1)).toEqual([1, 0, 2, 0])
})

test('another hold of the same owner replaces the one before', async () => {
  await hold('a', [night(0, 2), night(1, 2)])
  expect(await hold('a', [night(1, 2), night(2, 2)])).toBeNull()
  expect(await takenOf(1)).toEqual([0, 2, 2, 0])
})

test('an expired hold takes nothing, and its slots sell again', async () => {
  await hold('a', [night(0, 2)], 0, 1_000)
  expect(await hold('b', [night(0)], 999)).toMatchObject({ night: '2027-05-01' })
  expect(await takenOf(999)).toEqual([2, 0, 0, 0])
  expect(await takenOf(1_000)).toEqual([0, 0, 0, 0])
  expect(await hold('b', [night(0, 2)], 1_000)).toBeNull()
  expect(new Set((await rows()).map(({ owner }) => owner))).toEqual(new Set(['b']))
})

test('a hold is extended as long as it stands, and given back', async () => {
  await hold('a', [night(0)], 0, 1_000)
  expect(await extendHold(database, { owner: 'a', now: 500, until: 2_000 })).toBe(true)
  expect(await takenOf(1_500)).toEqual([1, 0, 0, 0])
  expect(await extendHold(database, { owner: 'a', now: 2_000, until: 3_000 })).toBe(false)
  await releaseHold(database, 'a')
  expect(await rows()).toEqual([])
})

test('a booked room is neither given back nor cleared', async () => {
  await database.db.insert(claims).values({
    ...{ hotelId: 'MUCDE', roomType: 'KING', night: '2027-05-01', slot: 0 },
    ...{ owner: 'order', expiresAt: null },
  })
  await releaseHold(database, 'order')
  expect(await hold('a', [night(0, 2)], LONG * 9)).toMatchObject({ night: '2027-05-01' })
  expect(await hold('a', [night(0, 1)], LONG * 9)).toBeNull()
  expect((await rows()).map(({ owner, slot }) => `${slot} ${owner}`)).toEqual(['0 order', '1 a'])
})

test('own rooms count as free to their owner, withheld ones to nobody', async () => {
  await hold('a', [night(0)])
  await database.db.insert(overrides).values({
    ...{ hotelId: 'MUCDE', roomType: 'KING', night: '2027-05-01', withheld: 3 },
  })
  expect(await takenOf(1)).toEqual([4, 0, 0, 0])
  expect(await takenOf(1, 'a')).toEqual([3, 0, 0, 0])
})

test('a withheld room is not held, whichever slots are taken', async () => {
  await database.db.insert(overrides).values({
    ...{ hotelId: 'MUCDE', roomType: 'KING', night: '2027-05-01', withheld: 2 },
  })
  await database.db.insert(claims).values({
    ...{ hotelId: 'MUCDE', roomType: 'KING', night: '2027-05-01', slot: 3 },
    ...{ owner: 'order', expiresAt: null },
  })
  expect(await hold('a', [night(0, 2, 4)])).toMatchObject({ night: '2027-05-01' })
  expect(await hold('a', [night(0, 1, 4)])).toBeNull()
  expect(await hold('b', [night(0, 1, 4)])).toMatchObject({ night: '2027-05-01' })
  // What the owner holds already does not count against it.
  expect(await hold('a', [night(0, 1, 4), night(1, 2)])).toBeNull()
  expect(await takenOf(1)).toEqual([4, 2, 0, 0])
})

/** A stay that a visitor tries to hold, and what the clock does before. */
const attempt = fc.record({
  owner: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
  from: fc.nat(3),
  nights: fc.integer({ min: 1, max: 4 }),
  rooms: fc.integer({ min: 1, max: 2 }),
  seconds: fc.integer({ min: 1, max: 60 }),
})
const step = fc.record({
  /** Tried at the same time. */
  attempts: fc.array(attempt, { minLength: 1, maxLength: 5 }),
  released: fc.option(fc.constantFrom('a', 'b', 'c'), { nil: null }),
  pass: fc.nat(40),
})

test('whoever holds and whatever expires, no slot is taken twice and none above capacity', async () => {
  const capacities = [1, 2, 3, 2]
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
      await database.db.delete(claims)
      let now = 0
      for (const { attempts, released, pass } of steps) {
        now += pass * 1000
        const byOwner = new Map(attempts.map((each) => [each.owner, each]))
        const tries = [...byOwner.values()].map(async (each) => {
          const wanted = NIGHTS.slice(each.from, each.from + each.nights).map((_, offset) => {
            const index = each.from + offset
            return night(index, each.rooms, capacities[index])
          })
          const before = await liveRows(each.owner, now)
          const until = now + each.seconds * 1000
          const refusal = await hold(each.owner, wanted, now, until)
          const after = await liveRows(each.owner, now)
          // All nights or none of them; refused, the owner keeps what it had.
          const asked = wanted.flatMap((one) => Array.from({ length: one.rooms }, () => one.night))
          expect(after).toEqual(refusal ? before : asked.sort())
        })
        await Promise.all(tries)
        if (released) await releaseHold(database, released)
        for (const [index, used] of (await takenOf(now)).entries()) {
          expect(used).toBeLessThanOrEqual(capacities[index] ?? 0)
        }
        for (const { night: date, slot } of await rows()) {
          expect(slot).toBeLessThan(capacities[NIGHTS.indexOf(date)] ?? 0)
        }
      }
      // Everything that was held has expired: every room of every night sells again.
      const all = NIGHTS.map((_, index) => night(index, capacities[index], capacities[index]))
      expect(await hold('last', all, now + 61_000, LONG)).toBeNull()
    }),
    { numRuns: RUNS },
  )
})

async function liveRows(owner: string, now: number): Promise<string[]> {
  return (await rows())
    .filter((row) => row.owner === owner && (row.expiresAt?.getTime() ?? now + 1) > now)
    .map(({ night }) => night)
    .sort()
}

test('twenty visitors at once for six rooms, one of them withheld: five have one each', async () => {
  await database.db.insert(overrides).values({
    ...{ hotelId: 'MUCDE', roomType: 'KING', night: '2027-05-02', withheld: 1 },
  })
  const wanted = [night(0, 1, 6), night(1, 1, 6), night(2, 1, 6)]
  const visitors = Array.from({ length: 20 }, (_, index) => `visitor-${index}`)
  const refusals = await Promise.all(visitors.map((owner) => hold(owner, wanted)))
  expect(refusals.filter((refusal) => refusal === null)).toHaveLength(5)
  expect(await rows()).toHaveLength(15)
})
