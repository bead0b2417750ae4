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

/** The page of a stay by its status (A.5). */
export const STAY_PAGES = {
  upcoming: upcomingReservationPath(site),
  expired: expiredReservationPath(site),
  cancelled: cancelConfirmationPath(site),
}

/**
 * The session values after its visitor has found or booked an order: its handle stands before those of the
 * orders found earlier.
 */
export function foundValues(
  values: SessionValues,
  { handle, hotelId }: Pick<StoredOrder, 'handle' | 'hotelId'>,
): SessionValues {
  const others = entriesOf(values).filter((entry) => entry !== handle)
  const found = [handle, ...others].slice(0, MOST_FOUND)
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
    // A session from before the handles names a stay by number and arrival.
    const order = checkIn
      ? await findOrderOfNumber(db, number, checkIn)
      : await findOrderByHandle(db, entry)
    if (order) found.push(order)
  }
  return found
}

/** Whether the session has found or booked this order. */
export function hasFound(values: SessionValues, { handle, rooms }: StoredOrder): boolean {
  const entries = entriesOf(values)
  return (
    entries.includes(handle) ||
    rooms.some(({ confirmationNumber, checkIn }) =>
      entries.includes(`${confirmationNumber} ${checkIn}`),
    )
  )
}

/** The handles of the orders that the session has found or booked. */
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
