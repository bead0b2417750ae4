import { and, eq, sql } from 'drizzle-orm'
import type { Leaving } from '../../../src/features/checkout/leaving.rules'
import type { Drizzle, Transaction } from '../database'
import { cartDetails, carts } from './booking-schema'

/** Values of form fields by name, `<part>.<field>`. */
export type CartDetails = Record<string, string>

/** More than the pages ask about nine rooms. */
const MOST = { fields: 600, characters: 40_000 }

/** A cart would have more details than a booking needs. Nothing of the call was stored. */
class TooManyDetails extends Error {
  override name = 'TooManyDetails'
  statusCode = 422
  code = 'TOO_MANY_DETAILS'

  constructor() {
    super(`A cart has at most ${MOST.fields} details of ${MOST.characters} characters together.`)
  }
}

/** Throws for details that are too many or too long together. */
export function limitDetails(details: CartDetails): void {
  const rows = Object.entries(details)
  const characters = rows.reduce((sum, [name, value]) => sum + name.length + value.length, 0)
  if (rows.length > MOST.fields || characters > MOST.characters) throw new TooManyDetails()
}

/** Everything that the visitor has said about a cart (docs/decisions/0053). */
export async function readCartDetails(
  db: Pick<Drizzle, 'select'>,
  cartId: string,
): Promise<CartDetails> {
  const rows = await db.select().from(cartDetails).where(eq(cartDetails.cartId, cartId))
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]))
}

/**
 * Stores values over those of the same names; the others stay. The transaction has locked the cart
 * (`changeDetails` in `carts.ts`): an order is made of the details that were checked.
 */
export async function saveCartDetails(
  tx: Pick<Transaction, 'insert' | 'rollback'>,
  cartId: string,
  details: CartDetails,
): Promise<void> {
  const rows = Object.entries(details).map(([name, value]) => ({ cartId, name, value }))
  if (rows.length === 0) return
  await tx
    .insert(cartDetails)
    .values(rows)
    .onConflictDoUpdate({
      target: [cartDetails.cartId, cartDetails.name],
      set: { value: sql`excluded.value` },
    })
}

/** Notes that a call has stored what it says. */
export async function noteKept(
  db: Pick<Drizzle, 'update'>,
  { cartId, keepId }: Leaving,
): Promise<void> {
  await db.update(carts).set({ keepId }).where(eq(carts.id, cartId))
}

/** Whether that call was the last one that has stored something. */
export async function isKept(
  db: Pick<Drizzle, '$count'>,
  { cartId, keepId }: Leaving,
): Promise<boolean> {
  return (await db.$count(carts, and(eq(carts.id, cartId), eq(carts.keepId, keepId)))) > 0
}
