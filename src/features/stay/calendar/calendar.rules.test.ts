import { fc } from '../../../../tests/random'
import { addDays, weekdayOf } from '../../../rules/stay/days'
import {
  addMonths,
  dayByKey,
  inMonth,
  lastDayOf,
  monthOf,
  monthsBetween,
  partOf,
  spanIn,
  weeksOf,
} from './calendar.rules'

const days = fc.integer({ min: 0, max: 40_000 }).map((count) => addDays('2000-01-01', count))
const months = days.map(monthOf)
const weekdays = fc.constantFrom(0, 1, 6)

test('a month shows each of its days once, in the column of its weekday', () => {
  fc.assert(
    fc.property(months, weekdays, (month, firstWeekday) => {
      const weeks = weeksOf(month, firstWeekday)
      const shown = weeks.flat().filter((day) => day !== null)
      expect(shown[0]).toBe(`${month}-01`)
      expect(shown.at(-1)).toBe(lastDayOf(month))
      expect(shown.every((day, index) => day === addDays(`${month}-01`, index))).toBe(true)
      for (const week of weeks) {
        expect(week).toHaveLength(7)
        expect(week.some((day) => day !== null)).toBe(true)
        for (const [column, day] of week.entries())
          if (day) expect(weekdayOf(day)).toBe((firstWeekday + column) % 7)
      }
    }),
  )
})

test.each([
  ['2028-01-31', '2028-02', '2028-02-29'],
  ['2027-01-31', '2027-02', '2027-02-28'],
  ['2027-03-31', '2027-04', '2027-04-30'],
  ['2027-02-28', '2027-03', '2027-03-28'],
])('%s in %s is %s', (day, month, found) => {
  expect(inMonth(day, month)).toBe(found)
})

test('months are counted across years, both ways', () => {
  expect(addMonths('2026-11', 2)).toBe('2027-01')
  expect(addMonths('2027-01', -1)).toBe('2026-12')
  expect(monthsBetween('2026-11', '2027-02')).toEqual(['2026-11', '2026-12', '2027-01', '2027-02'])
  expect(monthsBetween('2027-02', '2026-11')).toEqual([])
})

test('the arrow back undoes the arrow on, in either direction of writing', () => {
  const back = { ArrowRight: 'ArrowLeft', ArrowUp: 'ArrowDown' }
  const keys = fc.constantFrom('ArrowRight', 'ArrowUp') as fc.Arbitrary<keyof typeof back>
  fc.assert(
    fc.property(days, weekdays, fc.boolean(), keys, (day, firstWeekday, isRightToLeft, key) => {
      const reading = { firstWeekday, isRightToLeft }
      const there = dayByKey({ key, shiftKey: false }, day, reading) ?? ''
      expect(there).not.toBe(day)
      expect(dayByKey({ key: back[key], shiftKey: false }, there, reading)).toBe(day)
    }),
  )
})

test('a month shows the part of a stay that lies in it', () => {
  const stay = { from: '2026-12-30', to: '2027-02-02' }
  const partsIn = (month: string) => {
    const span = spanIn(month, stay)
    const parts = weeksOf(month, 0)
      .flat()
      .flatMap((day) => {
        const part = day && partOf(day, span)
        return part ? [`${day} ${part}`] : []
      })
    return [parts[0], parts.at(-1), parts.length]
  }
  expect(partsIn('2026-11')).toEqual([undefined, undefined, 0])
  expect(partsIn('2026-12')).toEqual(['2026-12-30 from', '2026-12-31 inside', 2])
  expect(partsIn('2027-01')).toEqual(['2027-01-01 inside', '2027-01-31 inside', 31])
  expect(partsIn('2027-02')).toEqual(['2027-02-01 inside', '2027-02-02 to', 2])
  expect(partsIn('2027-03')).toEqual([undefined, undefined, 0])
})

test('a month outside of a stay, or wholly inside, does not depend on the days of the stay', () => {
  const longer = { from: '2026-12-29', to: '2027-02-05' }
  const stay = { from: '2026-12-30', to: '2027-02-02' }
  for (const month of ['2026-11', '2027-01', '2027-03'])
    expect(spanIn(month, longer)).toEqual(spanIn(month, stay))
})
