import { earliestDeparture } from './earliest-departure'
import type { RoomStage } from './room-states'

const BERLIN = { timeZone: 'Europe/Berlin', checkInTime: '15:00', checkOutTime: '11:00' }
const AUCKLAND = { ...BERLIN, timeZone: 'Pacific/Auckland' }
const room = (stage: RoomStage = 'inHouse', checkIn = '2027-06-10', checkOut = '2027-06-14') => ({
  ...{ checkIn, checkOut, cancelledAt: null, stage },
})

test.each<[RoomStage, string, string | null]>([
  ['booked', '2027-06-09T20:00:00+02:00', null],
  ['checkedIn', '2027-06-09T20:00:00+02:00', null],
  ['booked', '2027-06-10T20:00:00+02:00', null],
  // A stay has a night.
  ['checkedIn', '2027-06-10T09:00:00+02:00', '2027-06-11'],
  ['inHouse', '2027-06-10T09:00:00+02:00', '2027-06-11'],
  ['inHouse', '2027-06-10T20:00:00+02:00', '2027-06-11'],
  // Nobody has said that this guest is there, and nobody that they are not.
  ['booked', '2027-06-11T09:00:00+02:00', '2027-06-11'],
  ['inHouse', '2027-06-12T00:00:00+02:00', '2027-06-12'],
  ['inHouse', '2027-06-12T10:59:59+02:00', '2027-06-12'],
  ['inHouse', '2027-06-12T11:00:00+02:00', '2027-06-13'],
  ['inHouse', '2027-06-14T10:59:59+02:00', '2027-06-14'],
  ['inHouse', '2027-06-14T11:00:00+02:00', '2027-06-15'],
])('of a room that is %s at %s the departure is moved to %s at the earliest', (stage, at, day) => {
  expect(earliestDeparture(room(stage), BERLIN, Date.parse(at))).toBe(day)
})

test.each([
  ['far from UTC it is the next day there', AUCKLAND, '2027-06-11T22:59:59Z', '2027-06-12'],
  [
    'and its hour of check-out is in the night of UTC',
    AUCKLAND,
    '2027-06-11T23:00:00Z',
    '2027-06-13',
  ],
])('%s', (_name, hotel, at, day) => {
  expect(earliestDeparture(room(), hotel, Date.parse(at))).toBe(day)
})

test.each([
  ['2027-03-28T08:59:59Z', '2027-03-28'],
  ['2027-03-28T09:00:00Z', '2027-03-29'],
])(
  'on the day on which the clock goes forward tonight stays from 11 o’clock of that day: %s',
  (at, day) => {
    const stay = room('inHouse', '2027-03-26', '2027-03-30')
    expect(earliestDeparture(stay, BERLIN, Date.parse(at))).toBe(day)
  },
)

test('where the hour of check-out is not known tonight stays', () => {
  const at = Date.parse('2027-06-12T08:00:00+02:00')
  expect(earliestDeparture(room(), { ...BERLIN, checkOutTime: '' }, at)).toBe('2027-06-13')
})
