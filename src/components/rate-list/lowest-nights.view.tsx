import { groupTitle } from '../../ui/layout/section.styles'
import { Link } from '../../ui/text/link.view'
import type { NightsOfMonth } from './lowest-nights.model'
import type { RateListLabels } from './rate-list.schema'
import { nights as nightsStyle } from './rate-list.styles'

interface LowestNightsProps {
  labels: RateListLabels
  months: readonly NightsOfMonth[]
}

/** The lowest price of each of the next nights; a day leads to its rates. */
export function LowestNights({ labels, months }: LowestNightsProps) {
  if (months.length === 0) return null
  return (
    <>
      <p>{labels.lowestByDay}</p>
      {months.map(({ month, name, nights }) => (
        <section key={month} aria-label={name}>
          <h3 className={groupTitle}>{name}</h3>
          <ol className={nightsStyle}>
            {nights.map(({ day, text, price, points, href }) => (
              <li key={day}>
                <Link href={href}>
                  <time dateTime={day}>{text}</time> <bdi>{price}</bdi>
                  {points && (
                    <>
                      {' '}
                      <bdi>{points}</bdi>
                    </>
                  )}
                </Link>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </>
  )
}
