import type { NightRules } from '../../../src/rules/stay/restrictions'
import type { SeedHotel } from '../../seed/seed-types'
import { atPlan, roomRules, type Taken } from './night-rules'
import { type Stock, type StockRoom, stockOf } from './stock'

/** What an answer depends on beside the seed and the question: the engine has no clock and no store. */
export interface EngineContext {
  /** Today at the hotel, `YYYY-MM-DD`. */
  today: string
  taken: Taken
}

/** The nights of a hotel for one question: the rules of a night are made once, for all plans. */
export interface HotelNights {
  stock: Stock
  today: string
  /** The rules of a room type's nights, for plans that ask for so many nights. */
  rules(room: StockRoom, minStay: number): (day: string) => NightRules
}

export function hotelNights(hotel: SeedHotel, { today, taken }: EngineContext): HotelNights {
  const stock = stockOf(hotel)
  const byRoom = new Map<StockRoom, Map<string, NightRules>>()
  const nightsOf = (room: StockRoom) => {
    const nights = byRoom.get(room) ?? new Map<string, NightRules>()
    byRoom.set(room, nights)
    return nights
  }
  return {
    stock,
    today,
    rules: (room, minStay) => {
      const nights = nightsOf(room)
      return (day) => {
        const known = nights.get(day)
        if (known) return atPlan(known, minStay)
        const rules = roomRules(stock, room, day, taken)
        nights.set(day, rules)
        return atPlan(rules, minStay)
      }
    },
  }
}
