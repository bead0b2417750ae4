import { dateTimeFormat } from '../formats/formatters'

const HOUR_MS = 3_600_000

/**
 * Inhabited time zones range from UTC−11 to UTC+14. UTC+13 is used as the limit, because very few
 * people live at UTC+14.
 */
const EARLIEST_HOURS = -11
const LATEST_HOURS = 13

/** A range of calendar days, `YYYY-MM-DD`, both ends included. */
export interface Days {
  from: string
  to: string
}

/**
 * The calendar day at a hotel at a time (ms since 1970). For an unknown time zone the result is the
 * range of possible days, two at most and equal for every visitor: a notice then shows some hours
 * too long, never too short.
 */
export function hotelDays(now: number, timeZone?: string | null): Days {
  const day = timeZone ? dayIn(timeZone, now) : null
  if (day) return { from: day, to: day }
  return { from: utcDay(now + EARLIEST_HOURS * HOUR_MS), to: utcDay(now + LATEST_HOURS * HOUR_MS) }
}

/** Whether two ranges of days overlap; an unknown end is open. */
export function overlaps(
  span: { from: string | null | undefined; to: string | null | undefined },
  days: Days,
): boolean {
  return !(span.from && span.from > days.to) && !(span.to && span.to < days.from)
}

/** The Swedish locale writes dates as ISO 8601 does. */
function dayIn(timeZone: string, now: number): string | null {
  try {
    return dateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(now)
  } catch {
    return null
  }
}

function utcDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}
