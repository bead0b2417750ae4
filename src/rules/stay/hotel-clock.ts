import { formatClockTime } from '../formats/clock-time'
import { dateTimeFormat } from '../formats/formatters'

/** What the clock of a hotel shows at an instant (ms since 1970), as the locale writes it; `timeZone`: IANA. */
export function hotelClock(instant: number, timeZone: string, locale: string): string {
  // The Swedish locale writes times as ISO 8601 does.
  const clock = dateTimeFormat('sv-SE', { timeZone, timeStyle: 'short' }).format(instant)
  return formatClockTime(clock, locale)
}
