import { addDays } from '../../src/rules/stay/days'
import { type CaseName, caseStay, STRESS_HOTEL } from '../seed/rates/cases'
import { plansOf } from '../seed/rates/rate-plans'
import { roomsOf } from '../seed/rooms'
import { stayDays } from './answers/calendar'
import { offers } from './answers/offers'
import { refusals } from './answers/refusals'
import { capacity } from './nights/capacity'
import { hotelOf } from './testing/hotels'
import { noneTaken, search, TODAY } from './testing/questions'

const context = { today: TODAY, taken: noneTaken }

/** The question that shows a case, for two adults. */
function ask(name: CaseName) {
  const { hotelId, checkIn, checkOut, roomCode } = caseStay(name, TODAY)
  return { hotel: hotelOf(hotelId), stay: { ...search, checkIn, checkOut }, checkIn, roomCode }
}

test('a weekend without a room is sold out, and other weekends are named', () => {
  const { hotel, stay, checkIn } = ask('soldOutWeekend')
  expect(offers(hotel, stay, context)).toEqual([])
  const { stay: refused, rooms } = refusals(hotel, stay, context)
  expect(refused).toMatchObject({ reason: 'soldOut', day: checkIn })
  expect(rooms.length).toBeGreaterThan(3)
  expect(refused?.nearest).toHaveLength(3)
  for (const dates of refused?.nearest ?? []) {
    expect(offers(hotel, { ...stay, ...dates }, context).length).toBeGreaterThan(0)
  }
  // Two days later is nearer than two days earlier only where both are sold.
  expect(refused?.nearest[0]?.checkIn).toBe(addDays(checkIn, 2))
})

test('a Friday with a minimum of three nights says so and offers them', () => {
  const { hotel, stay, checkIn } = ask('threeNightMinimum')
  const { stay: refused } = refusals(hotel, stay, context)
  expect(refused).toMatchObject({ reason: 'minStay', day: checkIn, nights: 3 })
  expect(refused?.nearest).toContainEqual({ checkIn, checkOut: addDays(checkIn, 3) })
  expect(stayDays(hotel, stay, context, checkIn, 1)).toMatchObject([
    { date: checkIn, minStay: 3, reason: null },
  ])
})

test('a stay with the night of the last Saturday is refused by that night', () => {
  const { hotel, stay, checkIn } = ask('minimumThrough')
  expect(refusals(hotel, stay, context).stay).toMatchObject({
    reason: 'minStay',
    day: addDays(checkIn, 1),
    nights: 3,
  })
})

test('a day that is closed to arrival begins no stay', () => {
  const { hotel, stay, checkIn } = ask('closedToArrival')
  expect(offers(hotel, stay, context)).toEqual([])
  expect(refusals(hotel, stay, context).stay).toMatchObject({ reason: 'closedToArrival' })
  expect(stayDays(hotel, stay, context, checkIn, 1)).toMatchObject([
    { minStay: null, reason: 'closedToArrival' },
  ])
})

test('a day that is closed to departure ends no stay', () => {
  const { hotel, stay } = ask('closedToDeparture')
  expect(refusals(hotel, stay, context).stay).toMatchObject({
    reason: 'closedToDeparture',
    day: stay.checkOut,
  })
  expect(stayDays(hotel, stay, context, stay.checkOut, 1)).toMatchObject([
    { isClosedToDeparture: true },
  ])
})

test('the last room is one, and is gone once it is taken', () => {
  const { hotel, stay, roomCode, checkIn } = ask('lastRoom')
  const ofType = (taken: typeof noneTaken) =>
    offers(hotel, stay, { today: TODAY, taken }).filter(({ room }) => room.code === roomCode)
  const [offer] = ofType(noneTaken)
  expect(offer?.left).toBe(1)
  expect(offer && capacity(hotel, offer.room, checkIn)).toBe(1)
  const takenOnce = (_hotel: string, room: string, night: string) =>
    Number(room === roomCode && night === checkIn)
  expect(ofType(takenOnce)).toEqual([])
})

test('a price changes when its rate is selected, and only then', () => {
  const { hotel, stay } = ask('priceChange')
  const shown = offers(hotel, stay, context)
  const selected = offers(hotel, stay, { ...context, isSelected: true })
  expect(offers(hotel, stay, context)).toEqual(shown)
  const changes = selected.map(({ total }, index) => total / (shown[index]?.total ?? 1))
  expect(changes.length).toBeGreaterThan(0)
  for (const change of changes) {
    expect(change).toBeGreaterThan(1.03)
    expect(change).toBeLessThan(1.08)
  }
})

test('the largest hotel has 40 room types at 12 plans and sells nearly all of them', () => {
  const hotel = hotelOf(STRESS_HOTEL)
  expect([roomsOf(hotel.id).length, plansOf(hotel.id).length]).toEqual([40, 12])
  const wish = { ...search, checkOut: '2027-02-05', rateType: 'aaa', usePoints: true } as const
  const found = offers(hotel, wish, context)
  expect(new Set(found.map(({ room }) => room.code)).size).toBeGreaterThan(30)
  // Of the three special rates a search opens one.
  expect(new Set(found.map(({ plan }) => plan.code)).size).toBe(10)
})

test('outside of the named cases a hotel has a room for two for any night', () => {
  for (const id of ['NYCAB', 'MUCDE', 'MAXHT', 'SHACN', 'TPETW', 'RUHSA']) {
    const hotel = hotelOf(id)
    for (const { date, reason } of stayDays(hotel, search, context, TODAY, 351)) {
      expect([id, date, reason]).toEqual([id, date, null])
    }
  }
})

test('a capacity is never more than the house has, and few nights are sold out', () => {
  const hotel = hotelOf('NYCAB')
  const days = Array.from({ length: 400 }, (_, day) => addDays(TODAY, day))
  const soldOut = roomsOf('NYCAB').map((room) => {
    const rooms = days.map((day) => capacity(hotel, room, day))
    expect(Math.max(...rooms)).toBeLessThanOrEqual(room.capacity)
    expect(Math.min(...rooms)).toBeGreaterThanOrEqual(0)
    return rooms.filter((left) => left === 0).length
  })
  expect(Math.min(...soldOut)).toBe(0)
  expect(Math.max(...soldOut)).toBeGreaterThan(0)
  expect(Math.max(...soldOut)).toBeLessThan(80)
})
