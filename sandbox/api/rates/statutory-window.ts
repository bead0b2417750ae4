import { hotelInstant } from '../../../src/rules/stay/hotel-instant'
import type { SeedHotel } from '../../seed/seed-types'

const HOUR_MS = 3_600_000
const WINDOW = { hoursAfterBooking: 24, hoursBeforeCheckIn: 72 }

/**
 * The right to cancel a booking within a day where the law gives one: in California, for a stay that
 * begins 72 hours or later after its booking (W33). It ends a day after the booking, however near the stay
 * is by then. An offer is told as if it were booked now. Null elsewhere.
 */
export function statutoryWindow(
  { address, timeZone, checkInTime }: SeedHotel,
  checkIn: string,
  { now, bookedAt = now }: { now: number; bookedAt?: number | undefined },
) {
  if (address.country.code !== 'US' || address.state?.code !== 'CA') return null
  const arrival = hotelInstant(checkIn, checkInTime, timeZone)
  if (!arrival) return null
  const { hoursAfterBooking, hoursBeforeCheckIn } = WINDOW
  const isGiven = arrival.time - bookedAt >= hoursBeforeCheckIn * HOUR_MS
  return { ...WINDOW, applies: isGiven && now < bookedAt + hoursAfterBooking * HOUR_MS }
}
