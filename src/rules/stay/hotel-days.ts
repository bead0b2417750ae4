import { dateTimeFormat } from '../formats/formatters'

const HOUR_MS = 3_600_000

/** Inhabited time zones reach from UTC−11 to UTC+14; at +14 live so few that a day's grace is enough. */
const EARLIEST_HOURS = -11
const LATEST_HOURS = 13

/** A span of calendar days, `YYYY-MM-DD`, both included. */
export interface Days {
  from: string
  to: string
}

/**
 * The day that it is at a hotel at a time (ms since 1970). Where its time zone is not known, every
 * day that it may be there: two, the same for every visitor, so that a notice is shown some hours
 * too long and never too short.
 */
export function hotelDays(now: number, timeZone?: string | null): Days {
  const day = timeZone ? dayIn(timeZone, now) : null
  if (day) return { from: day, to: day }
  return { from: utcDay(now + EARLIEST_HOURS * HOUR_MS), to: utcDay(now + LATEST_HOURS * HOUR_MS) }
}

/** Whether two spans of days have one in common; an end that is not known is open. */
export function overlaps(
  span: { from: string | null | undefined; to: string | null | undefined },
  days: Days,
): boolean {
  return !(span.from && span.from > days.to) && !(span.to && span.to < days.from)
}

/** Sweden writes dates as ISO 8601 does. */
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
