import type { FreeNightAward } from '../../../src/rules/points/free-nights'
import { addDays, nightsBetween } from '../../../src/rules/stay/days'
import type { Stay } from '../../../src/rules/stay/restrictions'
import type { HotelNights } from '../nights/hotel-nights'
import type { StockRoom } from '../nights/stock'
import { readProductId } from './product-id'

/** A night that is booked already; without meals, which follow the party. */
export interface BookedNight {
  date: string
  amount: number
  points: number | null
  /** Pays for it in place of points. */
  award?: FreeNightAward
}

/** What a room that is being changed has (docs/decisions/0095). */
export interface BookedRoom {
  productId: string
  /** In their order; one at least. */
  nights: readonly BookedNight[]
}

/**
 * The nights of a hotel for who has a room there. What the guest has is theirs: its nights are open, and its
 * arrival, its departure and its length are not refused again. Restrictions hold for what is new, a shorter stay
 * included, so that no minimum is passed by booking long and shortening. Of another room type everything is new.
 */
export function nightsForBooked(
  nights: HotelNights,
  booked: BookedRoom | undefined,
  { checkIn, checkOut }: Stay,
): HotelNights {
  const [first] = booked?.nights ?? []
  const last = booked?.nights.at(-1)
  if (!booked || !first || !last) return nights
  const own = new Set(booked.nights.map(({ date }) => date))
  const departure = addDays(last.date, 1)
  const isNoShorter =
    checkIn === first.date && nightsBetween(checkIn, checkOut) >= booked.nights.length
  return {
    ...nights,
    // A guest who is in the hotel arrives no more: an arrival that is kept may be past.
    ...(checkIn === first.date && checkIn < nights.today && { today: checkIn }),
    rules: (room, minStay) => {
      const usual = nights.rules(room, minStay)
      if (!isOfType(room, booked)) return usual
      return (day) => {
        const rules = usual(day)
        const isOwn = own.has(day)
        return {
          ...rules,
          ...(isOwn && { isOpen: true }),
          ...(isNoShorter && { minStay: 1, minStayThrough: 1 }),
          left: isOwn && rules.left !== null ? Math.max(1, rules.left) : rules.left,
          isClosedToArrival: day !== first.date && rules.isClosedToArrival,
          isClosedToDeparture: day !== departure && rules.isClosedToDeparture,
        }
      }
    },
  }
}

/** The price of a night that stays as it was booked: of the same room type and plan on the same date. */
export function bookedPrice(
  id: string,
  date: string,
  booked: BookedRoom | undefined,
): BookedNight | null {
  if (booked?.productId !== id) return null
  return booked.nights.find((night) => night.date === date) ?? null
}

function isOfType({ room }: StockRoom, { productId }: BookedRoom): boolean {
  return readProductId(productId)?.roomCode === room.code
}
