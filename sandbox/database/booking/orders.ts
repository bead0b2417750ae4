import { randomBytes, randomInt } from 'node:crypto'
import { and, desc, eq, gte, inArray, or, type SQL } from 'drizzle-orm'
import { afterEvent } from '../../../src/rules/order/order-states'
import { countAwards, isInKind, spentAwards } from '../../../src/rules/points/free-nights'
import type { Database, Drizzle } from '../database'
import { replaceDetails } from '../members/member-details'
import { type Message, sendMessage } from '../members/messages'
import { movePoints } from '../members/points'
import { readTogether } from '../read-together'
import { carts } from './booking-schema'
import { type Cart, findCart, lockCart } from './carts'
import { bookHeld } from './claims'
import { type Attempt, closeAttempt, lockAttempt } from './order-attempts'
import { addOrderEvent } from './order-events'
import {
  type AttemptOutcome,
  orderAttempts,
  orderItems,
  orderRevisions,
  orders,
  payments,
  policies,
} from './order-schema'
import type { Quote } from './quote'
import { retrying } from './retrying'
import { addSuiteNights, type NewSuiteNight, type StoredSuiteNight } from './suite-nights'

type OrderRow = typeof orders.$inferSelect
export type OrderRoom = typeof orderItems.$inferSelect
type Payment = typeof payments.$inferSelect
export type Policy = typeof policies.$inferSelect

/** An order with its rooms in their order, and what was paid of it. */
export interface StoredOrder extends OrderRow {
  rooms: readonly [OrderRoom, ...OrderRoom[]]
  payments: readonly Payment[]
  /** The insurance that was chosen with it; null without. */
  policy: Policy | null
}

/** Whose orders a session may see (docs/decisions/0054): those that it has booked, or that are its member's. */
export interface OrderReader {
  ownerKey: string | null
  customerId: string | null
}

type Reading = Pick<Drizzle, 'select'>

/** The order that a cart has become, or has changed, whoever asks. */
export async function findOrderOfCart(db: Reading, cartId: string): Promise<StoredOrder | null> {
  const changed = db
    .select({ id: orderAttempts.orderId })
    .from(orderAttempts)
    .where(and(eq(orderAttempts.cartId, cartId), eq(orderAttempts.state, 'ordered')))
  const condition = or(eq(orders.cartId, cartId), inArray(orders.id, changed))
  return condition ? findOrder(db, condition) : null
}

/** The order of this id, whoever asks. */
export async function findOrderById(db: Reading, id: string): Promise<StoredOrder | null> {
  return findOrder(db, eq(orders.id, id))
}

/** The order of this handle, whoever asks: it opens nothing by itself. */
export const findOrderByHandle = readTogether(
  async (db: Reading, handles: readonly string[]): Promise<ReadonlyMap<string, StoredOrder>> => {
    const found = await findOrders(db, inArray(orders.handle, [...handles]), handles.length)
    return new Map(found.map((order) => [order.handle, order]))
  },
)

/** What an order was at a revision: its quote changes with its rooms only, and is kept then. */
export async function quoteAtRevision(
  db: Reading,
  { id, quote }: Pick<OrderRow, 'id' | 'quote'>,
  revision: number,
): Promise<Quote> {
  const [former] = await db
    .select({ quote: orderRevisions.quote })
    .from(orderRevisions)
    .where(and(eq(orderRevisions.orderId, id), gte(orderRevisions.number, revision)))
    .orderBy(orderRevisions.number)
    .limit(1)
  return former?.quote ?? quote
}

/** The orders with a room of this number, by arrival, whoever asks; each is of another hotel. */
export async function findOrdersOfNumber(db: Reading, number: string): Promise<StoredOrder[]> {
  const items = await db
    .select({ id: orderItems.orderId })
    .from(orderItems)
    .where(eq(orderItems.confirmationNumber, number))
    .orderBy(orderItems.checkIn)
  const found: StoredOrder[] = []
  for (const { id } of items) {
    const order = await findOrder(db, eq(orders.id, id))
    if (order) found.push(order)
  }
  return found
}

/** The order with a room of this number that arrives on this day, whoever asks. */
export async function findOrderOfNumber(
  db: Reading,
  number: string,
  checkIn: string,
): Promise<StoredOrder | null> {
  const found = await findOrdersOfNumber(db, number)
  const isAsked = (room: OrderRoom) =>
    room.confirmationNumber === number && room.checkIn === checkIn
  return found.find(({ rooms }) => rooms.some(isAsked)) ?? null
}

/** The last order that a reader has booked. */
export async function findLastOrder(db: Reading, reader: OrderReader): Promise<StoredOrder | null> {
  const isOwn = ownedBy(reader)
  return isOwn ? findOrder(db, isOwn) : null
}

