import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../database'
import { linkReservation } from '../members/linked-reservations'
import { addOrderEvent } from './order-events'
import { orders } from './order-schema'
import type { StoredOrder } from './orders'
import { retrying } from './retrying'

/**
 * Makes an order that of its guest, who has just become a member, and links its rooms to the account.
 * An order that has a member keeps it: false.
 */
export async function giveOrderToMember(
  { db }: Database,
  { id, details, rooms }: StoredOrder,
  member: { customerId: string; details: Record<string, string>; at: Date },
): Promise<boolean> {
  return retrying(() =>
    db.transaction(async (tx) => {
      const [given] = await tx
        .update(orders)
        .set({ customerId: member.customerId, details: { ...details, ...member.details } })
        .where(and(eq(orders.id, id), isNull(orders.customerId)))
        .returning({ id: orders.id })
      if (!given) return false
      for (const { confirmationNumber } of rooms)
        await linkReservation({ db: tx }, member.customerId, confirmationNumber)
      await addOrderEvent(tx, id, {
        type: 'joined',
        data: { rooms: rooms.length },
        at: member.at,
      })
      return true
    }),
  )
}
