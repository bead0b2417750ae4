import { countText } from './count-text'

const nights = {
  'en-US': '{count} nights|one:{count} night',
  'de-DE': '{count} Nächte|one:{count} Nacht',
  'ja-JP': '{count}泊',
  'ar-SA': '{count} ليلة|one:ليلة واحدة|two:ليلتان|few:{count} ليالٍ',
}

test.each([
  ['en-US', 1, '1 night'],
  ['en-US', 2, '2 nights'],
  ['en-US', 1200, '1,200 nights'],
  ['de-DE', 1, '1 Nacht'],
  ['de-DE', 0, '0 Nächte'],
  ['ja-JP', 1, '1泊'],
  ['ar-SA', 1, 'ليلة واحدة'],
  ['ar-SA', 2, 'ليلتان'],
  ['ar-SA', 5, '5 ليالٍ'],
  ['ar-SA', 11, '11 ليلة'],
] as const)('%s, %d nights: "%s"', (locale, count, text) => {
  expect(countText(nights[locale], count, locale)).toBe(text)
})

test('a text of an author without forms is used for every number', () => {
  expect(countText('Nights: {count}', 1, 'en-US')).toBe('Nights: 1')
  expect(countText('', 1, 'en-US')).toBe('')
})
