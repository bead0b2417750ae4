import { eq, sql } from 'drizzle-orm'
import type { Database } from '../database'
import { type Message, sendMessage } from '../members/messages'
import { type MoneyMove, movesOfOrder } from './money-moves'
import { addOrderEvent, lockOrder } from './order-events'
import { moneyMoves, orders } from './order-schema'
import { findOrderById, type StoredOrder } from './orders'
import { retrying } from './retrying'
import { earnPoints, moveRoom } from './room-stages'

/** A room that its guest leaves, and what is charged for it: null where nothing is, or not by us. */
export interface RoomToLeave {
  itemId: string
  /** Points that the order's member gets. */
  points: number
  charge: { paymentId: string; amount: number; currency: string } | null
}

interface CheckingOut<Refusal> {
  orderId: string
  /** Of the call, ms since 1970. */
  now: number
  /** Of this machine: money is moved by its clock. */
  machineNow: number
  /** Decides from the order as it is now, under its lock; `null`: the guest has left already. */
  choose: (
    order: StoredOrder,
  ) => { room: RoomToLeave | null; refusal?: never } | { room?: never; refusal: Refusal }
  /** Null: none can be sent. */
  mail: (order: StoredOrder, moves: readonly MoneyMove[]) => Message | null
}

export type CheckedOut<Refusal> =
  /** `charge`: the key of the move that charges what was left; null where nothing is charged. */
  { refusal: null; charge: string | null } | { refusal: Refusal; charge: null }

/**
 * Writes that a guest has left a room, as a new revision with its mail, and what is to be charged, which a worker
 * carries out. Calls for one order wait for each other.
 */
export async function checkOutRoom<Refusal>(
  { db }: Pick<Database, 'db'>,
  { orderId, now, machineNow, choose, mail }: CheckingOut<Refusal>,
): Promise<CheckedOut<Refusal>> {
  return retrying(() =>
    db.transaction(async (tx): Promise<CheckedOut<Refusal>> => {
      await lockOrder(tx, orderId)
      const order = await findOrderById(tx, orderId)
      if (!order) throw new Error(`There is no order ${orderId}: orders are never deleted.`)
      const { room: leaving, refusal } = choose(order)
      if (leaving === undefined) return { refusal, charge: null }
      const room = order.rooms.find(({ itemId }) => itemId === leaving?.itemId)
      const at = new Date(now)
      if (!leaving || !room || !(await moveRoom(tx, room, { event: 'checkOut', at })))
        return { refusal: null, charge: null }
      const { itemId, charge, points } = leaving
      await earnPoints(tx, order, { itemId, points, at })
      const key = charge && `${orderId}:balance:${itemId}`
      if (charge && key)
        await tx.insert(moneyMoves).values({
          ...{ ...charge, key, orderId, itemId, kind: 'balance', state: 'waiting' },
          ...{ dueAt: new Date(machineNow), leaseUntil: new Date(0) },
        })
      await tx
        .update(orders)
        .set({ revision: sql`${orders.revision} + 1`, changedAt: at })
        .where(eq(orders.id, orderId))
      await addOrderEvent(tx, orderId, { type: 'checkedOut', data: {}, at })
      const changed = await findOrderById(tx, orderId)
      const message = changed && mail(changed, await movesOfOrder(tx, orderId))
      if (message) await sendMessage({ db: tx }, message)
      return { refusal: null, charge: key }
    }),
  )
}
