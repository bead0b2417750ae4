import { formatLocale } from '../locale/locale'
import { likelyRegion, numberFormat } from './formatters'

/** Regions whose roads are measured in miles. */
const MILES = ['US', 'GB', 'LR', 'MM']

const METRES_PER_MILE = 1609.344

/**
 * A distance as the guest reads it: kilometres or miles by the locale (W10), one decimal below ten;
 * below a kilometre metres, to the nearest ten. In western digits. No number, or one below zero → ''.
 */
export function formatDistance(
  metres: number | null | undefined,
  locale: string | null | undefined,
): string {
  if (typeof metres !== 'number' || !(metres >= 0) || metres === Number.POSITIVE_INFINITY) return ''
  const tag = formatLocale(locale)
  const isMiles = MILES.includes(likelyRegion(tag))
  const tens = Math.round(metres / 10) * 10
  const [value, unit] = isMiles
    ? [metres / METRES_PER_MILE, 'mile']
    : tens < 1000
      ? [tens, 'meter']
      : [metres / 1000, 'kilometer']
  return numberFormat(tag, {
    style: 'unit',
    unit,
    maximumFractionDigits: value < 10 ? 1 : 0,
    numberingSystem: 'latn',
  }).format(value)
}
