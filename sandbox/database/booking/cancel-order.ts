import { randomInt } from 'node:crypto'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { PenaltyPrice } from '../../../src/rules/order/cancel-price'
import { countAwards, type FreeNightAward, moreAwards } from '../../../src/rules/points/free-nights'
import type { Database, Drizzle } from '../database'
import { type Message, sendMessage } from '../members/messages'
import { movePoints } from '../members/points'
import { customers } from '../schema'
import { moveClaims, releaseClaims, type WantedNight } from './claims'
import { addOrderEvent, countOrderEvents, lockOrder } from './order-events'
import { moneyMoves, orderItems, orders } from './order-schema'
import { findOrderById, type OrderRoom, type StoredOrder } from './orders'
import { refundShares } from './refund-shares'
import { retrying } from './retrying'
import { lastCard } from './stay-payments'
import { type StoredSuiteNight, suiteNightsOfMember, withdrawNights } from './suite-nights'

const DAY_MS = 24 * 60 * 60 * 1000

/** The nights that a room of an order has taken, those of its extras included. */
type TakenNights = readonly WantedNight[]

/** What goes back of a room in points: points, and an award for each of its free nights. */
export interface Returned {
  points: number
  awards: readonly FreeNightAward[]
}

/** A room that is cancelled or missed, with what that costs. */
export interface RoomToCancel {
  itemId: string
  price: PenaltyPrice
  /** What goes back to the order's member. */
  returned: Returned
  nights: TakenNights
}

interface Cancelling<Refusal> {
  orderId: string
  /** Of the call, ms since 1970. */
  now: number
  /** Of this machine: money is moved by its clock. */
  machineNow: number
  /** For how long the rooms can be taken back, by how often rooms of the order were within a day; 0: not at all. */
  takeBackMinutes: (takenBackOfDay: number) => number
  /** The visitor's reason, from the author's list; null: none was given. */
  reason: string | null
  /** Decides from the order as it is now, under its lock; no rooms: they were cancelled before. */
  choose: (
    order: StoredOrder,
  ) => { rooms: readonly RoomToCancel[]; refusal?: never } | { rooms?: never; refusal: Refusal }
  /** Null: none can be sent. */
  mail: (order: StoredOrder) => Message | null
}

/**
 * Cancels rooms of an order in one transaction (docs/decisions/0082): their nights are for sale again once
 * they cannot be taken back any more, and their money is moved by a worker then. Calls for one order wait for
 * each other.
 */
export async function cancelRooms<Refusal>(
  { db }: Pick<Database, 'db'>,
  cancelling: Cancelling<Refusal>,
): Promise<Refusal | null> {
  const { orderId, now, reason, choose, mail } = cancelling
  return retrying(() =>
    db.transaction(async (tx) => {
      const order = await lockedOrder(tx, orderId)
      const { rooms, refusal } = choose(order)
      if (!rooms) return refusal
      if (rooms.length === 0) return null
      const takenBack = await takenBackOfDay(tx, orderId, now)
      const takeBackMs = cancelling.takeBackMinutes(takenBack) * 60_000
      const takeBackUntil = takeBackMs > 0 ? new Date(now + takeBackMs) : null
      const revision = order.revision + 1
      for (const room of rooms) {
        await giveNightsBack(tx, orderId, room, takeBackUntil)
        await writeCancelled(tx, { orderId, room, takeBackUntil, at: new Date(now) })
      }
      await addMoves(tx, order, rooms, {
        revision,
        dueAt: new Date(cancelling.machineNow + takeBackMs),
      })
      await givePointsBack(tx, order, rooms, { revision, at: new Date(now) })
      await tx
        .update(orders)
        .set({ revision, changedAt: new Date(now) })
        .where(eq(orders.id, orderId))
      await addOrderEvent(tx, orderId, {
        type: 'cancelled',
        data: { rooms: rooms.length, revision, ...(reason !== null && { reason }) },
        at: new Date(now),
      })
      await writeToGuest(tx, orderId, mail)
      return null
    }),
  )
}

interface TakingBack {
  orderId: string
  now: number
  /** Rooms that can be taken back, from the order as it is now; none: nothing is changed. */
  choose: (order: StoredOrder) => readonly { itemId: string; nights: TakenNights }[]
  /** Whether the member's awards do not pay for all of these nights any more. */
  isOverdrawn: (used: readonly StoredSuiteNight[]) => boolean
  mail: (order: StoredOrder) => Message | null
}

/**
 * Takes cancelled rooms back as they were: all that are chosen, or none. False where that is too late,
 * because a night is sold or the money is on its way.
 */
