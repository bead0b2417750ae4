import { fc, runs } from '../../../tests/random'
import { addDays } from '../stay/days'
import { type CheckInState, checkInState, checkInWindow } from './check-in-window'
import type { RoomStage } from './room-states'

const BERLIN = { timeZone: 'Europe/Berlin', checkInTime: '15:00', checkOutTime: '11:00' }
const room = (stage: RoomStage = 'booked') => ({
  ...{ checkIn: '2027-06-10', checkOut: '2027-06-12', cancelledAt: null, stage },
})

test.each<[RoomStage, string, CheckInState | null]>([
  ['booked', '2027-06-08T14:59:59+02:00', null],
  ['booked', '2027-06-08T15:00:00+02:00', 'CHECK_IN_ELIGIBLE'],
  ['booked', '2027-06-11T05:59:59+02:00', 'CHECK_IN_ELIGIBLE'],
  ['booked', '2027-06-11T06:00:00+02:00', null],
  ['checkedIn', '2027-06-08T15:00:00+02:00', 'CHECK_IN_MODIFIABLE'],
  ['checkedIn', '2027-06-11T05:59:59+02:00', 'CHECK_IN_MODIFIABLE'],
  ['checkedIn', '2027-06-11T06:00:00+02:00', null],
  // Before its window too: the hotel says who has arrived.
  ['inHouse', '2027-06-07T12:00:00+02:00', 'CHECKED_IN_HOUSE'],
  ['inHouse', '2027-06-11T23:59:59+02:00', 'CHECKED_IN_HOUSE'],
  ['inHouse', '2027-06-12T00:00:00+02:00', 'CHECK_OUT_ELIGIBLE'],
  ['inHouse', '2027-06-12T12:59:59+02:00', 'CHECK_OUT_ELIGIBLE'],
  ['inHouse', '2027-06-12T13:00:00+02:00', null],
  // Nobody has said that this guest is there.
  ['checkedIn', '2027-06-12T09:00:00+02:00', null],
  ['out', '2027-06-12T09:00:00+02:00', null],
  ['noShow', '2027-06-10T20:00:00+02:00', null],
])('%s at %s: %s', (stage, at, state) => {
  const now = Date.parse(at)
  expect(checkInState(room(stage), BERLIN, now)).toBe(state)
  expect(checkInState({ ...room(stage), cancelledAt: new Date(now) }, BERLIN, now)).toBeNull()
})

test.each([
  ['the clock goes forward in between', '2027-03-29', '2027-03-27T14:00:00+01:00'],
  ['the clock goes back in between', '2027-11-01', '2027-10-30T16:00:00+02:00'],
])('48 hours are as long as ever, when %s', (_name, checkIn, from) => {
  expect(checkInWindow({ checkIn }, BERLIN)?.from).toBe(Date.parse(from))
})

test('a hotel whose hours are unknown offers nothing', () => {
  const now = Date.parse('2027-06-10T12:00:00Z')
  expect(checkInState(room(), { ...BERLIN, checkInTime: '' }, now)).toBeNull()
})

/** What a clock of the zone shows, `YYYY-MM-DD HH:MM`, by another way than the rule's. */
function clockOf(time: number, timeZone: string): string {
  const options = { timeZone, hourCycle: 'h23', dateStyle: 'short', timeStyle: 'short' } as const
  const format = new Intl.DateTimeFormat('sv-SE', options)
  return format.format(time)
}

const ZONES = [
  ...['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Africa/Cairo', 'Asia/Beirut'],
  ...['Asia/Tokyo', 'America/St_Johns', 'Pacific/Chatham', 'UTC'],
]

test('the states begin and end as the clock on the wall of the hotel says, in every zone', () => {
  const cases = fc.record({
    timeZone: fc.constantFrom(...ZONES),
    // All of 2027: every change of a clock is in it.
    checkIn: fc.integer({ min: 0, max: 364 }).map((day) => addDays('2027-01-01', day)),
    nights: fc.integer({ min: 1, max: 5 }),
    checkInTime: fc.constantFrom('12:00', '15:00', '16:00'),
    minutes: fc.integer({ min: -3 * 24 * 60, max: 8 * 24 * 60 }),
  })
  fc.assert(
    fc.property(cases, ({ timeZone, checkIn, nights, checkInTime, minutes }) => {
      const hotel = { timeZone, checkInTime, checkOutTime: '11:00' }
      const checkOut = addDays(checkIn, nights)
      const now = Date.parse(`${checkIn}T12:00:00Z`) + minutes * 60_000
      const stateOf = (stage: RoomStage) =>
        checkInState({ checkIn, checkOut, cancelledAt: null, stage }, hotel, now)
      const clock = clockOf(now, timeZone)
      // An hour that the clock shows twice, and midnight where there is none, are decided elsewhere.
      const isOpen = clockOf(now + 48 * 3_600_000, timeZone) >= `${checkIn} ${checkInTime}`
      const isClosed = clock >= `${addDays(checkIn, 1)} 06:00`
      expect(stateOf('booked') !== null).toBe(isOpen && !isClosed)
      expect(stateOf('checkedIn') !== null).toBe(isOpen && !isClosed)
      const isLastDay = clock >= checkOut
      const isOver = clock >= `${checkOut} 13:00`
      const state = isLastDay ? 'CHECK_OUT_ELIGIBLE' : 'CHECKED_IN_HOUSE'
      expect(stateOf('inHouse')).toBe(isOver ? null : state)
    }),
    { numRuns: runs(5000) },
  )
})
