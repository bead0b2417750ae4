import { eq, sql } from 'drizzle-orm'
import type { Drizzle } from '../database'
import { cartDetails } from './booking-schema'

/** Values of form fields by name, `<part>.<field>`. */
export type CartDetails = Record<string, string>

/** Everything that the visitor has said about a cart (docs/decisions/0053). */
export async function readCartDetails(
  db: Pick<Drizzle, 'select'>,
  cartId: string,
): Promise<CartDetails> {
  const rows = await db.select().from(cartDetails).where(eq(cartDetails.cartId, cartId))
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]))
}

/** Stores values over those of the same names; the others stay. */
export async function saveCartDetails(
  db: Pick<Drizzle, 'insert'>,
  cartId: string,
  details: CartDetails,
): Promise<void> {
  const rows = Object.entries(details).map(([name, value]) => ({ cartId, name, value }))
  if (rows.length === 0) return
  await db
    .insert(cartDetails)
    .values(rows)
    .onConflictDoUpdate({
      target: [cartDetails.cartId, cartDetails.name],
      set: { value: sql`excluded.value` },
    })
}
