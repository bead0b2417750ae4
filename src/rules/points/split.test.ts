import { fc, runs } from '../../../tests/random'
import {
  cashBeside,
  divided,
  leastPoints,
  pointsForAll,
  pointsSteps,
  pointsUsed,
  recommendedPoints,
} from './split'

const redeemable = fc.record({
  points: fc.integer({ min: 1, max: 12_000 }).map((halves) => halves * 500),
  price: fc.integer({ min: 0, max: 2_000_000_000 }),
})

test('more points never leave more to be paid, and all of them leave nothing (M11)', () => {
  fc.assert(
    fc.property(redeemable, (room) => {
      const cash = pointsSteps(room.points).map((used) => cashBeside(room, used))
      expect(cash.toSorted((a, b) => b - a)).toEqual(cash)
      expect(cash.at(-1)).toBe(0)
    }),
    { numRuns: runs(2000) },
  )
})

test('what is asked for is used at a step that there is', () => {
  fc.assert(
    fc.property(redeemable, fc.integer({ min: 0, max: 7_000_000 }), ({ points }, asked) => {
      const used = pointsUsed(points, asked)
      expect(used).toBeLessThanOrEqual(points)
      expect(used * 4).toBeGreaterThanOrEqual(points)
      expect(used === points || used % 1000 === 0).toBe(true)
      expect(used <= asked || used === leastPoints(points)).toBe(true)
    }),
    { numRuns: runs(2000) },
  )
})

test('a night of 300.00 at 30,000 points: half of them leave 165.00, a quarter at least', () => {
  const room = { points: 30_000, price: 300_00 }
  expect(cashBeside(room, 15_000)).toBe(165_00)
  expect(leastPoints(30_000)).toBe(8000)
  expect(cashBeside(room, 8000)).toBe(242_00)
  expect(pointsSteps(30_000)).toHaveLength(23)
  expect(pointsSteps(6_000_000).length).toBeLessThanOrEqual(202)
})

test('all points are recommended, else as many as there are, else none', () => {
  expect(recommendedPoints(30_000, 30_000)).toBe(30_000)
  expect(recommendedPoints(30_000, 29_999)).toBe(29_000)
  expect(recommendedPoints(30_000, 8000)).toBe(8000)
  expect(recommendedPoints(30_000, 7999)).toBeNull()
})

test('of each five nights the one that takes the fewest points is free, of what is left over none', () => {
  expect(pointsForAll([30, 20, 40, 30, 30], 5)).toBe(130)
  expect(pointsForAll([30, 20, 40, 30], 5)).toBe(120)
  expect(pointsForAll([30, 20, 40, 30, 30, 10, 10, 10, 10, 5, 7], 5)).toBe(130 + 40 + 7)
  expect(pointsForAll([30, 20, 40, 30, 30])).toBe(150)
})

test('parts of a whole add up to it', () => {
  const shares = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 30 })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2_000_000_000 }), shares, (whole, of) => {
      const parts = divided(whole, of)
      const sum = parts.reduce((all, part) => all + part, 0)
      expect(sum).toBe(of.some((share) => share > 0) ? whole : 0)
      expect(Math.min(...parts)).toBeGreaterThanOrEqual(0)
    }),
    { numRuns: runs(1000) },
  )
})
