import { and, eq, sql } from 'drizzle-orm'
import { type StageEvent, stageAfter } from '../../../src/rules/order/room-states'
import type { Database, Drizzle } from '../database'
import { addOrderEvent, lockOrder, type OrderEventType } from './order-events'
import { orderItems, orders } from './order-schema'
import type { OrderRoom } from './orders'
import { retrying } from './retrying'

const REPORTS = { arrive: 'arrived', depart: 'departed', miss: 'missed' } satisfies {
  [Event in Exclude<StageEvent, 'checkIn' | 'checkOut'>]: OrderEventType
}

/** What the system of a hotel says of a room of its own. */
export interface RoomReport {
  hotelId: string
  confirmationNumber: string
  event: keyof typeof REPORTS
}

/**
 * Writes down what a hotel has said of a room, as a new revision of its order. False where there is no such room,
 * or it has come further already: repeated, it changes nothing more.
 */
export async function reportRoom(
  { db }: Pick<Database, 'db'>,
  { hotelId, confirmationNumber, event }: RoomReport,
  now: number,
): Promise<boolean> {
  return retrying(() =>
    db.transaction(async (tx) => {
      const own = and(
        eq(orderItems.hotelId, hotelId),
        eq(orderItems.confirmationNumber, confirmationNumber),
      )
      const [named] = await tx.select({ id: orderItems.orderId }).from(orderItems).where(own)
      if (!named) return false
      await lockOrder(tx, named.id)
      const [room] = await tx.select().from(orderItems).where(own)
      const at = new Date(now)
      if (!room || !(await moveRoom(tx, room, { event, at }))) return false
      await tx
        .update(orders)
        .set({ revision: sql`${orders.revision} + 1`, changedAt: at })
        .where(eq(orders.id, named.id))
      await addOrderEvent(tx, named.id, { type: REPORTS[event], data: {}, at })
      return true
    }),
  )
}

interface Move {
  event: StageEvent
  at: Date
  registration?: OrderRoom['registration']
}

/** Writes how far a room has come; false where it cannot come so far. */
export async function moveRoom(
  tx: Pick<Drizzle, 'update'>,
  room: OrderRoom,
  { event, at, registration = room.registration }: Move,
): Promise<boolean> {
  const stage = stageAfter(room, event)
  if (stage === null) return false
  const { orderId, itemId, revision } = room
  await tx
    .update(orderItems)
    .set({ stage, stageAt: at, registration, revision: revision + 1 })
    .where(and(eq(orderItems.orderId, orderId), eq(orderItems.itemId, itemId)))
  return true
}