export async function takeRoomsBack(
  { db }: Pick<Database, 'db'>,
  { orderId, now, choose, isOverdrawn, mail }: TakingBack,
): Promise<boolean> {
  try {
    return await retrying(() =>
      db.transaction(async (tx) => {
        const order = await lockedOrder(tx, orderId)
        const rooms = choose(order)
        if (rooms.length === 0) return false
        const ids = idsOf(rooms)
        await dropMoves(tx, orderId, ids)
        for (const { itemId, nights } of rooms) {
          const from = ownerOfCancelled(orderId, itemId)
          const moved = await moveClaims(tx, { from, to: orderId, expiresAt: null }, nights)
          if (moved !== countOf(nights)) throw new TooLate()
        }
        const revision = order.revision + 1
        if (!(await spendAgain(tx, order, ids, { revision, at: new Date(now) })))
          throw new TooLate()
        await tx
          .update(orderItems)
          .set({
            cancelledAt: null,
            cancellationNumber: null,
            penalty: null,
            refund: null,
            pointsReturned: null,
            awardsReturned: null,
            takeBackUntil: null,
            revision: sql`${orderItems.revision} + 1`,
          })
          .where(and(eq(orderItems.orderId, orderId), inArray(orderItems.itemId, ids)))
        await tx
          .update(orders)
          .set({ revision, changedAt: new Date(now) })
          .where(eq(orders.id, orderId))
        await settleSuites(tx, order, { ids, at: new Date(now), isOverdrawn })
        const data = { rooms: rooms.length, revision }
        await addOrderEvent(tx, orderId, { type: 'takenBack', data, at: new Date(now) })
        await writeToGuest(tx, orderId, mail)
        return true
      }),
    )
  } catch (error) {
    if (error instanceof TooLate) return false
    throw error
  }
}

/** How often rooms of an order were taken back in the 24 hours before a time, ms since 1970. */
export function takenBackOfDay(
  db: Pick<Drizzle, '$count'>,
  orderId: string,
  now: number,
): Promise<number> {
  return countOrderEvents(db, orderId, 'takenBack', new Date(now - DAY_MS))
}

/** Ends the transaction of taking rooms back. */
class TooLate extends Error {
  override name = 'TooLate'
}

/** Owner of the nights of a cancelled room as long as it can be taken back. */
export function ownerOfCancelled(orderId: string, itemId: string): string {
  return `${orderId} ${itemId}`
}

async function lockedOrder(tx: Drizzle, id: string): Promise<StoredOrder> {
  await lockOrder(tx, id)
  const order = await findOrderById(tx, id)
  if (!order) throw new Error(`There is no order ${id}: orders are never deleted.`)
  return order
}

async function giveNightsBack(
  tx: Drizzle,
  orderId: string,
  { itemId, nights }: RoomToCancel,
  expiresAt: Date | null,
) {
  const to = ownerOfCancelled(orderId, itemId)
  const moved = await moveClaims(tx, { from: orderId, to, expiresAt }, nights)
  if (moved !== countOf(nights))
    throw new Error(`Order ${orderId} has ${moved} of ${countOf(nights)} nights of room ${itemId}.`)
  if (expiresAt === null) await releaseClaims(tx, to)
}

interface Written {
  orderId: string
  room: RoomToCancel
  takeBackUntil: Date | null
  at: Date
}

/** With a number that no other cancellation has, and that says nothing about how many there are. */
async function writeCancelled(tx: Drizzle, { orderId, room, takeBackUntil, at }: Written) {
  const { returned } = room
  const { penalty, refund } = room.price
  for (;;) {
    const cancellationNumber = `9${randomInt(1e9).toString().padStart(9, '0')}`
    const [taken] = await tx
      .select({ itemId: orderItems.itemId })
      .from(orderItems)
      .where(eq(orderItems.cancellationNumber, cancellationNumber))
    if (taken) continue
    await tx
      .update(orderItems)
      .set({
        ...{ cancelledAt: at, cancellationNumber, penalty, refund, takeBackUntil },
        ...returnedColumns(returned),
        revision: sql`${orderItems.revision} + 1`,
      })
      .where(and(eq(orderItems.orderId, orderId), eq(orderItems.itemId, room.itemId)))
    return
  }
}

/** As the room keeps it. */
export function returnedColumns({ points, awards }: Returned) {
  return {
    ...(points > 0 && { pointsReturned: points }),
    ...(awards.length > 0 && { awardsReturned: awards }),
  }
}

interface PointsMoved {
  /** Of the order, once they are moved. */
  revision: number
  at: Date
}

