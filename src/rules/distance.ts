import { formatLocale } from './locale'

/** Regions whose roads are measured in miles. */
const MILES = ['US', 'GB', 'LR', 'MM']

const METRES_PER_MILE = 1609.344

/**
 * A distance as the guest reads it: kilometres or miles by the locale (W10), one decimal below ten,
 * in western digits. No number, or one below zero → ''.
 */
export function formatDistance(
  metres: number | null | undefined,
  locale: string | null | undefined,
): string {
  if (typeof metres !== 'number' || !(metres >= 0) || metres === Number.POSITIVE_INFINITY) return ''
  const tag = formatLocale(locale)
  const isMiles = MILES.includes(new Intl.Locale(tag).maximize().region ?? '')
  const value = metres / (isMiles ? METRES_PER_MILE : 1000)
  return new Intl.NumberFormat(tag, {
    style: 'unit',
    unit: isMiles ? 'mile' : 'kilometer',
    maximumFractionDigits: value < 10 ? 1 : 0,
    numberingSystem: 'latn',
  }).format(value)
}
