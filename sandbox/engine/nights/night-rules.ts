import type { NightRules } from '../../../src/rules/stay/restrictions'
import { nightCase } from '../../seed/rates/cases'
import type { SeedRatePlan } from '../../seed/rates/rate-plans'
import type { SeedRoomType } from '../../seed/rooms/room-types'
import type { SeedHotel } from '../../seed/seed-types'
import { dayNumber, weekdayOf } from '../numbers/day-number'
import { hashNumber, pick } from '../numbers/hash'
import { demandOn, usualCapacity } from './capacity'
import { type Stock, type StockRoom, stockOf, stockRoomOf } from './stock'

/** Rooms of a type that claims hold for a night. */
export type Taken = (hotelId: string, roomCode: string, night: string) => number

const FRIDAY = 5
const SATURDAY = 6
const SUNDAY = 0
/** From here on a weekend is sold for two nights only, per mille of the low season. */
const BUSY = 1450
/** One weekend day of so many is closed to arrival or to departure. */
const SELDOM = 30

/** Sets the hash of restrictions apart from those of inventory and price. */
const RULES_KEY = 3

/** What holds for one night of a room type at a plan (README). */
export function nightRules(
  hotel: SeedHotel,
  room: SeedRoomType,
  plan: SeedRatePlan,
  night: string,
  taken: Taken,
): NightRules {
  return atPlan(roomRules(stockOf(hotel), stockRoomOf(hotel, room), night, taken), plan.minStay)
}

/** A plan asks for its own minimum of nights; everything else is the room type's. */
export function atPlan(rules: NightRules, minStay: number): NightRules {
  return minStay > rules.minStay ? { ...rules, minStay } : rules
}

export function roomRules(stock: Stock, room: StockRoom, night: string, taken: Taken): NightRules {
  const number = dayNumber(night)
  const { hotel } = stock
  const named = nightCase(hotel.id, room.room.code, night)
  const rooms = named?.capacity ?? usualCapacity(stock, room, number)
  const left = Math.max(0, rooms - taken(hotel.id, room.room.code, night))
  const usual = room.isAlwaysSold ? UNRESTRICTED : restrictionsOn(stock, room, number)
  return { isOpen: true, left, maxStay: null, ...usual, ...named?.rules }
}

/** What a hotel restricts at its busiest weekends, and seldom without a reason that guests know. */
function restrictionsOn({ demand }: Stock, { hash }: StockRoom, night: number) {
  const weekday = weekdayOf(night)
  const isBusy = demandOn(demand, night) >= BUSY
  const isSeldom = pick(hashNumber(hashNumber(hash, RULES_KEY), night), 1, SELDOM) === 1
  return {
    minStay: isBusy && weekday === FRIDAY ? 2 : 1,
    minStayThrough: isBusy && weekday === SATURDAY ? 2 : 1,
    isClosedToArrival: isSeldom && weekday === SATURDAY,
    isClosedToDeparture: isSeldom && weekday === SUNDAY,
  }
}

const UNRESTRICTED = {
  minStay: 1,
  minStayThrough: 1,
  isClosedToArrival: false,
  isClosedToDeparture: false,
}
