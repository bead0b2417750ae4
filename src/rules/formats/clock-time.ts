import { formatLocale } from '../locale/locale'
import { dateTimeFormat } from './formatters'

/**
 * Formats a wall-clock time such as `15:00` for the locale, in western digits. Text that is not a
 * time is returned unchanged; null and undefined return ''.
 */
export function formatClockTime(
  time: string | null | undefined,
  locale: string | null | undefined,
): string {
  const [, hour, minute] =
    /^([01]?\d|2[0-3]):([0-5]\d)(?::[0-5]\d)?$/.exec(time?.trim() ?? '') ?? []
  if (hour === undefined) return time?.trim() ?? ''
  return dateTimeFormat(formatLocale(locale), {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
    numberingSystem: 'latn',
  }).format(Date.UTC(2000, 0, 1, Number(hour), Number(minute)))
}
