import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database, Drizzle } from '../database'
import { type Message, sendMessage } from '../members/messages'
import { claims } from './booking-schema'
import { bookHeld, claimRooms, type WantedNight } from './claims'
import { addOrderEvent } from './order-events'
import { orderItems, orders } from './order-schema'
import { findOrderById, type StoredOrder } from './orders'
import type { Quote } from './quote'
import { retrying } from './retrying'

/** Another room type for one room of an order. */
export interface RoomSwap {
  itemId: string
  productId: string
  quote: Quote
  /** Nights of the new room type: all of them are there, or nothing is changed. */
  wanted: readonly WantedNight[]
  /** Of the room until now. */
  formerType: string
  /** Null: none can be sent. */
  mail: (order: StoredOrder) => Message | null
}

/** Longer than any transaction takes: until it ends, the new room is held, not booked. */
const HOLD_MS = 60_000

/**
 * Gives a room of an order another room type in one transaction. `swapOf` decides from the order as it
 * is now; a refusal of it, or `soldOut` where a night is gone, changes nothing.
 */
export async function swapRoom<Refusal>(
  { db }: Pick<Database, 'db'>,
  { orderId, now }: { orderId: string; now: number },
  swapOf: (
    order: StoredOrder,
    tx: Drizzle,
  ) => Promise<{ swap: RoomSwap; refusal?: never } | { swap?: never; refusal: Refusal }>,
  soldOut: Refusal,
): Promise<Refusal | null> {
  return retrying(() =>
    db.transaction(async (tx) => {
      await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId)).for('update')
      const order = await findOrderById(tx, orderId)
      if (!order) return soldOut
      const { swap, refusal } = await swapOf(order, tx)
      if (!swap) return refusal
      const hold = { owner: orderId, now, until: now + HOLD_MS }
      if (await claimRooms(tx, hold, swap.wanted)) return soldOut
      await bookHeld({ db: tx }, orderId, orderId)
      await releaseRoom(tx, orderId, swap)
      await writeSwap(tx, order, swap, new Date(now))
      return null
    }),
  )
}

/** Gives back one room of a type in each of these nights. */
async function releaseRoom(tx: Drizzle, owner: string, { wanted, formerType }: RoomSwap) {
  const nights = wanted.map(({ night }) => night)
  const own = and(
    eq(claims.owner, owner),
    eq(claims.roomType, formerType),
    inArray(claims.night, nights),
  )
  await tx.delete(claims).where(
    and(
      own,
      sql`(${claims.night}, ${claims.slot}) IN (${tx
        .select({ night: claims.night, slot: sql`max(${claims.slot})` })
        .from(claims)
        .where(own)
        .groupBy(claims.night)})`,
    ),
  )
}

async function writeSwap(
  tx: Drizzle,
  order: StoredOrder,
  { itemId, productId, quote, mail }: RoomSwap,
  at: Date,
) {
  const { id } = order
  await tx
    .update(orders)
    .set({ quote, revision: order.revision + 1, changedAt: at })
    .where(eq(orders.id, id))
  await tx
    .update(orderItems)
    .set({ productId, revision: sql`${orderItems.revision} + 1` })
    .where(and(eq(orderItems.orderId, id), eq(orderItems.itemId, itemId)))
  await addOrderEvent(tx, id, { type: 'upgraded', data: { revision: order.revision + 1 }, at })
  const changed = await findOrderById(tx, id)
  const message = changed && mail(changed)
  if (message) await sendMessage({ db: tx }, message)
}
