import { ARRIVAL_HOURS, partOfDay, requestsPart } from './requests.rules'

test('AC 1: 13:00 is noon; the other parts begin at 6, 16 and 18', () => {
  expect(partOfDay(13)).toBe('noon')
  const begins = ARRIVAL_HOURS.map((_, hour) => hour).filter(
    (hour) => partOfDay(hour) !== partOfDay((hour + 23) % 24),
  )
  expect(begins.map((hour) => [hour, partOfDay(hour)])).toEqual([
    [6, 'morning'],
    [12, 'noon'],
    [16, 'afternoon'],
    [18, 'evening'],
  ])
})

test('the hours are 00:00 to 23:00', () => {
  expect(ARRIVAL_HOURS).toHaveLength(24)
  expect([ARRIVAL_HOURS[0], ARRIVAL_HOURS[9], ARRIVAL_HOURS[23]]).toEqual([
    '00:00',
    '09:00',
    '23:00',
  ])
})

test.each([
  ['room-0.bed', 20],
  ['a1B2_c3.comment', 200],
  ['all.arrival', 5],
  ['room-0.accessibility.SHOWER_CHAIR', 3],
  ['room-0.accessibility', null],
  ['room-0.accessibility.SHOWER.CHAIR', null],
  ['room-0.constructor', null],
  ['room-0.card', null],
  ['comment', null],
  ['.comment', null],
])('the longest value of %s is %j', (field, longest) => {
  expect(requestsPart.longest(field)).toBe(longest)
})
