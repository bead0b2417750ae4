import { and, eq, inArray, lte } from 'drizzle-orm'
import type { Database, Drizzle } from '../database'
import { type Message, sendMessage } from '../members/messages'
import { LEASE_MS } from './order-attempts'
import { addOrderEvent, type OrderEventType } from './order-events'
import { moneyMoves, payments } from './order-schema'
import { settleCover } from './policies'
import { retrying } from './retrying'
import { isSweepDue, oneMoreFailure } from './sweep-failures'

export type MoneyMove = typeof moneyMoves.$inferSelect

/** In place of a room, for the money of a change and of its insurance: it is the order's, whatever becomes of its rooms. */
export const OF_NO_ROOM = ''

/** States that something can still become of. */
const OPEN = ['waiting', 'moving'] as const

/** Every move of an order, done or not. */
export async function movesOfOrder(
  db: Pick<Drizzle, 'select'>,
  orderId: string,
): Promise<MoneyMove[]> {
  return db.select().from(moneyMoves).where(eq(moneyMoves.orderId, orderId))
}

/** Keys of the moves that are due and that no process works at, those that wait longest first. */
export async function dueMoves(
  { db }: Pick<Database, 'db'>,
  machineNow: number,
): Promise<string[]> {
  const rows = await db
    .select({ key: moneyMoves.key })
    .from(moneyMoves)
    .where(isDue(machineNow))
    .orderBy(moneyMoves.dueAt)
  return rows.map(({ key }) => key)
}

/** Makes a move this process's own; null if it is not due, or another process works at it. */
export async function takeMove(
  { db }: Pick<Database, 'db'>,
  key: string,
  machineNow: number,
): Promise<MoneyMove | null> {
  const [row] = await db
    .update(moneyMoves)
    .set({ state: 'moving', leaseUntil: new Date(machineNow + LEASE_MS) })
    .where(and(eq(moneyMoves.key, key), isDue(machineNow)))
    .returning()
  return row ?? null
}

function isDue(machineNow: number) {
  return and(
    inArray(moneyMoves.state, [...OPEN]),
    lte(moneyMoves.dueAt, new Date(machineNow)),
    lte(moneyMoves.leaseUntil, new Date(machineNow)),
    isSweepDue(moneyMoves, machineNow),
  )
}

/** The provider has not said what became of it: any process asks again later. Returns its failures. */
export async function delayMove(
  { db }: Pick<Database, 'db'>,
  key: string,
  machineNow: number,
): Promise<number> {
  const [row] = await db
    .update(moneyMoves)
    .set({ ...oneMoreFailure(moneyMoves, machineNow), leaseUntil: new Date(0) })
    .where(and(eq(moneyMoves.key, key), eq(moneyMoves.state, 'moving')))
    .returning({ failures: moneyMoves.failures })
  return row?.failures ?? 0
}

interface EndedMove {
  state: 'done' | 'refused'
  event: OrderEventType
  at: Date
  /** What was charged; null for a refund. */
  charge: Omit<typeof payments.$inferInsert, 'orderId'> | null
  /** To the guest; null: none is sent. */
  mail: Message | null
}

/** Writes down what came of a move, once. */
export async function endMove(
  { db }: Pick<Database, 'db'>,
  { key, orderId, kind, amount }: MoneyMove,
  { state, event, at, charge, mail }: EndedMove,
): Promise<void> {
  await retrying(() =>
    db.transaction(async (tx) => {
      const [ended] = await tx
        .update(moneyMoves)
        .set({ state })
        .where(and(eq(moneyMoves.key, key), eq(moneyMoves.state, 'moving')))
        .returning({ key: moneyMoves.key })
      if (!ended) return
      if (kind === 'premium') await settleCover(tx, { orderId, amount }, state)
      if (charge) await tx.insert(payments).values({ ...charge, orderId })
      await addOrderEvent(tx, orderId, { type: event, data: {}, at })
      if (mail) await sendMessage({ db: tx }, mail)
    }),
  )
}
