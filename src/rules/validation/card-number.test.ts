import { hasCardNumber } from './card-number'

test.each([
  '4111111111111111',
  'my card: 4111 1111 1111 1111, thanks',
  '3782-822463-10005',
  '5555.5555.5555.4444',
  '6200000000000005',
])('%s has the number of a card', (text) => {
  expect(hasCardNumber(text)).toBe(true)
})

test.each(['4111111111111112', '+49 151 23456789', '378282246310006', '2026-03-01', '1003000001'])(
  '%s has none',
  (text) => {
    expect(hasCardNumber(text)).toBe(false)
  },
)
