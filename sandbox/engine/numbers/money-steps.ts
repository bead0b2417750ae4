/**
 * Rates end on what hotels of a currency write on their list, in minor units: whole euros, hundreds
 * of yen. Other currencies: a hundred minor units.
 */
const STEPS: Readonly<Record<string, number>> = {
  JPY: 100,
  KRW: 1000,
  TWD: 10_00,
  THB: 10_00,
  ZAR: 5_00,
  CNY: 1_00,
  SAR: 5_00,
  IDR: 10_000_00,
}

const POINTS_STEP = 500

/** The smallest difference between two rates of a currency, in minor units. */
export function stepOf(currency: string): number {
  return STEPS[currency] ?? 100
}

/** An amount at the nearest step; what costs something costs at least one. */
export function atStep(amount: number, step: number): number {
  return amount > 0 ? Math.max(step, Math.round(amount / step) * step) : 0
}

export function pointsAtStep(points: number): number {
  return atStep(points, POINTS_STEP)
}
