import { formatDate } from '../../rules/formats/dates'
import { countText } from '../../ui/text/count-text'
import { fillText } from '../../ui/text/fill-text'
import { Link } from '../../ui/text/link.view'
import type { Refused } from './product.model'
import type { RefusalLabels } from './refusal.labels'
import { nearest } from './refusal.styles'

/** Why a stay is not sold, in a sentence. */
export function refusalText(
  { reason, day, nights }: Pick<Refused, 'reason' | 'day' | 'nights'>,
  labels: RefusalLabels & { nights: string },
  locale: string,
): string {
  return fillText(labels[reason], {
    day: formatDate(day, locale),
    nights: countText(labels.nights, nights ?? 1, locale),
  })
}

interface NearestProps {
  dates: Refused['nearest']
  labels: RefusalLabels
  locale: string
  hrefOf: (dates: Refused['nearest'][number]) => string
}

/** The nearest dates that work, each one tap away; nothing without any. */
export function NearestDates({ dates, labels, locale, hrefOf }: NearestProps) {
  if (dates.length === 0) return null
  return (
    <>
      <p>{labels.nearest}</p>
      <ul className={nearest}>
        {dates.map((stay) => (
          <li key={`${stay.checkIn}/${stay.checkOut}`}>
            <Link href={hrefOf(stay)}>
              {fillText(labels.dates, {
                from: formatDate(stay.checkIn, locale),
                to: formatDate(stay.checkOut, locale),
              })}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
