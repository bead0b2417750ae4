import { asc, eq } from 'drizzle-orm'
import type { Database } from '../database'
import { type Reservation, reservations } from './reservation-schema'

/** Every stay of a confirmation number in upper case, by arrival. */
export async function findReservations(
  { db }: Pick<Database, 'db'>,
  confirmationNumber: string,
): Promise<Reservation[]> {
  return db
    .select()
    .from(reservations)
    .where(eq(reservations.confirmationNumber, confirmationNumber))
    .orderBy(asc(reservations.checkIn))
}
