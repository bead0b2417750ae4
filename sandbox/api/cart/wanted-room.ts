import type { AwardedNight } from '../../../src/rules/points/free-nights'
import type { Stay } from '../../../src/rules/stay/restrictions'
import type { StaySearch } from '../../../src/rules/stay/stay-search'
import type { QuotedRoom, WantedExtra } from '../../database/booking/quote'
import type { OfferContext } from '../../engine/answers/offers'
import type { BookedRoom } from '../../engine/sale/booked-room'
import type { SeedHotel } from '../../seed/seed-types'

/** A room that a quote is to have. */
export interface WantedRoom {
  id: string
  roomIndex: number
  productId: string
  /** Its days; without, those of the search. */
  stay?: Stay | undefined
  /** Its quote, where that stands as it is; null: to be looked up. */
  kept: QuotedRoom | null
  /** What it was chosen for, with the same stay and party; null where there is nothing to compare. */
  before: number | null
  extras: readonly WantedExtra[]
  /** What it has already as a room of an order that is changed. */
  booked?: BookedRoom | undefined
  /** Its guest has left: what is asked of the whole stay is not asked of it. */
  isEnded?: boolean | undefined
  /** Points that are to pay for it, where they pay for a part. */
  split?: number | undefined
  /** Awards that are to pay for its nights. */
  awards?: readonly AwardedNight[] | undefined
  /** Products that it had before, as its quote keeps them. */
  replaced?: readonly string[] | undefined
}

/** The search of one room, which may have days of its own. */
export function searchOfRoom(search: StaySearch, { stay }: Pick<WantedRoom, 'stay'>): StaySearch {
  return { ...search, ...stay }
}

export interface QuoteQuestion {
  hotel: SeedHotel
  search: StaySearch
  context: OfferContext
}
