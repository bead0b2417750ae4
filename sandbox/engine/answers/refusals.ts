import type { Refusal, Stay } from '../../../src/rules/stay/restrictions'
import type { StaySearch } from '../../../src/rules/stay/stay-search'
import type { SeedRoomType } from '../../seed/rooms/room-types'
import type { SeedHotel } from '../../seed/seed-types'
import { hotelNights } from '../nights/hotel-nights'
import { openPlans } from '../sale/open-plans'
import { hotelQuestion, nearestSold, salesOf, soldRefusal } from '../sale/sold-stays'
import { type OfferContext, stayOf } from './offers'

/** Why something is not sold, and the stays nearest to the wanted one that are. */
export interface StayRefusal extends Refusal {
  nearest: readonly Stay[]
}

export interface Refusals {
  /** Why the hotel does not sell the stay to all rooms of the search; null if it does. */
  stay: StayRefusal | null
  /** A code or a kind of rate that opens nothing here: what is sold is what everybody may book. */
  rate: Refusal | null
  /** Room types with room for the party, of which nothing is sold for the stay. */
  rooms: readonly { room: SeedRoomType; refusal: Refusal }[]
}

const NEAREST = 3

/** What a search is not sold, and why; `offers` has what is. Nothing without dates. */
export function refusals(hotel: SeedHotel, search: StaySearch, context: OfferContext): Refusals {
  const stay = stayOf(search)
  const party = search.parties[context.roomIndex ?? 0]
  if (!stay || !party) return { stay: null, rate: null, rooms: [] }
  const question = hotelQuestion(hotelNights(hotel, context), search)
  const { stock } = question.nights
  const refusal = soldRefusal(question, stay)
  const { isWishUnmet } = openPlans(stock.plans, search)
  return {
    stay: refusal && { ...refusal, nearest: nearestSold(question, stay, NEAREST) },
    rate: isWishUnmet ? { reason: 'noRateForCode', day: stay.checkIn } : null,
    rooms: salesOf({ ...question, parties: [party] }, stay).flatMap(({ room, refusal: reason }) =>
      reason ? [{ room: room.room, refusal: reason }] : [],
    ),
  }
}
