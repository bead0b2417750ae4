import { and, eq, gt, lte } from 'drizzle-orm'
import type { Database, Drizzle } from '../database'
import { receiptAddresses } from './order-schema'

export type ReceiptAddress = typeof receiptAddresses.$inferSelect

const KEPT_MS = 7 * 24 * 60 * 60 * 1000

/** What the guest of an order wants on its receipt at a time, ms since 1970; null: nothing, or no more. */
export async function findReceiptAddress(
  db: Pick<Drizzle, 'select'>,
  orderId: string,
  now: number,
): Promise<ReceiptAddress | null> {
  const { orderId: order, until } = receiptAddresses
  const [found = null] = await db
    .select()
    .from(receiptAddresses)
    .where(and(eq(order, orderId), gt(until, new Date(now))))
  return found
}

/** Keeps it for seven days, in place of the one before; without a line, the one before is deleted. */
export async function keepReceiptAddress(
  { db }: Pick<Database, 'db'>,
  { orderId, line, vatId }: Omit<ReceiptAddress, 'until'>,
  now: number,
): Promise<void> {
  if (line === '') {
    await db.delete(receiptAddresses).where(eq(receiptAddresses.orderId, orderId))
    return
  }
  const row = { line, vatId, until: new Date(now + KEPT_MS) }
  await db
    .insert(receiptAddresses)
    .values({ orderId, ...row })
    .onConflictDoUpdate({ target: receiptAddresses.orderId, set: row })
}

/** Deletes those whose time is over. */
export async function deleteOldReceiptAddresses(
  { db }: Pick<Database, 'db'>,
  now: number,
): Promise<void> {
  await db.delete(receiptAddresses).where(lte(receiptAddresses.until, new Date(now)))
}
