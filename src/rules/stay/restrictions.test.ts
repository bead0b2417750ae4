import { fc, runs } from '../../../tests/random'
import { addDays, nightsBetween } from './days'
import {
  arrivalRefusal,
  type NightRules,
  nearestStays,
  type RulesOf,
  type Stay,
  type StayBounds,
  shortestStay,
  stayRefusal,
} from './restrictions'

const TODAY = '2026-11-23'
const bounds: StayBounds = { today: TODAY, daysAhead: 350, maxNights: 99, rooms: 1 }
const OPEN: NightRules = {
  isOpen: true,
  left: 5,
  minStay: 1,
  maxStay: null,
  minStayThrough: 1,
  isClosedToArrival: false,
  isClosedToDeparture: false,
}

/** Rules of a hotel that is open but on these days. */
const hotel =
  (days: Record<string, Partial<NightRules>>): RulesOf =>
  (day) => ({ ...OPEN, ...days[day] })

test('a stay in an open hotel is not refused', () => {
  expect(stayRefusal(hotel({}), '2026-12-04', '2026-12-06', bounds)).toBeNull()
  expect(arrivalRefusal(hotel({}), '2026-12-04', bounds)).toBeNull()
})

describe('a stay from Friday 4 to Sunday 6 December is refused', () => {
  const refusal = (days: Record<string, Partial<NightRules>>, changes: Partial<StayBounds> = {}) =>
    stayRefusal(hotel(days), '2026-12-04', '2026-12-06', { ...bounds, ...changes })

  test.each<[string, Record<string, Partial<NightRules>>, Partial<StayBounds>, object | null]>([
    ['on the day itself it is not', {}, { today: '2026-12-04' }, null],
    ['after it', {}, { today: '2026-12-05' }, { reason: 'past', day: '2026-12-04' }],
    [
      'eleven days ahead of ten',
      {},
      { daysAhead: 10 },
      { reason: 'tooFarAhead', day: '2026-12-04' },
    ],
    ['eleven days ahead of eleven it is not', {}, { daysAhead: 11 }, null],
    [
      'if nobody may stay two nights',
      {},
      { maxNights: 1 },
      { reason: 'maxStay', day: '2026-12-04', nights: 1 },
    ],
    [
      'for the limit of its arrival',
      { '2026-12-04': { maxStay: 1 } },
      {},
      { reason: 'maxStay', day: '2026-12-04', nights: 1 },
    ],
    ['not for that of another night', { '2026-12-05': { maxStay: 1 } }, {}, null],
    [
      'for a closed night',
      { '2026-12-05': { isOpen: false } },
      {},
      { reason: 'closed', day: '2026-12-05' },
    ],
    ['not for a closed day of departure', { '2026-12-06': { isOpen: false, left: 0 } }, {}, null],
    [
      'for a full night',
      { '2026-12-05': { left: 0 } },
      {},
      { reason: 'soldOut', day: '2026-12-05' },
    ],
    [
      'for too few rooms',
      { '2026-12-04': { left: 2 } },
      { rooms: 3 },
      { reason: 'soldOut', day: '2026-12-04' },
    ],
    [
      'not for an unknown number of rooms',
      { '2026-12-04': { left: null }, '2026-12-05': { left: null } },
      { rooms: 9 },
      null,
    ],
    [
      'if nobody arrives on Fridays',
      { '2026-12-04': { isClosedToArrival: true } },
      {},
      { reason: 'closedToArrival', day: '2026-12-04' },
    ],
    ['not if nobody arrives on Saturdays', { '2026-12-05': { isClosedToArrival: true } }, {}, null],
    [
      'if nobody leaves on Sundays',
      { '2026-12-06': { isClosedToDeparture: true } },
      {},
      { reason: 'closedToDeparture', day: '2026-12-06' },
    ],
    [
      'not if nobody leaves on Saturdays',
      { '2026-12-05': { isClosedToDeparture: true } },
      {},
      null,
    ],
    [
      'for the minimum of its arrival',
      { '2026-12-04': { minStay: 3 } },
      {},
      { reason: 'minStay', day: '2026-12-04', nights: 3 },
    ],
    ['not for that of another night', { '2026-12-05': { minStay: 3 } }, {}, null],
    [
      'for the minimum of every stay with its second night',
      { '2026-12-04': { minStay: 3 }, '2026-12-05': { minStayThrough: 4 } },
      {},
      { reason: 'minStay', day: '2026-12-05', nights: 4 },
    ],
    [
      'for a full night rather than a minimum',
      { '2026-12-04': { minStay: 3 }, '2026-12-05': { left: 0 } },
      {},
      { reason: 'soldOut', day: '2026-12-05' },
    ],
  ])('%s', (_when, days, changes, expected) => {
    expect(refusal(days, changes)).toEqual(expected)
  })
})

