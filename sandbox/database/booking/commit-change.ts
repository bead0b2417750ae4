import { and, eq, sql } from 'drizzle-orm'
import type { OrderPayment } from '../../../src/rules/order/order-states'
import { afterEvent } from '../../../src/rules/order/order-states'
import type { Database, Drizzle } from '../database'
import { type Message, sendMessage } from '../members/messages'
import { movePoints } from '../members/points'
import type { InKind } from '../members/points-holds'
import { carts } from './booking-schema'
import { type Cart, findCart, lockCart } from './carts'
import { bookHeld, moveClaims, releaseClaims, type WantedNight } from './claims'
import { OF_NO_ROOM } from './money-moves'
import { type Attempt, closeAttempt, lockAttempt } from './order-attempts'
import { addOrderEvent, lockOrder } from './order-events'
import {
  type AttemptOutcome,
  type Cover,
  moneyMoves,
  orderItems,
  orderRevisions,
  orders,
  payments,
  policies,
} from './order-schema'
import { type Approved, findOrderById, type StoredOrder } from './orders'
import type { Quote } from './quote'
import { refundShares } from './refund-shares'
import { retrying } from './retrying'
import { withdrawNights } from './suite-nights'

/** What an order becomes. */
export interface ChangeParts {
  quote: Quote
  payment: OrderPayment
  /** The rooms that are changed, and what each costs more in points and free nights; below 0: so many go back. */
  rooms: readonly (InKind & {
    itemId: string
    productId: string
    checkIn: string
    checkOut: string
    /** Only the departure moves: who has checked in or arrived stays so. */
    keepsStage: boolean
  })[]
  /** Nights of its rooms that it needs no more, and how many more of them the cart has to hold. */
  givenBack: readonly WantedNight[]
  held: number
  approved: Approved
  /** Goes back to the cards that have paid. */
  refund: number
  /** What becomes of the insurance; null: it has none, or stays as it is. */
  insurance: {
    covered: Cover | null
    /** What its guest has agreed to pay more for all of the stay; null: nothing. */
    more: { amount: number; currency: string; paymentId: string } | null
  } | null
  outcome: AttemptOutcome
  /** Null: none can be sent. */
  mail: (order: StoredOrder) => Message | null
}

/** What came of a change. */
export type MadeChange =
  | { kind: 'ordered'; outcome: AttemptOutcome }
  /** Another process has ended the attempt otherwise. */
  | { kind: 'ended'; outcome: AttemptOutcome }
  /**
   * The added nights are not held any more, the order is another one by now, or its member has too few points.
   * Nothing was written.
   */
  | { kind: 'lost' | 'stale' | 'short' }

/**
 * Changes the order of an attempt in one transaction (docs/decisions/0095): what the cart holds becomes the
 * order's, what the order needs no more is for sale again, and money that goes back is moved by a worker. Done
 * once, however often it is called.
 */
export async function commitChange(
  { db }: Pick<Database, 'db'>,
  { id, cartId, orderId }: Pick<Attempt, 'id' | 'cartId' | 'orderId'>,
  partsOf: (attempt: Attempt, cart: Cart, order: StoredOrder) => ChangeParts,
): Promise<MadeChange> {
  try {
    return await retrying(() =>
      db.transaction(async (tx): Promise<MadeChange> => {
        await lockCart(tx, cartId)
        const attempt = await lockAttempt(tx, id)
        const { outcome, ownerKey, at } = attempt
        if (outcome) return { kind: attempt.state === 'ordered' ? 'ordered' : 'ended', outcome }
        const cart = await findCart(tx, { id: cartId, ownerKey, now: at.getTime() })
        if (cart?.revision !== attempt.revision) throw new NotMade('lost')
        await lockOrder(tx, orderId ?? '')
        const order = await findOrderById(tx, orderId ?? '')
        if (!order || order.revision !== cart.changes?.revision) throw new NotMade('stale')
        const parts = partsOf(attempt, cart, order)
        await writeChange(tx, { attempt, cart, order, parts })
        return { kind: 'ordered', outcome: parts.outcome }
      }),
    )
  } catch (error) {
    if (error instanceof NotMade) return { kind: error.kind }
    throw error
  }
}

/** Ends the transaction of a change that cannot be made. */
class NotMade extends Error {
  override name = 'NotMade'
  constructor(readonly kind: 'lost' | 'stale' | 'short') {
    super(kind)
  }
}

interface Change {
  attempt: Attempt
  cart: Cart
  order: StoredOrder
  parts: ChangeParts
}

