import { joinClauses } from './clauses'

test.each([
  ['en-US', 'New York, United States'],
  ['de_DE', 'New York, United States'],
  ['ja-JP', 'New York、United States'],
  ['zh-TW', 'New York，United States'],
  ['ar-SA', 'New York، United States'],
])('%s: %s', (locale, joined) => {
  expect(joinClauses(['New York', null, '', 'United States'], locale)).toBe(joined)
})
