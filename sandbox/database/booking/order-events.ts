import { and, eq, gt, sql } from 'drizzle-orm'
import type { Drizzle } from '../database'
import { orderEvents, orders } from './order-schema'

export type OrderEventType = (typeof orderEvents.$inferSelect)['type']

/** Until the transaction ends, no other one adds an event to the order. */
export async function lockOrder(tx: Pick<Drizzle, 'select'>, id: string): Promise<void> {
  await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, id)).for('update')
}

/** Writes down what has happened to an order, in a transaction. */
export async function addOrderEvent(
  tx: Pick<Drizzle, 'insert' | 'select'>,
  orderId: string,
  event: { type: OrderEventType; data: Record<string, string | number>; at: Date },
): Promise<void> {
  // The next number is read after those of other transactions are written.
  await lockOrder(tx, orderId)
  const number = sql<number>`(
    SELECT coalesce(max(number), 0) + 1 FROM order_events WHERE order_id = ${orderId}
  )`
  await tx.insert(orderEvents).values({ orderId, number, ...event })
}

/** How often something has happened to an order: ever, or after a time. */
export async function countOrderEvents(
  db: Pick<Drizzle, '$count'>,
  orderId: string,
  type: OrderEventType,
  after?: Date,
): Promise<number> {
  const { orderId: order, type: kind, at } = orderEvents
  return db.$count(orderEvents, and(eq(order, orderId), eq(kind, type), after && gt(at, after)))
}
