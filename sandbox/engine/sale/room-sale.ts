import { nightsOf } from '../../../src/rules/stay/days'
import {
  type Refusal,
  type Stay,
  type StayBounds,
  stayRefusal,
} from '../../../src/rules/stay/restrictions'
import { type Party, STAY_LIMITS } from '../../../src/rules/stay/stay-search'
import type { SeedRatePlan } from '../../seed/rates/rate-plans'
import type { SeedRoomType } from '../../seed/rooms/room-types'
import type { HotelNights } from '../nights/hotel-nights'
import type { StockRoom } from '../nights/stock'

/** A room type for a stay: the plans that sell it, or why none does. */
export interface RoomSale {
  room: StockRoom
  plans: readonly SeedRatePlan[]
  /** Rooms left in every night. */
  left: number
  /** Of the plan that asks for the fewest nights; null if a plan sells it. */
  refusal: Refusal | null
}

/** What a stay may be at most, for the rules of stays. */
export function boundsOf(today: string): StayBounds {
  return { today, daysAhead: STAY_LIMITS.daysAhead, maxNights: STAY_LIMITS.nights, rooms: 1 }
}

/** A room type for a stay of these nights; which party sleeps in it makes no difference. */
export function roomSale(
  nights: HotelNights,
  room: StockRoom,
  plans: readonly SeedRatePlan[],
  { checkIn, checkOut }: Stay,
  dates: readonly string[] = nightsOf(checkIn, checkOut),
): RoomSale {
  const bounds = boundsOf(nights.today)
  // Plans differ in their minimum of nights only.
  const refusals = new Map<number, Refusal | null>()
  for (const { minStay } of plans) {
    if (refusals.has(minStay)) continue
    refusals.set(minStay, stayRefusal(nights.rules(room, minStay), checkIn, checkOut, bounds))
  }
  const sold = plans.filter(({ minStay }) => refusals.get(minStay) === null)
  if (sold.length > 0) {
    const left = leftOf(nights, room, dates)
    return { room, plans: sold, left, refusal: null }
  }
  const refusal = refusals.get(Math.min(...refusals.keys())) ?? null
  return { room, plans: [], left: 0, refusal }
}

/** Whether a party may sleep in a room type. A child whose age is not known yet is a guest too. */
export function isRoomFor({ maxAdults, maxGuests }: SeedRoomType, party: Party): boolean {
  return party.adults <= maxAdults && guestsOf(party) <= maxGuests
}

export function guestsOf({ adults, childAges }: Party): number {
  return adults + childAges.length
}

function leftOf(nights: HotelNights, room: StockRoom, days: readonly string[]): number {
  const rules = nights.rules(room, 1)
  let left = Number.POSITIVE_INFINITY
  for (const day of days) left = Math.min(left, rules(day).left ?? left)
  return left
}
