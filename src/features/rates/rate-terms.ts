import { formatDate } from '../../rules/formats/dates'
import { countText } from '../../ui/text/count-text'
import { fillText } from '../../ui/text/fill-text'
import type { OfferedProduct } from './product.model'
import type { RateLabels } from './rate.labels'

type TermLabels = Omit<RateLabels, 'onlyLeft' | 'save' | 'recommended' | 'memberRate' | 'current'>

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

/**
 * What a rate promises, a few words each, the cancelling first. A server that does not say how a rate
 * is cancelled or paid promises nothing.
 */
export function rateTerms(
  { rateDetails, ratePlan }: OfferedProduct,
  labels: TermLabels & { points: string },
  locale: string,
): string[] {
  const policy = rateDetails?.policy
  const meal = mealText(ratePlan?.mealPlan, labels)
  const pays = labels[PAYMENTS[rateDetails?.deposit?.type ?? ''] as 'payNow']
  const earned = ratePlan?.pointsEarned
  return [
    policy?.refundability === 'FREE' && policy.deadline
      ? fillText(labels.freeUntil, { date: formatDate(policy.deadline, locale) })
      : null,
    policy?.refundability === 'PARTIAL' ? labels.partial : null,
    policy?.refundability === 'NON_REFUNDABLE' ? labels.nonRefundable : null,
    pays,
    meal,
    earned ? fillText(labels.earns, { points: countText(labels.points, earned, locale) }) : null,
  ].filter((term) => term !== null && term !== undefined)
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
