import { type Rank, type RoomAction, type RoomProblem, roomProblem } from './room-actions'
import type { RoomStage } from './room-states'

const AT = Date.parse('2027-03-01T12:00:00Z')
const hotel = { timeZone: 'UTC', checkInTime: '15:00', checkOutTime: '11:00' }
const room = (
  cancelled = false,
  takeBackUntil: Date | null = null,
  stage: RoomStage = 'booked',
) => ({
  ...{ checkIn: '2027-03-10', checkOut: '2027-03-12', takeBackUntil, stage },
  cancelledAt: cancelled ? new Date(AT) : null,
})

test.each([
  ['2027-03-09', null],
  // Only the hotel knows who has arrived.
  ['2027-03-10', null],
  ['2027-03-11', 'STARTED'],
  ['2027-03-12', 'STARTED'],
  ['2027-03-13', 'PAST'],
] as const)('on %s a room is cancelled and asked about: %s', (today, problem) => {
  const acting = { rank: 'found', hotel, now: Date.parse(`${today}T12:00:00Z`) } as const
  for (const action of ['cancel', 'request'] as const) {
    expect(roomProblem(action, room(), acting)).toBe(problem)
    expect(roomProblem(action, room(true), acting)).toBe('CANCELLED')
  }
})

test('a cancelled room is taken back until the instant, and only then', () => {
  const until = new Date('2027-03-01T12:15:00Z')
  const at = (cancelled: boolean, takeBackUntil: Date | null, now: string) => {
    const acting = { rank: 'proven', hotel, now: Date.parse(now) } as const
    return roomProblem('takeBack', room(cancelled, takeBackUntil), acting)
  }
  expect(at(true, until, '2027-03-01T12:14:59.999Z')).toBeNull()
  expect(at(true, until, '2027-03-01T12:15:00Z')).toBe('TOO_LATE')
  expect(at(true, null, '2027-03-01T12:00:00Z')).toBe('TOO_LATE')
  expect(at(false, until, '2027-03-01T12:00:00Z')).toBe('BOOKED')
})

test.each<[RoomAction, Rank, RoomProblem | null]>([
  ['request', 'roomGuest', null],
  ['request', 'found', null],
  ['request', 'proven', null],
  ['checkIn', 'roomGuest', null],
  ['checkIn', 'found', null],
  ['checkIn', 'proven', null],
  ['checkOut', 'roomGuest', 'NOT_YOURS'],
  ['cancel', 'roomGuest', 'NOT_YOURS'],
  ['cancel', 'found', null],
  ['cancel', 'proven', null],
  ['takeBack', 'roomGuest', 'NOT_YOURS'],
  ['takeBack', 'found', null],
  ['takeBack', 'proven', null],
])('%s by %s: %s', (action, rank, problem) => {
  const one = action === 'takeBack' ? room(true, new Date(AT + 1)) : room()
  const now = action === 'checkIn' ? Date.parse('2027-03-10T12:00:00Z') : AT
  expect(roomProblem(action, one, { rank, hotel, now })).toBe(problem)
})

test.each<[string, RoomStage, RoomProblem | null]>([
  ['2027-03-08T14:59:59Z', 'booked', 'TOO_EARLY'],
  ['2027-03-08T15:00:00Z', 'booked', null],
  ['2027-03-08T15:00:00Z', 'checkedIn', null],
  ['2027-03-11T05:59:59Z', 'checkedIn', null],
  ['2027-03-11T06:00:00Z', 'booked', 'TOO_LATE'],
  ['2027-03-10T16:00:00Z', 'inHouse', 'STARTED'],
  ['2027-03-10T16:00:00Z', 'out', 'PAST'],
  ['2027-03-10T16:00:00Z', 'noShow', 'PAST'],
])('checking in at %s to a room that is %s: %s', (now, stage, problem) => {
  const acting = { rank: 'roomGuest', hotel, now: Date.parse(now) } as const
  expect(roomProblem('checkIn', room(false, null, stage), acting)).toBe(problem)
  expect(roomProblem('checkIn', room(true, null, stage), acting)).toBe('CANCELLED')
})

test.each<[string, RoomStage, RoomProblem | null]>([
  ['2027-03-11T23:59:59Z', 'inHouse', 'TOO_EARLY'],
  ['2027-03-12T00:00:00Z', 'inHouse', null],
  ['2027-03-12T12:59:59Z', 'inHouse', null],
  ['2027-03-12T13:00:00Z', 'inHouse', 'TOO_LATE'],
  // Whom the hotel has not seen arrive cannot leave.
  ['2027-03-12T08:00:00Z', 'booked', 'TOO_EARLY'],
  ['2027-03-12T08:00:00Z', 'checkedIn', 'TOO_EARLY'],
  ['2027-03-12T08:00:00Z', 'out', 'PAST'],
  ['2027-03-12T08:00:00Z', 'noShow', 'PAST'],
])('checking out at %s of a room that is %s: %s', (now, stage, problem) => {
  for (const rank of ['found', 'proven'] as const) {
    const acting = { rank, hotel, now: Date.parse(now) }
    expect(roomProblem('checkOut', room(false, null, stage), acting)).toBe(problem)
    expect(roomProblem('checkOut', room(true, null, stage), acting)).toBe('CANCELLED')
  }
})

test.each<[RoomStage, RoomProblem | null]>([
  // Checking in online says when the guest comes, not that they are there.
  ['checkedIn', null],
  ['inHouse', 'STARTED'],
  ['out', 'PAST'],
  ['noShow', 'PAST'],
])('on the day of arrival a room that is %s is cancelled and asked about: %s', (stage, problem) => {
  const acting = { rank: 'found', hotel, now: Date.parse('2027-03-10T16:00:00Z') } as const
  for (const action of ['cancel', 'request'] as const)
    expect(roomProblem(action, room(false, null, stage), acting)).toBe(problem)
})

test.each<[string, RoomStage, RoomProblem | null]>([
  ['2027-03-10T16:00:00Z', 'booked', null],
  ['2027-03-10T16:00:00Z', 'checkedIn', null],
  ['2027-03-10T16:00:00Z', 'inHouse', null],
  ['2027-03-11T16:00:00Z', 'inHouse', null],
  // Of a hotel that says nothing of its guests.
  ['2027-03-11T16:00:00Z', 'booked', null],
  // As long as its guest can check out.
  ['2027-03-12T12:59:59Z', 'inHouse', null],
  ['2027-03-12T13:00:00Z', 'inHouse', 'PAST'],
  ['2027-03-11T16:00:00Z', 'out', 'PAST'],
  ['2027-03-11T16:00:00Z', 'noShow', 'PAST'],
])('at %s a room that is %s can be changed: %s', (now, stage, problem) => {
  for (const rank of ['found', 'proven'] as const) {
    const acting = { rank, hotel, now: Date.parse(now) }
    expect(roomProblem('change', room(false, null, stage), acting)).toBe(problem)
    expect(roomProblem('change', room(true, null, stage), acting)).toBe('CANCELLED')
  }
  const acting = { rank: 'roomGuest', hotel, now: Date.parse(now) } as const
  expect(roomProblem('change', room(false, null, stage), acting)).toBe('NOT_YOURS')
})
