import { joinClauses } from '../../rules/formats/clauses'
import { formatMoney, type Money } from '../../rules/money/money'
import { countText } from '../../ui/text/count-text'
import { fillText } from '../../ui/text/fill-text'
import type { PriceLabels } from './price.labels'
import type { OfferedPricing, OfferedProduct } from './product.model'
import type { RateLabels } from './rate.labels'
import { rateTerms } from './rate-terms'
import { memberSaving } from './rooms.model'

/** A rate as its row shows it. */
export interface RowRate {
  id: string
  quoteToken: string | null
  name: string
  badges: string[]
  terms: string[]
  /** That few rooms are left; null for more than the author's limit. */
  left: string | null
  /** Null: the guest may not see the price. */
  pricing: OfferedPricing | null
  /** What a booked room costs more or less with it; null where none is changed. */
  difference: string | null
  /** The public price of the same room and terms, if this one is lower. */
  compared: Money | undefined
  /** Room and rate, for the names of its links. */
  fullName: string
}

type DifferenceLabels = Pick<RateLabels, 'costsMore' | 'costsLess' | 'samePrice'> &
  Pick<PriceLabels, 'points'>

/** What a change of a booked room costs more or less, in points and in money. */
export function differenceText(
  { money, points }: { money: Money; points: number | null | undefined },
  labels: DifferenceLabels,
  locale: string,
): string {
  const moved = (by: number, amount: string) =>
    fillText(by > 0 ? labels.costsMore : labels.costsLess, { amount })
  const clauses = [
    points && moved(points, countText(labels.points, Math.abs(points), locale)),
    money.amount !== 0 &&
      moved(money.amount, formatMoney({ ...money, amount: Math.abs(money.amount) }, locale)),
  ].filter((clause) => typeof clause === 'string')
  return joinClauses(clauses, locale) || labels.samePrice
}

type RowLabels = RateLabels &
  Pick<PriceLabels, 'points'> & {
    /** Names a rate without a name. */
    standardRate: string
    rateNamed: string
  }

interface RowOptions {
  labels: RowLabels
  /** The most rooms left that are told. */
  lowInventoryAt: number
  /** Whether a member's rate is compared with the public one. */
  isComparing?: boolean
  locale: string
  /** When terms are stated, ms since 1970. */
  now: number
}

/** `room`: its name. `products`: all of the answer. */
export function rowRate(
  product: OfferedProduct,
  room: string,
  products: readonly OfferedProduct[],
  { labels, lowInventoryAt, isComparing = true, locale, now }: RowOptions,
): RowRate {
  const { inventory, rate } = product
  const isShown = rate?.isGuestViewable ?? true
  const pricing = isShown ? (product.totalPricing ?? null) : null
  const saving = isShown && isComparing ? memberSaving(product, products) : null
  const name = product.ratePlan?.name || labels.standardRate
  return {
    id: product.id,
    quoteToken: product.quoteToken ?? null,
    name,
    badges: [
      product.defaultSelected ? labels.current : '',
      product.recommended ? labels.recommended : '',
      rate?.isMemberRate ? labels.memberRate : '',
      saving ? fillText(labels.save, { percent: saving.percent }) : '',
    ].filter(Boolean),
    terms: rateTerms(product, { labels, locale, now }),
    left:
      inventory !== null && inventory > 0 && inventory <= lowInventoryAt
        ? countText(labels.onlyLeft, inventory, locale)
        : null,
    pricing,
    difference: differenceOf(product, labels, locale),
    compared: saving?.compared.totalPricing?.total,
    fullName: fillText(labels.rateNamed, { room, rate: name }),
  }
}

/** Null where no booked room is changed, and where the guest may not see it. */
function differenceOf(
  { difference: money, pointsDifference: points }: OfferedProduct,
  labels: DifferenceLabels,
  locale: string,
): string | null {
  return money ? differenceText({ money, points }, labels, locale) : null
}
