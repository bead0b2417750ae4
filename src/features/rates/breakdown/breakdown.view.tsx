import type { SyntheticEvent } from 'react'
import { joinClauses } from '../../../rules/formats/clauses'
import { countText } from '../../../ui/text/count-text'
import { fillText } from '../../../ui/text/fill-text'
import { visuallyHidden } from '../../../ui/text/hidden.styles'
import { inKindText } from '../../../ui/text/in-kind'
import type { Breakdown, ChargedRoom, ChargeRow } from './breakdown'
import type { BreakdownLabels } from './breakdown.labels'
import { nightly, note, table, totalRow } from './breakdown.styles'

interface BreakdownProps {
  labels: BreakdownLabels
  price: Breakdown
  /** The nights of each room are open. */
  isNightlyOpen: boolean
  /** The visitor opens or closes the nights of a room. */
  onNights?: ((event: SyntheticEvent<HTMLDetailsElement>) => void) | undefined
}

/** Everything that a guest pays, as a table whose rows add up to the total (W32). */
export function PriceBreakdown({ labels, price, isNightlyOpen, onNights }: BreakdownProps) {
  const { locale, rooms, included, pointsUsed, freeNightsUsed, pointsEarned } = price
  const used = inKindText({ points: pointsUsed, freeNights: freeNightsUsed }, labels, locale)
  return (
    <table className={table}>
      <caption className={visuallyHidden}>
        {fillText(labels.caption, { currency: price.currency })}
      </caption>
      <thead className={visuallyHidden}>
        <tr>
          <th scope="col">{labels.item}</th>
          <th scope="col">{labels.amount}</th>
        </tr>
      </thead>
      <tbody>
        {rooms.map(({ id, number, name, rate, nights, subtotal, points, freeNights }) => (
          <tr key={id}>
            <th scope="row">
              {number === null ? name : fillText(labels.room, { number, name })}
              <span className={note}>{rate}</span>
              <Nights {...{ labels, nights, locale, onNights }} isOpen={isNightlyOpen} />
            </th>
            <td>
              <PointsAndAmount {...{ labels, locale, points, freeNights }} amount={subtotal} />
            </td>
          </tr>
        ))}
        {price.rows.map((row) => (
          <Charge key={row.code} row={row} labels={labels} />
        ))}
      </tbody>
      <tbody>
        <tr className={totalRow} data-part="total">
          <th scope="row">
            {labels.total}
            {included.length > 0 && (
              <span className={note}>
                {fillText(labels.included, {
                  charges: joinClauses(
                    included.map(({ name, amount }) => `${name} ${amount}`),
                    locale,
                  ),
                })}
              </span>
            )}
          </th>
          <td>
            <bdi>{price.total}</bdi>
          </td>
        </tr>
        {used && (
          <tr className={totalRow}>
            <th scope="row">{labels.pointsUsed}</th>
            <td>
              <bdi>{used}</bdi>
            </td>
          </tr>
        )}
        {price.dueNow && (
          <Row
            name={labels.dueNow}
            note={price.isDeposit ? labels.deposit : ''}
            amount={price.dueNow}
          />
        )}
        {price.dueAtHotel && <Row name={labels.dueAtHotel} amount={price.dueAtHotel} />}
        {price.converted && <Row name={labels.converted} amount={price.converted} />}
        {pointsEarned !== null && pointsEarned > 0 && (
          <Row name={labels.pointsEarned} amount={countText(labels.points, pointsEarned, locale)} />
        )}
      </tbody>
    </table>
  )
}

interface NightsProps extends Pick<ChargedRoom, 'nights'>, Pick<BreakdownProps, 'onNights'> {
  labels: BreakdownLabels
  locale: string
  isOpen: boolean
}

function Nights({ labels, nights, locale, isOpen, onNights }: NightsProps) {
  return (
    <details className={nightly} open={isOpen} onToggle={onNights}>
      <summary>{countText(labels.nights, nights.length, locale)}</summary>
      <ul>
        {nights.map(({ date, day, amount, points, isFree }) => (
          <li key={date}>
            <span>{day}</span>{' '}
            <PointsAndAmount {...{ labels, locale, points, amount }} freeNights={isFree ? 1 : 0} />
          </li>
        ))}
      </ul>
    </details>
  )
}

interface PointsAndAmountProps {
  labels: BreakdownLabels
  locale: string
  points: number | null
  freeNights: number
  amount: string
}

function PointsAndAmount({ labels, locale, amount, ...inKind }: PointsAndAmountProps) {
  const used = inKindText(inKind, labels, locale)
  return <bdi>{[used, amount].filter(Boolean).join(' + ')}</bdi>
}

function Charge({ row, labels }: { row: ChargeRow; labels: BreakdownLabels }) {
  const about = [
    row.basis && labels[row.basis],
    row.isPaidAtHotel && labels.atHotel,
    row.purpose,
  ].filter(Boolean)
  return <Row name={row.name} note={about.join(' · ')} amount={row.amount} />
}

/** A line of a table of amounts. */
export function Row({
  name,
  note: about = '',
  amount,
}: {
  name: string
  note?: string
  amount: string
}) {
  return (
    <tr>
      <th scope="row">
        {name}
        {about && <span className={note}>{about}</span>}
      </th>
      <td>
        <bdi>{amount}</bdi>
      </td>
    </tr>
  )
}
