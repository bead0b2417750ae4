import { partyOf } from '../../database/booking/quote'
import type { StoredSuiteNight } from '../../database/booking/suite-nights'
import type { OwnCart } from '../cart/cart-of-hotel'
import { type RoomWithPlan, roomsWithPlans } from '../cart/quoted-rooms'
import type { BookingCall } from '../request/booking-call'
import { betterSuite } from './better-suite'
import { suiteNightStatus } from './suite-night-status'

/**
 * The rooms of a cart, or of an order as one, that can become suites, or were asked to. A cancelled room tells
 * what has become of its nights, and can become nothing.
 */
export function suiteRooms(
  cart: OwnCart,
  asked: readonly StoredSuiteNight[],
  { locale, now }: Pick<BookingCall, 'locale' | 'now'>,
  cancelled: readonly string[] = [],
) {
  return roomsWithPlans(cart).flatMap((room) => {
    const suite = cancelled.includes(room.itemId) ? null : suiteOf(cart, room)
    const nights = asked.filter(({ itemId }) => itemId === room.itemId)
    if (!suite && nights.length === 0) return []
    return [
      {
        itemId: room.itemId,
        roomIndex: room.roomIndex,
        name: room.room.name[locale],
        suite: suite?.name[locale] ?? null,
        specialNights: nights.map((night) => ({
          date: night.night,
          status: suiteNightStatus(night, now),
        })),
      },
    ]
  })
}

/** The suite that a room of a cart, or of an order as one, can become. */
export function suiteOf({ hotel, quote }: Pick<OwnCart, 'hotel' | 'quote'>, room: RoomWithPlan) {
  return betterSuite(hotel, room.room, partyOf(quote, room))
}
