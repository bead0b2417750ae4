import { nightsBetween } from '../../src/rules/stay/days'
import type { Refusal, Stay } from '../../src/rules/stay/restrictions'
import type { Party, StaySearch } from '../../src/rules/stay/stay-search'
import type { SeedHotel } from '../seed/seed-types'
import { assignRooms } from './assign-rooms'
import { type EngineContext, hotelNights } from './hotel-nights'
import { stepOf } from './money-steps'
import { priceAt } from './night-price'
import { mealsOf, type Offer, offersOf, sharesOf } from './offers'
import { isForEverybody } from './open-plans'
import { isRoomFor, type RoomSale } from './room-sale'
import { hotelQuestion, salesOf, soldRefusal } from './sold-stays'
import type { Stock } from './stock'

/** An offer for each room of a search, all together the least expensive that everybody may book. */
export interface CheapestStay {
  offers: readonly Offer[]
  total: number
}

/** The lowest price of a stay for all rooms of a search, or why the hotel does not sell it. */
export function cheapestStay(
  hotel: SeedHotel,
  search: StaySearch,
  stay: Stay,
  context: EngineContext,
): { lowest: CheapestStay | null; refusal: Refusal | null } {
  const question = hotelQuestion(hotelNights(hotel, context), search)
  const { stock } = question.nights
  const sales = salesOf(question, stay)
    .map((sale) => ({ ...sale, plans: sale.plans.filter(isForEverybody) }))
    .filter(({ plans }) => plans.length > 0)
  const cheapest = sales.map((sale) => cheapestOf(stock, sale, stay))
  const offered = search.parties.map((party) => cheapest.map((offerTo) => offerTo(party)))
  const costs = offered.map((byRoom) =>
    byRoom.map((offer) => offer?.total ?? Number.POSITIVE_INFINITY),
  )
  const rooms = assignRooms(
    costs,
    sales.map(({ left }) => left),
  )
  if (!rooms) return { lowest: null, refusal: soldRefusal(question, stay) }
  const offers = rooms.flatMap((room, party) => offered[party]?.[room] ?? [])
  const total = offers.reduce((sum, offer) => sum + offer.total, 0)
  return { lowest: { offers, total }, refusal: null }
}

/**
 * The cheapest offer of a room type to a party. Charges grow with the price of the nights, so that
 * plans are compared without them and only one offer is built.
 */
function cheapestOf(stock: Stock, sale: RoomSale, stay: Stay) {
  const nights = nightsBetween(stay.checkIn, stay.checkOut)
  const shares = sharesOf(stock, sale, stay.checkIn, nights)
  const step = stepOf(stock.hotel.currency)
  const { room } = sale.room
  const sums = sale.plans.map((plan) => {
    let sum = 0
    for (const share of shares) sum += priceAt(room, plan, share, step)
    return { plan, sum }
  })
  return (party: Party): Offer | null => {
    if (!isRoomFor(room, party)) return null
    const priceOf = ({ plan, sum }: (typeof sums)[number]) => sum + mealsOf(plan, party) * nights
    const best = sums.reduce((least, one) => (priceOf(one) < priceOf(least) ? one : least))
    return offersOf(stock, { ...sale, plans: [best.plan] }, stay, party)[0] ?? null
  }
}
