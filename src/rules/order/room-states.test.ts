import { cancelProblem, canTakeBack, orderState, roomStatus } from './room-states'

const room = (cancelled = false) => ({
  ...{ checkIn: '2027-03-10', checkOut: '2027-03-12' },
  cancelledAt: cancelled ? new Date('2027-03-01T12:00:00Z') : null,
})

test.each([
  ['2027-03-09', 'UPCOMING', null],
  // Only the hotel knows who has arrived.
  ['2027-03-10', 'UPCOMING', null],
  ['2027-03-11', 'IN_HOUSE', 'STARTED'],
  ['2027-03-12', 'IN_HOUSE', 'STARTED'],
  ['2027-03-13', 'PAST', 'PAST'],
] as const)('a room on %s is %s', (today, status, problem) => {
  expect([roomStatus(room(), today), cancelProblem(room(), today)]).toEqual([status, problem])
  expect(cancelProblem(room(true), today)).toBe('CANCELLED')
})

test('a cancelled room is taken back until the instant, and only then', () => {
  const takeBackUntil = new Date('2027-03-01T12:15:00Z')
  const at = (cancelled: boolean, until: Date | null, now: string) =>
    canTakeBack({ ...room(cancelled), takeBackUntil: until }, Date.parse(now))
  expect(at(true, takeBackUntil, '2027-03-01T12:14:59.999Z')).toBe(true)
  expect(at(true, takeBackUntil, '2027-03-01T12:15:00Z')).toBe(false)
  expect(at(true, null, '2027-03-01T12:00:00Z')).toBe(false)
  expect(at(false, takeBackUntil, '2027-03-01T12:00:00Z')).toBe(false)
})

test.each([
  [1, [false, false], 'confirmed'],
  [2, [false, false], 'modified'],
  [2, [true, false], 'partlyCancelled'],
  [3, [true, true], 'cancelled'],
] as const)(
  'an order of revision %i with rooms cancelled %j is %s',
  (revision, cancelled, state) => {
    expect(orderState({ revision, rooms: cancelled.map((one) => room(one)) })).toBe(state)
  },
)
