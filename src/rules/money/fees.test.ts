import { formatPrice, isFree } from './fees'

const dollars = (amount: number) => ({ amount, decimalPoint: 2, currency: 'USD' })
const yen = { amount: 600, decimalPoint: 0, currency: 'JPY' }

test.each([
  [dollars(3000), 'per night', 'en-US', '$30.00 per night'],
  [dollars(3000), 'pro Nacht', 'de-DE', '30,00 $ pro Nacht'],
  [yen, '1泊につき', 'ja-JP', '1泊につき￥600'],
  [yen, '每晚', 'zh-CN', '每晚JPY 600'],
  [dollars(3000), ' ', 'en-US', '$30.00'],
  [dollars(3000), null, 'ja-JP', '$30.00'],
  [null, 'per night', 'en-US', ''],
  [undefined, undefined, 'en-US', ''],
  [dollars(Number.NaN), 'per night', 'en-US', ''],
])('%j %s in %s is "%s"', (amount, basis, locale, text) => {
  expect(formatPrice(amount, basis, locale).replace(/\u00a0/g, ' ')).toBe(text)
})

test('a price of zero is free, a missing price is not', () => {
  expect(isFree(dollars(0))).toBe(true)
  expect(isFree(dollars(1))).toBe(false)
  expect(isFree(null)).toBe(false)
  expect(isFree(undefined)).toBe(false)
})