test('a stay without a night is refused', () => {
  const refusal = { reason: 'minStay', day: '2026-12-04', nights: 1 }
  expect(stayRefusal(hotel({}), '2026-12-04', '2026-12-04', bounds)).toEqual(refusal)
  expect(stayRefusal(hotel({}), '2026-12-04', '2026-12-01', bounds)).toEqual(refusal)
})

describe('an arrival', () => {
  test('on a day with a minimum is possible, as long as the minimum is', () => {
    const weekend = { '2026-12-04': { minStay: 3 } }
    expect(arrivalRefusal(hotel(weekend), '2026-12-04', bounds)).toBeNull()
    const full = { ...weekend, '2026-12-06': { left: 0 } }
    expect(arrivalRefusal(hotel(full), '2026-12-04', bounds)).toEqual({
      reason: 'minStay',
      day: '2026-12-04',
      nights: 3,
    })
  })

  test('is possible where the guest cannot leave after one night, but after two', () => {
    const days = { '2026-12-05': { isClosedToDeparture: true } }
    expect(arrivalRefusal(hotel(days), '2026-12-04', bounds)).toBeNull()
    const full = { '2026-12-05': { isClosedToDeparture: true, left: 0 } }
    expect(arrivalRefusal(hotel(full), '2026-12-04', bounds)).toEqual({
      reason: 'closedToDeparture',
      day: '2026-12-05',
    })
  })

  test.each([100, 1e9, Number.POSITIVE_INFINITY])('of at least %d nights is none', (minStay) => {
    expect(arrivalRefusal(hotel({ '2026-12-04': { minStay } }), '2026-12-04', bounds)).toEqual({
      reason: 'minStay',
      day: '2026-12-04',
      nights: minStay,
    })
  })
})

function nearestBy(rules: RulesOf, wanted: Stay, limits: StayBounds, count: number): Stay[] {
  const shortest = (day: string, nights: number) => shortestStay(rules, day, nights, limits)
  return nearestStays(shortest, wanted, limits.daysAhead, count)
}

describe('the nearest stays', () => {
  const nearest = (rules: RulesOf, count = 3, from = '2026-12-04', to = '2026-12-06') =>
    nearestBy(rules, { checkIn: from, checkOut: to }, bounds, count).map(({ checkIn, checkOut }) =>
      [checkIn, checkOut].map((day) => day.slice(5)).join(' '),
    )

  test('of a full weekend have its length, nearest and later first', () => {
    const full = hotel({ '2026-12-04': { left: 0 }, '2026-12-05': { left: 0 } })
    expect(nearest(full)).toEqual(['12-06 12-08', '12-02 12-04', '12-07 12-09'])
    expect(nearest(full, 1)).toEqual(['12-06 12-08'])
  })

  test('of a weekend with a minimum end with the weekend itself', () => {
    const days = { '2026-12-04': { minStayThrough: 3 }, '2026-12-05': { minStayThrough: 3 } }
    expect(nearest(hotel(days))).toEqual(['12-06 12-08', '12-02 12-04', '12-04 12-07'])
    expect(nearest(hotel(days), 1)).toEqual(['12-06 12-08'])
  })

  test('of a hotel that asks everybody for a week are longer', () => {
    const weeks: RulesOf = () => ({ ...OPEN, minStay: 7 })
    expect(nearest(weeks)).toEqual(['12-04 12-11', '12-05 12-12', '12-03 12-10'])
  })

  test('of a day that nobody leaves on include one night more', () => {
    const days = { '2026-12-06': { isClosedToDeparture: true } }
    expect(nearest(hotel(days))).toEqual(['12-05 12-07', '12-03 12-05', '12-04 12-07'])
  })

  test('are found beyond a closed season, and never before today', () => {
    const season: RulesOf = (day) => ({ ...OPEN, isOpen: day >= '2027-03-01' })
    expect(nearest(season, 2)).toEqual(['03-01 03-03', '03-02 03-04'])
    const soon = hotel({ '2026-11-24': { left: 0 } })
    expect(nearest(soon, 3, '2026-11-24', '2026-11-25')).toEqual([
      '11-25 11-26',
      '11-23 11-24',
      '11-26 11-27',
    ])
  })

  test('of a hotel that is closed for good are none', () => {
    expect(nearest(() => ({ ...OPEN, isOpen: false }))).toEqual([])
  })
})

