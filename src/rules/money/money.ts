import { numberFormat } from '../formats/formatters'
import { DEFAULT_COUNTRY, DEFAULT_LANGUAGE, formatLocale, languageOf } from '../locale/locale'

/** An amount in minor units: value = amount / 10^decimalPoint; currency is ISO 4217 (D.1). */
export interface Money {
  amount: number
  decimalPoint: number
  currency: string
}

/** Locale of a currency for a page without one; every other currency takes en-US (E5-01). */
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
 * The amount as the guest reads it, in western digits (C.13, C.16). No decimals for JPY and KRW, and
 * for IDR in Indonesian. The symbol where the locale gives it to this currency alone, else the code.
 * Not a number, or no currency code → ''.
 */
export function formatMoney(money: Money, locale: string | null | undefined): string {
  const { amount, decimalPoint, currency } = money
  const ofCurrency = CURRENCY_LOCALES[currency] ?? `${DEFAULT_LANGUAGE}-${DEFAULT_COUNTRY}`
  const tag = locale ? formatLocale(locale) : ofCurrency
  const digits = decimals(currency, tag)
  // A decimal string keeps 1.005 exact, so that halves round up; old engines read it as a number.
  const value = `${amount}e${-decimalPoint}` as `${number}`
  const show = (currencyDisplay: 'symbol' | 'narrowSymbol' | 'code') =>
    numberFormat(tag, {
      style: 'currency',
      currency,
      currencyDisplay,
      numberingSystem: 'latn',
      ...(digits !== undefined && { minimumFractionDigits: digits, maximumFractionDigits: digits }),
    }).format(value)
  try {
    if (!Number.isFinite(Number(value))) return ''
    const narrow = show('narrowSymbol')
    return narrow === show('symbol') ? narrow : show('code')
  } catch {
    return ''
  }
}

/** The sum of amounts of one currency, with as many decimals as the finest has; none, or several currencies → null. */
export function sumMoney(amounts: readonly Money[]): Money | null {
  const [first] = amounts
  if (!first || amounts.some(({ currency }) => currency !== first.currency)) return null
  const decimalPoint = Math.max(...amounts.map((money) => money.decimalPoint))
  const amount = amounts.reduce((sum, money) => sum + minorUnits(money, decimalPoint), 0)
  return { amount, decimalPoint, currency: first.currency }
}

/** An amount in other minor units, whole ones, halves rounded up. */
export function minorUnits({ amount, decimalPoint }: Money, decimals: number): number {
  return roundHalfUp(amount * 10 ** (decimals - decimalPoint))
}

/** To a whole number, halves up; what binary fractions add in the sixteenth digit does not count. */
export function roundHalfUp(value: number): number {
  return Math.round(Number(value.toPrecision(15)))
}

/** Decimals of a currency's minor unit (ISO 4217). No currency code → 2. */
export function minorDigits(currency: string): number {
  try {
    const format = numberFormat('en', { style: 'currency', currency })
    return decimals(currency, 'en') ?? format.resolvedOptions().maximumFractionDigits ?? 2
  } catch {
    return 2
  }
}

// Engines disagree on IDR (ISO 4217 says 2, CLDR 0); the others follow Intl.
function decimals(currency: string, locale: string): number | undefined {
  if (currency === 'IDR') return languageOf(locale) === 'id' ? 0 : 2
  return /^(JPY|KRW)$/.test(currency) ? 0 : undefined
}
