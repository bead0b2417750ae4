import { memoize } from './memoize'

/**
 * Formatters of a BCP 47 locale, kept: making one takes up to a hundred times as long as using it, and a
 * page uses each many times. A locale or options that there are not throw a RangeError.
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

/** The country of a locale, ISO 3166 alpha-2; where it names none, the one where most speak it so. */
export const likelyRegion = memoize(
  (locale: string) => new Intl.Locale(locale).maximize().region ?? '',
)

/** A number as the guest reads it, in western digits (C.16). */
export function formatCount(value: number, locale: string): string {
  return numberFormat(locale, { numberingSystem: 'latn' }).format(value)
}
