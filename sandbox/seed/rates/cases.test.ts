import { addDays, nightsOf, weekdayOf } from '../../../src/rules/stay/days'
import { type NightRules, stayRefusal } from '../../../src/rules/stay/restrictions'
import { allHotels } from '../hotels'
import { roomsOf } from '../rooms'
import { type CaseName, caseStay, nightCase, STRESS_HOTEL, systemsOf } from './cases'
import { plansOf } from './rate-plans'

const TODAY = '2027-02-10'

/** A hotel where every night is free of restrictions but for the cases. */
function rulesOf(hotelId: string, roomCode: string) {
  return (day: string): NightRules => {
    const found = nightCase(hotelId, roomCode, day)
    return {
      isOpen: true,
      left: found?.capacity ?? 9,
      minStay: 1,
      maxStay: null,
      minStayThrough: 1,
      isClosedToArrival: false,
      isClosedToDeparture: false,
      ...found?.rules,
    }
  }
}

function refusalOf(name: CaseName, today = TODAY, rooms = 1) {
  const { hotelId, roomCode, checkIn, checkOut } = caseStay(name, today)
  const room = roomCode ?? roomsOf(hotelId)[0]?.code ?? ''
  const bounds = { today, daysAhead: 350, maxNights: 99, rooms }
  return stayRefusal(rulesOf(hotelId, room), checkIn, checkOut, bounds)
}

test.each([
  ['soldOutWeekend', 'soldOut'],
  ['threeNightMinimum', 'minStay'],
  ['minimumThrough', 'minStay'],
  ['closedToArrival', 'closedToArrival'],
  ['closedToDeparture', 'closedToDeparture'],
] as const)('the stay of %s is refused: %s', (name, reason) => {
  for (let day = TODAY, count = 0; count < 400; count += 1, day = addDays(day, 1)) {
    expect(refusalOf(name, day)?.reason).toBe(reason)
  }
})

test('the last room is sold once', () => {
  expect(refusalOf('lastRoom')).toBeNull()
  expect(refusalOf('lastRoom', TODAY, 2)?.reason).toBe('soldOut')
  const { hotelId, roomCode, checkIn } = caseStay('lastRoom', TODAY)
  expect(roomsOf(hotelId).map(({ code }) => code)).toContain(roomCode)
  const others = roomsOf(hotelId).filter(({ code }) => code !== roomCode)
  expect(others.map(({ code }) => nightCase(hotelId, code, checkIn))).toEqual(
    others.map(() => null),
  )
})

test('the price changes between list and choice', () => {
  const { hotelId, checkIn, checkOut } = caseStay('priceChange', TODAY)
  expect(refusalOf('priceChange')).toBeNull()
  for (const night of nightsOf(checkIn, checkOut)) {
    expect(nightCase(hotelId, 'MKNG', night)?.priceOnSelect).toBe(1.06)
  }
})

test('a case is of its day and not of the day on which it is asked for', () => {
  const { hotelId, checkIn } = caseStay('soldOutWeekend', TODAY)
  expect([checkIn, weekdayOf(checkIn)]).toEqual(['2027-02-19', 5])
  expect(caseStay('soldOutWeekend', checkIn).checkIn).toBe('2027-03-19')
  expect(nightCase(hotelId, 'ANY', '2027-02-20')).toEqual({ capacity: 0 })
  expect(nightCase(hotelId, 'ANY', '2027-02-21')).toBeNull()
  expect(nightCase('NYCAB', 'ANY', '2027-02-20')).toBeNull()
})

test('some hotels are of other systems', () => {
  const of = (name: keyof ReturnType<typeof systemsOf>, value: boolean) =>
    allHotels.map(({ id }) => id).filter((id) => systemsOf(id)[name] === value)
  expect(of('isAcrs', false)).toEqual(['BKKTH', 'RUHSA'])
  expect(of('isErs', false)).toEqual(['SHACN'])
  expect(of('isDtt', true)).toEqual(['TPETW'])
})

test('one hotel has 40 room types with 12 plans each', () => {
  const rooms = roomsOf(STRESS_HOTEL)
  expect(rooms).toHaveLength(40)
  expect(new Set(rooms.map(({ code }) => code)).size).toBe(40)
  expect(plansOf(STRESS_HOTEL)).toHaveLength(12)
})
