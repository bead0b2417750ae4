import { isHandle } from '../../../src/rules/order/order-handle'
import {
  cancelConfirmationPath,
  expiredReservationPath,
  upcomingReservationPath,
} from '../../../src/rules/site/booking-paths'
import {
  findOrderByHandle,
  findOrderOfNumber,
  type StoredOrder,
} from '../../database/booking/orders'
import type { Drizzle } from '../../database/database'
import type { SessionValues } from '../../database/schema'
import { site } from '../../site'

/** How many orders a session keeps: one for each of a few tabs. */
const MOST_FOUND = 5
/** Stands between the handle of an order and the only room of it that was found. */
const OF_ROOM = ':'

/** The page of a stay by its status (A.5). */
export const STAY_PAGES = {
  upcoming: upcomingReservationPath(site),
  expired: expiredReservationPath(site),
  cancelled: cancelConfirmationPath(site),
}

/**
 * The session values after its visitor has found or booked an order: it stands before those that were found
 * earlier. `itemId`: only that room of it was found, by the name of its own guest.
 */
export function foundValues(
  values: SessionValues,
  { handle, hotelId }: Pick<StoredOrder, 'handle' | 'hotelId'>,
  itemId: string | null = null,
): SessionValues {
  const entry = itemId === null ? handle : `${handle}${OF_ROOM}${itemId}`
  const others = entriesOf(values).filter((one) => one !== entry)
  const found = [entry, ...others].slice(0, MOST_FOUND)
  return { propertyId: hotelId, foundReservation: found.join(',') }
}

/** The orders that the session has found or booked, the last one first, whoever asks. */
export async function foundOrders(
  db: Pick<Drizzle, 'select'>,
  values: SessionValues,
): Promise<StoredOrder[]> {
  const found: StoredOrder[] = []
  for (const entry of entriesOf(values)) {
    const [number = '', checkIn] = entry.split(' ')
    const [handle = ''] = entry.split(OF_ROOM)
    // A session from before the handles names a stay by number and arrival.
    const order = checkIn
      ? await findOrderOfNumber(db, number, checkIn)
      : await findOrderByHandle(db, handle)
    if (order) found.push(order)
  }
  return found
}

/**
 * What the session has found or booked of this order: all of it, or the rooms of these ids, each by the name of
 * its own guest. Null: nothing.
 */
export function foundOf(
  values: SessionValues,
  { handle, rooms }: StoredOrder,
): 'order' | readonly string[] | null {
  const entries = entriesOf(values)
  const isWhole =
    entries.includes(handle) ||
    rooms.some(({ confirmationNumber, checkIn }) =>
      entries.includes(`${confirmationNumber} ${checkIn}`),
    )
  if (isWhole) return 'order'
  const start = handle + OF_ROOM
  const itemIds = entries.flatMap((one) => (one.startsWith(start) ? one.slice(start.length) : []))
  return itemIds.length > 0 ? itemIds : null
}

/** The handles of the orders that the session has found whole, or booked. */
export function foundHandles(values: SessionValues): string[] {
  return entriesOf(values).filter(isHandle)
}

function entriesOf({ foundReservation = '' }: SessionValues): string[] {
  return String(foundReservation).split(',').filter(Boolean)
}

/** Compares names without accents, letter case, spaces and hyphens. */
export function isSameName(known: string, typed: string): boolean {
  const [a, b] = [known, typed].map((name) =>
    name
      .normalize('NFKD')
      .replace(/[^\p{L}\p{N}]/gu, '')
      .toUpperCase(),
  )
  return a === b
}
