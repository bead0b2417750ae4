import { numberFormat } from '../formats/formatters'
import { DEFAULT_COUNTRY, DEFAULT_LANGUAGE, formatLocale, languageOf } from '../locale/locale'

/** An amount in minor units: value = amount / 10^decimalPoint; currency is ISO 4217 (D.1). */
export interface Money {
  amount: number
  decimalPoint: number
  currency: string
}

/** Default locale by currency for a page without a locale; other currencies use en-US (E5-01). */
const CURRENCY_LOCALES: Record<string, string> = {
  AUD: 'en-AU',
  CAD: 'en-CA',
  MXN: 'es-MX',
  CNY: 'zh-CN',
  ZAR: 'en-ZA',
  IDR: 'id-ID',
  RUB: 'ru-RU',
}

/**
 * Formats an amount for the locale in western digits (C.13, C.16), with the decimals of its currency;
 * IDR has none in Indonesian. The currency shows as a symbol if the locale uses that symbol for no
 * other currency, else as its code. An invalid number or currency code returns ''. `fraction`: as many
 * decimals in place of the currency's own.
 */
export function formatMoney(
  money: Money,
  locale: string | null | undefined,
  fraction?: number,
): string {
  const { amount, decimalPoint, currency } = money
  const ofCurrency = CURRENCY_LOCALES[currency] ?? `${DEFAULT_LANGUAGE}-${DEFAULT_COUNTRY}`
  const tag = locale ? formatLocale(locale) : ofCurrency
  const isRupiah = currency === 'IDR' && languageOf(tag) === 'id'
  const digits = fraction ?? (isRupiah ? 0 : minorDigits(currency))
  // A decimal string keeps 1.005 exact, so that halves round up. Old engines convert it to a
  // number.
  const value = `${amount}e${-decimalPoint}` as `${number}`
  const show = (currencyDisplay: 'symbol' | 'narrowSymbol' | 'code') =>
    numberFormat(tag, {
      style: 'currency',
      currency,
      currencyDisplay,
      numberingSystem: 'latn',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }).format(value)
  try {
    if (!Number.isFinite(Number(value))) return ''
    const narrow = show('narrowSymbol')
    const text = narrow === show('symbol') ? narrow : show('code')
    // The mark keeps the sign of "US$" behind its letters where text runs from right to left.
    return text.endsWith('S$') ? `${text}\u200e` : text
  } catch {
    return ''
  }
}

/**
 * Sums amounts of one currency, with the largest number of decimals among them. An empty list or
 * several currencies → null.
 */
export function sumMoney(amounts: readonly Money[]): Money | null {
  const [first] = amounts
  if (!first || amounts.some(({ currency }) => currency !== first.currency)) return null
  const decimalPoint = Math.max(...amounts.map((money) => money.decimalPoint))
  const amount = amounts.reduce((sum, money) => sum + minorUnits(money, decimalPoint), 0)
  return { amount, decimalPoint, currency: first.currency }
}

/** Converts an amount to other minor units, as an integer, halves rounded up. */
export function minorUnits({ amount, decimalPoint }: Money, decimals: number): number {
  return roundHalfUp(amount * 10 ** (decimals - decimalPoint))
}

/**
 * Rounds to an integer, halves up. Rounding to 15 digits first removes the error of binary
 * fractions.
 */
export function roundHalfUp(value: number): number {
  return Math.round(Number(value.toPrecision(15)))
}

/**
 * Currencies whose minor unit has not two decimals: ISO 4217, list one, as published on 2026-01-01.
 * Versions of ICU disagree on HUF, COP, PKR and others, and so would a server and a browser.
 */
const WITHOUT_DECIMALS = /^(BIF|CLP|DJF|GNF|ISK|JPY|KMF|KRW|PYG|RWF|UGX|UYI|VND|VUV|XAF|XOF|XPF)$/
const WITH_THREE = /^(BHD|IQD|JOD|KWD|LYD|OMR|TND)$/
const WITH_FOUR = /^(CLF|UYW)$/

/** Decimals of a currency's minor unit (ISO 4217). An unknown currency code → 2. */
export function minorDigits(currency: string): number {
  if (WITHOUT_DECIMALS.test(currency)) return 0
  if (WITH_THREE.test(currency)) return 3
  return WITH_FOUR.test(currency) ? 4 : 2
}