const seldom = fc.integer({ min: 1, max: 4 }).map((one) => one === 1)
const nights: fc.Arbitrary<NightRules> = fc.record({
  isOpen: fc.oneof({ weight: 12, arbitrary: fc.constant(true) }, fc.constant(false)),
  left: fc.option(fc.integer({ min: 0, max: 20 })),
  minStay: fc.integer({ min: 0, max: 4 }),
  maxStay: fc.option(fc.integer({ min: 1, max: 9 })),
  minStayThrough: fc.oneof(
    { weight: 5, arbitrary: fc.constant(1) },
    fc.integer({ min: 1, max: 5 }),
  ),
  isClosedToArrival: seldom,
  isClosedToDeparture: seldom,
})
/** Rules that repeat, so that every day has some. */
const hotels = fc.array(nights, { minLength: 1, maxLength: 25 }).map(
  (pattern): RulesOf =>
    (day) => {
      const index = nightsBetween('2020-01-01', day) % pattern.length
      return pattern[index] ?? OPEN
    },
)
const limits: fc.Arbitrary<StayBounds> = fc.record({
  today: fc.constant(TODAY),
  daysAhead: fc.integer({ min: 10, max: 40 }),
  maxNights: fc.integer({ min: 1, max: 12 }),
  rooms: fc.integer({ min: 1, max: 3 }),
})
const offsets = fc.integer({ min: -3, max: 30 })

test('an arrival is possible exactly when some stay from it is not refused', () => {
  let possible = 0
  fc.assert(
    fc.property(hotels, limits, offsets, (rules, given, offset) => {
      const day = addDays(TODAY, offset)
      const sold = Array.from({ length: given.maxNights + 5 }, (_, night) =>
        stayRefusal(rules, day, addDays(day, night + 1), given),
      ).filter((refusal) => refusal === null)
      const refusal = arrivalRefusal(rules, day, given)
      expect(refusal === null).toBe(sold.length > 0)
      possible += sold.length > 0 ? 1 : 0
    }),
    { numRuns: runs(500) },
  )
  expect(possible).toBeGreaterThan(runs(500) / 10)
})

test('no stay is sold that a rule of one of its nights forbids', () => {
  fc.assert(
    fc.property(
      hotels,
      limits,
      offsets,
      fc.integer({ min: 1, max: 14 }),
      (rules, given, offset, length) => {
        const checkIn = addDays(TODAY, offset)
        const checkOut = addDays(checkIn, length)
        const stay = Array.from({ length }, (_, night) => rules(addDays(checkIn, night)))
        const forbidden = [
          offset < 0 || offset > given.daysAhead || length > given.maxNights,
          stay.some(({ isOpen, left }) => !isOpen || (left !== null && left < given.rooms)),
          stay.some(({ minStayThrough }) => length < minStayThrough),
          rules(checkIn).isClosedToArrival,
          rules(checkIn).minStay > length,
          length > (rules(checkIn).maxStay ?? length),
          rules(checkOut).isClosedToDeparture,
        ]
        const refusal = stayRefusal(rules, checkIn, checkOut, given)
        expect(refusal === null).toBe(!forbidden.includes(true))
        if (refusal) expect(refusal.day >= checkIn && refusal.day <= checkOut).toBe(true)
      },
    ),
    { numRuns: runs(500) },
  )
})

test('the nearest stays can be booked, and none of the same length is nearer', () => {
  fc.assert(
    fc.property(
      hotels,
      limits,
      fc.integer({ min: 0, max: 60 }),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 4 }),
      (rules, given, offset, length, count) => {
        const checkIn = addDays(TODAY, offset % (given.daysAhead + 1))
        const wanted = { checkIn, checkOut: addDays(checkIn, length) }
        const found = nearestBy(rules, wanted, given, count)
        expect(found.length).toBeLessThanOrEqual(count)
        for (const stay of found)
          expect(stayRefusal(rules, stay.checkIn, stay.checkOut, given)).toBeNull()
        const lengths = found.map((stay) => nightsBetween(stay.checkIn, stay.checkOut))
        expect(lengths.every((nights) => nights >= length)).toBe(true)
        expect(new Set(found.map((stay) => stay.checkIn + stay.checkOut)).size).toBe(found.length)
        const distance = (day: string) => Math.abs(nightsBetween(checkIn, day))
        const same = found.filter((_, index) => lengths[index] === length)
        expect(found.slice(0, same.length)).toEqual(same)
        const all = Array.from({ length: given.daysAhead + 1 }, (_, day) => addDays(TODAY, day))
          .filter((day) => !stayRefusal(rules, day, addDays(day, length), given))
          .map(distance)
          .sort((a, b) => a - b)
        expect(same.map((stay) => distance(stay.checkIn))).toEqual(all.slice(0, same.length))
        const isFull = same.length >= Math.min(all.length, Math.max(1, count - 1))
        expect(isFull).toBe(true)
      },
    ),
    { numRuns: runs(500) },
  )
})
