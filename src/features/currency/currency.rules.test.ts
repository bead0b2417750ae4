import { fc } from '../../../tests/random'
import { minorDigits, sumMoney } from '../../rules/money/money'
import { conversionInput, convertMoney, formatConverted } from './currency.rules'

const money = (amount: number, currency: string, decimalPoint = 2) => ({
  amount,
  decimalPoint,
  currency,
})

const plain = (text: string) => text.replace(/[\s\u00a0\u202f]/g, ' ')

test.each([
  [money(12345, 'USD'), { amount: 12345, decimalPoint: 2 }],
  [money(60000, 'JPY', 0), { amount: 6_000_000, decimalPoint: 2 }],
  [money(12345, 'KWD', 3), { amount: 1235, decimalPoint: 2 }],
])('sends %j in hundredths', (amount, value) => {
  expect(conversionInput(amount, 'EUR')).toEqual({
    fromCurrency: amount.currency,
    value,
    toCurrency: 'EUR',
  })
})

test.each([
  [money(12345, 'USD'), 'EUR', 0.9, money(11111, 'EUR')],
  [money(12345, 'USD'), 'JPY', 150, money(18518, 'JPY', 0)],
  [money(60000, 'JPY', 0), 'USD', 0.0066, money(39600, 'USD')],
  [money(100, 'USD'), 'KWD', 0.3075, money(308, 'KWD', 3)],
  [money(100, 'USD'), 'IDR', 15000.5, money(1_500_050, 'IDR')],
  [money(100, 'USD'), 'EUR', 1.005, money(101, 'EUR')],
  [money(-12345, 'USD'), 'EUR', 0.9, money(-11110, 'EUR')],
])('converts %j to %s at the rate %d', (amount, currency, rate, converted) => {
  expect(convertMoney(amount, currency, rate)).toEqual(converted)
})

test('a rate of one changes no amount that the currency can hold', () => {
  const currencies = fc.constantFrom('USD', 'EUR', 'JPY', 'KRW', 'KWD', 'IDR')
  fc.assert(
    fc.property(currencies, fc.integer({ min: -1e9, max: 1e9 }), (currency, amount) => {
      const own = money(amount, currency, minorDigits(currency))
      expect(convertMoney(own, currency, 1)).toEqual(own)
    }),
  )
})

test('a converted amount is marked as approximate, and an amount without a rate is unchanged', () => {
  const shown = (currency: string, rate?: number | null) =>
    plain(formatConverted(money(12345, 'USD'), currency, rate, 'en-US'))
  expect(shown('EUR', 0.9)).toBe('≈ €111.11')
  expect(shown('JPY', 150)).toBe('≈ ¥18,518')
  for (const rate of [null, undefined, 0, -1, Number.NaN, Number.POSITIVE_INFINITY]) {
    expect(shown('EUR', rate)).toBe('$123.45')
  }
  expect(shown('USD', 1)).toBe('$123.45')
  expect(shown('euros', 0.9)).toBe('$123.45')
})

test('minor units are those of ISO 4217', () => {
  const codes = ['USD', 'JPY', 'KRW', 'IDR', 'KWD', 'ILS', 'euros']
  expect(codes.map(minorDigits)).toEqual([2, 0, 0, 2, 3, 2, 2])
})

test('sums keep every decimal and one currency', () => {
  expect(sumMoney([money(105, 'USD', 1), money(25, 'USD')])).toEqual(money(1075, 'USD'))
  expect(sumMoney([money(1, 'USD'), money(1, 'EUR')])).toBeNull()
  expect(sumMoney([])).toBeNull()
})
