import { formatClockTime } from './clock-time'

it.each([
  ['15:00', 'en-US', '3 PM'],
  ['15:05', 'en-US', '3:05 PM'],
  ['00:00', 'en-US', '12 AM'],
  ['00:30', 'en-US', '12:30 AM'],
  ['15:00:00', 'de-DE', '15:00'],
  ['9:05', 'de-DE', '9:05'],
  ['15:00', 'ja-JP', '15:00'],
  ['noon', 'en-US', 'noon'],
  ['24:00', 'en-US', '24:00'],
  ['', 'en-US', ''],
  [null, 'en-US', ''],
  [undefined, 'en-US', ''],
])('shows %s in %s as %s', (time, locale, text) => {
  expect(formatClockTime(time, locale).replace(/\s/g, ' ')).toBe(text)
})

it('keeps to western digits in Arabic', () => {
  expect(formatClockTime('15:30', 'ar-SA')).toMatch(/3:30/)
  expect(formatClockTime('15:00', 'ar-SA')).toMatch(/^\D*3\D*$/)
})
