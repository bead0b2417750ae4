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
/** Stands between the handle of an order and how it was found: by an agency's number, or the only room of it. */
const BY = ':'
const AGENCY = 'agency'

/** The page of a stay by its status (A.5). */
export const STAY_PAGES = {
  upcoming: upcomingReservationPath(site),
  expired: expiredReservationPath(site),
  cancelled: cancelConfirmationPath(site),
}

/**
 * The session values after its visitor has found or booked an order: it stands before those that were found
 * earlier. `by`: how it was found, if not by the name of who has booked it: `agency`, or the id of the only room
 * that was found, by the name of its own guest.
 */
export function foundValues(
  values: SessionValues,
  { handle, hotelId }: Pick<StoredOrder, 'handle' | 'hotelId'>,
  by: string | null = null,
): SessionValues {
  const entry = by === null ? handle : `${handle}${BY}${by}`
  const others = entriesOf(values).filter((one) => one !== entry)
  const found = [entry, ...others].slice(0, MOST_FOUND)
  return { propertyId: hotelId, foundReservation: found.join(',') }
}

/** The orders that the session has found or booked, the last one first, whoever asks. */
export async function foundOrders(
  db: Pick<Drizzle, 'select'>,
  values: SessionValues,
): Promise<StoredOrder[]> {
  const found = await Promise.all(
    entriesOf(values).map((entry) => {
      const [number = '', checkIn] = entry.split(' ')
      const [handle = ''] = entry.split(BY)
      // A session from before the handles names a stay by number and arrival.
      return checkIn ? findOrderOfNumber(db, number, checkIn) : findOrderByHandle(db, handle)
    }),
  )
  return found.filter((order) => order !== null)
}

/**
 * What the session has found or booked of this order: all of it, all of it by the number of its agency, or the
 * rooms of these ids, each by the name of its own guest. Null: nothing.
 */
export function foundOf(
  values: SessionValues,
  { handle, rooms }: StoredOrder,
): 'order' | typeof AGENCY | readonly string[] | null {
  const entries = entriesOf(values)
  const isWhole =
    entries.includes(handle) ||
    rooms.some(({ confirmationNumber, checkIn }) =>
      entries.includes(`${confirmationNumber} ${checkIn}`),
    )
  if (isWhole) return 'order'
  const start = handle + BY
  const itemIds = entries.flatMap((one) => (one.startsWith(start) ? one.slice(start.length) : []))
  if (itemIds.includes(AGENCY)) return AGENCY
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
