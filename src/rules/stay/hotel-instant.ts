import { dateTimeFormat } from '../formats/formatters'
import { memoize } from '../formats/memoize'
import { isDay } from './days'

const DAY_MS = 86_400_000

export interface HotelInstant {
  /** ms since 1970. */
  time: number
  /** ISO 8601 with the offset of the hotel at that time: `2026-03-10T18:00:00+01:00`. */
  iso: string
}

/**
 * The instant at which the clock of a hotel shows a time, `HH:MM`, on a day. An hour that a clock
 * change repeats or leaves out gives the later instant, in favour of a guest with a deadline:
 * 02:30 on the night of a change from 02:00 to 03:00 is 03:30. Null for a day, a time or a time
 * zone (IANA) that does not exist. Memoized, because each room of a stay has the same deadlines.
 */
export const hotelInstant = memoize(instantOf)

function instantOf(day: string, clock: string, timeZone: string): HotelInstant | null {
  if (!isDay(day) || !/^([01]\d|2[0-3]):[0-5]\d$/.test(clock)) return null
  const wall = Date.parse(`${day}T${clock}:00Z`)
  try {
    // No zone changes its clocks twice within two days, or is further than a day from UTC.
    const around = [wall - DAY_MS, wall + DAY_MS].map((time) => offsetAt(time, timeZone))
    const times = around.map((offset) => wall - offset).sort((a, b) => b - a)
    const time = times.find((one) => one + offsetAt(one, timeZone) === wall) ?? times[0] ?? wall
    return { time, iso: isoOf(time, offsetAt(time, timeZone)) }
  } catch {
    return null
  }
}

/** Clock of the zone minus UTC, ms. The Swedish locale writes dates as ISO 8601 does. */
function offsetAt(time: number, timeZone: string): number {
  const format = { timeZone, dateStyle: 'short', timeStyle: 'short' } as const
  const shown = dateTimeFormat('sv-SE', format).format(time).replace(' ', 'T')
  return Date.parse(`${shown}Z`) - time
}

function isoOf(time: number, offset: number): string {
  const minutes = Math.abs(offset) / 60_000
  const two = (value: number) => `${Math.floor(value)}`.padStart(2, '0')
  const local = new Date(time + offset).toISOString().slice(0, 19)
  return `${local}${offset < 0 ? '-' : '+'}${two(minutes / 60)}:${two(minutes % 60)}`
}
