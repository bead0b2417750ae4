import { isPrintable, LONGEST_ADDRESS } from './receipt-address'

test.each([
  ['Lindqvist AB, Storgatan 1, 111 22 Stockholm', 'SE556677889901'],
  ['株式会社サンプル 東京都千代田区1-1', 'T1234567890123'],
  ['شركة المثال، الرياض', ''],
  ['A & B <b>GmbH</b>', 'DE 123.456/7-8'],
  // Takes back what was said before.
  ['', ''],
  ['x'.repeat(LONGEST_ADDRESS), ''],
])('%s with %s can be printed', (line, vatId) => {
  expect(isPrintable({ line, vatId })).toBe(true)
})

test.each([
  ['too long', 'x'.repeat(LONGEST_ADDRESS + 1), ''],
  ['of two lines', 'a\nb', ''],
  ['turned around', 'a \u202Eb', ''],
  ['a card', '4111 1111 1111 1111', ''],
  ['an id of nobody', '', 'SE556677889901'],
  ['an id with signs', 'Lindqvist AB', '<b>1</b>'],
  ['an id that is too long', 'Lindqvist AB', '1'.repeat(21)],
])('what is %s cannot', (_name, line, vatId) => {
  expect(isPrintable({ line, vatId })).toBe(false)
})
