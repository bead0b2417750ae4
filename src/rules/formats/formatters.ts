import { memoize } from './memoize'

/**
 * Memoized formatters of a BCP 47 locale: constructing a formatter takes up to a hundred times as
 * long as using it, and a page uses each many times. An invalid locale or option throws a
 * RangeError.
 */
export const numberFormat = memoize(
  (locale: string, options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
)

export const dateTimeFormat = memoize(
  (locale: string, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
)

export const displayNames = memoize(
  (locale: string, type: Intl.DisplayNamesType) => new Intl.DisplayNames(locale, { type }),
)

export const listFormat = memoize(
  (locale: string, type: Intl.ListFormatType) => new Intl.ListFormat(locale, { type }),
)

export const collator = memoize((locale: string) => new Intl.Collator(locale))

export const pluralRules = memoize((locale: string) => new Intl.PluralRules(locale))

/**
 * The country of a locale, ISO 3166 alpha-2; for a locale without a region, the likely one by CLDR.
 */
export const likelyRegion = memoize(
  (locale: string) => new Intl.Locale(locale).maximize().region ?? '',
)

/** Formats a number for the locale, in western digits (C.16). */
export function formatCount(value: number, locale: string): string {
  return numberFormat(locale, { numberingSystem: 'latn' }).format(value)
}
