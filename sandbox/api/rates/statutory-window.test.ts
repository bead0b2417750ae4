import { testHotel } from '../../database/testing/test-hotels'
import { statutoryWindow } from './statutory-window'

const name = testHotel('LAXCA').name
const hotel = testHotel('LAXCA', {
  timeZone: 'America/Los_Angeles',
  checkInTime: '15:00',
  address: {
    ...testHotel('LAXCA').address,
    state: { code: 'CA', name },
    country: { code: 'US', name },
  },
})
/** The arrival, 15:00 at the hotel. */
const ARRIVAL = Date.parse('2031-05-12T22:00:00Z')
const HOUR = 3_600_000
const applies = (bookedBefore: number | undefined, now: number) =>
  statutoryWindow(hotel, '2031-05-12', {
    now: ARRIVAL - now * HOUR,
    ...(bookedBefore !== undefined && { bookedAt: ARRIVAL - bookedBefore * HOUR }),
  })?.applies

test.each([
  // Hours before the arrival: of the booking, and of the look at it.
  ['just booked', 100, 100, true],
  ['a day later, less a minute', 100, 76 + 1 / 60, true],
  ['a day later', 100, 76, false],
  ['within a day, although the stay is nearer than three days by then', 80, 60, true],
  ['booked too late for the right', 71, 70, false],
  ['booked too late, and looked at long before by a clock that is wrong', 71, 90, false],
  ['an offer that could be booked now', undefined, 72, true],
  ['an offer that could be booked now, too late', undefined, 71, false],
])('%s', (_what, booked, now, given) => {
  expect(applies(booked, now)).toBe(given)
})

test('elsewhere there is no such right', () => {
  expect(statutoryWindow(testHotel('MUCDE'), '2031-05-12', { now: 0 })).toBeNull()
})
