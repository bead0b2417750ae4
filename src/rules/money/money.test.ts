import { formatMoney, minorDigits } from './money'

const money = (amount: number, currency: string, decimalPoint = 2) => ({
  amount,
  decimalPoint,
  currency,
})

/**
 * Replaces spaces of any kind by a plain space and removes direction marks, which differ by locale.
 */
const plain = (text: string) =>
  text.replace(/[\s\u00a0\u202f]/g, ' ').replace(/[\u200e\u200f]/g, '')

test.each([
  ['en-US', 'USD', 12345, '$123.45'],
  ['en-US', 'EUR', 123450, '€1,234.50'],
  ['en-US', 'CAD', 12345, 'CAD 123.45'],
  ['en-US', 'THB', 12345, 'THB 123.45'],
  ['en-CA', 'CAD', 12345, '$123.45'],
  ['de-DE', 'EUR', 123450, '1.234,50 €'],
  ['de-DE', 'GBP', 100, '1,00 £'],
  ['de-DE', 'AUD', 100, '1,00 AUD'],
  ['zh-TW', 'TWD', 12345, '$123.45'],
  ['zh-TW', 'USD', 12345, 'USD 123.45'],
  ['zh-CN', 'CNY', 12345, '¥123.45'],
  ['zh-CN', 'JPY', 12300, 'JPY 123'],
  ['th-TH', 'THB', 12345, '฿123.45'],
  ['ar-SA', 'EUR', 123450, '1,234.50 €'],
  ['ar_AE', 'USD', 12345, '123.45 US$'],
  ['ko-KR', 'KRW', 2_000_000, '₩20,000'],
])('%s shows %s %d as %s', (locale, currency, amount, shown) => {
  expect(plain(formatMoney(money(amount, currency), locale))).toBe(shown)
})

test('from right to left, the sign of US$ stays behind its letters', () => {
  expect(formatMoney(money(12345, 'USD'), 'ar-SA')).toMatch(/^\u200f.*US\$\u200e$/)
})

test('yen and won have no decimals for any decimal point', () => {
  expect(plain(formatMoney(money(60000, 'JPY', 0), 'ja-JP'))).toBe('￥60,000')
  expect(plain(formatMoney(money(6000050, 'JPY', 2), 'en-US'))).toBe('¥60,001')
  expect(plain(formatMoney(money(6000049, 'KRW', 2), 'en-US'))).toBe('₩60,000')
})

test('rupiah have no decimals in Indonesian only', () => {
  expect(plain(formatMoney(money(15000000, 'IDR'), 'id-ID'))).toBe('Rp 150.000')
  expect(plain(formatMoney(money(15000000, 'IDR'), 'en-US'))).toBe('IDR 150,000.00')
})

test.each([
  ['HUF', 2],
  ['COP', 2],
  ['PKR', 2],
  ['USD', 2],
  ['ISK', 0],
  ['VND', 0],
  ['XPF', 0],
  ['IQD', 3],
  ['KWD', 3],
  ['CLF', 4],
  ['', 2],
  ['dollars', 2],
])('the minor unit of %s has %d decimals', (currency, digits) => {
  expect(minorDigits(currency)).toBe(digits)
})

// Node 20.19 and 20.20 disagree on the first three.
test.each([0, 2, 3])('an ICU whose currencies have %d decimals shows the same', (digits) => {
  const { NumberFormat } = Intl
  const ofIcu = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  const spy = jest.spyOn(Intl, 'NumberFormat').mockImplementation(
    ((locale: string, options?: Intl.NumberFormatOptions) =>
      new NumberFormat(locale, {
        ...(options?.style === 'currency' && ofIcu),
        ...options,
      })) as never,
  )
  try {
    jest.isolateModules(() => {
      // A module of its own: formatters are kept.
      const { formatMoney, minorDigits }: typeof import('./money') = require('./money')
      const shown = (currency: string) => {
        const decimalPoint = minorDigits(currency)
        return plain(formatMoney({ amount: 4500000, decimalPoint, currency }, 'en-US'))
      }
      expect(['HUF', 'COP', 'PKR', 'JPY', 'KWD', 'USD'].map(shown)).toEqual([
        'HUF 45,000.00',
        'COP 45,000.00',
        'PKR 45,000.00',
        '¥4,500,000',
        'KWD 4,500.000',
        '$45,000.00',
      ])
    })
  } finally {
    spy.mockRestore()
  }
})

test('more minor digits than shown round half up, exactly', () => {
  expect(formatMoney(money(1005, 'USD', 3), 'en-US')).toBe('$1.01')
  expect(formatMoney(money(1004, 'USD', 3), 'en-US')).toBe('$1.00')
})

test('a page without a locale uses the locale of the currency', () => {
  expect(plain(formatMoney(money(12345, 'MXN'), ''))).toBe('$123.45')
  expect(plain(formatMoney(money(12345, 'AUD'), ''))).toBe('$123.45')
  expect(plain(formatMoney(money(12345, 'CAD'), ''))).toBe('$123.45')
  expect(plain(formatMoney(money(12345, 'CNY'), ''))).toBe('¥123.45')
  expect(plain(formatMoney(money(12345, 'ZAR'), ''))).toMatch(/^R ?123[.,]45$/)
  expect(plain(formatMoney(money(12300, 'IDR'), ''))).toBe('Rp 123')
  expect(plain(formatMoney(money(12345, 'RUB'), null))).toBe('123,45 ₽')
  expect(plain(formatMoney(money(12345, 'ILS'), undefined))).toBe('₪123.45')
})

test('digits are western in every locale', () => {
  for (const locale of ['ar-SA', 'ar-EG', 'fa-IR', 'hi-IN', 'th-TH']) {
    expect(formatMoney(money(12345, 'EUR'), locale)).toMatch(/123[.,]45/)
  }
})

test.each([
  money(Number.NaN, 'USD'),
  money(Number.POSITIVE_INFINITY, 'USD'),
  money(100, ''),
  money(100, 'dollars'),
  { amount: 100, decimalPoint: undefined as never, currency: 'USD' },
  { amount: null as never, decimalPoint: 2, currency: 'USD' },
])('%j is not an amount and shows nothing', (broken) => {
  expect(formatMoney(broken, 'en-US')).toBe('')
})
