import { fc } from '../../../tests/random'
import { addDays, isDay, nightsBetween, nightsOf, weekdayOf } from './days'

const days = fc
  .integer({ min: Date.UTC(1970, 0, 1) / 86_400_000, max: Date.UTC(2199, 11, 31) / 86_400_000 })
  .map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10))

test.each(['2026-11-23', '2028-02-29', '2000-02-29', '1970-01-01', '9999-12-31'])(
  '%s is a day',
  (text) => {
    expect(isDay(text)).toBe(true)
  },
)

test.each([
  ...['2026-02-29', '2100-02-29', '2026-02-31', '2026-04-31', '2026-13-01', '2026-00-10'],
  ...['2026-11-00', '2026-11-32', '2026-1-1', '26-11-23', '2026-11-23T00:00:00Z', ' 2026-11-23'],
  ...['2026-11-23\n', '23.11.2026', '+002026-11-23', '٢٠٢٦-١١-٢٣', 'tomorrow', '', null, undefined],
])('%j is no day', (text) => {
  expect(isDay(text)).toBe(false)
})

test.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-02-28', 1, '2026-03-01'],
  ['2026-03-29', 1, '2026-03-30'],
  ['2026-03-01', -1, '2026-02-28'],
  ['2026-11-23', 0, '2026-11-23'],
  ['2026-11-23', 350, '2027-11-08'],
  ['9999-12-31', 1, ''],
  ['0000-01-01', -1, ''],
  ['never', 1, ''],
  ['2026-11-23', Number.POSITIVE_INFINITY, ''],
])('%s and %d days is %j', (day, count, later) => {
  expect(addDays(day, count)).toBe(later)
})

test.each([
  ['2026-11-23', '2026-11-25', 2],
  ['2026-11-25', '2026-11-23', -2],
  ['2026-03-28', '2026-03-30', 2],
  ['2026-11-23', '2026-11-23', 0],
  ['2026-11-23', 'never', 0],
  ['', '', 0],
])('from %s to %s there are %d nights', (from, to, nights) => {
  expect(nightsBetween(from, to)).toBe(nights)
})

test('the nights of a stay begin on its days except the day of departure', () => {
  expect(nightsOf('2026-12-30', '2027-01-02')).toEqual(['2026-12-30', '2026-12-31', '2027-01-01'])
  expect(nightsOf('2026-12-30', '2026-12-30')).toEqual([])
  expect(nightsOf('2026-12-30', '2026-12-29')).toEqual([])
})

test('weekdays count from Sunday', () => {
  expect(weekdayOf('2026-11-22')).toBe(0)
  expect(weekdayOf('2026-11-23')).toBe(1)
  expect(weekdayOf('2026-11-28')).toBe(6)
})

test('adding days and counting nights agree, on each of them', () => {
  fc.assert(
    fc.property(days, fc.integer({ min: -800, max: 800 }), (day, count) => {
      const other = addDays(day, count)
      expect(isDay(other)).toBe(true)
      expect(nightsBetween(day, other)).toBe(count)
      expect(other > day).toBe(count > 0)
      expect((weekdayOf(day) + count + 7000) % 7).toBe(weekdayOf(other))
      const nights = nightsOf(day, other)
      expect(nights).toHaveLength(Math.max(0, count))
      expect(nights.every((night, index) => night === addDays(day, index))).toBe(true)
    }),
  )
})

test('no text makes a function of days fail', () => {
  const texts = fc.oneof(fc.string(), fc.constantFrom('-', '2026-11', '275760-09-13', '__proto__'))
  fc.assert(
    fc.property(texts, texts, fc.double(), (a, b, count) => {
      expect(addDays(a, count)).toMatch(/^(\d{4}-\d\d-\d\d)?$/)
      expect(nightsBetween(a, b)).not.toBeNaN()
      expect(isDay(a)).toBe(/^\d{4}-\d\d-\d\d$/.test(a) && addDays(a, 0) === a)
    }),
  )
})
