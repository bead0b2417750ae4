import type { Refusal, Stay } from '../../../src/rules/stay/restrictions'
import type { StaySearch } from '../../../src/rules/stay/stay-search'
import type { OfferContext } from '../../engine/answers/offers'
import { refusals } from '../../engine/answers/refusals'
import type { SeedHotel } from '../../seed/seed-types'

/** A refusal as the schema has it. */
export interface RefusalView {
  reason: Refusal['reason']
  day: string
  nights: number | null
  nearest: readonly Stay[]
}

export function refusalView({
  reason,
  day,
  nights,
  nearest = [],
}: Refusal & { nearest?: readonly Stay[] }): RefusalView {
  return { reason, day, nights: nights ?? null, nearest }
}

/** Why a hotel sells a stay to one room of a search not at all; null if it does. */
export function roomRefusal(
  hotel: SeedHotel,
  search: StaySearch,
  context: OfferContext,
): RefusalView | null {
  const { stay } = refusals(hotel, ofRoom(search, context), { ...context, roomIndex: 0 })
  return stay && refusalView(stay)
}

/** The search of one room of it. */
export function ofRoom(search: StaySearch, { roomIndex = 0 }: OfferContext): StaySearch {
  return { ...search, parties: search.parties.slice(roomIndex, roomIndex + 1) }
}
