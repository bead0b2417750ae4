import { DEFAULT_COUNTRY, DEFAULT_LANGUAGE, formatLocale, languageOf } from './locale'

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
    new Intl.NumberFormat(tag, {
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

// Engines disagree on IDR (ISO 4217 says 2, CLDR 0); the others follow Intl.
function decimals(currency: string, locale: string): number | undefined {
  if (currency === 'IDR') return languageOf(locale) === 'id' ? 0 : 2
  return /^(JPY|KRW)$/.test(currency) ? 0 : undefined
}
