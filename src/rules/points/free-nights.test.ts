import { fc } from '../../../tests/random'
import {
  allotAwards,
  countAwards,
  type FreeNightAward,
  moreAwards,
  paysFor,
  spentAwards,
  sumOfAwards,
  withoutAwards,
} from './free-nights'

const award = (id: string, expires = '2026-12-31', maxPoints = 40_000): FreeNightAward => ({
  ...{ id, expires, maxPoints },
})
const [soon, late] = [award('soon'), award('late', '2027-12-31')]
const night = (date: string, points: number | null = 30_000) => ({ date, points })

test.each([
  ['its last night', night('2026-12-31'), true],
  ['the night after it', night('2027-01-01'), false],
  ['as many points as it can', night('2026-12-01', 40_000), true],
  ['one point more', night('2026-12-01', 40_001), false],
  ['a night that points cannot pay for', night('2026-12-01', null), false],
  ['a night without points', night('2026-12-01', 0), false],
])('an award and %s', (_name, asked, pays) => {
  expect(paysFor(soon, asked)).toBe(pays)
})

test('the award that ends first pays first, and none is wasted on a night that another could have paid', () => {
  const nights = [night('2026-12-30'), night('2026-12-31'), night('2027-01-01')]
  const awards = [
    { ...late, remaining: 2 },
    { ...soon, remaining: 1 },
  ]
  expect(allotAwards(awards, nights).map(({ date, award: { id } }) => `${date} ${id}`)).toEqual([
    '2026-12-30 soon',
    '2026-12-31 late',
    '2027-01-01 late',
  ])
  expect(allotAwards([{ ...soon, remaining: 1 }], nights)).toHaveLength(1)
})

test('no award is allotted more often than it is there, and each pays for its night', () => {
  const day = fc.integer({ min: 1, max: 28 }).map((of) => `2027-02-${`${of}`.padStart(2, '0')}`)
  const awards = fc.array(
    fc.record({
      id: fc.constantFrom('a', 'b', 'c'),
      expires: day,
      maxPoints: fc.constantFrom(20_000, 40_000),
      remaining: fc.nat(3),
    }),
    { maxLength: 3 },
  )
  const nights = fc.uniqueArray(
    fc.record({ date: day, points: fc.option(fc.constantFrom(0, 15_000, 30_000, 50_000)) }),
    { selector: ({ date }) => date, maxLength: 10 },
  )
  fc.assert(
    fc.property(awards, nights, (given, asked) => {
      const allotted = allotAwards(given, asked)
      const used = countAwards(allotted.map((one) => one.award))
      for (const [id, count] of Object.entries(used)) {
        const there = given.filter((one) => one.id === id)
        expect(count).toBeLessThanOrEqual(there.reduce((sum, one) => sum + one.remaining, 0))
      }
      for (const { date, award: pays } of allotted) {
        const points = asked.find((one) => one.date === date)?.points ?? null
        expect(paysFor(pays, { date, points })).toBe(true)
      }
      expect(new Set(allotted.map(({ date }) => date)).size).toBe(allotted.length)
    }),
  )
})

test('what is spent for a room is counted award by award', () => {
  const room = { nights: [{ award: soon }, {}, { award: late }], forfeitedAwards: [soon] }
  expect(spentAwards(room)).toEqual([soon, soon, late])
  expect(countAwards(spentAwards(room))).toEqual({ soon: 2, late: 1 })
  expect(moreAwards({ late: 2 }, { soon: 1, late: 1 })).toEqual({ late: 1, soon: -1 })
  expect(moreAwards({ soon: 1 }, { soon: 1 })).toEqual({})
  expect(sumOfAwards([{ soon: 1 }, { soon: -1, late: 2 }])).toEqual({ late: 2 })
  expect(withoutAwards([soon, soon, late], [soon])).toEqual([soon, late])
})
