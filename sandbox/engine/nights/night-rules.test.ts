import { addDays, weekdayOf } from '../../../src/rules/stay/days'
import { plansOf } from '../../seed/rates/rate-plans'
import { roomsOf } from '../../seed/rooms'
import type { SeedRoomType } from '../../seed/rooms/room-types'
import { hotelOf } from '../testing/hotels'
import { noneTaken } from '../testing/questions'
import { nightRules } from './night-rules'

const hotel = hotelOf('MUCDE')
const rooms = roomsOf('MUCDE')
const [flexible] = plansOf('MUCDE')
const long = plansOf('MUCDE').find(({ code }) => code === 'LONG')

const rulesOn = (room: SeedRoomType | undefined, night: string, plan = flexible) => {
  if (!room || !plan) throw new Error('Munich has no rooms or plans')
  return nightRules(hotel, room, plan, night, noneTaken)
}

/** A Friday of Oktoberfest. */
const FRIDAY = '2027-09-24'

test('at a busy weekend all but the rooms that are always sold ask for two nights', () => {
  expect(rulesOn(rooms[0], FRIDAY).minStay).toBe(1)
  expect(rulesOn(rooms[1], FRIDAY).minStay).toBe(2)
  expect(rulesOn(rooms[1], addDays(FRIDAY, 1)).minStayThrough).toBe(2)
  expect(rulesOn(rooms[1], addDays(FRIDAY, -3))).toMatchObject({ minStay: 1, minStayThrough: 1 })
})

test('a plan asks for more nights than its room type, never for fewer', () => {
  expect(rulesOn(rooms[0], FRIDAY, long).minStay).toBe(3)
  expect(rulesOn(rooms[1], FRIDAY, flexible).minStay).toBe(2)
})

test('few Saturdays are closed to arrival and few Sundays to departure, no other day is', () => {
  const days = Array.from({ length: 1400 }, (_, day) => addDays('2026-11-23', day))
  const closed = days.flatMap((day) => {
    const { isClosedToArrival, isClosedToDeparture } = rulesOn(rooms[1], day)
    return isClosedToArrival || isClosedToDeparture ? [[weekdayOf(day), isClosedToArrival]] : []
  })
  expect(closed).toContainEqual([6, true])
  expect(closed).toContainEqual([0, false])
  expect(closed.filter(([weekday]) => weekday !== 6 && weekday !== 0)).toEqual([])
  expect(closed.length).toBeLessThan(60)
})

test('what is taken is not left, and never less than nothing', () => {
  const [room] = rooms
  if (!room || !flexible) throw new Error('Munich has no rooms or plans')
  const free = nightRules(hotel, room, flexible, FRIDAY, noneTaken).left ?? 0
  expect(nightRules(hotel, room, flexible, FRIDAY, () => 2).left).toBe(free - 2)
  expect(nightRules(hotel, room, flexible, FRIDAY, () => 1000).left).toBe(0)
})
