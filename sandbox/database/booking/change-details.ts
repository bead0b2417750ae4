import { eq } from 'drizzle-orm'
import type { Database } from '../database'
import { type Message, sendMessage } from '../members/messages'
import { type CartDetails, limitDetails } from './cart-details'
import { addOrderEvent, countOrderEvents, lockOrder } from './order-events'
import { orders } from './order-schema'
import { findOrderById, type StoredOrder } from './orders'
import { retrying } from './retrying'

const HOUR_MS = 60 * 60 * 1000

interface DetailsChange<Refusal> {
  orderId: string
  /** Of the call, ms since 1970. */
  now: number
  /**
   * Decides from the order as it is now, and how often it was changed in the last hour, under its lock;
   * `null`: nothing is to be changed.
   */
  choose: (
    order: StoredOrder,
    changes: number,
  ) => { details: CartDetails | null; refusal?: never } | { details?: never; refusal: Refusal }
  /** Null: none can be sent. */
  mail: (order: StoredOrder) => Message | null
}

/**
 * Stores what guests say about an order over what they have said before, as a new revision with its mail. Calls
 * for one order wait for each other.
 */
export async function changeOrderDetails<Refusal>(
  { db }: Pick<Database, 'db'>,
  { orderId, now, choose, mail }: DetailsChange<Refusal>,
): Promise<Refusal | null> {
  return retrying(() =>
    db.transaction(async (tx) => {
      await lockOrder(tx, orderId)
      const order = await findOrderById(tx, orderId)
      if (!order) throw new Error(`There is no order ${orderId}: orders are never deleted.`)
      const hourAgo = new Date(now - HOUR_MS)
      const changes = await countOrderEvents(tx, orderId, 'requestsChanged', hourAgo)
      const { details, refusal } = choose(order, changes)
      if (details === undefined) return refusal
      if (details === null) return null
      const all = { ...order.details, ...details }
      limitDetails(all)
      const revision = order.revision + 1
      const changedAt = new Date(now)
      await tx
        .update(orders)
        .set({ details: all, revision, changedAt })
        .where(eq(orders.id, orderId))
      const data = { fields: Object.keys(details).length, revision }
      await addOrderEvent(tx, orderId, { type: 'requestsChanged', data, at: changedAt })
      const message = mail({ ...order, details: all, revision, changedAt })
      if (message) await sendMessage({ db: tx }, message)
      return null
    }),
  )
}
