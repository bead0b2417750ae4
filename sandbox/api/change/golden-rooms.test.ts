import { capacity } from '../../engine/nights/capacity'
import { hotelOf } from '../../engine/testing/hotels'
import { seedOf } from '../cart/quoted-rooms'
import {
  bookedOrder,
  changeOrder,
  EARLY,
  type GoldenChange,
  type GoldenStay,
  type GoldenSums,
  quoteOf,
  refusalOf,
  stayAt,
  wholeSums,
} from './testing/golden-change'

/** After the deadline of a stay from 1 February on, 18:00 on the evening before in Munich. */
const LATE = '2027-01-31T20:00:00Z'
const FIRST = '2027-02-01'
const SECOND = '2027-02-02'
const two = (nights: number, plan = 'FLEX') => stayAt('MUCDE', FIRST, nights, plan, plan)
const breakfasts = [{ code: 'BREAKFAST', quantity: 2 }]
/** Munich in 2027: the first night of garden rooms is 179, then 167 and 190; at the river it is 217, then 221. */
const gardenAndRiver = { ...two(1), roomCodes: ['DGAR', 'KRIV'] }

/** What rooms cost that have nights of their own, each 7 of city tax a night. Minor units; worked out as in `golden-stays`. */
const cases: [text: string, GoldenStay, GoldenChange, at: string, GoldenSums][] = [
  [
    'the second goes home a day earlier, after the deadline: 557 + 557 → 557 + 360, of which its first night is owed',
    two(3),
    { roomNights: { 1: { checkIn: FIRST, nights: 2 } } },
    LATE,
    { previous: 111400, now: 91700, floor: 17900, atHotel: 91700 },
  ],
  [
    'the second comes a day later, after the deadline: one night of 167 + 7, and 179 are owed in place of 167',
    two(2),
    { roomNights: { 1: { checkIn: SECOND, nights: 1 } } },
    LATE,
    { previous: 72000, now: 54600, kept: 1200, floor: 17900, atHotel: 54600 },
  ],
  [
    'the first moves away from the second, long before: 179 → 167 + 7',
    two(1),
    { roomNights: { 0: { checkIn: SECOND, nights: 1 } } },
    EARLY,
    { previous: 37200, now: 36000, atHotel: 36000 },
  ],
  [
    'the first with breakfast for two leaves a day earlier: 96 of it become 48. 360 + 360 → 186 + 360',
    { ...two(2), extras: breakfasts },
    { roomNights: { 0: { checkIn: FIRST, nights: 1 } } },
    EARLY,
    { previous: 81600, now: 59400, atHotel: 59400 },
  ],
  [
    'the second stays a day longer, the first with its breakfasts does not: 96 of it stay. 360 + 360 → 360 + 557',
    { ...two(2), extras: breakfasts },
    { roomNights: { 1: { checkIn: FIRST, nights: 3 } } },
    EARLY,
    { previous: 81600, now: 101300, atHotel: 101300 },
  ],
  [
    'the room at the river moves to a night for which the garden is sold out: 186 + 224 → 186 + 228',
    gardenAndRiver,
    { roomNights: { 1: { checkIn: SECOND, nights: 1 } }, taken: allOf('DGAR', SECOND) },
    EARLY,
    { previous: 41000, now: 41400, atHotel: 41400 },
  ],
]

test.each(cases)('%s', (_text, before, change, at, sums) => {
  const after = { ...before, ...change }
  expect(changeOrder(bookedOrder(before), after, at).sums).toEqual(wholeSums(sums))
})

test('the stay is from the first arrival to the last departure, whichever room that is of', () => {
  const roomNights = { 0: { checkIn: SECOND, nights: 3 }, 1: { checkIn: FIRST, nights: 1 } }
  expect(quoteOf({ ...two(2), roomNights }).search).toMatchObject({
    ...{ checkIn: FIRST, checkOut: '2027-02-05' },
  })
})

