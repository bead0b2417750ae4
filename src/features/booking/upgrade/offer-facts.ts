import { joinClauses } from '../../../rules/formats/clauses'
import { formatMoney, type Money } from '../../../rules/money/money'
import type { Operations } from '../../../services/graphql/operations'
import { fillText } from '../../../ui/text/fill-text'
import { isolated } from '../../../ui/text/isolated'
import { cancelText, rateTerms } from '../../rates/rate-terms'
import { roomPicture } from '../../rates/room-picture.model'
import type { UpgradeLabels } from './upgrade.labels'
import type { RoomChange } from './use-upgrade'

export type Recommendation = NonNullable<
  Operations['RecommendedProduct']['result']['recommendedProduct']
>
type Offer = Recommendation['offers'][number]
type Accepted = Recommendation['accepted'][number]

/** An offer in words. */
export interface OfferFacts {
  change: RoomChange
  /** Of the stay, from 1. */
  room: number
  title: string
  image: ReturnType<typeof roomPicture>
  /** What it has beside the chosen room or rate. */
  benefits: readonly string[]
  /** Null if cancelling is no stricter than now. */
  stricter: string | null
  nightly: string
  total: string
  /** The total, and that it has all taxes. */
  note: string
  /** Of the whole stay, in minor units. */
  difference: number
}

/** An offer that was accepted, in words. */
export interface UpgradeFacts {
  itemId: string
  room: number
  title: string
  /** What it costs more, and that this has all taxes; empty where it costs no more. */
  note: string
  /** Null: what it replaced is not sold any more. */
  change: RoomChange | null
}

interface FactOptions {
  labels: UpgradeLabels
  locale: string
  /** The time at which its terms are stated, ms since 1970. */
  now: number
}

/** An offer, as its card says it; null if its difference cannot be shown. */
export function offerFacts(offer: Offer, options: FactOptions): OfferFacts | null {
  const { labels, locale } = options
  const { itemId, roomIndex, kind, product, difference, nightlyDifference } = offer
  const total = formatMoney(difference, locale)
  const nightly = formatMoney(nightlyDifference, locale)
  if (!total || !nightly || difference.amount <= 0) return null
  const terms = kind === 'ROOM' ? [product.roomType?.bedText] : rateTerms(product, options)
  const benefits = [...terms, ...offer.benefits].filter(
    (text) => text !== null && text !== undefined,
  )
  return {
    change: changeOf(itemId, product),
    room: roomIndex + 1,
    title: titleOf(offer, labels),
    image: product.roomType ? roomPicture(product.roomType) : null,
    benefits: [...new Set(benefits)],
    stricter: offer.isStricter ? stricterText(offer, options) : null,
    nightly: fillText(labels.nightlyMore, { amount: isolated(`+${nightly}`) }),
    total: moreText(difference, labels, locale),
    note: noteText(difference, labels, locale),
    difference: difference.amount,
  }
}

export function upgradeFacts(
  { itemId, roomIndex, product, former, difference }: Accepted,
  labels: UpgradeLabels,
  locale: string,
): UpgradeFacts {
  const names = [product.roomType?.name, product.ratePlan?.name].filter(Boolean)
  return {
    itemId,
    room: roomIndex + 1,
    title: names.join(' · '),
    note: difference && difference.amount > 0 ? noteText(difference, labels, locale) : '',
    change: former && changeOf(itemId, former),
  }
}

function changeOf(
  itemId: string,
  { id: productId, quoteToken }: { id: string; quoteToken: string | null },
): RoomChange {
  return { key: `${itemId} ${productId}`, itemId, productId, quoteToken }
}

function titleOf({ kind, product }: Offer, labels: UpgradeLabels): string {
  if (kind === 'BREAKFAST') return labels.addBreakfast
  if (kind === 'LATE_CHECKOUT') return labels.addLateCheckout
  if (kind === 'RATE') return fillText(labels.rateTo, { rate: product.ratePlan?.name ?? '' })
  return fillText(labels.upgradeTo, { room: product.roomType?.name ?? '' })
}

function moreText(difference: Money, labels: UpgradeLabels, locale: string): string {
  const amount = isolated(formatMoney(difference, locale))
  return fillText(labels.moreForStay, { amount })
}

function noteText(difference: Money, labels: UpgradeLabels, locale: string): string {
  return joinClauses([moreText(difference, labels, locale), labels.everything], locale)
}

function stricterText({ product }: Offer, { labels, ...options }: FactOptions): string {
  const {
    stricterUntil: freeUntil,
    stricterPartial: partial,
    stricterNever: nonRefundable,
    lawPartial,
    lawNonRefundable,
  } = labels
  const texts = { freeUntil, partial, nonRefundable, lawPartial, lawNonRefundable }
  return cancelText(product.rateDetails?.policy, texts, options) ?? ''
}
