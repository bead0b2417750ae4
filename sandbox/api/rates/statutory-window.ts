import { hotelInstant } from '../../../src/rules/stay/hotel-instant'
import type { SeedHotel } from '../../seed/seed-types'

const HOUR_MS = 3_600_000
const WINDOW = { hoursAfterBooking: 24, hoursBeforeCheckIn: 72 }

/**
 * The right to cancel a booking within a day where the law gives one: in California, for a stay that
 * begins in 72 hours or later (W33). Null elsewhere.
 */
export function statutoryWindow(
  { address, timeZone, checkInTime }: SeedHotel,
  checkIn: string,
  now: number,
) {
  if (address.country.code !== 'US' || address.state?.code !== 'CA') return null
  const arrival = hotelInstant(checkIn, checkInTime, timeZone)
  if (!arrival) return null
  return { ...WINDOW, applies: arrival.time - now >= WINDOW.hoursBeforeCheckIn * HOUR_MS }
}
