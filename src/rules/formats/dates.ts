import { formatLocale, languageOf } from '../locale/locale'
import { dateTimeFormat } from './formatters'

/** Years the Buddhist calendar is ahead (E1-30). */
const BUDDHIST_OFFSET = 543

/** Below this a year has two digits (E1-29). */
const YEAR_THRESHOLD = 100

/** Year of the Buddhist calendar, as Thai pages show it: 2026 → 2569 (C.16). */
export function buddhistYear(year: number): number {
  return year + BUDDHIST_OFFSET
}

/**
 * A calendar date with its short weekday, in the locale's own form and western digits (C.16). Takes
 * `YYYY-MM-DD`, or a date-time, of which only the date as written counts: no zone ever shifts it.
 * Buddhist years in Thai, Gregorian elsewhere. No such date → ''.
 */
export function formatDate(iso: string | null | undefined, locale: string): string {
  const day = /^\d{4}-\d\d-\d\d(?=T|$)/.exec(iso ?? '')?.[0]
  const date = new Date(`${day}T00:00:00Z`)
  if (!day || Number.isNaN(+date) || !date.toISOString().startsWith(day)) return ''
  return dateTimeFormat(formatLocale(locale), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
    numberingSystem: 'latn',
    calendar: isThai(locale) ? 'buddhist' : 'gregory',
  }).format(date)
}

/**
 * A two-digit year as the full Gregorian one within 50 years of now (C.16). In Thai the two digits
 * are those of the Buddhist year. A year of 100 or more is full already and comes back as it is.
 */
export function expandYear(yy: number, now: Date, locale?: string): number {
  if (yy >= YEAR_THRESHOLD) return yy
  const offset = isThai(locale) ? BUDDHIST_OFFSET : 0
  const current = now.getFullYear() + offset
  const year = current - (current % 100) + yy
  const shift = year < current - 50 ? 100 : year > current + 50 ? -100 : 0
  return year + shift - offset
}

function isThai(locale: string | undefined): boolean {
  return languageOf(locale) === 'th'
}
