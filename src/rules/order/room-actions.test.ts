import { type Rank, type RoomAction, type RoomProblem, roomProblem } from './room-actions'

const AT = Date.parse('2027-03-01T12:00:00Z')
const DAY = '2027-03-01'
const room = (cancelled = false, takeBackUntil: Date | null = null) => ({
  ...{ checkIn: '2027-03-10', checkOut: '2027-03-12', takeBackUntil },
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
  for (const action of ['cancel', 'request'] as const) {
    expect(roomProblem(action, room(), { rank: 'found', today, now: AT })).toBe(problem)
    expect(roomProblem(action, room(true), { rank: 'found', today, now: AT })).toBe('CANCELLED')
  }
})

test('a cancelled room is taken back until the instant, and only then', () => {
  const until = new Date('2027-03-01T12:15:00Z')
  const at = (cancelled: boolean, takeBackUntil: Date | null, now: string) => {
    const acting = { rank: 'proven', today: DAY, now: Date.parse(now) } as const
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
  ['cancel', 'roomGuest', 'NOT_YOURS'],
  ['cancel', 'found', null],
  ['cancel', 'proven', null],
  ['takeBack', 'roomGuest', 'NOT_YOURS'],
  ['takeBack', 'found', null],
  ['takeBack', 'proven', null],
])('%s by %s: %s', (action, rank, problem) => {
  const one = action === 'takeBack' ? room(true, new Date(AT + 1)) : room()
  expect(roomProblem(action, one, { rank, today: DAY, now: AT })).toBe(problem)
})
