/** What of a booked room decides where it stands; days are the hotel's, `YYYY-MM-DD`. */
export interface BookedRoom {
  checkIn: string
  checkOut: string
  cancelledAt: Date | null
}

/**
 * Where a room stands (D.5). Only the hotel knows whether a guest has arrived: on the day of arrival the
 * room is still to come, and in house from the day after.
 */
export type RoomStatus = 'UPCOMING' | 'IN_HOUSE' | 'PAST' | 'CANCELLED'

/** Where a room stands on a day of its hotel. */
export function roomStatus(
  { checkIn, checkOut, cancelledAt }: BookedRoom,
  today: string,
): RoomStatus {
  if (cancelledAt) return 'CANCELLED'
  if (checkOut < today) return 'PAST'
  return checkIn < today ? 'IN_HOUSE' : 'UPCOMING'
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
