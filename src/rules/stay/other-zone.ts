import { dateTimeFormat } from '../formats/formatters'
import { formatLocale } from '../locale/locale'

/**
 * Whether a clock in the hotel's time zone shows another time than one in the visitor's, at an instant
 * (ms since 1970). Zones (IANA) of other names may agree; an unknown one is no other.
 */
export function isOtherZone(time: number, zones: { hotel: string; visitor: string }): boolean {
  const hotel = clockIn(time, zones.hotel)
  const visitor = clockIn(time, zones.visitor)
  return hotel !== null && visitor !== null && hotel !== visitor
}

function clockIn(time: number, timeZone: string): string | null {
  try {
    const format = { timeZone, dateStyle: 'short', timeStyle: 'short' } as const
    return dateTimeFormat('sv-SE', format).format(time)
  } catch {
    return null
  }
}

/** Short name of a zone at an instant in the locale: "EST", "GMT+9"; the zone itself if unknown. */
export function zoneName(time: number, timeZone: string, locale: string): string {
  try {
    const named = { timeZone, timeZoneName: 'short', numberingSystem: 'latn' } as const
    const parts = dateTimeFormat(formatLocale(locale), named).formatToParts(time)
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
  } catch {
    return timeZone
  }
}
