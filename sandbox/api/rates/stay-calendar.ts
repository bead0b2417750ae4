import { nightsBetween, nightsOf } from '../../../src/rules/stay/days'
import { STAY_LIMITS, type StaySearch } from '../../../src/rules/stay/stay-search'
import type { StoredOrder } from '../../database/booking/orders'
import { lowestByNight, stayDays } from '../../engine/answers/calendar'
import type { SeedHotel } from '../../seed/seed-types'
import type { BookingCall } from '../request/booking-call'
import { engineContext } from './engine-context'
import { moneyView } from './money-view'

/** Days that are told without an end, and the most that are. */
const USUAL_DAYS = 62
const MOST_DAYS = 124

interface Days {
  from?: string | null
  to?: string | null
  /** Most calendars ask for no prices. */
  prices?: boolean | null
  /** A booked stay that is to be changed: its rooms count as free, and its own days are open to it. */
  order?: StoredOrder | null
}

/** The dates of a search, and what a calendar has to know of the days around (W17). */
export async function stayDateView(
  call: BookingCall,
  hotel: SeedHotel,
  search: StaySearch,
  days: Days,
) {
  const { checkIn, checkOut, parties } = search
  const { order } = days
  const context = await engineContext(call, hotel, order ? { except: [order.id] } : {})
  const own = order?.rooms.filter(({ cancelledAt }) => !cancelledAt) ?? []
  const arrivals = own.map((room) => room.checkIn)
  const departures = own.map((room) => room.checkOut)
  const nights = own.flatMap((room) => nightsOf(room.checkIn, room.checkOut))
  const isOwn = ({ date, reason }: { date: string; reason: string | null }) =>
    arrivals.includes(date) || (reason === 'soldOut' && nights.includes(date))
  const { from, count } = shownDays(context.today, checkIn, days)
  return {
    checkIn,
    checkOut,
    lengthOfStay: checkIn && checkOut ? nightsBetween(checkIn, checkOut) : null,
    parties,
    today: context.today,
    timeZone: hotel.timeZone,
    maxNights: STAY_LIMITS.nights,
    restrictions: stayDays(hotel, search, context, from, count)
      .map((day) => ({
        ...day,
        // What a booked stay has is asked of nobody again.
        ...(isOwn(day) && { minStay: 1 }),
        ...(departures.includes(day.date) && { isClosedToDeparture: false }),
      }))
      .filter(({ minStay, isClosedToDeparture }) => minStay !== 1 || isClosedToDeparture)
      .map(({ date, minStay, reason, isClosedToDeparture }) => ({
        date,
        minStay: minStay === 1 ? null : minStay,
        closedToArrival: minStay === null,
        closedToDeparture: isClosedToDeparture,
        reason: minStay === null ? reason : null,
      })),
    lowest: days.prices
      ? lowestByNight(hotel, search, context, from, count).map(({ date, total, points }) => ({
          ...{ date, points },
          price: moneyView(total, hotel.currency),
        }))
      : [],
  }
}

/** The lowest price and points of each night of a stay. */
export async function nightlyView(call: BookingCall, hotel: SeedHotel, search: StaySearch) {
  const { checkIn, checkOut } = search
  if (!checkIn || !checkOut) return []
  const context = await engineContext(call, hotel)
  const count = nightsBetween(checkIn, checkOut)
  return lowestByNight(hotel, search, context, checkIn, count).map((night) => ({
    date: night.date,
    // As in the calendar: with all taxes and fees, whatever the market's prices contain.
    cash: moneyView(night.total, hotel.currency),
    points: night.points,
  }))
}

function shownDays(today: string, checkIn: string | null, { from, to }: Days) {
  const month = `${(checkIn ?? today).slice(0, 8)}01`
  const begin = from ?? (month < today ? today : month)
  const wanted = to ? nightsBetween(begin, to) + 1 : USUAL_DAYS
  return { from: begin, count: Math.min(Math.max(wanted, 0), MOST_DAYS) }
}
