import { cleanConfirmationNumber } from '../../../src/features/reservation-lookup/confirmation-number.rules'
import {
  cancelConfirmationPath,
  expiredReservationPath,
  upcomingReservationPath,
} from '../../../src/rules/site/booking-paths'
import { hotelDays } from '../../../src/rules/stay/hotel-days'
import { findOrderOfNumber } from '../../database/booking/orders'
import type { Database } from '../../database/database'
import type { SessionValues } from '../../database/schema'
import type { Reservation } from '../../database/site/reservation-schema'
import { findReservations } from '../../database/site/reservations'
import type { SeedHotel } from '../../seed/seed-types'
import { site } from '../../site'

/** The session values of the stay that the visitor's pages show. */
export function foundValues({
  hotelId,
  confirmationNumber,
  checkIn,
}: Pick<Reservation, 'hotelId' | 'confirmationNumber' | 'checkIn'>): SessionValues {
  return { propertyId: hotelId, foundReservation: `${confirmationNumber} ${checkIn}` }
}

/** The stay that the session's visitor has found; null for none. */
export async function foundStay(
  database: Database,
  values: SessionValues,
): Promise<Reservation | null> {
  const [number = '', checkIn] = String(values.foundReservation ?? '').split(' ')
  const stays = number ? await findReservations(database, number) : []
  return stays.find((stay) => stay.checkIn === checkIn) ?? null
}

/** The page of a stay by its status (A.5). */
export const STAY_PAGES = {
  upcoming: upcomingReservationPath(site),
  expired: expiredReservationPath(site),
  cancelled: cancelConfirmationPath(site),
}

/** Whether a stay is in the future, by the date at its hotel at a time in ms since 1970. */
export function stayStatus(
  stay: Reservation,
  hotel: SeedHotel | null,
  now: number,
): keyof typeof STAY_PAGES {
  if (stay.isCancelled) return 'cancelled'
  return stay.checkOut < hotelDays(now, hotel?.timeZone).from ? 'expired' : 'upcoming'
}

/**
 * The stay that a member may link: one that the visitor has found in this session, by number and name, or
 * one of the member's own. Null for all others: a number alone opens no stay of another guest, and a family
 * name is what a person chooses who joins.
 */
export async function stayToLink(
  database: Database,
  { customerId, orderId, values }: { customerId: string; orderId: string; values: SessionValues },
): Promise<Reservation | null> {
  const number = cleanConfirmationNumber(orderId)
  const [found, stays, order] = await Promise.all([
    foundStay(database, values),
    findReservations(database, number),
    findOrderOfNumber(database.db, number),
  ])
  if (found?.confirmationNumber === number) return found
  const isOwn = order?.customerId === customerId
  return stays.find(({ memberId }) => isOwn || memberId === customerId) ?? null
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