/** Whether a reader has booked it; a member who has linked it after finding it has not. */
export function isOwnOrder(
  { ownerKey, customerId, isLinked }: Pick<OrderRow, 'ownerKey' | 'customerId' | 'isLinked'>,
  reader: OrderReader,
): boolean {
  if (reader.ownerKey !== null && reader.ownerKey === ownerKey) return true
  return reader.customerId !== null && reader.customerId === customerId && !isLinked
}

function ownedBy({ ownerKey, customerId }: OrderReader): SQL | undefined {
  return or(
    ...(ownerKey === null ? [] : [eq(orders.ownerKey, ownerKey)]),
    ...(customerId === null
      ? []
      : [and(eq(orders.customerId, customerId), eq(orders.isLinked, false))]),
  )
}

async function findOrder(db: Reading, condition: SQL): Promise<StoredOrder | null> {
  const [order = null] = await findOrders(db, condition, 1)
  return order
}

/** So many of them at most, the last one first. */
async function findOrders(db: Reading, condition: SQL, most: number): Promise<StoredOrder[]> {
  const rows = await db
    .select()
    .from(orders)
    .where(condition)
    .orderBy(desc(orders.bookedAt))
    .limit(most)
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const items = await db
    .select()
    .from(orderItems)
    .where(inArray(orderItems.orderId, ids))
    .orderBy(orderItems.roomIndex)
  const paid = await db.select().from(payments).where(inArray(payments.orderId, ids))
  const insured = await db.select().from(policies).where(inArray(policies.orderId, ids))
  return rows.map((row) => {
    const isOfOrder = ({ orderId }: { orderId: string }) => orderId === row.id
    const [first, ...others] = items.filter(isOfOrder)
    if (!first) throw new Error(`Order ${row.id} has no room: they are written together.`)
    const policy = insured.find(isOfOrder) ?? null
    return { ...row, rooms: [first, ...others], payments: paid.filter(isOfOrder), policy }
  })
}

/** What the provider has approved; null where no card is needed. */
export type Approved = Pick<Payment, 'providerId' | 'kind' | 'brand' | 'last4'> | null

/** What an order is made of beside its attempt. */
export interface OrderParts {
  order: Pick<OrderRow, 'payment' | 'guest'>
  /** Room nights and extras' nights that the cart has to hold. */
  claims: number
  checkIn: string
  checkOut: string
  approved: Approved
  /** An insurance that is to be bought for it; null: none. */
  insured: Pick<Policy, 'planId' | 'residence' | 'premium' | 'currency' | 'offeredUntil'> | null
  /** Suites that its member asks for; as many as the awards allow, and nothing keeps it from being made. */
  suites: {
    customerId: string
    nightsOf: (orderId: string, used: readonly StoredSuiteNight[]) => readonly NewSuiteNight[]
  } | null
  /** What its member wants in every room from now on, as codes; null: that stays as it is. */
  preferences: { customerId: string; codes: string[] } | null
  outcome: AttemptOutcome
  /** The mail of the order; null: none can be sent. */
  mail: (order: StoredOrder) => Message | null
}

/** What came of making an order. */
export type MadeOrder =
  | { kind: 'ordered'; outcome: AttemptOutcome }
  /** Another process has ended the attempt otherwise. */
  | { kind: 'ended'; outcome: AttemptOutcome }
  /** The rooms are not held any more, or its member has too few points: nothing was written. */
  | { kind: 'lost' | 'short' }

/**
 * Makes the order of an attempt in one transaction: order, rooms with their numbers, claims made
 * permanent, payment, mail, and the answer that repetitions get. Done once, however often it is called.
 */
export async function makeOrder(
  { db }: Pick<Database, 'db'>,
  { id, cartId }: Pick<Attempt, 'id' | 'cartId'>,
  partsOf: (attempt: Attempt, cart: Cart) => OrderParts,
): Promise<MadeOrder> {
  try {
    return await retrying(() =>
      db.transaction(async (tx): Promise<MadeOrder> => {
        await lockCart(tx, cartId)
        const attempt = await lockAttempt(tx, id)
        const { outcome, ownerKey, at } = attempt
        if (outcome) return { kind: attempt.state === 'ordered' ? 'ordered' : 'ended', outcome }
        const cart = await findCart(tx, { id: cartId, ownerKey, now: at.getTime() })
        if (cart?.revision !== attempt.revision) throw new NotOrdered('lost')
        const parts = partsOf(attempt, cart)
        await writeOrder(tx, attempt, cart, parts)
        return { kind: 'ordered', outcome: parts.outcome }
      }),
    )
  } catch (error) {
    if (error instanceof NotOrdered) return { kind: error.kind }
    throw error
  }
}

