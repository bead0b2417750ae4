import { HOURS, partOfDay } from './hours'

test('the hours run from 00:00 to 23:00', () => {
  expect(HOURS).toHaveLength(24)
  expect([HOURS[0], HOURS[9], HOURS[10], HOURS[23]]).toEqual(['00:00', '09:00', '10:00', '23:00'])
})

test.each([
  [0, 'evening'],
  [5, 'evening'],
  [6, 'morning'],
  [11, 'morning'],
  [12, 'noon'],
  [15, 'noon'],
  [16, 'afternoon'],
  [17, 'afternoon'],
  [18, 'evening'],
  [23, 'evening'],
])('%d:00 is in the %s', (hour, part) => {
  expect(partOfDay(hour)).toBe(part)
})
