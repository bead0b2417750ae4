import { createHash } from 'node:crypto'
import { agencyNumber } from '../../../src/features/checkout/agent/agent.rules'
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
import { guestOfRoom } from '../order/room-guest'

/** How many orders a session keeps: one for each of a few tabs. */
const MOST_FOUND = 5
/** Stands between the handle of an order and how it was found: by an agency's number, or the only room of it. */
const BY = ':'
const AGENCY = 'agency'
/** Stands before what tells the name or number by which it was found, as it was then. */
const WITH = '#'
/** Characters of that: no other name is taken for it, and five entries are carried over to a member's session. */
const KEY_LENGTH = 8

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
  order: Opened,
  by: string | null = null,
): SessionValues {
  const place = by === null ? order.handle : `${order.handle}${BY}${by}`
  const others = entriesOf(values).filter((one) => one.split(WITH)[0] !== place)
  const found = [place + WITH + keyOf(order, by), ...others].slice(0, MOST_FOUND)
  return { propertyId: order.hotelId, foundReservation: found.join(',') }
}

type Opened = Pick<StoredOrder, 'handle' | 'hotelId' | 'guest' | 'details' | 'rooms'>

/** What was typed beside the number, without being readable: a stay whose guest has another name by now is found anew. */
function keyOf({ guest, details, rooms, ...order }: Opened, by: string | null): string {
  const room = rooms.find(({ itemId }) => itemId === by)
  const typed =
    by === null
      ? guest.familyName
      : by === AGENCY
        ? agencyNumber(details['agent.number'])
        : room && guestOfRoom({ details }, room)?.familyName
  const hash = createHash('sha256').update(`${order.handle} ${plainName(typed ?? '')}`)
  return hash.digest('base64url').slice(0, KEY_LENGTH)
}

/** The orders that the session has found or booked, the last one first, whoever asks. */
export async function foundOrders(
  db: Pick<Drizzle, 'select'>,
  values: SessionValues,
): Promise<StoredOrder[]> {
  const found = await Promise.all(
    entriesOf(values).map((entry) => {
      const [number = '', checkIn] = entry.split(' ')
      const [handle = ''] = entry.split(/[:#]/)
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
  order: StoredOrder,
): 'order' | typeof AGENCY | readonly string[] | null {
  const { handle, rooms } = order
  const entries = entriesOf(values).flatMap((entry) => {
    const [place = '', key] = entry.split(WITH)
    const by = place.split(BY)[1] ?? null
    // A session from before the keys has none.
    const isSame = key === undefined || key === keyOf(order, by)
    return isSame ? [place] : []
  })
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

function entriesOf({ foundReservation = '' }: SessionValues): string[] {
  return String(foundReservation).split(',').filter(Boolean)
}

/** Compares names without accents, letter case, spaces and hyphens. */
export function isSameName(known: string, typed: string): boolean {
  return plainName(known) === plainName(typed)
}

function plainName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase()
}
