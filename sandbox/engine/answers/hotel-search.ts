import { minorDigits } from '../../../src/rules/money/money'
import type { MapArea } from '../../../src/rules/stay/map-area'
import type { Refusal } from '../../../src/rules/stay/restrictions'
import type { StaySearch } from '../../../src/rules/stay/stay-search'
import { exchangeRates } from '../../seed/exchange-rates'
import type { SeedHotel } from '../../seed/seed-types'
import type { Taken } from '../nights/night-rules'
import { type Coordinates, metresBetween, metresOfMiles } from '../numbers/distance'
import { type CheapestStay, cheapestStay } from './cheapest-stay'
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
    .filter(({ hotel, distanceMetres }) =>
      search.area ? isInArea(hotel, search.area) : (distanceMetres ?? 0) <= reach,
    )
    .map((found) => {
      const { hotel } = found
      if (!stay) return { ...found, lowest: null, refusal: null }
      return { ...found, ...cheapestStay(hotel, search, stay, { today: today(hotel), taken }) }
    })
    .map((found) => ({ found, rank: rankOf(found, search.sort) }))
    .sort((a, b) => compare(a.rank, b.rank))
    .map(({ found }) => found)
}

/** Of a west that is greater than the east, the part on both sides of the date line. */
function isInArea({ latitude, longitude }: Coordinates, { south, west, north, east }: MapArea) {
  const isAfterWest = longitude >= west
  const isBeforeEast = longitude <= east
  return (
    latitude >= south &&
    latitude <= north &&
    (west <= east ? isAfterWest && isBeforeEast : isAfterWest || isBeforeEast)
  )
}

/** What decides the place of a hotel: the first part that differs. */
function rankOf(found: FoundHotel, sort: StaySearch['sort']): (string | number)[] {
  const { hotel, distanceMetres, refusal } = found
  const wanted = {
    distance: () => distanceMetres ?? 0,
    price: () => priceInDollars(found),
    rating: () => -hotel.reviews.stars,
    brand: () => hotel.brand.name,
  }[sort]()
  return [Number(refusal !== null), wanted, hotel.name['en-US'], hotel.id]
}

/** Hotels of several currencies are compared at the sandbox's rates; without a price they are last. */
function priceInDollars({ hotel, lowest }: FoundHotel): number {
  if (!lowest) return Number.POSITIVE_INFINITY
  const units = 10 ** minorDigits(hotel.currency)
  return lowest.total / units / (exchangeRates[hotel.currency] ?? 1)
}

/** Both have the same kind of value at each place. */
function compare(a: readonly (string | number)[], b: readonly (string | number)[]): number {
  const at = a.findIndex((part, place) => part !== b[place])
  if (at < 0) return 0
  return (a[at] ?? 0) < (b[at] ?? 0) ? -1 : 1
}
