import { eq } from 'drizzle-orm'
import { orderItems, orders } from '../../database/booking/order-schema'
import type { Database } from '../../database/database'

/** The confirmation numbers of the rooms that belong to a member. */
export async function numbersOfMember({ db }: Database, customerId: string): Promise<string[]> {
  const rows = await db
    .select({ number: orderItems.confirmationNumber })
    .from(orderItems)
    .innerJoin(orders, eq(orders.id, orderItems.orderId))
    .where(eq(orders.customerId, customerId))
  return rows.map(({ number }) => number).sort()
}
