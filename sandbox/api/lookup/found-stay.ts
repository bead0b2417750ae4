import { cleanConfirmationNumber } from '../../../src/features/reservation-lookup/confirmation-number.rules'
import {
  cancelConfirmationPath,
  expiredReservationPath,
  upcomingReservationPath,
} from '../../../src/rules/site/rare-paths'
import { hotelDays } from '../../../src/rules/stay/hotel-days'
import type { Database } from '../../database/database'
import { findCustomer } from '../../database/members/customers'
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

/** Whether a stay is in the future, by the date at its hotel. */
export function stayStatus(stay: Reservation, hotel: SeedHotel | null): keyof typeof STAY_PAGES {
  if (stay.isCancelled) return 'cancelled'
  return stay.checkOut < hotelDays(Date.now(), hotel?.timeZone).from ? 'expired' : 'upcoming'
}

interface Linking {
  customerId: string
  orderId: string
  values: SessionValues
  /** Counts a number that the visitor may be guessing; false where it may not be tried. */
  mayTry: (number: string) => Promise<boolean>
}

/**
 * The session values of a stay that a member links. Empty unless the visitor has found it before or
 * its guest has the member's family name: a number alone must not open another guest's stay. A family
 * name is what a person chooses who joins, so that it opens as few stays as the lookup does.
 */
export async function linkedValues(
  database: Database,
  { customerId, orderId, values, mayTry }: Linking,
): Promise<SessionValues> {
  const number = cleanConfirmationNumber(orderId)
  const found = await foundStay(database, values)
  if (found?.confirmationNumber === number) return foundValues(found)
  const stays = await findReservations(database, number)
  const own = stays.find(({ memberId }) => memberId === customerId)
  if (own) return foundValues(own)
  if (!(await mayTry(number))) return {}
  const surname = (await findCustomer(database.db, customerId))?.surname ?? ''
  const stay = stays.find(
    ({ lastName, memberId }) => memberId === null && isSameName(lastName, surname),
  )
  return stay ? foundValues(stay) : {}
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
