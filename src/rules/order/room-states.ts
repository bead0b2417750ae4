/** What of a booked room decides where it stands; days are the hotel's, `YYYY-MM-DD`. */
export interface BookedRoom {
  checkIn: string
  checkOut: string
  cancelledAt: Date | null
  stage: RoomStage
}

/**
 * How far the stay in a room is known to have come: checked in or out online, or as the hotel has said. A
 * cancelled room keeps its stage, for it may be taken back.
 */
export type RoomStage = 'booked' | 'checkedIn' | 'inHouse' | 'out' | 'noShow'

/** `checkIn` and `checkOut` are the guest's, online; the hotel says all others. */
export type StageEvent = 'checkIn' | 'arrive' | 'checkOut' | 'depart' | 'miss'

/** The next stage of a room. */
const ROOM_STAGES: {
  readonly [Stage in RoomStage]: { readonly [Event in StageEvent]?: RoomStage }
} = {
  booked: { checkIn: 'checkedIn', arrive: 'inHouse', miss: 'noShow' },
  checkedIn: { arrive: 'inHouse', miss: 'noShow' },
  inHouse: { checkOut: 'out', depart: 'out' },
  out: {},
  noShow: {},
}

/** The stage of a room after an event; null where it cannot happen. */
export function stageAfter(
  { stage, cancelledAt }: Pick<BookedRoom, 'stage' | 'cancelledAt'>,
  event: StageEvent,
): RoomStage | null {
  return cancelledAt ? null : (ROOM_STAGES[stage][event] ?? null)
}

/** Whether a room costs what it was sold for: a cancelled or missed one costs its penalty. */
export function isKept({ stage, cancelledAt }: Pick<BookedRoom, 'stage' | 'cancelledAt'>): boolean {
  return !cancelledAt && stage !== 'noShow'
}

/** Whether nothing more comes of a room: it is cancelled, missed, or its guest has left. */
export function isEnded(room: Pick<BookedRoom, 'stage' | 'cancelledAt'>): boolean {
  return !isKept(room) || room.stage === 'out'
}

/**
 * Where a room stands (D.5). Only the hotel knows whether a guest has arrived: until it says so, the room is
 * still to come on the day of arrival, and in house from the day after.
 */
export type RoomStatus = 'UPCOMING' | 'IN_HOUSE' | 'PAST' | 'CANCELLED'

/** Where a room stands on a day of its hotel. */
export function roomStatus(
  { checkIn, checkOut, cancelledAt, stage }: BookedRoom,
  today: string,
): RoomStatus {
  if (cancelledAt) return 'CANCELLED'
  if (checkOut < today || stage === 'out' || stage === 'noShow') return 'PAST'
  return checkIn < today || stage === 'inHouse' ? 'IN_HOUSE' : 'UPCOMING'
}

/** Where an order stands: it follows from its rooms and from how often it was changed (from 1). */
export type OrderState = 'confirmed' | 'modified' | 'partlyCancelled' | 'cancelled'

export function orderState({
  revision,
  rooms,
}: {
  revision: number
  rooms: readonly Pick<BookedRoom, 'cancelledAt'>[]
}): OrderState {
  const cancelled = rooms.filter(({ cancelledAt }) => cancelledAt).length
  if (cancelled === rooms.length) return 'cancelled'
  if (cancelled > 0) return 'partlyCancelled'
  return revision > 1 ? 'modified' : 'confirmed'
}
