import { savingsPercent } from '../../rules/money/prices'
import { termsAt } from '../../rules/stay/cancel-terms'
import type { OfferedProduct, OfferedRoom } from './product.model'

/** Groups of rates that a visitor sees one of at a time (W18). */
export const RATE_TABS = ['standard', 'member', 'special', 'points'] as const
export type RateTab = (typeof RATE_TABS)[number]

export const RATE_SORTS = ['recommended', 'priceAsc', 'priceDesc', 'points'] as const
export type RateSort = (typeof RATE_SORTS)[number]

/** The tab that a product is in: by what it is paid with, then by whom it is for. */
export function tabOf({ rate, totalPricing }: OfferedProduct): RateTab {
  if (totalPricing?.pointsTotal) return 'points'
  if (rate?.isMemberRate) return 'member'
  const audience = rate?.audience ?? 'STANDARD'
  return audience === 'STANDARD' || audience === 'PACKAGE' ? 'standard' : 'special'
}

/** The tabs that have a product, of those that an author allows, in their order. */
export function tabsOf(
  products: readonly OfferedProduct[],
  allowed: readonly RateTab[],
): RateTab[] {
  const used = new Set(products.map(tabOf))
  return RATE_TABS.filter((tab) => allowed.includes(tab) && used.has(tab))
}

/** The tab that is shown: the chosen one, if it has a product, else the first. */
export function shownTab(
  products: readonly OfferedProduct[],
  allowed: readonly RateTab[],
  chosen: string | null,
): RateTab {
  const tabs = tabsOf(products, allowed)
  const booked = products.find(({ defaultSelected }) => defaultSelected)
  const wanted = chosen ?? (booked && tabOf(booked))
  return tabs.find((name) => name === wanted) ?? tabs[0] ?? 'standard'
}

/** A room type with its rates, in the order of the list. */
export interface RoomRates {
  room: OfferedRoom
  rates: OfferedProduct[]
}

/**
 * Rates by room type at a time (ms since 1970). Rooms stand in the order of their first rate, so that
 * each order of rates is one of rooms, too.
 */
export function roomsOf(
  products: readonly OfferedProduct[],
  sort: RateSort,
  now: number,
): RoomRates[] {
  const sorted = [...products].sort((a, b) => ORDERS[sort](a, b) || byPrice(a, b, now))
  const rooms = new Map<string, RoomRates>()
  for (const product of sorted) {
    const { roomType } = product
    if (!roomType) continue
    const known = rooms.get(roomType.code)
    if (known) known.rates.push(product)
    else rooms.set(roomType.code, { room: roomType, rates: [product] })
  }
  return [...rooms.values()]
}

/** A rate whose price the visitor may not see stands after those with one. */
const totalOf = ({ totalPricing }: OfferedProduct) =>
  totalPricing?.total.amount ?? Number.MAX_SAFE_INTEGER
const pointsOf = ({ totalPricing }: OfferedProduct) =>
  totalPricing?.pointsTotal ?? Number.MAX_SAFE_INTEGER
const isFree = ({ rateDetails }: OfferedProduct, now: number) =>
  termsAt(rateDetails?.policy, now) === 'free'

const byPrice = (a: OfferedProduct, b: OfferedProduct, now: number) =>
  totalOf(a) - totalOf(b) || Number(isFree(b, now)) - Number(isFree(a, now))

const ORDERS: Record<RateSort, (a: OfferedProduct, b: OfferedProduct) => number> = {
  recommended: (a, b) =>
    Number(b.defaultSelected) - Number(a.defaultSelected) ||
    Number(b.recommended) - Number(a.recommended),
  priceAsc: () => 0,
  priceDesc: (a, b) => totalOf(b) - totalOf(a),
  points: (a, b) => pointsOf(a) - pointsOf(b),
}

/**
 * By how many percent a member's rate is below the public rate of the same room and terms; null for
 * less than is claimed, or without such a rate (E1-26). No other price is struck through.
 */
export function memberSaving(
  product: OfferedProduct,
  products: readonly OfferedProduct[],
): { percent: number; compared: OfferedProduct } | null {
  if (!product.rate?.isMemberRate || product.totalPricing?.pointsTotal) return null
  const compared = products.find(
    (other) =>
      other.rate?.audience === 'STANDARD' &&
      !other.rate.isMemberRate &&
      other.roomType?.code === product.roomType?.code &&
      other.ratePlan?.mealPlan === product.ratePlan?.mealPlan &&
      other.rate.isPrepay === product.rate?.isPrepay &&
      other.rateDetails?.policy.refundability === product.rateDetails?.policy.refundability &&
      other.rateDetails?.policy.deadline === product.rateDetails?.policy.deadline &&
      !other.totalPricing?.pointsTotal,
  )
  const [before, now] = [compared?.totalPricing?.total.amount, product.totalPricing?.total.amount]
  const percent = before && now ? savingsPercent(before, now) : null
  return compared && percent !== null ? { percent, compared } : null
}
