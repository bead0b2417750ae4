import { isOtherZone, zoneName } from './other-zone'

const winter = Date.UTC(2027, 0, 10, 12)
const summer = Date.UTC(2027, 6, 10, 12)

test.each([
  ['Europe/Berlin', 'Europe/Berlin', winter, false],
  ['Europe/Berlin', 'Europe/Paris', winter, false],
  ['Europe/Berlin', 'America/New_York', winter, true],
  ['Europe/London', 'Atlantic/Reykjavik', winter, false],
  ['Europe/London', 'Atlantic/Reykjavik', summer, true],
  ['Pacific/Kiritimati', 'Pacific/Honolulu', winter, true],
  ['Nowhere/Land', 'Europe/Berlin', winter, false],
])('%s for a visitor in %s at %d', (hotel, visitor, time, isOther) => {
  expect(isOtherZone(time, { hotel, visitor })).toBe(isOther)
})

test('a zone has its short name at that time of the year', () => {
  expect(zoneName(winter, 'America/New_York', 'en-US')).toBe('EST')
  expect(zoneName(summer, 'America/New_York', 'en-US')).toBe('EDT')
  expect(zoneName(winter, 'Nowhere/Land', 'en-US')).toBe('Nowhere/Land')
})
