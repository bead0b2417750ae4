import { formatLocale } from '../locale/locale'
import { numberFormat } from './formatters'

/** "5 hours", with the plural form of the locale. */
export function formatDuration(value: number, unit: 'hour' | 'minute', locale: string): string {
  const format = { style: 'unit', unit, unitDisplay: 'long', numberingSystem: 'latn' } as const
  return numberFormat(formatLocale(locale), format).format(value)
}
