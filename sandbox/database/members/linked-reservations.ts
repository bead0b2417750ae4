import { eq } from 'drizzle-orm'
import type { Database } from '../database'
import { linkedReservations } from './account-schema'

type Db = Pick<Database, 'db'>

/**
 * Links a reservation to an account, in upper case; one that another account has stays there. Returns
 * whether the account has it now.
 */
export async function linkReservation(
  { db }: Db,
  customerId: string,
  orderId: string,
): Promise<boolean> {
  const confirmationNumber = orderId.toUpperCase()
  await db
    .insert(linkedReservations)
    .values({ confirmationNumber, customerId })
    .onConflictDoNothing()
  const [row] = await db
    .select()
    .from(linkedReservations)
    .where(eq(linkedReservations.confirmationNumber, confirmationNumber))
  return row?.customerId === customerId
}

/** The confirmation numbers of the reservations that are linked to an account. */
export async function linkedReservationsOf({ db }: Db, customerId: string): Promise<string[]> {
  const rows = await db
    .select()
    .from(linkedReservations)
    .where(eq(linkedReservations.customerId, customerId))
  return rows.map(({ confirmationNumber }) => confirmationNumber).sort()
}