async function writeChange(tx: Drizzle, { attempt, cart, order, parts }: Change) {
  const { id: orderId } = order
  const { at } = attempt
  const revision = order.revision + 1
  if ((await bookHeld({ db: tx }, cart.id, orderId)) !== parts.held) throw new NotMade('lost')
  await giveBack(tx, orderId, parts.givenBack)
  await tx
    .insert(orderRevisions)
    .values({ orderId, number: order.revision, quote: order.quote, at })
  const { quote, payment } = parts
  await tx
    .update(orders)
    .set({ quote, payment, revision, changedAt: at })
    .where(eq(orders.id, orderId))
  await moveOrderPoints(tx, { attempt, cart, order, parts }, revision)
  for (const { itemId, keepsStage, points: _points, awards: _awards, ...room } of parts.rooms)
    await tx
      .update(orderItems)
      .set({
        ...room,
        // Who had checked in online has not done so for what the room is now.
        ...(!keepsStage && { stage: 'booked', stageAt: null }),
        revision: sql`${orderItems.revision} + 1`,
      })
      .where(and(eq(orderItems.orderId, orderId), eq(orderItems.itemId, itemId)))
  await addMoney(tx, { attempt, cart, order, parts })
  await addCover(tx, { order, parts })
  const itemIds = parts.rooms.map(({ itemId }) => itemId)
  if (itemIds.length > 0) await withdrawNights(tx, { orderId, itemIds, at })
  const data = { rooms: parts.rooms.length, revision }
  await addOrderEvent(tx, orderId, { type: 'changed', data, at })
  const changed = await findOrderById(tx, orderId)
  const mail = changed && parts.mail(changed)
  if (mail) await sendMessage({ db: tx }, mail)
  const state = afterEvent(attempt.state, 'approve') ?? attempt.state
  await closeAttempt(tx, { id: attempt.id, state }, 'order', parts.outcome)
  await tx
    .update(carts)
    .set({ attemptId: null, orderedAt: at, heldUntil: null, heldSince: null })
    .where(eq(carts.id, cart.id))
}

async function moveOrderPoints(
  tx: Drizzle,
  { attempt: { at }, cart, order, parts: { rooms } }: Change,
  revision: number,
) {
  const { id: orderId, customerId } = order
  const isInKind = rooms.some(
    ({ points, awards }) => points !== 0 || Object.keys(awards).length > 0,
  )
  if (!isInKind) return
  const isMoved =
    customerId !== null &&
    (await movePoints(tx, { orderId, customerId, cartId: cart.id, revision, rooms, at }))
  if (!isMoved) throw new NotMade('short')
}

/** The insurance follows at once, or once what it costs more is paid. */
async function addCover(tx: Drizzle, { order, parts }: Pick<Change, 'order' | 'parts'>) {
  const { id: orderId, policy, revision } = order
  const { insurance } = parts
  if (!insurance || !policy) return
  const { covered, more } = insurance
  const premium = policy.premium + (more?.amount ?? 0)
  await tx.update(policies).set({ covered, premium }).where(eq(policies.orderId, orderId))
  if (!more) return
  await tx.insert(moneyMoves).values({
    ...{ ...more, orderId, kind: 'premium' as const, state: 'waiting' as const },
    ...{ itemId: OF_NO_ROOM, key: premiumKey(orderId, revision + 1) },
    ...{ dueAt: new Date(0), leaseUntil: new Date(0) },
  })
}

/** Of the charge for what the insurance costs more from a revision of an order on. */
export function premiumKey(orderId: string, revision: number): string {
  return `${orderId}:premium:${revision}`
}

/** What is paid now, and what goes back: to the card that has paid last first. */
async function addMoney(tx: Drizzle, { attempt, order, parts }: Change) {
  const { id: orderId } = order
  const { approved, refund } = parts
  if (approved)
    await tx.insert(payments).values({
      ...approved,
      ...{ id: attempt.id, orderId, purpose: 'stay', at: attempt.at },
      ...{ amount: attempt.amount, currency: attempt.currency },
    })
  if (refund === 0) return
  const moves = await tx.select().from(moneyMoves).where(eq(moneyMoves.orderId, orderId))
  const shares = refundShares(order.payments, moves, refund)
  await tx.insert(moneyMoves).values(
    shares.map(({ payment, amount }) => ({
      ...{ orderId, amount, kind: 'refund' as const, state: 'waiting' as const },
      ...{ itemId: OF_NO_ROOM, paymentId: payment.id, currency: payment.currency },
      key: `${orderId}:refund:change-${order.revision + 1}:${payment.id}`,
      dueAt: new Date(0),
      leaseUntil: new Date(0),
    })),
  )
}

/** The nights are for sale again. */
async function giveBack(tx: Drizzle, orderId: string, nights: readonly WantedNight[]) {
  const to = `${orderId} given back`
  const moved = await moveClaims(tx, { from: orderId, to, expiresAt: null }, nights)
  if (moved !== nights.reduce((sum, { rooms }) => sum + rooms, 0)) throw new NotMade('lost')
  await releaseClaims(tx, to)
}
