import { fc } from '../../../../tests/random'
import type { Party } from '../../../rules/stay/stay-search'
import { boundsOf, guestCount, withAge, withGuests, withoutRoom, withRoom } from './parties.rules'

const two: readonly Party[] = [{ adults: 2, childAges: [] }]

test('a child is added without an age, and gets one', () => {
  const asked = withGuests(two, 0, 'children', 1)
  expect(asked).toEqual([{ adults: 2, childAges: [null] }])
  expect(withAge(asked, 0, 0, 7)).toEqual([{ adults: 2, childAges: [7] }])
})

test('the last child is the one who leaves', () => {
  const family: readonly Party[] = [{ adults: 2, childAges: [4, 9] }]
  expect(withGuests(family, 0, 'children', -1)).toEqual([{ adults: 2, childAges: [4] }])
})

test('a room keeps one adult, and takes eight guests', () => {
  const single: readonly Party[] = [{ adults: 1, childAges: [] }]
  expect(withGuests(single, 0, 'adults', -1)).toEqual(single)
  const full: readonly Party[] = [{ adults: 6, childAges: [1, 2] }]
  expect(withGuests(full, 0, 'adults', 1)).toEqual(full)
  expect(withGuests(full, 0, 'children', 1)).toEqual(full)
  expect(boundsOf(full[0] as Party, 'children')).toEqual({ min: 0, max: 2 })
})

test('a search has one to nine rooms', () => {
  expect(withoutRoom(two, 0)).toEqual(two)
  const nine = Array.from({ length: 12 }).reduce<readonly Party[]>((rooms) => withRoom(rooms), two)
  expect(nine).toHaveLength(9)
  expect(guestCount(nine)).toBe(10)
  expect(withoutRoom(nine, 3)).toHaveLength(8)
})

test('no order of presses leaves the limits', () => {
  const step = fc.record({
    room: fc.nat(9),
    kind: fc.constantFrom('adults' as const, 'children' as const),
    by: fc.constantFrom(1 as const, -1 as const),
    what: fc.constantFrom('guests', 'room', 'noRoom'),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const end = steps.reduce<readonly Party[]>((parties, { room, kind, by, what }) => {
        if (what === 'room') return withRoom(parties)
        if (what === 'noRoom') return withoutRoom(parties, room)
        return withGuests(parties, room, kind, by)
      }, two)
      expect(end.length).toBeGreaterThanOrEqual(1)
      expect(end.length).toBeLessThanOrEqual(9)
      for (const { adults, childAges } of end) {
        expect(adults).toBeGreaterThanOrEqual(1)
        expect(adults + childAges.length).toBeLessThanOrEqual(8)
      }
    }),
  )
})
