import { hotelDays } from '../stay/hotel-days'
import { checkInState, checkInWindow, checkOutWindow, type HotelTimes } from './check-in-window'
import { type BookedRoom, roomStatus } from './room-states'

/**
 * What a visitor may know and do of an order (docs/decisions/0091). `proven`: who has booked it here, or its
 * member, knows everything. `found`: who has found it by number and the family name of who has booked it knows
 * its rooms and what they cost; of people only what was typed, and no mail, telephone and card. `roomGuest`: who
 * has found a room of it by its number and their own name knows that room, and no amount.
 */
export type Rank = 'roomGuest' | 'found' | 'proven'

/**
 * What can be done with a booked room: ask for something in it, say who comes and how they are reached, change it,
 * give another card for it, check in to it online or say the arrival anew, check out of it, cancel it, take a cancelled one back.
 */
export type RoomAction =
  | 'request'
  | 'guests'
  | 'change'
  | 'card'
  | 'checkIn'
  | 'checkOut'
  | 'cancel'
  | 'takeBack'

/** Why it cannot be done; `NOT_YOURS`: whatever becomes of the room, not by this visitor. */
export type RoomProblem =
  | 'NOT_YOURS'
  | 'CANCELLED'
  | 'STARTED'
  | 'PAST'
  | 'BOOKED'
  | 'TOO_EARLY'
  | 'TOO_LATE'

const RANKS: Record<RoomAction, readonly Rank[]> = {
  request: ['roomGuest', 'found', 'proven'],
  guests: ['proven'],
  change: ['found', 'proven'],
  card: ['proven'],
  checkIn: ['roomGuest', 'found', 'proven'],
  // What is still to be paid is shown before, and the guest of a room is told of no amount.
  checkOut: ['found', 'proven'],
  cancel: ['found', 'proven'],
  takeBack: ['found', 'proven'],
}

interface ActingRoom extends BookedRoom {
  /** Until when it can be taken back; null for one that cannot. */
  takeBackUntil: Date | null
}

/** Who does something, and when. */
export interface Acting {
  rank: Rank
  hotel: HotelTimes
  /** In ms since 1970. */
  now: number
}

/** Whether some room lets a visitor of this rank do it. */
export function mayEver(action: RoomAction, rank: Rank): boolean {
  return RANKS[action].includes(rank)
}

/**
 * Why a visitor cannot do something with a room now; null: they can. The API and everything that tells what can
 * be done, pages and mails, read this one table.
 */
export function roomProblem(
  action: RoomAction,
  room: ActingRoom,
  { rank, hotel, now }: Acting,
): RoomProblem | null {
  if (!mayEver(action, rank)) return 'NOT_YOURS'
  if (action === 'takeBack') {
    if (!room.cancelledAt) return 'BOOKED'
    return room.takeBackUntil && now < room.takeBackUntil.getTime() ? null : 'TOO_LATE'
  }
  if (action === 'checkIn') return checkInProblem(room, hotel, now)
  if (action === 'checkOut') return checkOutProblem(room, hotel, now)
  if (action === 'change') return changeProblem(room, hotel, now)
  const status = roomStatus(room, hotelDays(now, hotel.timeZone).from)
  if (status === 'UPCOMING') return null
  // A guest who is there pays the rest with it.
  if (action === 'card' && status === 'IN_HOUSE') return null
  return status === 'IN_HOUSE' ? 'STARTED' : status
}

/**
 * A stay that has begun can be made longer or shorter for as long as its guest can check out: `earliestDeparture`
 * says what else stays as it is.
 */
function changeProblem(room: BookedRoom, hotel: HotelTimes, now: number): RoomProblem | null {
  const status = roomStatus(room, hotelDays(now, hotel.timeZone).from)
  if (status === 'UPCOMING') return null
  if (status !== 'IN_HOUSE') return status
  const window = checkOutWindow(room, hotel)
  return window && now >= window.until ? 'PAST' : null
}

/** A guest can check in in the night after the day of arrival too, as long as the hotel has not said more. */
function checkInProblem(room: BookedRoom, hotel: HotelTimes, now: number): RoomProblem | null {
  if (room.cancelledAt) return 'CANCELLED'
  if (room.stage === 'inHouse') return 'STARTED'
  if (room.stage === 'out' || room.stage === 'noShow') return 'PAST'
  if (checkInState(room, hotel, now)) return null
  const window = checkInWindow(room, hotel)
  return window && now < window.from ? 'TOO_EARLY' : 'TOO_LATE'
}

/** Only of a guest who is in house, on the last day: the hotel has said that they have come. */
function checkOutProblem(room: BookedRoom, hotel: HotelTimes, now: number): RoomProblem | null {
  if (room.cancelledAt) return 'CANCELLED'
  if (room.stage === 'out' || room.stage === 'noShow') return 'PAST'
  if (checkInState(room, hotel, now) === 'CHECK_OUT_ELIGIBLE') return null
  const window = checkOutWindow(room, hotel)
  return window && now >= window.until ? 'TOO_LATE' : 'TOO_EARLY'
}
