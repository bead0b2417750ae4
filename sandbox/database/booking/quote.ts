import type { FreeNightAward } from '../../../src/rules/points/free-nights'
import type { RefusalReason, Stay } from '../../../src/rules/stay/restrictions'
import type { Party, StaySearch } from '../../../src/rules/stay/stay-search'
import type { Offer } from '../../engine/answers/offers'

/**
 * One room of a quote with all that its charges and terms are made from, frozen; names are the
 * seed's. Amounts are minor units of the hotel's currency.
 */
export interface QuotedRoom extends Omit<Offer, 'id' | 'room' | 'plan' | 'left'> {
  /** The same in every revision. */
  id: string
  /** From 0; index of its party in the search. */
  roomIndex: number
  productId: string
  /** The total that the visitor chose it for, where that is another: no later revision forgets it. */
  shown?: number
  /** Products that the room had before better ones were accepted in their place, the first one first. */
  replaced?: readonly string[]
  /** What the hotel keeps or gets at least of a room that was changed (docs/decisions/0095). */
  floor?: number
  /** The same of its points. */
  floorPoints?: number
  /** The same of its free nights: awards that the hotel keeps, and that pay for no night of it any more. */
  forfeitedAwards?: readonly FreeNightAward[]
  /** Points that its guest wants to use for the nights that it has not yet; without, all that they take. */
  split?: number
  /** What is bought with the room; not in its total. Paid at the hotel. */
  extras?: readonly QuotedExtra[]
}

/** An extra of a room, and how many of it. */
export interface WantedExtra {
  code: string
  quantity: number
}

/** The same with what all of them cost for the stay, in minor units and with all taxes. */
export interface QuotedExtra extends WantedExtra {
  amount: number
}

/** What a revision of a cart costs (docs/decisions/0044). */
export interface Quote {
  /**
   * The stay with all its parties, and the codes that opened the rates: from the first arrival to the last
   * departure, as the rooms of an order may have nights of their own (docs/decisions/0099).
   */
  search: StaySearch
  /** By `roomIndex`. */
  rooms: readonly QuotedRoom[]
  /** Totals of the rooms whose price is another than the one that they were chosen for. */
  priceChange: { before: number; after: number } | null
  /** Rooms of the revision before that are not sold any more. */
  dropped: readonly { roomIndex: number; productId: string; reason: RefusalReason }[]
  /** The days that were wanted for rooms of an order which are not sold so; without, there are none. */
  missing?: readonly (Stay & { id: string })[]
  /** Extras that were wanted for this revision and are not sold; without, there are none. */
  droppedExtras?: readonly { roomIndex: number; code: string }[]
}

/** The guests of a room of a quote. */
export function partyOf({ search }: Quote, { roomIndex }: { roomIndex: number }): Party {
  return search.parties[roomIndex] ?? { adults: 1, childAges: [] }
}

/** What is left to be paid at the hotel for rooms: their part, and all extras. */
export function payableAtHotel(
  rooms: readonly (Pick<QuotedRoom, 'extras'> & { dueAtHotel: number })[],
): number {
  return rooms.reduce((sum, { dueAtHotel }) => sum + dueAtHotel, extrasTotal(rooms))
}

/** What the extras of rooms cost. */
export function extrasTotal(rooms: readonly Pick<QuotedRoom, 'extras'>[]): number {
  return rooms.flatMap(({ extras = [] }) => extras).reduce((total, { amount }) => total + amount, 0)
}
