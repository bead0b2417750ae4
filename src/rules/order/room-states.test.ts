import { orderState, roomStatus } from './room-states'

const room = (cancelled = false) => ({
  ...{ checkIn: '2027-03-10', checkOut: '2027-03-12' },
  cancelledAt: cancelled ? new Date('2027-03-01T12:00:00Z') : null,
})

test.each([
  ['2027-03-09', 'UPCOMING'],
  // Only the hotel knows who has arrived.
  ['2027-03-10', 'UPCOMING'],
  ['2027-03-11', 'IN_HOUSE'],
  ['2027-03-12', 'IN_HOUSE'],
  ['2027-03-13', 'PAST'],
] as const)('a room on %s is %s', (today, status) => {
  expect(roomStatus(room(), today)).toBe(status)
  expect(roomStatus(room(true), today)).toBe('CANCELLED')
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
