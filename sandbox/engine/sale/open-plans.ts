import type { RateType, StaySearch } from '../../../src/rules/stay/stay-search'
import type { SeedRatePlan } from '../../seed/rates/rate-plans'

/** What of a search decides which plans are open to it. */
export type RateWish = Pick<StaySearch, 'rateType' | 'rateCode' | 'usePoints'>

export interface OpenPlans {
  /** In the seed's order; those of members are open to everybody, who is asked to join. */
  plans: readonly SeedRatePlan[]
  /** A special rate was asked for and this hotel has none for it: the public ones stand alone. */
  isWishUnmet: boolean
}

const AUDIENCES: Readonly<Record<RateType, SeedRatePlan['audience']>> = {
  aaa: 'AAA',
  senior: 'SENIOR',
  group: 'GROUP',
  government: 'GOVERNMENT',
  corporate: 'CORPORATE',
  travelAgent: 'TRAVEL_AGENT',
}

/** The plans of a hotel that a search opens. */
export function openPlans(plans: readonly SeedRatePlan[], wish: RateWish): OpenPlans {
  const open = plans.filter(
    (plan) =>
      (isPublic(plan) || isSpecialFor(plan, wish)) && (plan.points === null || wish.usePoints),
  )
  const isAsked = wish.rateType !== null || wish.rateCode !== null
  return { plans: open, isWishUnmet: isAsked && !open.some((plan) => isSpecialFor(plan, wish)) }
}

/** Whether everybody may book it, without points, a code or an account, and see what it costs. */
export function isForEverybody(plan: SeedRatePlan): boolean {
  return (
    isPublic(plan) && plan.audience !== 'MEMBER' && plan.points === null && !plan.isConfidential
  )
}

function isPublic({ audience, codes }: SeedRatePlan): boolean {
  return codes === null && /^(STANDARD|MEMBER|PACKAGE)$/.test(audience)
}

/** A code alone opens the plan that has it; a kind of rate alone, a plan that needs no code. */
function isSpecialFor(plan: SeedRatePlan, { rateType, rateCode }: RateWish): boolean {
  if (isPublic(plan)) return false
  if (rateType && plan.audience !== AUDIENCES[rateType]) return false
  if (plan.codes === null) return rateType !== null
  return rateCode !== null && plan.codes.includes(rateCode.toUpperCase())
}
