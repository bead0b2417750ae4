import { fc, runs } from '../../../tests/random'
import { languageOf } from '../locale/locale'
import { localeMap } from '../locale/locale-map'
import { formatPrice } from '../money/fees'
import { formatMoney } from '../money/money'
import { addressLines, addressParts, formatAddress } from './address'
import { formatClockTime } from './clock-time'
import { buddhistYear, expandYear, formatDate } from './dates'
import { toWestern } from './digits'
import { formatDistance } from './distance'
import { greetingName } from './names'
import { dialHref, formatPhone } from './phone'

/**
 * All locales of the chain and one invalid locale. Locales with rules of their own occur more
 * often.
 */
const locales = fc.oneof(
  fc.constantFrom('ja-JP', 'zh-CN', 'zh-TW', 'ko-KR', 'th-TH', 'ar-SA', 'fa-IR', 'de-DE'),
  fc.constantFrom(...Object.keys(localeMap), 'ar_AE', 'en', '!!', ''),
)

const BROKEN = /undefined|null|NaN|Invalid|Infinity|\[object/

/** Strings as an API may send them: arbitrary text and almost valid values. */
const texts = fc.option(
  fc
    .oneof(
      fc.string({ unit: 'binary' }),
      fc.stringMatching(/^[+\d٠-٩ ().-]{0,20}$/),
      fc.stringMatching(/^\d{4}-\d\d-\d\d(T\d\d:\d\d)?$/),
      fc.stringMatching(/^\d\d?:\d\d$/),
    )
    .filter((text) => !BROKEN.test(text)),
)
const numbers = fc.oneof(fc.double(), fc.integer(), fc.constant(null as unknown as number))
const codes = fc.option(fc.record({ description: texts, code: texts }, { requiredKeys: [] }))
const addresses = fc.record(
  {
    line1: texts,
    line2: texts,
    line3: texts,
    city: texts,
    postalCode: texts,
    stateProvince: codes,
    country: codes,
  },
  { requiredKeys: [] },
)
const phones = fc.record({ original: texts, display: texts, number: texts }, { requiredKeys: [] })
const moneys = fc.record({
  amount: numbers,
  decimalPoint: numbers,
  currency: fc.constantFrom('USD', 'JPY', 'IDR', 'KWD', 'SAR', 'THB', 'IRR', '', 'money'),
})
const days = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const clocks = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => `${part}`.padStart(2, '0')).join(':'))

const FOREIGN_DIGIT = /(?![0-9])\p{Nd}/u

test('no input of an API produces broken text', () => {
  fc.assert(
    fc.property(
      locales,
      texts,
      numbers,
      addresses,
      phones,
      moneys,
      (locale, text, number, address, phone, money) => {
        const shown = [
          formatDate(text, locale),
          formatClockTime(text, locale),
          formatAddress(address, locale),
          ...addressLines(address, locale),
          formatPhone(phone, locale) ?? '',
          dialHref(phone) ?? '',
          formatMoney(money, locale),
          formatPrice(money, text, locale),
          formatDistance(number, locale),
          greetingName(text),
        ].join('\n')
        expect(shown).not.toMatch(BROKEN)
      },
    ),
    { numRuns: runs(500) },
  )
})

test('digits are western in every locale', () => {
  fc.assert(
    fc.property(locales, days, clocks, fc.nat(1e9), (locale, day, clock, number) => {
      const money = { amount: number, decimalPoint: 2, currency: 'EUR' }
      const shown = [
        formatDate(day, locale),
        formatClockTime(clock, locale),
        formatMoney(money, locale),
        formatDistance(number, locale),
      ]
      for (const text of shown) {
        expect(text).toMatch(/[0-9]/)
        expect(text).not.toMatch(FOREIGN_DIGIT)
      }
    }),
    { numRuns: runs(300) },
  )
})

test('a formatted date contains its day and year; only Thai uses the Buddhist year', () => {
  fc.assert(
    fc.property(locales, days, (locale, day) => {
      const [year, , date] = day.split('-').map(Number) as [number, number, number]
      const found = formatDate(day, locale).match(/\d+/g)?.map(Number)
      expect(found).toContain(languageOf(locale) === 'th' ? buddhistYear(year) : year)
      expect(found).toContain(date)
    }),
    { numRuns: runs(300) },
  )
})

test('a formatted time contains its minutes unless the hour is full, and all times of a day differ', () => {
  fc.assert(
    fc.property(locales, clocks, clocks, (locale, one, other) => {
      const minutes = one.slice(3)
      if (minutes !== '00') expect(formatClockTime(one, locale)).toContain(minutes)
      expect(formatClockTime(one, locale) === formatClockTime(other, locale)).toBe(one === other)
    }),
  )
})

test('expandYear restores each year within 49 years of now, in either calendar', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1950, max: 2150 }),
      fc.integer({ min: -49, max: 49 }),
      (current, distance) => {
        const year = current + distance
        const now = new Date(current, 6, 1)
        expect(expandYear(year % 100, now)).toBe(year)
        expect(expandYear(buddhistYear(year) % 100, now, 'th-TH')).toBe(year)
      },
    ),
  )
})

test('a displayed phone number dials the delivered digits', () => {
  const originals = fc.stringMatching(/^\+[1-9]\d{6,14}$/)
  fc.assert(
    fc.property(locales, originals, (locale, original) => {
      expect(dialHref(formatPhone({ original }, locale))).toBe(`tel:${original}`)
    }),
  )
})

test('a formatted address keeps all parts, in one of two orders', () => {
  const part = fc.stringMatching(/^[a-z]{1,9}$/)
  const full = fc.record({ line1: part, line2: part, city: part, postalCode: part })
  fc.assert(
    fc.property(locales, full, (locale, address) => {
      const { line1, line2, city, postalCode } = address
      const parts = [line1, line2, city, postalCode]
      const isLargeFirst = /^(ja|zh|ko)$/.test(languageOf(locale))
      expect(addressParts(address, locale)).toEqual(isLargeFirst ? parts.reverse() : parts)
    }),
  )
})

test('western digits stay, and Arabic and Persian digits become western', () => {
  const digits = fc.array(fc.nat(9), { maxLength: 20 })
  fc.assert(
    fc.property(digits, fc.constantFrom(0x660, 0x6f0, 0x30), (values, zero) => {
      const text = values.map((value) => String.fromCharCode(zero + value)).join('')
      expect(toWestern(text)).toBe(values.join(''))
    }),
  )
})
