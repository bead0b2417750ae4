import { formatDate } from '../../rules/formats/dates'
import { formatDuration } from '../../rules/formats/durations'
import {
  type CancelRule,
  deadlineDay,
  type StatutoryWindow,
  termsAt,
} from '../../rules/stay/cancel-terms'
import { countText } from '../../ui/text/count-text'
import { fillText } from '../../ui/text/fill-text'
import type { OfferedProduct } from './product.model'
import type { RateLabels } from './rate.labels'

type TermLabels = Omit<
  RateLabels,
  | ('onlyLeft' | 'save' | 'recommended' | 'memberRate' | 'current')
  | ('costsMore' | 'costsLess' | 'samePrice')
>

const MEALS: Record<string, keyof MealLabels | undefined> = {
  BREAKFAST: 'breakfast',
  HALF_BOARD: 'halfBoard',
  FULL_BOARD: 'fullBoard',
  ALL_INCLUSIVE: 'allInclusive',
}

const PAYMENTS: Record<string, keyof TermLabels | undefined> = {
  PrePay: 'payNow',
  Deposit: 'payDeposit',
  Cash: 'payAtHotel',
}

interface TermOptions {
  labels: TermLabels & { points: string }
  locale: string
  /** The time at which they are stated, ms since 1970. */
  now: number
  /** Nothing is said of cancelling a stay that has begun. */
  hasBegun?: boolean
}

/**
 * What a rate promises, a few words each, the cancelling first. A server that does not say how a rate
 * is cancelled or paid promises nothing.
 */
export function rateTerms(
  { rateDetails, ratePlan, totalPricing }: OfferedProduct,
  { labels, locale, now, hasBegun = false }: TermOptions,
): string[] {
  const meal = mealText(ratePlan?.mealPlan, labels)
  const inPoints = totalPricing?.pointsTotal
    ? labels[totalPricing.total.amount > 0 ? 'payPointsAndRest' : 'payPoints']
    : null
  const pays = inPoints ?? labels[PAYMENTS[rateDetails?.deposit?.type ?? ''] as 'payNow']
  const earned = ratePlan?.pointsEarned
  return [
    hasBegun ? null : cancelText(rateDetails?.policy, labels, { locale, now }),
    pays,
    meal,
    earned ? fillText(labels.earns, { points: countText(labels.points, earned, locale) }) : null,
  ].filter((term) => term !== null && term !== undefined)
}

type CancelLabels = Pick<
  RateLabels,
  'freeUntil' | 'partial' | 'nonRefundable' | 'lawPartial' | 'lawNonRefundable'
>

type ToldPolicy = CancelRule & {
  timeZone?: string | null
  statutoryWindow?: StatutoryWindow | null
}

/** How a rate can be cancelled at a time; null when the server does not say enough. */
export function cancelText(
  policy: ToldPolicy | undefined,
  labels: CancelLabels,
  { locale, now }: Pick<TermOptions, 'locale' | 'now'>,
): string | null {
  const terms = termsAt(policy, now)
  const law = policy?.statutoryWindow
  if (terms && terms !== 'free' && law?.applies) {
    const hours = formatDuration(law.hoursAfterBooking, 'hour', locale)
    return fillText(labels[terms === 'penaltyNow' ? 'lawPartial' : 'lawNonRefundable'], { hours })
  }
  if (terms !== 'free') return terms && labels[terms === 'penaltyNow' ? 'partial' : terms]
  const day = deadlineDay(policy?.deadline ?? '', policy?.timeZone)
  return fillText(labels.freeUntil, { date: formatDate(day, locale) })
}

type MealLabels = Pick<RateLabels, 'breakfast' | 'halfBoard' | 'fullBoard' | 'allInclusive'>

/** The meals of a rate in words; undefined for none. */
export function mealText(
  mealPlan: string | null | undefined,
  labels: MealLabels,
): string | undefined {
  const name = MEALS[mealPlan ?? '']
  return name && labels[name]
}
