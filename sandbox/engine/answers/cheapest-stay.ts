import { nightsOf } from '../../../src/rules/stay/days'
import type { Refusal, Stay } from '../../../src/rules/stay/restrictions'
import type { Party, StaySearch } from '../../../src/rules/stay/stay-search'
import type { SeedHotel } from '../../seed/seed-types'
import { type EngineContext, hotelNights } from '../nights/hotel-nights'
import { priceAt } from '../nights/night-price'
import type { Stock } from '../nights/stock'
import { stepOf } from '../numbers/money-steps'
import { assignRooms } from '../sale/assign-rooms'
import { isForEverybody } from '../sale/open-plans'
import { isRoomFor, type RoomSale } from '../sale/room-sale'
import { hotelQuestion, salesOf, soldRefusal } from '../sale/sold-stays'
import { mealsOf, type Offer, offersOf, sharesOf } from './offers'

/** An offer for each room of a search, all together the least expensive that everybody may book. */
export interface CheapestStay {
  offers: readonly Offer[]
  total: number
}

/** More than any stay costs, in minor units. */
const LAST = 1e12

/** An accessible room is nobody's without being asked for, unless nothing else is left (docs/decisions/0113). */
function heldBack({ room }: Offer): number {
  return room.accessible ? LAST : 0
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
  const dates = nightsOf(stay.checkIn, stay.checkOut)
  const cheapest = sales.map((sale) => cheapestOf(stock, sale, dates))
  const offered = valueOfEach(search.parties, (party) => cheapest.map((offerTo) => offerTo(party)))
  const costs = offered.map((byRoom) =>
    byRoom.map((offer) => (offer ? offer.total + heldBack(offer) : Number.POSITIVE_INFINITY)),
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
function cheapestOf(stock: Stock, sale: RoomSale, dates: readonly string[]) {
  const shares = sharesOf(stock, sale, dates)
  const step = stepOf(stock.hotel.currency)
  const { room } = sale.room
  const sums = sale.plans.map((plan) => {
    let sum = 0
    for (const share of shares) sum += priceAt(room, plan, share, step)
    return { plan, sum }
  })
  return (party: Party): Offer | null => {
    if (!isRoomFor(room, party)) return null
    const priceOf = ({ plan, sum }: (typeof sums)[number]) =>
      sum + mealsOf(plan, party) * dates.length
    const best = sums.reduce((least, one) => (priceOf(one) < priceOf(least) ? one : least))
    return offersOf(stock, { ...sale, plans: [best.plan] }, dates, party)[0] ?? null
  }
}

/** What is true of each party; equal ones are asked for once. */
function valueOfEach<Value>(parties: readonly Party[], ask: (party: Party) => Value): Value[] {
  const known = new Map<string, Value>()
  return parties.map((party) => {
    const key = JSON.stringify(party)
    const value = known.get(key) ?? ask(party)
    known.set(key, value)
    return value
  })
}
