import type { StoredSuiteNight } from '../../database/booking/suite-nights'
import { isUsing, suiteDeadline, suiteNightStatus } from './suite-night-status'

const night: StoredSuiteNight = {
  orderId: 'order',
  itemId: 'item',
  night: '2027-03-10',
  awardId: 'C1006-2027',
  removedAt: null,
  confirmationNumber: '8123456789',
  checkIn: '2027-03-10',
  cancelledAt: null,
  timeZone: 'Asia/Tokyo',
}
const deadline = Date.parse('2027-03-09T14:00:00+09:00')

test('suites are asked for until 14:00 at the hotel on the day before arrival, whatever its clock does', () => {
  expect(suiteDeadline('2027-03-10', 'Asia/Tokyo')).toEqual({
    time: deadline,
    iso: '2027-03-09T14:00:00+09:00',
  })
  // The clocks of Munich and of New York are changed in the night before arrival.
  expect(suiteDeadline('2027-03-28', 'Europe/Berlin').iso).toBe('2027-03-27T14:00:00+01:00')
  expect(suiteDeadline('2027-03-15', 'America/New_York').iso).toBe('2027-03-14T14:00:00-04:00')
  // The day before arrival is another one there.
  expect(suiteDeadline('2027-01-01', 'Pacific/Apia').iso).toBe('2026-12-31T14:00:00+13:00')
})

test('a night is requested, then looked at, and decided at the cut-off to the millisecond', () => {
  const fiveDaysBefore = Date.parse('2027-03-05T14:00:00+09:00')
  expect(suiteNightStatus(night, fiveDaysBefore - 1)).toBe('REQUESTED')
  expect(suiteNightStatus(night, fiveDaysBefore)).toBe('PENDING')
  expect(suiteNightStatus(night, deadline - 1)).toBe('PENDING')
  expect(['GUARANTEED', 'DENIED']).toContain(suiteNightStatus(night, deadline))
})

test('the hotel says the same whenever it is asked, and denies some of many nights', () => {
  const all = Array.from({ length: 400 }, (_, index) => ({
    ...night,
    confirmationNumber: `8${String(index).padStart(9, '0')}`,
  }))
  const denied = all.filter((one) => suiteNightStatus(one, deadline) === 'DENIED')
  expect(denied.length).toBeGreaterThan(60)
  expect(denied.length).toBeLessThan(140)
  for (const one of all) {
    expect(suiteNightStatus(one, deadline + 1e9)).toBe(suiteNightStatus(one, deadline))
    expect(isUsing(one, deadline)).toBe(!denied.includes(one))
  }
})

test('cancelling in time gives the award back, too late it is forfeited', () => {
  const cancelled = (at: number) => ({ ...night, cancelledAt: new Date(at) })
  expect(suiteNightStatus(cancelled(deadline - 1), deadline + 1)).toBe('CANCELLED')
  expect(isUsing(cancelled(deadline - 1), deadline + 1)).toBe(false)
  const late = cancelled(deadline)
  const isDenied = suiteNightStatus(night, deadline) === 'DENIED'
  expect(suiteNightStatus(late, deadline + 1)).toBe(isDenied ? 'DENIED' : 'FORFEITED')
})

test('what was taken back uses nothing', () => {
  const removed = { ...night, removedAt: new Date(deadline - 1000) }
  expect(suiteNightStatus(removed, deadline + 1)).toBe('REMOVED')
  expect(isUsing(removed, deadline - 1)).toBe(false)
})
