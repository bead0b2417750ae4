import { and, eq, inArray, isNotNull, isNull, lte } from 'drizzle-orm'
import { type AttemptEvent, afterEvent, LIVE_ATTEMPTS } from '../../../src/rules/order/order-states'
import type { Database, Drizzle } from '../database'
import { carts, claims } from './booking-schema'
import { HOLD_MS, lockCart } from './carts'
import { extendHold } from './claims'
import { type AttemptOutcome, orderAttempts } from './order-schema'
import { retrying } from './retrying'
import { isSweepDue, oneMoreFailure } from './sweep-failures'

export type Attempt = typeof orderAttempts.$inferSelect

/** How long a process works at an attempt before another may finish it: more than a provider takes. */
export const LEASE_MS = 60_000

/** How long the rooms of a cart stay held while it is being ordered. */
const ORDERING_MS = 60 * 60_000

/** The attempt of a cart that this key has made. */
export async function findAttempt(
  db: Pick<Drizzle, 'select'>,
  { cartId, key }: Pick<Attempt, 'cartId' | 'key'>,
): Promise<Attempt | null> {
  const [row] = await db
    .select()
    .from(orderAttempts)
    .where(and(eq(orderAttempts.cartId, cartId), eq(orderAttempts.key, key)))
  return row ?? null
}

/** The attempt that is ordering a cart. */
export async function findLiveAttempt(
  db: Pick<Drizzle, 'select'>,
  cartId: string,
): Promise<Attempt | null> {
  const isLive = inArray(orderAttempts.state, LIVE_ATTEMPTS)
  const [row] = await db
    .select()
    .from(orderAttempts)
    .where(and(eq(orderAttempts.cartId, cartId), isLive))
  return row ?? null
}

/** The attempt that is changing an order. */
export async function findChangingAttempt(
  db: Pick<Drizzle, 'select'>,
  orderId: string,
): Promise<Attempt | null> {
  const isLive = inArray(orderAttempts.state, LIVE_ATTEMPTS)
  const [row] = await db
    .select()
    .from(orderAttempts)
    .where(and(eq(orderAttempts.orderId, orderId), isLive))
  return row ?? null
}

/** Writes an attempt down before the provider hears of it, and keeps everything else from its cart. */
export async function beginAttempt(
  tx: Pick<Drizzle, 'insert' | 'update'>,
  attempt: typeof orderAttempts.$inferInsert,
): Promise<Attempt> {
  const [row] = await tx.insert(orderAttempts).values(attempt).returning()
  if (!row) throw new Error('The attempt was not stored: its insert returned no row.')
  const until = row.at.getTime() + ORDERING_MS
  await extendHold({ db: tx }, { owner: row.cartId, now: row.at.getTime(), until })
  await tx.update(carts).set({ attemptId: row.id }).where(eq(carts.id, row.cartId))
  return row
}

/** Makes the attempt this process's own; null if another one works at it, or it has ended. */
export async function takeAttempt(
  db: Pick<Drizzle, 'update'>,
  id: string,
  machineNow: number,
): Promise<Attempt | null> {
  const [row] = await db
    .update(orderAttempts)
    .set({ leaseUntil: new Date(machineNow + LEASE_MS) })
    .where(
      and(
        eq(orderAttempts.id, id),
        isNull(orderAttempts.outcome),
        lte(orderAttempts.leaseUntil, new Date(machineNow)),
      ),
    )
    .returning()
  return row ?? null
}

/** Ids of the attempts that nobody works at, oldest first; without those that failed a short time ago. */
export async function leftAttempts(
  { db }: Pick<Database, 'db'>,
  machineNow: number,
): Promise<string[]> {
  const rows = await db
    .select({ id: orderAttempts.id })
    .from(orderAttempts)
    .where(
      and(
        isNull(orderAttempts.outcome),
        lte(orderAttempts.leaseUntil, new Date(machineNow)),
        isSweepDue(orderAttempts, machineNow),
      ),
    )
    .orderBy(orderAttempts.at)
  return rows.map(({ id }) => id)
}

/** A sweep could not finish the attempt: the next ones leave it alone for a while. Returns its failures. */
export async function delayAttempt(
  { db }: Pick<Database, 'db'>,
  id: string,
  machineNow: number,
): Promise<number> {
  const [row] = await db
    .update(orderAttempts)
    .set(oneMoreFailure(orderAttempts, machineNow))
    .where(eq(orderAttempts.id, id))
    .returning({ failures: orderAttempts.failures })
  return row?.failures ?? 0
}

/** The provider has not said what became of the payment: anyone may ask it again from now on. */
export async function loseAttempt({ db }: Pick<Database, 'db'>, id: string): Promise<void> {
  await db
    .update(orderAttempts)
    .set({ state: 'unknown', leaseUntil: new Date(0) })
    .where(and(eq(orderAttempts.id, id), isNull(orderAttempts.outcome)))
}

/**
 * Ends an attempt without an order: its cart can be changed again, and its rooms are held for a quarter
 * of an hour. Returns the outcome; that of another process that has ended it before.
 */
export async function endAttempt(
  { db }: Pick<Database, 'db'>,
  { id, cartId }: Pick<Attempt, 'id' | 'cartId'>,
  { event, outcome, now }: { event: AttemptEvent; outcome: AttemptOutcome; now: number },
): Promise<AttemptOutcome> {
  return retrying(() =>
    db.transaction(async (tx) => {
      await lockCart(tx, cartId)
      const attempt = await lockAttempt(tx, id)
      if (attempt.outcome) return attempt.outcome
      await closeAttempt(tx, attempt, event, outcome)
      const until = new Date(now + HOLD_MS)
      await tx
        .update(carts)
        .set({
          attemptId: null,
          heldUntil: until,
          heldActiveAt: new Date(now),
          expiresAt: until,
        })
        .where(and(eq(carts.id, cartId), eq(carts.attemptId, id)))
      await tx
        .update(claims)
        .set({ expiresAt: until })
        .where(and(eq(claims.owner, cartId), isNotNull(claims.expiresAt)))
      return outcome
    }),
  )
}

/** The attempt, which no other transaction changes until this one ends. */
export async function lockAttempt(tx: Pick<Drizzle, 'select'>, id: string): Promise<Attempt> {
  const [row] = await tx.select().from(orderAttempts).where(eq(orderAttempts.id, id)).for('update')
  if (!row) throw new Error(`There is no attempt ${id}: attempts are never deleted.`)
  return row
}

/** Writes down what came of an attempt; what was said about the cart is the order's from now on. */
export async function closeAttempt(
  tx: Pick<Drizzle, 'update'>,
  { id, state }: Pick<Attempt, 'id' | 'state'>,
  event: AttemptEvent,
  outcome: AttemptOutcome,
): Promise<void> {
  const next = afterEvent(state, event)
  if (!next) throw new Error(`An attempt that is ${state} cannot ${event}.`)
  await tx
    .update(orderAttempts)
    .set({ state: next, outcome, details: {}, insured: null })
    .where(eq(orderAttempts.id, id))
}
