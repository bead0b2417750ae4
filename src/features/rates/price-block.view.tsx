import { joinClauses } from '../../rules/formats/clauses'
import { formatMoney, type Money } from '../../rules/money/money'
import { countText } from '../../ui/text/count-text'
import { fillText } from '../../ui/text/fill-text'
import { visuallyHidden } from '../../ui/text/hidden.styles'
import type { PriceLabels } from './price.labels'
import {
  block,
  difference as differenceStyle,
  nightly as nightlyStyle,
  note,
  struck,
  total as totalStyle,
} from './price-block.styles'
import type { OfferedPricing } from './product.model'

export interface PriceBlockProps {
  labels: PriceLabels
  /** Null: the guest may not see the price. */
  pricing: OfferedPricing | null
  nights: number
  /** How many rooms it is for together. */
  rooms?: number
  locale: string
  /** The price of the same room and terms that everybody pays, if this one is lower. */
  compared?: Money | undefined
  /** What a booked room costs more or less with it. */
  difference?: string | null
  /** A price in the visitor's currency, for display only. */
  convert: ((money: Money) => string) | null
}

/**
 * A price: by night, and the total of the stay, which is never smaller (C.14). The total has all
 * charges, also where the price by night has no taxes.
 */
export function PriceBlock({
  labels,
  pricing,
  nights,
  rooms = 1,
  locale,
  compared,
  difference,
  convert,
}: PriceBlockProps) {
  if (!pricing) return <p className={block}>{labels.confidential}</p>
  const { shown, total, averageNightly, includesTaxes, pointsTotal, fullyPoints } = pricing
  const price = (money: Money) => formatMoney(money, locale)
  const length = joinClauses(
    [
      rooms > 1 ? countText(labels.roomCount, rooms, locale) : null,
      countText(labels.nights, nights, locale),
    ],
    locale,
  )
  const nightly =
    nights === 1 && rooms === 1 ? labels.oneNight : countText(labels.nightly, rooms, locale)
  const hasPoints = pointsTotal !== null
  const isPointsOnly = hasPoints && fullyPoints && total.amount === 0
  return (
    <div className={block}>
      {!hasPoints && (
        <p className={nightlyStyle}>{fillText(nightly, { amount: price(averageNightly) })}</p>
      )}
      {compared && (
        <p className={struck}>
          <span className={visuallyHidden}>{labels.original}: </span>
          <s>{price(compared)}</s>
        </p>
      )}
      <p className={totalStyle}>
        {hasPoints && countText(labels.points, pointsTotal, locale)}
        {hasPoints && !isPointsOnly && ' + '}
        {!isPointsOnly && <b>{price(total)}</b>}
      </p>
      {difference && <p className={differenceStyle}>{difference}</p>}
      <p className={note}>
        {joinClauses([fillText(labels.totalFor, { nights: length }), labels.everything], locale)}
      </p>
      {!includesTaxes && !hasPoints && (
        <p className={note}>{fillText(labels.beforeTaxes, { amount: price(shown) })}</p>
      )}
      {convert && !isPointsOnly && (
        <p className={note}>
          <bdi>{convert(total)}</bdi>
        </p>
      )}
    </div>
  )
}
