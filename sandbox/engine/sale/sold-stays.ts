import { addDays, nightsOf } from '../../../src/rules/stay/days'
import {
  nearestStays,
  type Refusal,
  type RefusalReason,
  type Stay,
} from '../../../src/rules/stay/restrictions'
import type { Party, StaySearch } from '../../../src/rules/stay/stay-search'
import type { SeedRatePlan } from '../../seed/rates/rate-plans'
import type { HotelNights } from '../nights/hotel-nights'
import { assignRooms } from './assign-rooms'
import { openPlans } from './open-plans'
import { boundsOf, isRoomFor, type RoomSale, roomSale } from './room-sale'

/** A search at one hotel, with what does not change between its dates. */
export interface HotelQuestion {
  nights: HotelNights
  plans: readonly SeedRatePlan[]
  parties: readonly Party[]
}

/** A stay that is sold to all parties, or the reason that would be the easiest to avoid. */
export type SoldOrRefused =
  | { stay: Stay; sales: readonly RoomSale[]; refusal: null }
  | { stay: null; refusal: Refusal }

export function hotelQuestion(nights: HotelNights, search: StaySearch): HotelQuestion {
  const { plans } = openPlans(nights.stock.plans, search)
  return { nights, plans, parties: search.parties }
}

/** Null if the hotel sells the stay to all parties. */
export function soldRefusal(question: HotelQuestion, stay: Stay): Refusal | null {
  return refusalOf(question, stay, salesOf(question, stay))
}

/** The shortest stay of at least `least` nights from a day that is sold to all parties. */
export function shortestSold(
  question: HotelQuestion,
  checkIn: string,
  least: number,
): SoldOrRefused {
  let refusal: Refusal | null = null
  for (let nights = least; ; nights += 1) {
    const stay = { checkIn, checkOut: addDays(checkIn, nights) }
    const sales = salesOf(question, stay)
    const now = refusalOf(question, stay, sales)
    if (now === null) return { stay, sales, refusal: null }
    refusal ??= now
    if (!sales.some((sale) => isCuredByNights(sale.refusal))) return { stay: null, refusal }
  }
}

/** Up to `count` stays that are sold to all parties in place of a refused one, the nearest first. */
export function nearestSold(question: HotelQuestion, wanted: Stay, count: number): Stay[] {
  const { today, daysAhead } = boundsOf(question.nights.today)
  const shortest = (day: string, nights: number) =>
    day < today ? null : shortestSold(question, day, nights).stay
  return nearestStays(shortest, wanted, daysAhead, count)
}

/** The room types that have room for one of the parties, for a stay. */
export function salesOf({ nights, plans, parties }: HotelQuestion, stay: Stay): RoomSale[] {
  const dates = nightsOf(stay.checkIn, stay.checkOut)
  return nights.stock.rooms
    .filter(({ room }) => parties.some((party) => isRoomFor(room, party)))
    .map((room) => roomSale(nights, room, plans, stay, dates))
}

function refusalOf(
  { parties }: HotelQuestion,
  { checkIn }: Stay,
  sales: readonly RoomSale[],
): Refusal | null {
  const costs = parties.map((party) =>
    sales.map(({ room, refusal }) =>
      refusal === null && isRoomFor(room.room, party) ? 0 : Number.POSITIVE_INFINITY,
    ),
  )
  const rooms = sales.map(({ left }) => left)
  if (assignRooms(costs, rooms)) return null
  return easiest(sales) ?? { reason: 'soldOut', day: checkIn }
}

/** The order in which a guest can do something about a refusal. */
const EASE: readonly RefusalReason[] = [
  'minStay',
  'closedToDeparture',
  'closedToArrival',
  'maxStay',
  'soldOut',
  'closed',
]

function easiest(sales: readonly RoomSale[]): Refusal | null {
  const rank = ({ reason, nights = 0 }: Refusal) => EASE.indexOf(reason) * 1000 + nights
  return sales
    .flatMap(({ refusal }) => refusal ?? [])
    .reduce<Refusal | null>((best, one) => (best && rank(best) <= rank(one) ? best : one), null)
}

function isCuredByNights(refusal: Refusal | null): boolean {
  return refusal?.reason === 'minStay' || refusal?.reason === 'closedToDeparture'
}
