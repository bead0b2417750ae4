import type { OfferedPricing, Refused } from '../../features/rates/product.model'
import type { Money } from '../../rules/money/money'
import type { MapPosition } from './map-camera'

/** A hotel as the list and the map show it. */
export interface FoundHotel {
  id: string
  name: string
  place: string
  distance: string
  /** Null: the hotel is in the list only. */
  position: MapPosition | null
  tags: string[]
  image: { src: string; alt: string } | null
  reviews: { stars: number; count: number } | null
  /** Null without dates, or sold out. */
  lowest: OfferedPricing | null
  convert: ((money: Money) => string) | null
  refusal: Refused | null
  href: string
  hrefOf: (dates: { checkIn: string; checkOut: string }) => string
}
