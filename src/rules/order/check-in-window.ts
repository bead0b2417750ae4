import { addDays } from '../stay/days'
import { hotelInstant } from '../stay/hotel-instant'
import type { BookedRoom } from './room-states'

/** What a hotel says of its hours, `HH:MM`; `timeZone`: IANA. */
export interface HotelTimes {
  timeZone: string
  checkInTime: string
  checkOutTime: string
}

/** What of checking in and out is possible for a room (E3-15). */
export type CheckInState =
  | 'CHECK_IN_ELIGIBLE'
  /** Done online: the arrival can be said anew. */
  | 'CHECK_IN_MODIFIABLE'
  /** The hotel has said that the guest has arrived. */
  | 'CHECKED_IN_HOUSE'
  | 'CHECK_OUT_ELIGIBLE'

const HOUR_MS = 3_600_000
const OPENS_HOURS = 48
const CLOSES = '06:00'
const AFTER_CHECK_OUT_HOURS = 2

/** A part of time, ms since 1970; `until` is not in it. */
interface Window {
  from: number
  until: number
}

/**
 * When a guest can check in online: from 48 hours before the hour of check-in until six in the morning after
 * the day of arrival, by the clock of the hotel. Null where its hours are unknown.
 */
export function checkInWindow(
  { checkIn }: Pick<BookedRoom, 'checkIn'>,
  { timeZone, checkInTime }: HotelTimes,
): Window | null {
  const opens = hotelInstant(checkIn, checkInTime, timeZone)
  const closes = hotelInstant(addDays(checkIn, 1), CLOSES, timeZone)
  return opens && closes && { from: opens.time - OPENS_HOURS * HOUR_MS, until: closes.time }
}

/** When a guest who is in house can check out: from midnight of the last day until two hours past its hour. */
export function checkOutWindow(
  { checkOut }: Pick<BookedRoom, 'checkOut'>,
  { timeZone, checkOutTime }: HotelTimes,
): Window | null {
  const opens = hotelInstant(checkOut, '00:00', timeZone)
  const leaves = hotelInstant(checkOut, checkOutTime, timeZone)
  return (
    opens && leaves && { from: opens.time, until: leaves.time + AFTER_CHECK_OUT_HOURS * HOUR_MS }
  )
}

/** What of checking in and out is possible for a room at a time, ms since 1970; null: nothing. */
export function checkInState(
  room: BookedRoom,
  hotel: HotelTimes,
  now: number,
): CheckInState | null {
  const { stage, cancelledAt } = room
  if (cancelledAt) return null
  if (stage === 'inHouse') {
    const window = checkOutWindow(room, hotel)
    if (window && now >= window.until) return null
    return window && now >= window.from ? 'CHECK_OUT_ELIGIBLE' : 'CHECKED_IN_HOUSE'
  }
  if (stage !== 'booked' && stage !== 'checkedIn') return null
  const window = checkInWindow(room, hotel)
  if (!window || now < window.from || now >= window.until) return null
  return stage === 'booked' ? 'CHECK_IN_ELIGIBLE' : 'CHECK_IN_MODIFIABLE'
}
