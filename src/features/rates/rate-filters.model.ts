import { termsAt } from '../../rules/stay/cancel-terms'
import { type Filters, type FilterValue, groupOf } from '../filters/filters.rules'
import type { OfferedProduct } from './product.model'

const BANDS = 4

/** Of `price.200-300`, in whole units of the hotel's currency; without the second there is no limit. */
const BAND = /^price\.(\d{1,9})-(\d{1,9})?$/

/** A price by night above `from`, and of at most `to`. */
export interface PriceBand {
  from: number
  /** Null: without a limit. */
  to: number | null
}

/** The band of a filter; null for another filter. */
export function bandOf(value: string): PriceBand | null {
  const [, from, to] = BAND.exec(value) ?? []
  return from === undefined
    ? null
    : { from: Number(from), to: to === undefined ? null : Number(to) }
}

/**
 * The values of each product (W61): what it costs by night, and what room and rate are. `filters`: a
 * band of the address is a value too, so that an address shows the same after prices have moved. `now`:
 * when they are shown how a rate is cancelled, ms since 1970.
 */
export function filterValuesOf(
  products: readonly OfferedProduct[],
  filters: Filters,
  now: number,
): ReadonlyMap<OfferedProduct, readonly FilterValue[]> {
  const bands = [...priceBands(products), ...filters].filter((value) => groupOf(value) === 'price')
  const known = [...new Set(bands)].flatMap((value) => {
    const band = bandOf(value)
    return band ? [{ value, ...band }] : []
  })
  return new Map(
    products.map((product) => {
      const price = nightly(product)
      const inBand = known.filter(
        ({ from, to }) => price !== null && (price > from || from === 0) && price <= (to ?? price),
      )
      return [product, [...inBand.map(({ value }) => value), ...otherValues(product, now)]]
    }),
  )
}

/** The filters that a product has a value for: the others have vanished from the answer. */
export function knownFilters(
  values: ReadonlyMap<OfferedProduct, readonly FilterValue[]>,
  filters: Filters,
): Filters {
  const known = new Set([...values.values()].flat())
  return filters.filter((value) => known.has(value))
}

const REFUNDS = { free: 'free', penaltyNow: 'partial', nonRefundable: 'non-refundable' } as const

function otherValues(
  { roomType, ratePlan, rate, rateDetails }: OfferedProduct,
  now: number,
): FilterValue[] {
  const { mealPlan } = ratePlan ?? {}
  const terms = termsAt(rateDetails?.policy, now)
  const values: (FilterValue | false | undefined | '' | null)[] = [
    ...new Set((roomType?.beds ?? []).map((bed) => `beds.${bed}` as const)),
    rate?.audience && `rateType.${coded(rate.audience)}`,
    mealPlan && `meal.${coded(mealPlan)}`,
    terms && `refundable.${REFUNDS[terms]}`,
    roomType?.accessible && 'accessible.yes',
    roomType?.suite && 'suite.yes',
  ]
  return values.filter((value): value is FilterValue => Boolean(value))
}

/** `HALF_BOARD` is `half-board`. */
const coded = (name: string) => name.toLowerCase().replace('_', '-')

/** A night in whole units of the currency; null for points, and where the guest sees no price. */
function nightly({ totalPricing }: OfferedProduct): number | null {
  if (!totalPricing || totalPricing.pointsTotal !== null) return null
  const { amount, decimalPoint } = totalPricing.averageNightly
  return amount / 10 ** decimalPoint
}

/**
 * Up to four bands with about as many products each, between round prices. The bands are those of the
 * answer, whichever tab is shown.
 */
function priceBands(products: readonly OfferedProduct[]): FilterValue[] {
  const prices = products.flatMap((product) => nightly(product) ?? []).sort((a, b) => a - b)
  const [least = 0] = prices
  const most = prices.at(-1) ?? 0
  const step = roundStep((most - least) / (BANDS + 1))
  const limits = new Set(
    Array.from({ length: BANDS - 1 }, (_, index) => {
      const price = prices[Math.floor(((index + 1) * prices.length) / BANDS)] ?? 0
      return Math.round(price / step) * step
    }).filter((limit) => limit > least && limit < most),
  )
  if (limits.size === 0) return []
  const all = [0, ...limits]
  return all.map((from, index) => `price.${from}-${all[index + 1] ?? ''}` as const)
}

/** The next smaller of 1, 2, 5, 10, 20, 50 and so on; at least 1. */
function roundStep(size: number): number {
  if (size <= 1) return 1
  const power = 10 ** Math.floor(Math.log10(size))
  return power * ([5, 2].find((factor) => factor * power <= size) ?? 1)
}
