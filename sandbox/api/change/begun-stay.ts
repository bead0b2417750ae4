import { earliestDeparture } from '../../../src/rules/order/earliest-departure'
import type { AttemptOutcome } from '../../database/booking/order-schema'
import type { OrderRoom, StoredOrder } from '../../database/booking/orders'
import type { Quote } from '../../database/booking/quote'
import type { SeedHotel } from '../../seed/seed-types'
import type { OwnCart } from '../cart/cart-of-hotel'
import { outcomeOf } from '../order/order-outcome'
import { hasSameExtras, isSameStay, movesDeparture, type OccupiedRoom } from './change-facts'
import { daysOf } from './room-days'

/**
 * The earliest day to which the departure of a stay that has begun can be moved (docs/decisions/0100): its rooms
 * leave together. Null: everything of it can be changed.
 */
export function departureFrom(
  { rooms }: Pick<StoredOrder, 'rooms'>,
  hotel: SeedHotel,
  now: number,
): string | null {
  const days = rooms.flatMap((room) => earliestDeparture(room, hotel, now) ?? [])
  return days.sort().at(-1) ?? null
}

/** Whether a cart changes a stay that has begun: nothing but its departure is offered then. */
export function isOfBegunStay({ change, hotel }: OwnCart, now: number): boolean {
  return change !== undefined && departureFrom(change.order, hotel, now) !== null
}

interface Wanted {
  hotel: SeedHotel
  /** What the rooms of the order are to be. */
  quote: Quote
  now: number
  before: OccupiedRoom
  /** Null: the room is not sold so. */
  after: OccupiedRoom | null
}

/** Why a room whose stay has begun cannot become another: only its departure moves. Null: it can. */
export function begunRefusal(
  room: OrderRoom,
  { hotel, quote, now, before, after }: Wanted,
): AttemptOutcome | null {
  const earliest = earliestDeparture(room, hotel, now)
  if (earliest === null) return null
  const { checkIn, checkOut } = after ? daysOf(after.room) : quote.search
  const isDepartureOnly = after ? movesDeparture(before, after) : checkIn === room.checkIn
  if (!isDepartureOnly) return DEPARTURE_ONLY
  if (!(after && isSameStay(before, after)) && (checkOut ?? '') < earliest) return NIGHT_BEGUN
  if (!after || hasSameExtras(before, after)) return null
  // What is bought with the room is for every night of it.
  const isDropped = quote.droppedExtras?.some(({ roomIndex }) => roomIndex === after.room.roomIndex)
  return isDropped ? EXTRA_SOLD_OUT : DEPARTURE_ONLY
}

const DEPARTURE_ONLY = outcomeOf(
  409,
  'DEPARTURE_ONLY',
  'Of a stay that has begun only the departure can be moved.',
)
const NIGHT_BEGUN = outcomeOf(
  409,
  'NIGHT_BEGUN',
  'Nights that have begun stay: tonight does from the hour of check-out on.',
)
const EXTRA_SOLD_OUT = outcomeOf(
  409,
  'EXTRA_SOLD_OUT',
  'What is bought with the room is not left for these nights.',
)
