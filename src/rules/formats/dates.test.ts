import { buddhistYear, expandYear, formatDate } from './dates'

const plain = (text: string) => text.replace(/[\u200e\u200f]/g, '').replace(/\s/g, ' ')

test.each([
  ['en-US', 'Sun, Jul 5, 2026'],
  ['de-DE', 'So., 5. Juli 2026'],
  ['zh-TW', '2026年7月5日 週日'],
  ['ja-JP', '2026年7月5日(日)'],
  ['th-TH', 'อาทิตย์ 5 ก.ค. 2569'],
  ['ar-SA', 'الأحد، 5 يوليو 2026'],
  ['ar_AE', 'الأحد، 5 يوليو 2026'],
  ['ko-KR', '2026년 7월 5일 (일)'],
])('%s writes 2026-07-05 as %s', (locale, shown) => {
  expect(plain(formatDate('2026-07-05', locale)).replaceAll('日週', '日 週')).toBe(shown)
})

test('neither the zone of the machine nor a zone in the text shifts a date', () => {
  expect(formatDate('2026-01-01', 'en-US')).toBe('Thu, Jan 1, 2026')
  expect(formatDate('2026-01-01T23:30:00-11:00', 'en-US')).toBe('Thu, Jan 1, 2026')
  expect(formatDate('2026-01-01T00:30:00+14:00', 'en-US')).toBe('Thu, Jan 1, 2026')
})

test('leap days exist in leap years only', () => {
  expect(formatDate('2028-02-29', 'en-US')).toBe('Tue, Feb 29, 2028')
  expect(formatDate('2026-02-29', 'en-US')).toBe('')
})

test.each(['', 'soon', '2026-13-01', '2026-7-5', '05.07.2026', '2026-07-05x', null, undefined])(
  '%s is no date and shows nothing',
  (iso) => {
    expect(formatDate(iso, 'en-US')).toBe('')
  },
)

test('only the Thai and the Gregorian calendar are used', () => {
  expect(formatDate('2026-07-05', 'fa-IR')).toContain('2026')
  expect(formatDate('2026-07-05', 'ar-SA-u-ca-islamic')).toContain('2026')
})

test('an invalid locale formats as American English', () => {
  expect(formatDate('2026-07-05', '!!')).toBe('Sun, Jul 5, 2026')
})

test('Thai years are 543 ahead', () => {
  expect(buddhistYear(2026)).toBe(2569)
})

test.each([
  [26, 2026],
  [0, 2000],
  [76, 2076],
  [77, 1977],
  [99, 1999],
  [100, 100],
  [1985, 1985],
])('in 2026 the year %d is %d', (yy, year) => {
  expect(expandYear(yy, new Date(2026, 6, 1))).toBe(year)
})

test('late in a century the window reaches into the next century', () => {
  expect(expandYear(10, new Date(2080, 0, 15))).toBe(2110)
  expect(expandYear(30, new Date(2080, 0, 15))).toBe(2030)
  expect(expandYear(29, new Date(2080, 0, 15))).toBe(2129)
})

test.each([
  [69, 2026],
  [30, 1987],
  [19, 1976],
  [18, 2075],
  [2569, 2569],
])('in Thai in 2026 the year %d is %d', (yy, year) => {
  expect(expandYear(yy, new Date(2026, 6, 1), 'th_TH')).toBe(year)
})
