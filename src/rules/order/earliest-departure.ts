import { addDays } from '../stay/days'
import { hotelDays } from '../stay/hotel-days'
import { hotelInstant } from '../stay/hotel-instant'
import type { HotelTimes } from './check-in-window'
import { type BookedRoom, roomStatus } from './room-states'

/**
 * The earliest day to which the departure of a room can be moved once its stay has begun, `YYYY-MM-DD`; of such a
 * room nothing else can be changed (docs/decisions/0100). Nights before today stay, and tonight does from the hour
 * of check-out on, by the clock of the hotel. Null: the stay has not begun, and everything of it can be changed.
 */
export function earliestDeparture(
  room: BookedRoom,
  { timeZone, checkOutTime }: Pick<HotelTimes, 'timeZone' | 'checkOutTime'>,
  now: number,
): string | null {
  const today = hotelDays(now, timeZone).from
  if (!hasBegun(room, today)) return null
  const leaving = hotelInstant(today, checkOutTime, timeZone)
  const isTonightFree = leaving !== null && now < leaving.time
  const first = isTonightFree ? today : addDays(today, 1)
  const afterOneNight = addDays(room.checkIn, 1)
  return first > afterOneNight ? first : afterOneNight
}

/** The hotel expects whoever has checked in online for the day: what it has prepared stays. */
function hasBegun(room: BookedRoom, today: string): boolean {
  const status = roomStatus(room, today)
  const isExpected = room.stage === 'checkedIn' && room.checkIn === today
  return status === 'IN_HOUSE' || (status === 'UPCOMING' && isExpected)
}
