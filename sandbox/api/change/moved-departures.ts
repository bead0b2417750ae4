import { earliestDeparture } from '../../../src/rules/order/earliest-departure'
import type { SeedHotel } from '../../seed/seed-types'
import type { DepartureNotice, HotelDesk } from '../order/hotel-desk'
import type { ChangeFacts } from './change-facts'
import { daysOf } from './room-days'

/** What a hotel is told of a room that its guest leaves on another day; `former` takes it back. */
export interface MovedDeparture {
  notice: DepartureNotice
  former: DepartureNotice
}

/** The departures that a change moves of rooms that the hotel expects today or has in house. */
export function movedDepartures(
  { order, rooms }: ChangeFacts,
  hotel: SeedHotel,
  now: number,
): MovedDeparture[] {
  return order.rooms.flatMap((room) => {
    const { itemId, confirmationNumber, stage, checkOut } = room
    const changed = rooms.find((one) => one.itemId === itemId)
    const isKnown = stage !== 'booked' || earliestDeparture(room, hotel, now) !== null
    if (!changed?.isDepartureOnly || !isKnown) return []
    const about = { hotelId: order.hotelId, confirmationNumber }
    const key = `${order.id} ${itemId} ${order.revision} departure`
    return {
      notice: { ...about, key, checkOut: daysOf(changed.after).checkOut },
      former: { ...about, key: `${key} back`, checkOut },
    }
  })
}

/** Tells a hotel; false where it does not answer: then it is told that nothing has changed, as far as it hears. */
export async function tellDepartures(
  desk: HotelDesk,
  moved: readonly MovedDeparture[],
): Promise<boolean> {
  try {
    for (const { notice } of moved) await desk.moveDeparture(notice)
    return true
  } catch {
    await takeBackDepartures(desk, moved)
    return false
  }
}

/** The change was not made after all. A hotel that does not answer asks what is booked before it relies on it. */
export async function takeBackDepartures(
  desk: HotelDesk,
  moved: readonly MovedDeparture[],
): Promise<void> {
  await Promise.allSettled(moved.map(({ former }) => desk.moveDeparture(former)))
}
