import { plansOf, type SeedRatePlan } from '../../seed/rates/rate-plans'
import { roomsOf } from '../../seed/rooms'
import type { SeedRoomType } from '../../seed/rooms/room-types'
import type { SeedHotel } from '../../seed/seed-types'
import { hashNumber, hashText } from '../numbers/hash'
import { type Demand, demandOf } from './demand'

/** What of a hotel is the same for every question: computed once, on the first. */
export interface Stock {
  hotel: SeedHotel
  demand: Demand
  rooms: readonly StockRoom[]
  /** Of the least expensive room type. */
  leastBase: number
  plans: readonly SeedRatePlan[]
}

export interface StockRoom {
  room: SeedRoomType
  /** Of hotel and room type: nights add to it. */
  hash: number
  /** The same for prices: of an accessible room that of its kind, so that it never costs more by chance. */
  priceHash: number
  /** Whether demand alone never sells it out or restricts it (README). */
  isAlwaysSold: boolean
}

/** Guests of a family, for whom a hotel always has a room if it has one of the size. */
const FAMILY = 4

const stocks = new WeakMap<SeedHotel, Stock>()

export function stockOf(hotel: SeedHotel): Stock {
  const known = stocks.get(hotel)
  if (known) return known
  const rooms = roomsOf(hotel.id)
  const hotelHash = hashText(hotel.id)
  const byBase = [...rooms].sort((a, b) => a.base - b.base)
  const always = [byBase[0], byBase.find(({ maxGuests }) => maxGuests >= FAMILY)]
  const hashOf = ({ code }: SeedRoomType) => hashNumber(hotelHash, hashText(code))
  const stock: Stock = {
    hotel,
    demand: demandOf(hotel),
    rooms: rooms.map((room) => ({
      room,
      hash: hashOf(room),
      priceHash: hashOf(kindOf(room, byBase)),
      isAlwaysSold: always.includes(room),
    })),
    leastBase: byBase[0]?.base ?? 0,
    plans: plansOf(hotel.id),
  }
  stocks.set(hotel, stock)
  return stock
}

/** Of an accessible room the most expensive other room type that costs no more in the low season. */
function kindOf(room: SeedRoomType, byBase: readonly SeedRoomType[]): SeedRoomType {
  if (!room.accessible) return room
  return byBase.findLast(({ accessible, base }) => !accessible && base <= room.base) ?? room
}

/** The room type of a hotel as the engine knows it. */
export function stockRoomOf(hotel: SeedHotel, { code }: SeedRoomType): StockRoom {
  const found = stockOf(hotel).rooms.find(({ room }) => room.code === code)
  if (!found)
    throw new Error(`${hotel.id} has no room type ${code}: roomsOf() lists its room types`)
  return found
}