/** Ends the transaction of an order that has no rooms, or no points. */
class NotOrdered extends Error {
  override name = 'NotOrdered'
  constructor(readonly kind: 'lost' | 'short') {
    super(kind)
  }
}

async function writeOrder(tx: Drizzle, attempt: Attempt, cart: Cart, parts: OrderParts) {
  const { id: attemptId, cartId, ownerKey, customerId, at: bookedAt, details } = attempt
  const id = attemptId
  if ((await bookHeld({ db: tx }, cartId, id)) !== parts.claims) throw new NotOrdered('lost')
  const row: OrderRow = {
    ...parts.order,
    ...{ id, cartId, attemptId, ownerKey, customerId, details, bookedAt },
    handle: randomBytes(16).toString('base64url'),
    isMembersOnly: customerId !== null,
    isLinked: false,
    hotelId: cart.hotelId,
    revision: 1,
    quote: cart.quote,
    mail: 'sent',
    changedAt: null,
  }
  await tx.insert(orders).values(row)
  const rooms = await addRooms(tx, row, parts)
  await spendPoints(tx, row)
  const { approved } = parts
  const paid: Payment[] = approved
    ? [
        {
          ...approved,
          ...{ id, orderId: id, purpose: 'stay', at: bookedAt },
          amount: attempt.amount,
          currency: attempt.currency,
        },
      ]
    : []
  if (paid.length > 0) await tx.insert(payments).values(paid)
  const policy: Policy | null = parts.insured && {
    ...parts.insured,
    ...{ orderId: id, state: 'wanted', try: 1, policyNumber: null, covered: null },
    // The confirmation buys it; the sweep does where none comes.
    leaseUntil: attempt.leaseUntil,
    ...{ failures: 0, sweepAfter: null },
  }
  if (policy) await tx.insert(policies).values(policy)
  const mail = parts.mail({ ...row, rooms, payments: paid, policy })
  if (mail) await sendMessage({ db: tx }, mail)
  else await tx.update(orders).set({ mail: 'failed' }).where(eq(orders.id, id))
  await addOrderEvent(tx, id, { type: 'booked', data: { rooms: rooms.length }, at: bookedAt })
  const { suites, preferences } = parts
  if (preferences)
    await replaceDetails({ db: tx }, preferences.customerId, { preferences: preferences.codes })
  if (suites) {
    const asked = { orderId: id, customerId: suites.customerId, at: bookedAt }
    await addSuiteNights(tx, asked, (used) => suites.nightsOf(id, used))
  }
  const state = afterEvent(attempt.state, 'approve') ?? attempt.state
  await closeAttempt(tx, { id, state }, 'order', parts.outcome)
  await tx
    .update(carts)
    .set({ attemptId: null, orderedAt: bookedAt, heldUntil: null, heldSince: null })
    .where(eq(carts.id, cartId))
}

/** What its rooms cost in points and free nights; only a member who has signed in can have a cart with any. */
async function spendPoints(tx: Drizzle, order: OrderRow) {
  const { id: orderId, customerId, cartId, quote, revision, bookedAt: at } = order
  const rooms = quote.rooms.map((room) => ({
    ...{ itemId: room.id, points: room.points ?? 0 },
    awards: countAwards(spentAwards(room)),
  }))
  if (!quote.rooms.some(isInKind)) return
  const isSpent =
    customerId !== null &&
    (await movePoints(tx, { orderId, customerId, cartId, revision, rooms, at }))
  if (!isSpent) throw new NotOrdered('short')
}

async function addRooms(
  tx: Drizzle,
  { id: orderId, hotelId, quote }: OrderRow,
  { checkIn, checkOut }: OrderParts,
): Promise<StoredOrder['rooms']> {
  const rooms: OrderRoom[] = []
  for (const { id: itemId, roomIndex, productId } of quote.rooms) {
    const room = { orderId, itemId, hotelId, roomIndex, productId, checkIn, checkOut }
    rooms.push(await addRoom(tx, { ...room, revision: 1 }))
  }
  const [first, ...others] = rooms
  if (!first) throw new NotOrdered('lost')
  return [first, ...others]
}

/** With a number that no other room has, and that says nothing about how many there are. */
async function addRoom(
  tx: Drizzle,
  room: Omit<typeof orderItems.$inferInsert, 'confirmationNumber'>,
): Promise<OrderRoom> {
  for (;;) {
    const confirmationNumber = `8${randomInt(1e9).toString().padStart(9, '0')}`
    const [added] = await tx
      .insert(orderItems)
      .values({ ...room, confirmationNumber })
      .onConflictDoNothing({ target: [orderItems.confirmationNumber, orderItems.hotelId] })
      .returning()
    if (added) return added
  }
}
