import { type BookedRoom, roomStatus } from './room-states'

/**
 * What a visitor may know and do of an order (docs/decisions/0091). `proven`: who has booked it here, or its
 * member, knows everything. `found`: who has found it by number and the family name of who has booked it knows
 * its rooms and what they cost; of people only what was typed, and no mail, telephone and card. `roomGuest`: who
 * has found a room of it by its number and their own name knows that room, and no amount.
 */
export type Rank = 'roomGuest' | 'found' | 'proven'

/** What can be done with a booked room: ask for something in it, change it, cancel it, take a cancelled one back. */
export type RoomAction = 'request' | 'change' | 'cancel' | 'takeBack'

/** Why it cannot be done; `NOT_YOURS`: whatever becomes of the room, not by this visitor. */
export type RoomProblem = 'NOT_YOURS' | 'CANCELLED' | 'STARTED' | 'PAST' | 'BOOKED' | 'TOO_LATE'

const RANKS: Record<RoomAction, readonly Rank[]> = {
  request: ['roomGuest', 'found', 'proven'],
  change: ['found', 'proven'],
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
  /** The day at the hotel, `YYYY-MM-DD`. */
  today: string
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
  { rank, today, now }: Acting,
): RoomProblem | null {
  if (!mayEver(action, rank)) return 'NOT_YOURS'
  if (action === 'takeBack') {
    if (!room.cancelledAt) return 'BOOKED'
    return room.takeBackUntil && now < room.takeBackUntil.getTime() ? null : 'TOO_LATE'
  }
  const status = roomStatus(room, today)
  if (status === 'UPCOMING') return null
  return status === 'IN_HOUSE' ? 'STARTED' : status
}