test('a room that is not sold for its night leaves the other one alone, and is wanted for that night still', () => {
  const roomNights = { 0: { checkIn: SECOND, nights: 1 } }
  const after = { ...gardenAndRiver, roomNights, taken: allOf('DGAR', SECOND) }
  const quote = quoteOf(after, { order: bookedOrder(gardenAndRiver), at: EARLY })
  expect(quote.rooms.map(({ id }) => id)).toEqual(['room-1'])
  expect(quote.missing).toEqual([{ id: 'room-0', checkIn: SECOND, checkOut: '2027-02-03' }])
})

test('the last room of a type for a night is for one of two rooms', () => {
  const order = bookedOrder(two(1))
  const taken = allOf('DGAR', SECOND, 1)
  const longer = { checkIn: FIRST, nights: 2 }
  const sold = (roomNights: NonNullable<GoldenStay['roomNights']>) =>
    quoteOf({ ...two(1), roomNights, taken }, { order, at: EARLY }).rooms.map(
      ({ nights }) => nights.length,
    )
  expect(sold({ 1: longer })).toEqual([1, 2])
  expect(sold({ 0: longer, 1: longer })).toEqual([2])
})

test('a night that one room has is not sold to the other one, whichever is asked first', () => {
  const stay = { ...two(1), roomNights: { 1: { checkIn: SECOND, nights: 1 } } }
  // Nobody else has the last room of that night: it is the second one's.
  const after = { ...stay, roomNights: { 0: { checkIn: FIRST, nights: 2 }, ...stay.roomNights } }
  const change = { order: bookedOrder(stay), at: EARLY }
  const quote = quoteOf({ ...after, taken: allOf('DGAR', SECOND, 1) }, change)
  expect(quote.missing).toEqual([{ id: 'room-0', checkIn: FIRST, checkOut: '2027-02-03' }])
  // Once it gives the night back, the first one can have it.
  const moved = { ...after, roomNights: { ...after.roomNights, 1: { checkIn: FIRST, nights: 1 } } }
  const swapped = quoteOf({ ...moved, taken: allOf('DGAR', SECOND, 1) }, change)
  expect(swapped.rooms.map(({ nights }) => nights.length)).toEqual([2, 1])
})

const refusals: [text: string, NonNullable<GoldenStay['roomNights']>, code: string | null][] = [
  ['one room has nights added', { 1: { checkIn: FIRST, nights: 5 } }, null],
  ['one room loses a night', { 1: { checkIn: FIRST, nights: 3 } }, 'ADD_ONLY'],
  [
    'one room loses a night while the other one has it added',
    { 0: { checkIn: FIRST, nights: 5 }, 1: { checkIn: SECOND, nights: 3 } },
    'ADD_ONLY',
  ],
]

test.each(refusals)(
  'at a rate to which nights can be added only, %s',
  (_text, roomNights, code) => {
    const stay = two(4, 'LONG')
    expect(refusalOf(bookedOrder(stay), { ...stay, roomNights }, EARLY)).toBe(code)
  },
)

test('one that is not sold for its days is told what its rate lacks, though the days of both have all its nights', () => {
  const stay = { ...two(4, 'LONG'), roomCode: 'DGAR' }
  const roomNights = { 1: { checkIn: SECOND, nights: 4 } }
  const after = { ...stay, roomNights, taken: allOf('DGAR', '2027-02-05') }
  expect(refusalOf(bookedOrder(stay), after, EARLY)).toBe('ADD_ONLY')
})

test('a room that moves to before the deadline of the other one owes what its own deadline says', () => {
  const stay = { ...two(2), roomNights: { 1: { checkIn: '2027-02-10', nights: 2 } } }
  const shorter = { 0: { checkIn: FIRST, nights: 1 }, 1: { checkIn: '2027-02-10', nights: 1 } }
  const { order } = changeOrder(bookedOrder(stay), { ...stay, roomNights: shorter }, LATE)
  expect(order.quote.rooms.map(({ floor }) => floor)).toEqual([17900, 0])
})

/** All rooms of a type of Munich for a night but so many. */
function allOf(roomCode: string, wanted: string, left = 0): NonNullable<GoldenStay['taken']> {
  const hotel = hotelOf('MUCDE')
  const room = seedOf(hotel, `MUCDE.${roomCode}.FLEX`)?.room
  return (_hotelId, code, night) =>
    room && code === roomCode && night === wanted ? capacity(hotel, room, night) - left : 0
}
