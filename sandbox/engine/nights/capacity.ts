import { nightCase } from '../../seed/rates/cases'
import type { SeedRoomType } from '../../seed/rooms/room-types'
import type { SeedHotel } from '../../seed/seed-types'
import { dayNumber, dayOfYear, weekdayOf } from '../numbers/day-number'
import { hashNumber, pick } from '../numbers/hash'
import type { Demand } from './demand'
import { type Stock, type StockRoom, stockOf, stockRoomOf } from './stock'

/** Share of a house that is sold elsewhere on an average night of the low season, per mille. */
const SOLD_ELSEWHERE = 150
/** How much of it comes from chance, and how much from demand above the low season. */
const FROM_CHANCE = 0.55
const FROM_DEMAND = 0.6
/** What demand leaves of a room type that is always sold, per mille of its rooms. */
const ALWAYS_LEFT = 400

/** Sets the hash of the inventory apart from that of the price. */
const CAPACITY_KEY = 1

/**
 * Rooms of a type that this site may sell for a night, at most those that the house has; claims are
 * counted against it (docs/decisions/0045). It is the same for a night whenever it is asked.
 */
export function capacity(hotel: SeedHotel, room: SeedRoomType, night: string): number {
  const named = nightCase(hotel.id, room.code, night)
  return (
    named?.capacity ?? usualCapacity(stockOf(hotel), stockRoomOf(hotel, room), dayNumber(night))
  )
}

/** The capacity of a night that no named case sets. */
export function usualCapacity(
  { demand }: Stock,
  { room, hash, isAlwaysSold }: StockRoom,
  night: number,
): number {
  const chance = pick(hashNumber(hashNumber(hash, CAPACITY_KEY), night), 0, 999)
  const elsewhere =
    SOLD_ELSEWHERE + chance * FROM_CHANCE + (demandOn(demand, night) - 1000) * FROM_DEMAND
  const most = isAlwaysSold ? 1000 - ALWAYS_LEFT : 1000
  const sold = Math.floor((room.capacity * Math.min(Math.max(elsewhere, 0), most)) / 1000)
  return room.capacity - sold
}

/** Demand for a night, per mille of an ordinary weekday in the low season. */
export function demandOn({ ofYear, ofWeek }: Demand, night: number): number {
  return ((ofYear[dayOfYear(night)] ?? 1000) * (ofWeek[weekdayOf(night)] ?? 1000)) / 1000
}
