import { formatLocale } from '../locale/locale'
import { likelyRegion, numberFormat } from './formatters'

/** Regions with road distances in miles. */
const MILES = ['US', 'GB', 'LR', 'MM']

export const METRES_PER_MILE = 1609.344

/**
 * Formats a distance in kilometres or miles by the locale (W10), in western digits. Values below
 * ten have one decimal. Distances below a kilometre are in metres, rounded to ten. No line breaks
 * between number and unit. An invalid or negative number returns ''.
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
  })
    .format(value)
    .replace(/(?<=\d)\s?(?=\D+$)/, (gap) => (gap ? '\u00a0' : '\u2060'))
}