/** Points and free nights of rooms go back at once: their member may book something else with them. */
export async function givePointsBack(
  tx: Drizzle,
  { id: orderId, customerId }: Pick<StoredOrder, 'id' | 'customerId'>,
  rooms: readonly Pick<RoomToCancel, 'itemId' | 'returned'>[],
  moved: PointsMoved,
) {
  if (customerId === null) return
  const back = rooms.map(({ itemId, returned }) => ({
    itemId,
    points: -returned.points,
    awards: moreAwards({}, countAwards(returned.awards)),
  }))
  await movePoints(tx, { orderId, customerId, rooms: back, ...moved })
}

/** Points and free nights of rooms that are taken back; false where their member has spent them meanwhile. */
async function spendAgain(
  tx: Drizzle,
  { id: orderId, customerId, rooms }: StoredOrder,
  ids: readonly string[],
  moved: PointsMoved,
): Promise<boolean> {
  if (customerId === null) return true
  const spent = rooms
    .filter(({ itemId }) => ids.includes(itemId))
    .map(({ itemId, pointsReturned, awardsReturned }) => ({
      ...{ itemId, points: pointsReturned ?? 0 },
      awards: countAwards(awardsReturned ?? []),
    }))
  return movePoints(tx, { orderId, customerId, rooms: spent, ...moved })
}

/** What goes back for each room, to the cards that have paid, and what is charged for it, from the last card. */
export async function addMoves(
  tx: Pick<Drizzle, 'select' | 'insert'>,
  { id: orderId, payments }: Pick<StoredOrder, 'id' | 'payments'>,
  rooms: readonly Pick<RoomToCancel, 'itemId' | 'price'>[],
  { revision, dueAt }: { revision: number; dueAt: Date },
) {
  const known = await tx.select().from(moneyMoves).where(eq(moneyMoves.orderId, orderId))
  const wanted: (typeof moneyMoves.$inferInsert)[] = []
  for (const { itemId, price } of rooms) {
    const of = { orderId, itemId, dueAt, state: 'waiting' as const, leaseUntil: new Date(0) }
    const keyOf = (kind: string) => `${orderId}:${kind}:${itemId}:${revision}`
    const shares = refundShares(payments, [...known, ...movesOf(wanted)], price.refund)
    for (const [index, { payment, amount }] of shares.entries())
      wanted.push({
        ...{ ...of, amount, kind: 'refund', paymentId: payment.id, currency: payment.currency },
        key: keyOf('refund') + (index > 0 ? `:${index}` : ''),
      })
    if (price.charge === 0) continue
    const card = lastCard(payments)
    if (!card) throw new Error(`Order ${orderId} has no card that money could be moved with.`)
    wanted.push({
      ...{ ...of, amount: price.charge, kind: 'charge', key: keyOf('charge') },
      ...{ paymentId: card.id, currency: card.currency },
    })
  }
  if (wanted.length > 0) await tx.insert(moneyMoves).values(wanted)
}

const movesOf = (moves: readonly (typeof moneyMoves.$inferInsert)[]) =>
  moves.map(({ kind, state, paymentId, amount }) => ({ kind, state, paymentId, amount }))

/** A move that a worker has begun is not dropped any more: then nothing is. */
async function dropMoves(tx: Drizzle, orderId: string, itemIds: string[]) {
  const own = and(eq(moneyMoves.orderId, orderId), inArray(moneyMoves.itemId, itemIds))
  await tx.delete(moneyMoves).where(and(own, eq(moneyMoves.state, 'waiting')))
  const [begun] = await tx.select({ key: moneyMoves.key }).from(moneyMoves).where(own).limit(1)
  if (begun) throw new TooLate()
}

/** Suites of rooms that were taken back stay asked for, unless their awards are used elsewhere by now. */
async function settleSuites(
  tx: Drizzle,
  { id: orderId, customerId }: StoredOrder,
  { ids, at, isOverdrawn }: { ids: string[]; at: Date } & Pick<TakingBack, 'isOverdrawn'>,
) {
  if (customerId === null) return
  const member = tx.select({ id: customers.id }).from(customers).where(eq(customers.id, customerId))
  await member.for('update')
  if (!isOverdrawn(await suiteNightsOfMember(tx, customerId))) return
  await withdrawNights(tx, { orderId, itemIds: ids, at })
}

async function writeToGuest(tx: Drizzle, id: string, mail: (order: StoredOrder) => Message | null) {
  const changed = await findOrderById(tx, id)
  const message = changed && mail(changed)
  if (message) await sendMessage({ db: tx }, message)
}

function idsOf(rooms: readonly Pick<OrderRoom, 'itemId'>[]): string[] {
  return rooms.map(({ itemId }) => itemId)
}

function countOf(nights: TakenNights): number {
  return nights.reduce((sum, { rooms }) => sum + rooms, 0)
}
