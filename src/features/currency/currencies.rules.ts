import { displayNames } from '../../rules/formats/formatters'
import { formatLocale } from '../../rules/locale/locale'

/** Supported display currencies (C.13, E5-01). */
export const CURRENCIES = [
  'USD',
  'AUD',
  'CAD',
  'CNY',
  'EUR',
  'GBP',
  'HKD',
  'IDR',
  'ILS',
  'JPY',
  'KRW',
  'MXN',
  'RUB',
  'ZAR',
] as const

/** A currency with its name in the page's language. */
export interface NamedCurrency {
  /** ISO 4217. */
  code: string
  name: string
}

/**
 * Currencies with their names in the language of the locale, sorted by name, without duplicates
 * (W60).
 */
export function namedCurrencies(codes: Iterable<string>, locale: string): NamedCurrency[] {
  const { compare } = new Intl.Collator(formatLocale(locale))
  return [...new Set(codes)]
    .map((code) => ({ code, name: currencyName(code, locale) }))
    .sort((one, other) => compare(one.name, other.name))
}

/** "US Dollar" for USD in English; an invalid code is returned as its own name. */
export function currencyName(code: string, locale: string): string {
  try {
    return displayNames(formatLocale(locale), 'currency').of(code) ?? code
  } catch {
    return code
  }
}

/** Whether a search text matches the currency's name, English name or code. */
export function isCurrencyMeant({ code, name }: NamedCurrency, typed: string): boolean {
  const asked = plain(typed)
  return [code, name, currencyName(code, 'en')].some((text) => plain(text).includes(asked))
}

/** Folds case, accents and width, which a keyboard may lack. */
function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim()
}
