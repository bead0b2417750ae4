import { orderState, type RoomStage, roomStatus, type StageEvent, stageAfter } from './room-states'

const room = (cancelled = false, stage: RoomStage = 'booked') => ({
  ...{ checkIn: '2027-03-10', checkOut: '2027-03-12', stage },
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

test.each([
  ['2027-03-10', 'checkedIn', 'UPCOMING'],
  ['2027-03-10', 'inHouse', 'IN_HOUSE'],
  ['2027-03-12', 'inHouse', 'IN_HOUSE'],
  ['2027-03-13', 'inHouse', 'PAST'],
  ['2027-03-11', 'out', 'PAST'],
  ['2027-03-10', 'noShow', 'PAST'],
] as const)(
  'what the hotel has said counts before the day: on %s %s is %s',
  (today, stage, status) => {
    expect(roomStatus(room(false, stage), today)).toBe(status)
    expect(roomStatus(room(true, stage), today)).toBe('CANCELLED')
  },
)

test.each<[RoomStage, Partial<Record<StageEvent, RoomStage>>]>([
  ['booked', { checkIn: 'checkedIn', arrive: 'inHouse', miss: 'noShow' }],
  ['checkedIn', { arrive: 'inHouse', miss: 'noShow' }],
  ['inHouse', { checkOut: 'out', depart: 'out' }],
  ['out', {}],
  ['noShow', {}],
])('after %s comes %j', (stage, after) => {
  for (const event of ['checkIn', 'arrive', 'checkOut', 'depart', 'miss'] as const) {
    expect(stageAfter(room(false, stage), event)).toBe(after[event] ?? null)
    expect(stageAfter(room(true, stage), event)).toBeNull()
  }
})
