import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database, Drizzle } from '../database'
import { customers, hotels } from '../schema'
import { addOrderEvent, lockOrder } from './order-events'
import { orderItems, orders, suiteNights } from './order-schema'
import { retrying } from './retrying'

export type NewSuiteNight = Omit<typeof suiteNights.$inferInsert, 'removedAt'>

/** A night for which a suite was asked for, with what decides about its status. */
export interface StoredSuiteNight {
  orderId: string
  itemId: string
  night: string
  awardId: string
  removedAt: Date | null
  confirmationNumber: string
  checkIn: string
  cancelledAt: Date | null
  /** Of the hotel. */
  timeZone: string
}

/** All suite nights of a member, whichever orders they are of. */
export async function suiteNightsOfMember(
  db: Pick<Drizzle, 'select'>,
  customerId: string,
): Promise<StoredSuiteNight[]> {
  return findSuiteNights(db, eq(suiteNights.customerId, customerId))
}

/** The suite nights of an order, by room and date. */
export async function suiteNightsOfOrder(
  db: Pick<Drizzle, 'select'>,
  orderId: string,
): Promise<StoredSuiteNight[]> {
  return findSuiteNights(db, eq(suiteNights.orderId, orderId))
}

async function findSuiteNights(
  db: Pick<Drizzle, 'select'>,
  condition: SQL,
): Promise<StoredSuiteNight[]> {
  return db
    .select({
      orderId: suiteNights.orderId,
      itemId: suiteNights.itemId,
      night: suiteNights.night,
      awardId: suiteNights.awardId,
      removedAt: suiteNights.removedAt,
      confirmationNumber: orderItems.confirmationNumber,
      checkIn: orderItems.checkIn,
      cancelledAt: orderItems.cancelledAt,
      timeZone: sql<string>`${hotels.details} ->> 'timeZone'`,
    })
    .from(suiteNights)
    .innerJoin(
      orderItems,
      and(eq(orderItems.orderId, suiteNights.orderId), eq(orderItems.itemId, suiteNights.itemId)),
    )
    .innerJoin(orders, eq(orders.id, suiteNights.orderId))
    .innerJoin(hotels, eq(hotels.id, orders.hotelId))
    .where(condition)
    .orderBy(suiteNights.orderId, suiteNights.itemId, suiteNights.night)
}

/**
 * Asks for suites: `nightsOf` says for which nights, from what the member uses so far. Requests of one
 * member wait for each other, so that no award is used twice. Returns how many nights were added.
 */
export async function addSuiteNights(
  tx: Drizzle,
  { orderId, customerId, at }: { orderId: string; customerId: string; at: Date },
  nightsOf: (used: readonly StoredSuiteNight[]) => readonly NewSuiteNight[],
): Promise<number> {
  await tx
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.id, customerId))
    .for('update')
  const wanted = nightsOf(await suiteNightsOfMember(tx, customerId))
  if (wanted.length === 0) return 0
  await tx
    .insert(suiteNights)
    .values([...wanted])
    .onConflictDoUpdate({
      target: [suiteNights.orderId, suiteNights.itemId, suiteNights.night],
      set: {
        awardId: sql`excluded.award_id`,
        requestedAt: sql`excluded.requested_at`,
        removedAt: null,
      },
    })
  await addOrderEvent(tx, orderId, { type: 'suiteRequested', data: { nights: wanted.length }, at })
  return wanted.length
}

/**
 * Asks for a suite for one room, in a transaction of its own that holds the order: of a cancellation at the same
 * time one waits for the other. Null for a room that is cancelled by now.
 */
export async function requestSuiteNights(
  { db }: Pick<Database, 'db'>,
  { itemId, ...asked }: Parameters<typeof addSuiteNights>[1] & { itemId: string },
  nightsOf: Parameters<typeof addSuiteNights>[2],
): Promise<number | null> {
  return retrying(() =>
    db.transaction(async (tx) => {
      await lockOrder(tx, asked.orderId)
      const [room] = await tx
        .select({ cancelledAt: orderItems.cancelledAt })
        .from(orderItems)
        .where(and(eq(orderItems.orderId, asked.orderId), eq(orderItems.itemId, itemId)))
      return room && !room.cancelledAt ? addSuiteNights(tx, asked, nightsOf) : null
    }),
  )
}

/** Takes back what was asked for a room. Done once, however often it is called. */
export async function withdrawSuiteNights(
  { db }: Pick<Database, 'db'>,
  { orderId, itemId, at }: { orderId: string; itemId: string; at: Date },
): Promise<void> {
  await retrying(() =>
    db.transaction(async (tx) => {
      await lockOrder(tx, orderId)
      await withdrawNights(tx, { orderId, itemIds: [itemId], at })
    }),
  )
}

/** The same of several rooms, in a transaction. */
export async function withdrawNights(
  tx: Drizzle,
  { orderId, itemIds, at }: { orderId: string; itemIds: readonly string[]; at: Date },
): Promise<void> {
  const withdrawn = await tx
    .update(suiteNights)
    .set({ removedAt: at })
    .where(
      and(
        eq(suiteNights.orderId, orderId),
        inArray(suiteNights.itemId, [...itemIds]),
        isNull(suiteNights.removedAt),
      ),
    )
    .returning({ night: suiteNights.night })
  const data = { nights: withdrawn.length }
  if (withdrawn.length > 0) await addOrderEvent(tx, orderId, { type: 'suiteWithdrawn', data, at })
}
