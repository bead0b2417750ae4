import { and, eq, sql } from 'drizzle-orm'
import type { Drizzle } from '../database'
import { orderEvents } from './order-schema'

export type OrderEventType = (typeof orderEvents.$inferSelect)['type']

/** Writes down what has happened to an order. */
export async function addOrderEvent(
  tx: Pick<Drizzle, 'insert'>,
  orderId: string,
  event: { type: OrderEventType; data: Record<string, string | number>; at: Date },
): Promise<void> {
  const number = sql<number>`(
    SELECT coalesce(max(number), 0) + 1 FROM order_events WHERE order_id = ${orderId}
  )`
  await tx.insert(orderEvents).values({ orderId, number, ...event })
}

/** How often something has happened to an order since a time. */
export async function countOrderEvents(
  db: Pick<Drizzle, '$count'>,
  orderId: string,
  type: OrderEventType,
): Promise<number> {
  return db.$count(orderEvents, and(eq(orderEvents.orderId, orderId), eq(orderEvents.type, type)))
}
