import { hotelDays, overlaps } from './hotel-days'

const noon = Date.UTC(2026, 10, 21, 12)

it.each([
  ['America/New_York', Date.UTC(2026, 10, 21, 4, 59), '2026-11-20'],
  ['America/New_York', Date.UTC(2026, 10, 21, 5), '2026-11-21'],
  ['Asia/Tokyo', Date.UTC(2026, 10, 21, 15), '2026-11-22'],
  ['Pacific/Kiritimati', Date.UTC(2026, 10, 21, 10), '2026-11-22'],
])('returns the hotel’s own day in %s', (timeZone, now, day) => {
  expect(hotelDays(now, timeZone)).toEqual({ from: day, to: day })
})

it.each([undefined, null, '', 'Mars/Olympus'])(
  'without a known time zone (%p) returns every possible day',
  (timeZone) => {
    expect(hotelDays(noon, timeZone)).toEqual({ from: '2026-11-21', to: '2026-11-22' })
    const early = Date.UTC(2026, 10, 21, 10)
    expect(hotelDays(early, timeZone)).toEqual({ from: '2026-11-20', to: '2026-11-21' })
  },
)

it.each([
  ['2026-11-01', '2026-11-20', false],
  ['2026-11-01', '2026-11-21', true],
  ['2026-11-24', '2026-11-30', true],
  ['2026-11-25', '2026-11-30', false],
  ['2026-11-22', '2026-11-22', true],
  [null, '2026-11-20', false],
  [null, '2026-12-31', true],
  ['2026-11-25', undefined, false],
  [null, null, true],
])('from %s to %s overlaps a stay of 21 to 24 November: %s', (from, to, concerns) => {
  expect(overlaps({ from, to }, { from: '2026-11-21', to: '2026-11-24' })).toBe(concerns)
})
