import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../database'
import { addOrderEvent } from './order-events'
import { orders } from './order-schema'
import { findOrderById, type StoredOrder } from './orders'
import { retrying } from './retrying'

interface NewMember {
  customerId: string
  /** What the order keeps of the member beside. */
  details?: Record<string, string>
  /** `joined`: the guest has become a member; `linked`: a member has signed in with the order's number. */
  event: 'joined' | 'linked'
  /** The member has not booked it, only found it by number and name. */
  isFound?: boolean
  at: Date
}

/**
 * Makes an order that belongs to nobody that of a member. Returns whether it is the member's now: an order that has a
 * member keeps it.
 */
export async function giveOrderToMember(
  { db }: Pick<Database, 'db'>,
  { id, details, rooms }: StoredOrder,
  { customerId, details: added = {}, event, isFound = false, at }: NewMember,
): Promise<boolean> {
  return retrying(() =>
    db.transaction(async (tx) => {
      const [given] = await tx
        .update(orders)
        .set({ customerId, isLinked: isFound, details: { ...details, ...added } })
        .where(and(eq(orders.id, id), isNull(orders.customerId)))
        .returning({ id: orders.id })
      if (!given) return (await findOrderById(tx, id))?.customerId === customerId
      await addOrderEvent(tx, id, { type: event, data: { rooms: rooms.length }, at })
      return true
    }),
  )
}
