import { and, eq } from 'drizzle-orm'
import { type StageEvent, stageAfter } from '../../../src/rules/order/room-states'
import type { Database, Drizzle } from '../database'
import { type Message, sendMessage } from '../members/messages'
import { addPoints } from '../members/points'
import {
  addMoves,
  givePointsBack,
  ownerOfCancelled,
  type Returned,
  type RoomToCancel,
  returnedColumns,
} from './cancel-order'
import { moveClaims, releaseClaims } from './claims'
import { addOrderEvent, lockOrder, type OrderEventType } from './order-events'
import { orderItems, orders } from './order-schema'
import { findOrderById, type OrderRoom, type StoredOrder } from './orders'
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

interface Reporting {
  /** Of the call, ms since 1970. */
  now: number
  /** Of this machine: money is moved by its clock. */
  machineNow: number
  /**
   * What comes of it for a room, from the order as it is now, under its lock: the nights that are for sale
   * again, and of a missed room what it costs.
   */
  settle: (order: StoredOrder, room: OrderRoom) => Settled
  /** Null: none can be sent. */
  mail: (order: StoredOrder) => Message | null
}

/** What becomes of a room of which the hotel has said something. */
export interface Settled {
  /** Null where nothing is charged and nothing goes back. */
  price: RoomToCancel['price'] | null
  /** Nights that the room does not need any more. */
  nights: RoomToCancel['nights']
  /** Points that the order's member has earned. */
  points: number
  /** What the stay was paid with and that goes back: points and free nights. */
  returned: Returned
}

/**
 * Writes down what a hotel has said of a room, as a new revision of its order, with what follows for its nights
 * and its money, which a worker moves. False where there is no such room, or it has come further already:
 * repeated, it changes nothing more.
 */
export async function reportRoom(
  { db }: Pick<Database, 'db'>,
  { hotelId, confirmationNumber, event }: RoomReport,
  { now, machineNow, settle, mail }: Reporting,
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
      const order = await findOrderById(tx, named.id)
      const room = order?.rooms.find((one) => one.confirmationNumber === confirmationNumber)
      const at = new Date(now)
      if (!order || !room || !(await moveRoom(tx, room, { event, at }))) return false
      const revision = order.revision + 1
      await writeSettled(tx, order, room, { ...settle(order, room), revision, machineNow, at })
      await tx.update(orders).set({ revision, changedAt: at }).where(eq(orders.id, order.id))
      await addOrderEvent(tx, order.id, { type: REPORTS[event], data: {}, at })
      const changed = await findOrderById(tx, order.id)
      const message = changed && mail(changed)
      if (message) await sendMessage({ db: tx }, message)
      return true
    }),
  )
}

interface Writing {
  revision: number
  machineNow: number
  at: Date
}

async function writeSettled(
  tx: Drizzle,
  order: StoredOrder,
  { itemId }: OrderRoom,
  { price, nights, points, returned, revision, machineNow, at }: Settled & Writing,
) {
  const ended = ownerOfCancelled(order.id, itemId)
  await moveClaims(tx, { from: order.id, to: ended, expiresAt: null }, nights)
  await releaseClaims(tx, ended)
  await earnPoints(tx, order, { itemId, points, at })
  if (!price) return
  const { penalty, refund } = price
  await tx
    .update(orderItems)
    .set({ penalty, refund, ...returnedColumns(returned) })
    .where(and(eq(orderItems.orderId, order.id), eq(orderItems.itemId, itemId)))
  await addMoves(tx, order, [{ itemId, price }], { revision, dueAt: new Date(machineNow) })
  await givePointsBack(tx, order, [{ itemId, returned }], { revision, at })
}

/**
 * Credits what a room has earned to the order's member, once. Not to one who has only found the stay: its number
 * and a name are no proof (docs/decisions/0098).
 */
export async function earnPoints(
  tx: Drizzle,
  { id, customerId, isLinked }: Pick<StoredOrder, 'id' | 'customerId' | 'isLinked'>,
  { itemId, points, at }: { itemId: string; points: number; at: Date },
): Promise<void> {
  if (customerId === null || isLinked || points === 0) return
  await addPoints(tx, { key: `${id}:earned:${itemId}`, customerId, kind: 'earned', points, at })
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
