import { addDays, nightsBetween } from '../../../src/rules/stay/days'
import type { RefusalReason } from '../../../src/rules/stay/restrictions'
import type { StaySearch } from '../../../src/rules/stay/stay-search'
import type { SeedHotel } from '../../seed/seed-types'
import { type EngineContext, hotelNights } from '../nights/hotel-nights'
import { pointsAt, priceAt, priceShareOn } from '../nights/night-price'
import { dayNumber } from '../numbers/day-number'
import { stepOf } from '../numbers/money-steps'
import { addedBy, type OfferLine, offerLines } from '../sale/offer-lines'
import { isForEverybody } from '../sale/open-plans'
import type { RoomSale } from '../sale/room-sale'
import { type HotelQuestion, hotelQuestion, shortestSold } from '../sale/sold-stays'
import { mealsOf } from './offers'

/** What a calendar says of a day as a day of arrival or departure. */
export interface StayDay {
  date: string
  /** Fewest nights of a stay that begins on this day; null: no stay does. */
  minStay: number | null
  /** Why no stay begins on this day; null if one does. */
  reason: RefusalReason | null
  /** No stay ends on this day. */
  isClosedToDeparture: boolean
}

/** The lowest price of a night, as the first of the shortest stay that begins with it. */
export interface LowestNight {
  date: string
  /** Room and meals, in minor units of the hotel's currency. */
  amount: number
  /** Charges of a stay of this one night. */
  lines: readonly OfferLine[]
  /** With everything that the rate does not include. */
  total: number
  /** The fewest points that pay for such a night; null: points cannot. */
  points: number | null
}

/** `count` days from a day, for a party of the search's rooms all together. */
export function stayDays(
  hotel: SeedHotel,
  search: StaySearch,
  context: EngineContext,
  from: string,
  count: number,
): StayDay[] {
  const question = hotelQuestion(hotelNights(hotel, context), search)
  return daysFrom(from, count).map((date) => {
    const { stay, refusal } = shortestSold(question, date, 1)
    const minStay = stay ? nightsBetween(stay.checkIn, stay.checkOut) : null
    return {
      date,
      minStay,
      reason: refusal?.reason ?? null,
      isClosedToDeparture: isClosedToDeparture(question, date),
    }
  })
}

/**
 * The lowest prices that are open to everybody, for the first party of a search, by night; a night
 * is missing if no stay of one room begins with it.
 */
export function lowestByNight(
  hotel: SeedHotel,
  search: StaySearch,
  context: EngineContext,
  from: string,
  count: number,
): LowestNight[] {
  const [party] = search.parties
  if (!party) return []
  const question = { ...hotelQuestion(hotelNights(hotel, context), search), parties: [party] }
  return daysFrom(from, count).flatMap((date) => lowestOn(question, date) ?? [])
}

function lowestOn(question: HotelQuestion, date: string): LowestNight | null {
  const [party] = question.parties
  const sold = shortestSold(question, date, 1)
  if (!sold.stay || !party) return null
  const { stock } = question.nights
  const leastIn = (unit: 'amount' | 'points') =>
    leastOf(sold.sales, (sale) => pricesOn(question, sale, date).map((price) => price[unit]))
  const amount = leastIn('amount')
  const points = leastIn('points')
  if (amount === Number.POSITIVE_INFINITY) return null
  const lines = offerLines(stock.hotel.id, { nights: [{ date, amount }], party })
  return {
    date,
    amount,
    lines,
    total: amount + addedBy(lines),
    points: points === Number.POSITIVE_INFINITY ? null : points,
  }
}

/** The least price of the room types; of accessible ones only where no other is sold (docs/decisions/0113). */
function leastOf(
  sales: readonly RoomSale[],
  pricesOf: (sale: RoomSale) => readonly (number | null)[],
): number {
  const least = (isAccessible: boolean) =>
    Math.min(
      ...sales
        .filter(({ room }) => room.room.accessible === isAccessible)
        .flatMap(pricesOf)
        .map((price) => price ?? Number.POSITIVE_INFINITY),
    )
  const usual = least(false)
  return usual === Number.POSITIVE_INFINITY ? least(true) : usual
}

/** Money of the plans for everybody; points of those that points pay for whole. */
function pricesOn({ nights, parties }: HotelQuestion, { room, plans }: RoomSale, date: string) {
  const { stock } = nights
  const [party] = parties
  const share = priceShareOn(stock, room, dayNumber(date))
  const step = stepOf(stock.hotel.currency)
  return plans.map((plan) => ({
    amount:
      party && isForEverybody(plan)
        ? priceAt(room.room, plan, share, step) + mealsOf(plan, party)
        : null,
    points: plan.factor === 0 ? pointsAt(stock, room.room, plan, share) : null,
  }))
}

/** Whether no room type lets anybody leave on the day. */
function isClosedToDeparture({ nights }: HotelQuestion, day: string): boolean {
  return nights.stock.rooms.every((room) => nights.rules(room, 1)(day).isClosedToDeparture)
}

function daysFrom(from: string, count: number): string[] {
  return Array.from({ length: count }, (_, day) => addDays(from, day))
}
