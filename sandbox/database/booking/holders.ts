import { createHash } from 'node:crypto'
import { and, eq, gt, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import { lockName, type Transaction } from '../database'
import { carts } from './booking-schema'
import type { Cart, CartKey } from './carts'
import { releaseHold } from './claims'

interface Holder {
  /** The network address. */
  address: string
  /** Rooms that one address may hold at a time. */
  most: number
  now: number
}

/**
 * Makes the address the holder of a cart's rooms, which are claimed already; false where it holds too many
 * then (docs/decisions/0072). Calls of one address that hold rooms at the same time are counted one after
 * the other, and wait for nothing else meanwhile.
 */
export async function holdFor(
  tx: Transaction,
  { id, quote: { rooms } }: Pick<Cart, 'id' | 'quote'>,
  { address, most, now }: Holder,
): Promise<boolean> {
  const heldBy = createHash('sha256').update(address).digest('hex')
  await lockName(tx, heldBy)
  const [held] = await tx
    .select({
      rooms: sql<number>`coalesce(sum(${carts.heldRooms}), 0)::integer`,
    })
    .from(carts)
    .where(
      and(
        eq(carts.heldBy, heldBy),
        ne(carts.id, id),
        isNull(carts.orderedAt),
        or(gt(carts.heldUntil, new Date(now)), isNotNull(carts.attemptId)),
      ),
    )
  if ((held?.rooms ?? 0) + rooms.length > most) return false
  await tx.update(carts).set({ heldBy, heldRooms: rooms.length }).where(eq(carts.id, id))
  return true
}

/**
 * Ends the holds of the owner's other carts: a visitor holds the rooms of one cart at a time. The next
 * step of another cart holds its rooms again if they are free. A cart that is being ordered keeps them.
 */
export async function releaseOthers(
  tx: Transaction,
  { id, ownerKey, now }: CartKey,
): Promise<void> {
  const released = await tx
    .update(carts)
    .set({ heldUntil: new Date(now) })
    .where(
      and(
        eq(carts.ownerKey, ownerKey),
        ne(carts.id, id),
        gt(carts.heldUntil, new Date(now)),
        isNull(carts.attemptId),
      ),
    )
    .returning({ id: carts.id })
  for (const other of released) await releaseHold({ db: tx }, other.id)
}
