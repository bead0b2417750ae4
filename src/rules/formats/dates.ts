import { formatLocale, languageOf } from '../locale/locale'
import { dateTimeFormat } from './formatters'

/** Offset of the Buddhist calendar, in years (E1-30). */
const BUDDHIST_OFFSET = 543

/** A year below this has two digits (E1-29). */
const YEAR_THRESHOLD = 100

/** Year of the Buddhist calendar, as Thai pages show it (C.16): 2026 → 2569. */
export function buddhistYear(year: number): number {
  return year + BUDDHIST_OFFSET
}

/** Which parts of a date to show, and in which form. */
export type DateParts = Pick<Intl.DateTimeFormatOptions, 'weekday' | 'day' | 'month' | 'year'>

/** Formats a calendar date with its short weekday for the locale; see `formatDateParts`. */
export function formatDate(iso: string | null | undefined, locale: string): string {
  return formatDateParts(iso, locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  })
}

/**
 * Formats parts of a calendar date for the locale, in western digits (C.16). Takes `YYYY-MM-DD`, or
 * a date-time whose time and zone are ignored: no zone ever shifts the date. Thai uses Buddhist
 * years, other locales Gregorian ones. An invalid date returns ''.
 */
export function formatDateParts(
  iso: string | null | undefined,
  locale: string,
  parts: DateParts,
): string {
  const day = /^\d{4}-\d\d-\d\d(?=T|$)/.exec(iso ?? '')?.[0]
  const date = new Date(`${day}T00:00:00Z`)
  if (!day || Number.isNaN(+date) || !date.toISOString().startsWith(day)) return ''
  return dateTimeFormat(formatLocale(locale), {
    ...parts,
    timeZone: 'UTC',
    numberingSystem: 'latn',
    calendar: isThai(locale) ? 'buddhist' : 'gregory',
  }).format(date)
}

/**
 * Expands a two-digit year to the full Gregorian year within 50 years of `now` (C.16). In Thai the
 * two digits are those of the Buddhist year. A year of 100 or more is returned unchanged.
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
