import { minorDigits } from '../../src/rules/money/money'
import type { Refusal } from '../../src/rules/stay/restrictions'
import type { StaySearch } from '../../src/rules/stay/stay-search'
import { exchangeRates } from '../seed/exchange-rates'
import type { SeedHotel } from '../seed/seed-types'
import { type CheapestStay, cheapestStay } from './cheapest-stay'
import { type Coordinates, metresBetween, metresOfMiles } from './distance'
import type { Taken } from './night-rules'
import { stayOf } from './offers'

export interface FoundHotel {
  hotel: SeedHotel
  /** From what the search is about; null without a place. */
  distanceMetres: number | null
  /** The lowest price of all rooms together; null without dates, or if the hotel is sold out. */
  lowest: CheapestStay | null
  /** Why no stay is sold for the dates; null if one is, or without dates. */
  refusal: Refusal | null
}

export interface HotelSearchContext {
  /** Today at a hotel, `YYYY-MM-DD`. */
  today(hotel: SeedHotel): string
  taken: Taken
  /** What the search is about, found by its place; null: every hotel, wherever it is. */
  near: Coordinates | null
}

/**
 * The hotels that a search finds, in its order, the sold-out ones last; all pages, as `page` and
 * `recordsPerPage` belong to the caller. Equal hotels stand in the order of their names.
 */
export function searchHotels(
  hotels: readonly SeedHotel[],
  search: StaySearch,
  { today, taken, near }: HotelSearchContext,
): FoundHotel[] {
  const reach = metresOfMiles(search.radius)
  const stay = stayOf(search)
  return hotels
    .map((hotel) => ({ hotel, distanceMetres: near && Math.round(metresBetween(near, hotel)) }))
    .filter(({ distanceMetres }) => distanceMetres === null || distanceMetres <= reach)
    .map((found) => {
      const { hotel } = found
      if (!stay) return { ...found, lowest: null, refusal: null }
      return { ...found, ...cheapestStay(hotel, search, stay, { today: today(hotel), taken }) }
    })
    .sort(byOrder(search.sort))
}

function byOrder(sort: StaySearch['sort']): (a: FoundHotel, b: FoundHotel) => number {
  const isSoldOut = ({ refusal }: FoundHotel) => Number(refusal !== null)
  const value = {
    distance: ({ distanceMetres }: FoundHotel) => distanceMetres ?? 0,
    price: priceInDollars,
    rating: ({ hotel }: FoundHotel) => -hotel.reviews.stars,
    brand: () => 0,
  }[sort]
  const brand = ({ hotel }: FoundHotel) => (sort === 'brand' ? hotel.brand.name : '')
  return (a, b) =>
    isSoldOut(a) - isSoldOut(b) ||
    order(value(a), value(b)) ||
    order(brand(a), brand(b)) ||
    order(a.hotel.name['en-US'], b.hotel.name['en-US']) ||
    order(a.hotel.id, b.hotel.id)
}

/** Hotels of several currencies are compared at the sandbox's rates; without a price they are last. */
function priceInDollars({ hotel, lowest }: FoundHotel): number {
  if (!lowest) return Number.POSITIVE_INFINITY
  const units = 10 ** minorDigits(hotel.currency)
  return lowest.total / units / (exchangeRates[hotel.currency] ?? 1)
}

function order<Value extends string | number>(a: Value, b: Value): number {
  return a < b ? -1 : a > b ? 1 : 0
}
