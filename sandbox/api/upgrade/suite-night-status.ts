import { addDays } from '../../../src/rules/stay/days'
import { type HotelInstant, hotelInstant } from '../../../src/rules/stay/hotel-instant'
import type { StoredSuiteNight } from '../../database/booking/suite-nights'
import { dayNumber } from '../../engine/numbers/day-number'
import { hashNumber, hashText, pick } from '../../engine/numbers/hash'

/** Statuses of a night for which a suite was asked for (E3-17). */
export type SuiteNightStatus =
  | 'REQUESTED'
  | 'PENDING'
  | 'GUARANTEED'
  | 'DENIED'
  | 'REMOVED'
  | 'FORFEITED'
  | 'CANCELLED'

/** Until when suites are asked for and given back on the day before arrival (E1-32), hotel time. */
const CUTOFF = '14:00'

/** How long before the cut-off a hotel begins to look for free suites. */
const DECIDING_DAYS = 4

/** One night in so many has no suite left. */
const DENIED_ONE_IN = 4

/** Statuses in which an award is used: what was denied, taken back or cancelled in time gives it back. */
const USING: readonly SuiteNightStatus[] = ['REQUESTED', 'PENDING', 'GUARANTEED', 'FORFEITED']

/** Until when a suite can be asked for, and the request taken back: 14:00 on the day before arrival. */
export function suiteDeadline(checkIn: string, timeZone: string): HotelInstant {
  const deadline = hotelInstant(addDays(checkIn, -1), CUTOFF, timeZone)
  if (!deadline) throw new Error(`A stay from ${checkIn} in ${timeZone}: no such day or zone.`)
  return deadline
}

/**
 * The status of a night at a time. The hotel looks at requests from five days before arrival on, and says
 * at the cut-off which nights have a suite: in the sandbox three in four, by a hash of number and night.
 */
export function suiteNightStatus(night: StoredSuiteNight, now: number): SuiteNightStatus {
  const { checkIn, timeZone, removedAt, cancelledAt } = night
  if (removedAt) return 'REMOVED'
  const deadline = suiteDeadline(checkIn, timeZone).time
  if (cancelledAt && cancelledAt.getTime() < deadline) return 'CANCELLED'
  if (now < deadline) {
    const deciding = suiteDeadline(addDays(checkIn, -DECIDING_DAYS), timeZone).time
    return now < deciding ? 'REQUESTED' : 'PENDING'
  }
  if (isDenied(night)) return 'DENIED'
  return cancelledAt ? 'FORFEITED' : 'GUARANTEED'
}

/** Whether a night uses up its award. */
export function isUsing(night: StoredSuiteNight, now: number): boolean {
  return USING.includes(suiteNightStatus(night, now))
}

function isDenied({ confirmationNumber, night }: StoredSuiteNight): boolean {
  const hash = hashNumber(hashText(confirmationNumber), dayNumber(night))
  return pick(hash, 1, DENIED_ONE_IN) === 1
}
