import { chainPlans } from './chain-plans'
import { type HotelRates, hotelRatesOf } from './hotel-rates'
import type { PlanCode, SeedRatePlan } from './plan-types'

export type { SeedPenalty, SeedRatePlan } from './plan-types'

/** The rate plans of a hotel, the flexible one first; none for a hotel that is not in the seed. */
export function plansOf(hotelId: string): readonly SeedRatePlan[] {
  return plansByHotel.get(hotelId) ?? remember(hotelId)
}

/** A search asks for every plan of every hotel. */
const plansByHotel = new Map<string, readonly SeedRatePlan[]>()

function remember(hotelId: string): readonly SeedRatePlan[] {
  const rates = hotelRatesOf(hotelId)
  if (!rates) return []
  const plans = rates.plans.map((code) => planAt(rates, code))
  plansByHotel.set(hotelId, plans)
  return plans
}

/** A plan of the chain with what the hotel sets: meals, points, its own terms. */
function planAt(rates: HotelRates, code: PlanCode): SeedRatePlan {
  const plan = chainPlans[code]
  const meals = { NONE: null, BREAKFAST: rates.breakfast, HALF_BOARD: rates.halfBoard }
  const points = { PNTS: rates.points, PCSH: rates.points }[code as string]
  return {
    ...plan,
    code,
    mealPerPerson: meals[plan.mealPlan],
    points: points ?? null,
    ...rates.terms?.[code],
  }
}
