import { eq } from 'drizzle-orm'
import type { Database, Drizzle } from '../database'
import { type Message, sendMessage } from '../members/messages'
import { type CartDetails, limitDetails } from './cart-details'
import { addOrderEvent, countOrderEvents, lockOrder } from './order-events'
import { type OrderGuest, orders } from './order-schema'
import { findOrderById, type StoredOrder } from './orders'
import { retrying } from './retrying'
import { moveRoom } from './room-stages'

const HOUR_MS = 60 * 60 * 1000

/** What is stored of an order: details over those of before, and whether a room is checked in by that. */
export interface ChosenChange {
  details: CartDetails
  /** Who has booked, where that is changed; null where only other guests or their agent are. */
  guest?: OrderGuest | null
  checkIn?: { itemId: string; registration: 'received' | null }
}

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
  ) => { change: ChosenChange | null; refusal?: never } | { change?: never; refusal: Refusal }
  /** What is written of it, `former` as the order was; empty: nothing can be sent. */
  mails: (order: StoredOrder, former: StoredOrder) => readonly Message[]
}

/**
 * Stores what guests say about an order over what they have said before, and checks in a room, as a new revision
 * with its mail. Calls for one order wait for each other.
 */
export async function changeOrderDetails<Refusal>(
  { db }: Pick<Database, 'db'>,
  { orderId, now, choose, mails }: DetailsChange<Refusal>,
): Promise<Refusal | null> {
  return retrying(() =>
    db.transaction(async (tx) => {
      await lockOrder(tx, orderId)
      const order = await findOrderById(tx, orderId)
      if (!order) throw new Error(`There is no order ${orderId}: orders are never deleted.`)
      const { change, refusal } = choose(order, await changesOfHour(tx, orderId, now))
      if (change === undefined) return refusal
      if (change === null) return null
      const { details, checkIn, guest } = change
      const all = { ...order.details, ...details }
      limitDetails(all)
      const revision = order.revision + 1
      const changedAt = new Date(now)
      await tx
        .update(orders)
        .set({ details: all, revision, changedAt, ...(guest && { guest }) })
        .where(eq(orders.id, orderId))
      const data = { fields: Object.keys(details).length, revision }
      const changedGuests = guest === undefined ? 'requestsChanged' : 'guestsChanged'
      const type = checkIn ? 'checkedIn' : changedGuests
      const room = order.rooms.find(({ itemId }) => itemId === checkIn?.itemId)
      if (room && checkIn) {
        const { registration } = checkIn
        await moveRoom(tx, room, { event: 'checkIn', at: changedAt, registration })
      }
      await addOrderEvent(tx, orderId, { type, data, at: changedAt })
      const changed = await findOrderById(tx, orderId)
      for (const message of changed ? mails(changed, order) : [])
        await sendMessage({ db: tx }, message)
      return null
    }),
  )
}

/** How often guests have changed an order in the hour before a time, ms since 1970: each is a mail. */
export async function changesOfHour(
  db: Pick<Drizzle, '$count'>,
  orderId: string,
  now: number,
): Promise<number> {
  const after = new Date(now - HOUR_MS)
  const counts = [
    await countOrderEvents(db, orderId, 'requestsChanged', after),
    await countOrderEvents(db, orderId, 'guestsChanged', after),
    await countOrderEvents(db, orderId, 'checkedIn', after),
    await countOrderEvents(db, orderId, 'changed', after),
  ]
  return counts.reduce((sum, count) => sum + count, 0)
}
