import { cashBeside } from '../../../src/rules/points/split'
import type { SeedRatePlan } from '../../seed/rates/rate-plans'
import type { SeedRoomType } from '../../seed/rooms/room-types'
import type { SeedHotel } from '../../seed/seed-types'
import { dayNumber } from '../numbers/day-number'
import { hashNumber, pick } from '../numbers/hash'
import { atStep, pointsAtStep, stepOf } from '../numbers/money-steps'
import { demandOn } from './capacity'
import { type Stock, type StockRoom, stockOf, stockRoomOf } from './stock'

/** Chance moves a price by at most 8 %, in steps of 0.01 %. */
const NOISE = 800
const WHOLE = 10_000

/** Sets the hash of the price apart from that of the inventory. */
const PRICE_KEY = 2

/**
 * Price of a room for a night at a plan, without meals: minor units of the hotel's currency. Plans
 * of a room differ by their factor only, so that a member's price compares with the public one of
 * the same night.
 */
export function nightPrice(
  hotel: SeedHotel,
  room: SeedRoomType,
  plan: SeedRatePlan,
  night: string,
): number {
  const stock = stockOf(hotel)
  const share = priceShareOn(stock, stockRoomOf(hotel, room), dayNumber(night))
  return priceAt(room, plan, share, stepOf(hotel.currency))
}

/** The points of a night; null: points cannot pay for the plan. */
export function nightPoints(
  hotel: SeedHotel,
  room: SeedRoomType,
  plan: SeedRatePlan,
  night: string,
): number | null {
  const stock = stockOf(hotel)
  const share = priceShareOn(stock, stockRoomOf(hotel, room), dayNumber(night))
  return pointsAt(stock, room, plan, share)
}

/** What a night costs as a share of the low season: 1 is the `base` of the room type. */
export function priceShareOn({ demand }: Stock, { priceHash }: StockRoom, night: number): number {
  const noise = pick(hashNumber(hashNumber(priceHash, PRICE_KEY), night), -NOISE, NOISE)
  return (demandOn(demand, night) * (WHOLE + noise)) / (1000 * WHOLE)
}

export function priceAt(
  room: SeedRoomType,
  { factor, points }: Pick<SeedRatePlan, 'factor' | 'points'>,
  share: number,
  step: number,
) {
  if (points === null) return atStep(room.base * share * factor, step)
  // Half of the points, as anybody could choose it of a room in points: one formula for both.
  return factor === 0 ? 0 : cashBeside({ points: 2, price: publicPriceAt(room, share, step) }, 1)
}

/** What everybody pays who can cancel. */
export function publicPriceAt({ base }: SeedRoomType, share: number, step: number): number {
  return atStep(base * share, step)
}

/** A plan has points for the least expensive room type; others cost more by their base. */
export function pointsAt(
  { leastBase }: Stock,
  { base }: SeedRoomType,
  { points, factor }: SeedRatePlan,
  share: number,
): number | null {
  if (points === null) return null
  const all = pointsAtStep((points * share * base) / leastBase)
  return factor === 0 ? all : all / 2
}
