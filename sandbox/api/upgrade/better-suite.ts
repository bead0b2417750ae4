import type { Party } from '../../../src/rules/stay/stay-search'
import { hotelNights } from '../../engine/nights/hotel-nights'
import { isSuite, type SeedRoomType } from '../../seed/rooms/room-types'
import type { SeedHotel } from '../../seed/seed-types'

/**
 * The smallest suite of a hotel that is better than a room and takes its guests, with the accessible
 * features of the room; null for a suite, and where the hotel has none.
 */
export function betterSuite(
  hotel: SeedHotel,
  room: SeedRoomType,
  party: Party,
): SeedRoomType | null {
  if (isSuite(room)) return null
  const guests = party.adults + party.childAges.length
  const { rooms } = hotelNights(hotel, { today: '', taken: () => 0 }).stock
  const suites = rooms
    .map((one) => one.room)
    .filter((suite) => isSuite(suite) && suite.accessible === room.accessible)
    .filter(({ maxGuests, sizeSqm }) => maxGuests >= guests && sizeSqm > room.sizeSqm)
  return suites.sort((a, b) => a.sizeSqm - b.sizeSqm)[0] ?? null
}
