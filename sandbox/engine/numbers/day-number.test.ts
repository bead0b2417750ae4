import { fc, runs } from '../../../tests/random'
import { dayNumber, dayOfYear, dayText, weekdayOf } from './day-number'

const DAY_MS = 86_400_000
const days = fc.integer({ min: -250_000, max: 1_000_000 })

test('a number is the day that a Date has, and the other way round', () => {
  fc.assert(
    fc.property(days, (number) => {
      const date = new Date(number * DAY_MS)
      const day = date.toISOString().slice(0, 10)
      fc.pre(/^\d{4}-/.test(day))
      expect(dayText(number)).toBe(day)
      expect(dayNumber(day)).toBe(number)
      expect(weekdayOf(number)).toBe(date.getUTCDay())
    }),
    { numRuns: runs(2000) },
  )
})

test('a calendar day has the same number in every year, also after a leap day', () => {
  const years = [1900, 2000, 2023, 2024, 2031, 2100]
  const numbers = (day: string) =>
    new Set(years.map((year) => dayOfYear(dayNumber(`${year}-${day}`))))
  expect(numbers('03-01')).toEqual(new Set([0]))
  expect(numbers('12-31')).toEqual(new Set([305]))
  expect(numbers('02-28')).toEqual(new Set([364]))
  expect(dayOfYear(dayNumber('2024-02-29'))).toBe(365)
})
