import { fieldName } from '../../../src/features/checkout/details.rules'
import { housekeepingPart } from '../../../src/features/checkout/housekeeping/housekeeping.rules'
import { requestsPart } from '../../../src/features/checkout/requests/requests.rules'
import { type Rank, type RoomAction, roomProblem } from '../../../src/rules/order/room-actions'
import type { CartDetails } from '../../database/booking/cart-details'
import type { OrderRoom, StoredOrder } from '../../database/booking/orders'
import type { SeedHotel } from '../../seed/seed-types'
import { ofRooms } from '../cart/details-parts'
import { housekeepingView } from '../cart/housekeeping-view'
import { roomRequestsView } from '../cart/room-requests-view'
import type { BookingCall } from '../request/booking-call'
import type { RankedOrder } from './find-order'

/** What guests say about a stay after its booking; everything else that was said stays the order's. */
const PARTS = [requestsPart, housekeepingPart].map((part) => fieldName(part, ''))

/** The session's value for what was typed about an order that somebody else has changed meanwhile. */
const DRAFT = 'stayDraft'

/** The rooms of which the visitor can change the requests, or the guests: those that are still to come. */
export function roomsToCome(
  { order: { rooms }, rank }: { order: Pick<StoredOrder, 'rooms'>; rank: Rank },
  hotel: SeedHotel,
  now: number,
  action: Extract<RoomAction, 'request' | 'guests'> = 'request',
): OrderRoom[] {
  const acting = { rank, hotel, now }
  return rooms.filter((room) => roomProblem(action, room, acting) === null)
}

/** The same with those that can be checked in to, in the night after the day of arrival too. */
export function roomsWithWishes(
  { order: { rooms }, rank }: { order: Pick<StoredOrder, 'rooms'>; rank: Rank },
  hotel: SeedHotel,
  now: number,
): OrderRoom[] {
  return rooms.filter((room) =>
    (['request', 'checkIn'] as const).some(
      (action) => roomProblem(action, room, { rank, hotel, now }) === null,
    ),
  )
}

/**
 * Of these details, those that the visitor may change for these rooms. What is said for all rooms together is
 * not for the guest of one.
 */
export function changeable(
  details: CartDetails,
  rooms: readonly OrderRoom[],
  rank: Rank,
): CartDetails {
  const known = ofRooms(
    details,
    rooms.map(({ itemId: id }) => ({ id })),
  )
  const starts =
    rank === 'roomGuest' ? rooms.map(({ itemId }) => fieldName(requestsPart, `${itemId}.`)) : PARTS
  const own = Object.entries(known).filter(([name]) =>
    starts.some((start) => name.startsWith(start)),
  )
  return Object.fromEntries(own)
}

/** What can be asked for in the rooms that are to come, and what has been; nothing where none is. */
export function stayRequests({ order, rank }: RankedOrder, hotel: SeedHotel, call: BookingCall) {
  const rooms = roomsToCome({ order, rank }, hotel, call.now)
  const open = roomsWithWishes({ order, rank }, hotel, call.now)
  const details = changeable(order.details, open, rank)
  const draft = changeable(draftOf(order, call), open, rank)
  const said = { details: listOf(details), draft: listOf(differing(draft, details)) }
  if (rooms.length === 0) return { requests: null, housekeeping: null, ...said }
  const items = new Set(rooms.map(({ itemId }) => itemId))
  const quoted = order.quote.rooms.filter(({ id }) => items.has(id))
  return {
    ...said,
    requests: roomRequestsView({ hotel, quote: { ...order.quote, rooms: quoted } }, call),
    housekeeping: rank === 'roomGuest' ? null : housekeepingView({ hotel }),
  }
}

/** Of typed values, those that are not stored. A field that nobody has filled in is empty. */
export function differing(typed: CartDetails, stored: CartDetails): CartDetails {
  const changed = Object.entries(typed).filter(([name, value]) => value !== (stored[name] ?? ''))
  return Object.fromEntries(changed)
}

/** Keeps what was typed for the session; without `typed` forgets it. */
export function keepDraft(
  call: BookingCall,
  { handle }: Pick<StoredOrder, 'handle'>,
  typed?: CartDetails,
): Promise<void> {
  return call.owner.store({ [DRAFT]: typed ? JSON.stringify({ handle, typed }) : '' })
}

/** Whether the session has typed something that is not stored. */
export function hasDraft({ session }: Pick<BookingCall, 'session'>): boolean {
  return Boolean(session?.values[DRAFT])
}

/** What the session has typed about this order and could not store. */
export function draftOf(
  { handle }: Pick<StoredOrder, 'handle'>,
  { session }: Pick<BookingCall, 'session'>,
): CartDetails {
  const kept = session?.values[DRAFT]
  if (typeof kept !== 'string' || !kept) return {}
  const draft = JSON.parse(kept) as { handle: string; typed: CartDetails }
  return draft.handle === handle ? draft.typed : {}
}

export function listOf(details: CartDetails) {
  return Object.entries(details).map(([name, value]) => ({ name, value }))
}
