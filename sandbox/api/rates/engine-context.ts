import { addDays } from '../../../src/rules/stay/days'
import { hotelDays } from '../../../src/rules/stay/hotel-days'
import { STAY_LIMITS } from '../../../src/rules/stay/stay-search'
import { findTakenRooms } from '../../database/booking/taken-rooms'
import type { Drizzle } from '../../database/database'
import type { OfferContext } from '../../engine/answers/offers'
import type { Taken } from '../../engine/nights/night-rules'
import type { SeedHotel } from '../../seed/seed-types'
import type { BookingCall } from '../request/booking-call'
import { freeNightOf } from './free-night-setting'

/** What the fault `price` multiplies prices with. */
const DEARER = 1.1

interface Options {
  /** Inside a transaction the transaction. */
  db?: Pick<Drizzle, 'select'>
  /** Whose own rooms count as free: a cart's, and those of the order that it changes. */
  except?: string | readonly string[]
}

/** What the engine has to know of a hotel beside the seed: its day, and what is taken. */
export async function engineContext(
  call: BookingCall,
  hotel: SeedHotel,
  options?: Options,
): Promise<OfferContext> {
  const taken = await takenAt(call, [hotel], options)
  return {
    ...{ today: todayAt(hotel, call.now), taken, freeNightOf: freeNightOf() },
    ...(call.isDearer && { priceFactor: DEARER }),
  }
}

/** What is taken of hotels in all nights that can be asked for. */
export async function takenAt(
  { database, now, isSoldOut }: BookingCall,
  hotels: readonly SeedHotel[],
  { db = database.db, except }: Options = {},
): Promise<Taken> {
  if (isSoldOut) return () => Number.MAX_SAFE_INTEGER
  const { from, to } = hotelDays(now)
  const hotelIds = hotels.map(({ id }) => id)
  const last = addDays(to, STAY_LIMITS.daysAhead + STAY_LIMITS.nights)
  return findTakenRooms(db, { hotelIds, from, to: last, now, ...(except && { except }) })
}

/** The day at a hotel. */
export function todayAt({ timeZone }: SeedHotel, now: number): string {
  return hotelDays(now, timeZone).from
}
