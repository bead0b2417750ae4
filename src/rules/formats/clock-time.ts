import { formatLocale } from '../locale/locale'
import { dateTimeFormat } from './formatters'
import { memoize } from './memoize'

/**
 * Formats a wall-clock time such as `15:30` for the locale, in western digits; where a day has twice
 * twelve hours, a full hour has no minutes, as in a sentence: 3 PM. Text that is not a time is
 * returned unchanged; null and undefined return ''.
 */
export function formatClockTime(
  time: string | null | undefined,
  locale: string | null | undefined,
): string {
  const [, hour, minute] =
    /^([01]?\d|2[0-3]):([0-5]\d)(?::[0-5]\d)?$/.exec(time?.trim() ?? '') ?? []
  if (hour === undefined) return time?.trim() ?? ''
  const own = formatLocale(locale)
  const isShort = minute === '00' && hasTwelveHours(own)
  return dateTimeFormat(own, isShort ? HOUR : { ...HOUR, minute: '2-digit' }).format(
    Date.UTC(2000, 0, 1, Number(hour), Number(minute)),
  )
}

const HOUR = { hour: 'numeric', timeZone: 'UTC', numberingSystem: 'latn' } as const

const hasTwelveHours = memoize(
  (locale: string) => dateTimeFormat(locale, HOUR).resolvedOptions().hour12 === true,
)
