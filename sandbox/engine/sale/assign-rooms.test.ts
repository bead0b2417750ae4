import { fc, runs } from '../../../tests/random'
import { assignRooms } from './assign-rooms'

const NONE = Number.POSITIVE_INFINITY

test('a party leaves the cheaper type to the one that fits no other', () => {
  const costs = [
    [100, 120],
    [100, NONE],
  ]
  expect(assignRooms(costs, [1, 1])).toEqual([1, 0])
})

test('parties that cannot all be housed get nothing', () => {
  expect(assignRooms([[100], [100]], [1])).toBeNull()
  expect(assignRooms([[NONE, NONE]], [5, 5])).toBeNull()
})

test('no other assignment costs less, and none exists where none is found', () => {
  const cost = fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: 1, max: 30 }) },
    fc.constant(NONE),
  )
  const question = fc.integer({ min: 1, max: 4 }).chain((types) =>
    fc.record({
      costs: fc.array(fc.array(cost, { minLength: types, maxLength: types }), {
        minLength: 1,
        maxLength: 5,
      }),
      rooms: fc.array(fc.nat(2), { minLength: types, maxLength: types }),
    }),
  )
  fc.assert(
    fc.property(question, ({ costs, rooms }) => {
      const assigned = assignRooms(costs, rooms)
      const least = Math.min(...everyAssignment(costs, rooms))
      if (!assigned) return expect(least).toBe(NONE)
      for (const [type, count] of rooms.entries()) {
        expect(assigned.filter((one) => one === type).length).toBeLessThanOrEqual(count)
      }
      const sum = assigned.reduce((all, type, party) => all + (costs[party]?.[type] ?? NONE), 0)
      expect(sum).toBe(least)
    }),
    { numRuns: runs(3000) },
  )
})

/** What every way to house the parties costs. */
function everyAssignment(costs: number[][], rooms: number[]): number[] {
  const [party, ...others] = costs
  if (!party) return [0]
  return party.flatMap((cost, type) => {
    if (!rooms[type] || cost === NONE) return []
    const left = rooms.with(type, (rooms[type] ?? 0) - 1)
    return everyAssignment(others, left).map((rest) => cost + rest)
  })
}
