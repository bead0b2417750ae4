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

/** What a change of a booked room costs more or less. */
export function differenceText(
  difference: Money,
  labels: Pick<RateLabels, 'costsMore' | 'costsLess' | 'samePrice'>,
  locale: string,
): string {
  if (difference.amount === 0) return labels.samePrice
  const amount = formatMoney({ ...difference, amount: Math.abs(difference.amount) }, locale)
  return fillText(difference.amount > 0 ? labels.costsMore : labels.costsLess, { amount })
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
    difference: product.difference ? differenceText(product.difference, labels, locale) : null,
    compared: saving?.compared.totalPricing?.total,
    fullName: fillText(labels.rateNamed, { room, rate: name }),
  }
}
