import { formatDateParts } from '../../../rules/formats/dates'
import { nightsBetween } from '../../../rules/stay/days'
import type { Stay } from '../../../rules/stay/restrictions'
import { countText } from '../../../ui/text/count-text'
import { fillText } from '../../../ui/text/fill-text'

interface DaysLabels {
  roomSpan: string
  nights: string
}

/** "Mon, May 3 to Wed, May 5, 2 nights": the days of a room that has others than its stay. */
export function roomDaysText(
  { checkIn, checkOut }: Stay,
  labels: DaysLabels,
  locale: string,
): string {
  const day = (iso: string) =>
    formatDateParts(iso, locale, { weekday: 'short', day: 'numeric', month: 'short' })
  return fillText(labels.roomSpan, {
    from: day(checkIn),
    to: day(checkOut),
    nights: countText(labels.nights, nightsBetween(checkIn, checkOut), locale),
  })
}
