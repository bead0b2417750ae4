import { randomBytes } from 'node:crypto'
import { and, desc, eq, gt, inArray, isNull, lte, type SQL } from 'drizzle-orm'
import { type Database, type Drizzle, lockName, type Transaction } from '../database'
import { cartRevisions, carts } from './booking-schema'
import { type CartDetails, limitDetails, readCartDetails, saveCartDetails } from './cart-details'
import { extendHold, releaseHold } from './claims'
import { extendedUntil, type Held } from './held'
import type { Quote } from './quote'
import { retrying } from './retrying'

/** How long a quote stands after its last use (E2-12). */
export const QUOTE_MS = 15 * 60_000

/** How long rooms are held after the last use of their cart (E2-12). */
export const HOLD_MS = 15 * 60_000

/** How long a hold is extended without asking whether room and price are still the same. */
const HOLD_UNCHECKED_MS = 60 * 60_000

/** How long a cart can be taken up again after that. */
const REVIVABLE_MS = 24 * 60 * 60_000

/** Most carts of a session: so many bookings in tabs side by side. */
const MOST_CARTS = 3

/** Uses are written down at most this often. */
const NOTED_EVERY_MS = 60_000

/** A cart at its current revision. */
export interface Cart {
  id: string
  hotelId: string
  revision: number
  /** When its prices have to be looked up anew, in ms since 1970. */
  expires: number
  /** Null: its rooms were never held at this revision. Past `until` nothing is held any more. */
  held: Held | null
  /** `ordering`: an attempt is on its way; `ordered`: nothing changes it any more. */
  status: 'open' | 'ordering' | 'ordered'
  quote: Quote
  /** The order that it changes, from its revision on; null: it becomes an order of its own. */
  changes: OrderBase | null
}

/** An order at a revision. */
export interface OrderBase {
  orderId: string
  revision: number
  /** Another card is asked for, whatever else is changed (docs/decisions/0103). */
  isForCard: boolean
}

/** A cart is found by its owner only. */
export interface CartKey {
  id: string
  ownerKey: string
  now: number
}

/** The cart; null if there is none, it is another visitor's, or nobody has used it for a day. */
export async function findCart(
  db: Pick<Drizzle, 'select'>,
  { id, ownerKey, now }: CartKey,
): Promise<Cart | null> {
  const [row] = await db
    .select({
      id: carts.id,
      hotelId: carts.hotelId,
      revision: carts.revision,
      expiresAt: carts.expiresAt,
      heldSince: carts.heldSince,
      heldUntil: carts.heldUntil,
      heldActiveAt: carts.heldActiveAt,
      attemptId: carts.attemptId,
      orderedAt: carts.orderedAt,
      orderId: carts.orderId,
      baseRevision: carts.baseRevision,
      isForCard: carts.isForCard,
      quote: cartRevisions.quote,
    })
    .from(carts)
    .innerJoin(
      cartRevisions,
      and(eq(cartRevisions.cartId, carts.id), eq(cartRevisions.number, carts.revision)),
    )
    .where(
      and(
        eq(carts.id, id),
        eq(carts.ownerKey, ownerKey),
        gt(carts.expiresAt, new Date(now - REVIVABLE_MS)),
      ),
    )
  if (!row) return null
  const { expiresAt, heldSince, heldUntil, heldActiveAt, attemptId, orderedAt, ...others } = row
  const { orderId, baseRevision, isForCard, ...cart } = others
  const changes = orderId === null ? null : { orderId, revision: baseRevision ?? 0, isForCard }
  const held =
    heldSince && heldUntil
      ? {
          since: heldSince.getTime(),
          until: heldUntil.getTime(),
          activeAt: (heldActiveAt ?? heldSince).getTime(),
        }
      : null
  const status = orderedAt ? 'ordered' : attemptId ? 'ordering' : 'open'
  return { ...cart, expires: expiresAt.getTime(), held, status, changes }
}

/** Makes the cart the owner's of the key, if what was said about it says that it is; null otherwise. */
export async function takeOverCart(
  { db }: Pick<Database, 'db'>,
  key: CartKey,
  isOwn: (said: CartDetails) => boolean,
): Promise<Cart | null> {
  return db.transaction(async (tx) => {
    await lockCart(tx, key.id)
    if (!isOwn(await readCartDetails(tx, key.id))) return null
    await tx.update(carts).set({ ownerKey: key.ownerKey }).where(eq(carts.id, key.id))
    return findCart(tx, key)
  })
}

/** Reads a cart, and writes what belongs to it, while no other call changes the cart or orders it. */
export async function withLockedCart<Answer>(
  { db }: Pick<Database, 'db'>,
  key: CartKey,
  work: (tx: Transaction, cart: Cart | null) => Promise<Answer>,
): Promise<Answer> {
  return retrying(() =>
    db.transaction(async (tx) => {
      await lockCart(tx, key.id)
      return work(tx, await findCart(tx, key))
    }),
  )
}

/**
 * Stores what is said about a cart that is not ordered yet. `say` gets the cart and what was said before,
 * and returns what is said now. Returns all that is said then; null when there is no such cart. Throws
 * `TooManyDetails` and stores nothing where a cart would have more than a booking needs.
 */
export async function changeDetails(
  database: Pick<Database, 'db'>,
  key: CartKey,
  say: (said: CartDetails, cart: Cart, tx: Transaction) => CartDetails | Promise<CartDetails>,
): Promise<CartDetails | null> {
  return withLockedCart(database, key, async (tx, cart) => {
    if (!cart || cart.status === 'ordered') return null
    const said = await readCartDetails(tx, key.id)
    const details = await say(said, cart, tx)
    const all = { ...said, ...details }
    limitDetails(all)
    await saveCartDetails(tx, key.id, details)
    const isActive = Object.entries(details).some(([name, value]) => value !== (said[name] ?? ''))
    if (isActive) {
      const heldActiveAt = new Date(key.now)
      await tx.update(carts).set({ heldActiveAt }).where(eq(carts.id, key.id))
    }
    return all
  })
}

/** A choice that is stored: a repeated call with its key changes nothing. */
export interface StoredChoice {
  cartId: string
  /** The quote that the choice made. */
  quote: Quote
}

/** The choice of an owner that has this key; `cartId`: in that cart only. */
export async function findChoice(
  db: Pick<Drizzle, 'select'>,
  { ownerKey, choiceKey, cartId }: { ownerKey: string; choiceKey: string; cartId?: string },
): Promise<StoredChoice | null> {
  const [row] = await db
    .select({ cartId: cartRevisions.cartId, quote: cartRevisions.quote })
    .from(cartRevisions)
    .innerJoin(carts, eq(carts.id, cartRevisions.cartId))
    .where(
      and(
        eq(carts.ownerKey, ownerKey),
        eq(cartRevisions.choiceKey, choiceKey),
        cartId === undefined ? undefined : eq(carts.id, cartId),
      ),
    )
  return row ?? null
}

interface NewCart extends Omit<CartKey, 'id'> {
  hotelId: string
  quote: Quote
  /** What is said about it from the beginning. */
  details?: CartDetails
  choiceKey: string | null
  /** The order that it changes. */
  changes?: OrderBase | null
}

/**
 * A new cart; of its owner's others the ones that were used last stay. Returns the cart, or the one
 * that the same choice has made before.
 */
export async function addCart(
  { db }: Pick<Database, 'db'>,
  { ownerKey, now, hotelId, quote, details = {}, choiceKey, changes = null }: NewCart,
): Promise<Cart> {
  const id = randomBytes(16).toString('base64url')
  const expires = now + QUOTE_MS
  return retrying(() =>
    db.transaction(async (tx) => {
      // Carts that one owner makes at the same time are counted one after the other.
      await lockName(tx, ownerKey)
      const stored = choiceKey && (await findChoice(tx, { ownerKey, choiceKey }))
      const made = stored && (await findCart(tx, { id: stored.cartId, ownerKey, now }))
      if (made) return made
      await dropCarts(tx, await spareCarts(tx, ownerKey, now))
      const times = { usedAt: new Date(now), expiresAt: new Date(expires) }
      const base = changes && { ...changes, baseRevision: changes.revision }
      await tx.insert(carts).values({ id, ownerKey, hotelId, ...base, revision: 1, ...times })
      await addRevision(tx, { id, revision: 1, quote, now, choiceKey })
      await saveCartDetails(tx, id, details)
      const open = { expires, held: null, status: 'open' as const }
      return { id, hotelId, revision: 1, ...open, quote, changes }
    }),
  )
}

/** Drops all carts that nobody can take up again; `now` is that of this machine, which no call moves. */
export async function dropDeadCarts({ db }: Pick<Database, 'db'>, now: number): Promise<void> {
  await db.transaction(async (tx) => dropCarts(tx, await idsOf(tx, isDead(now))))
}

/** Ids of the owner's carts that are dead, and of those that are too many. */
async function spareCarts(tx: Drizzle, ownerKey: string, now: number): Promise<string[]> {
  const isOwn = eq(carts.ownerKey, ownerKey)
  const dead = await idsOf(tx, and(isOwn, isDead(now)))
  const surplus = await tx
    .select({ id: carts.id })
    .from(carts)
    .where(and(isOwn, isNull(carts.attemptId)))
    .orderBy(desc(carts.usedAt), desc(carts.expiresAt))
    .offset(MOST_CARTS - 1)
  return [...new Set([...dead, ...surplus.map(({ id }) => id)])]
}

/** A cart that is being ordered is not dead, however old it is: its attempt ends first. */
const isDead = (now: number) =>
  and(lte(carts.expiresAt, new Date(now - REVIVABLE_MS)), isNull(carts.attemptId))

async function idsOf(tx: Drizzle, condition: SQL | undefined): Promise<string[]> {
  const rows = await tx.select({ id: carts.id }).from(carts).where(condition)
  return rows.map(({ id }) => id)
}

/** Those that another call changes or has begun to order meanwhile stay. */
async function dropCarts(tx: Drizzle, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const idle = await tx
    .select({ id: carts.id })
    .from(carts)
    .where(and(inArray(carts.id, [...ids]), isNull(carts.attemptId)))
    .for('update', { skipLocked: true })
  for (const { id } of idle) {
    await releaseHold({ db: tx }, id)
    await tx.delete(carts).where(eq(carts.id, id))
  }
}

/** What a change makes of a cart: the quote of its next revision, the same one used, or nothing. */
export type NextRevision = Quote | 'renewed' | 'refused'

/** What becomes of a cart. */
export interface CartChange<Answer> {
  next: NextRevision
  /** When the quote ends; without it a quarter of an hour from now. */
  until?: number
  answer: Answer
  /** A hold that was taken meanwhile. Without one a hold ends with its revision, and is else extended. */
  held?: Held
  /** Rooms and prices of the same revision were asked anew. */
  isChecked?: boolean
  /** The visitor does more than keep the hold. */
  isActive?: boolean
  /** The revision of the order that the cart starts from from now on. */
  base?: number
}

/** The cart that is changed. */
interface ChangedCart extends CartKey {
  choiceKey?: string | null
  /** Its rooms are held: of its owner's other carts none is changed so at the same time. */
  holds?: boolean
}

/**
 * Changes a cart while no other call can. `make` gets the cart as it is, and the transaction for
 * what it reads. Returns the cart as it is then; null when there is none, or it is being ordered.
 */
export async function changeCart<Answer>(
  { db }: Pick<Database, 'db'>,
  { choiceKey = null, holds = false, ...key }: ChangedCart,
  make: (cart: Cart, tx: Transaction) => Promise<CartChange<Answer>>,
): Promise<{ cart: Cart; answer: Answer } | null> {
  return retrying(() =>
    db.transaction(async (tx) => {
      if (holds) await lockName(tx, key.ownerKey)
      // Another call that changes it waits here.
      await lockCart(tx, key.id)
      const cart = await findCart(tx, key)
      if (cart?.status !== 'open') return null
      const change = await make(cart, tx)
      const { next, until: expires = key.now + QUOTE_MS, answer } = change
      if (next === 'refused') return { cart, answer }
      const quote = next === 'renewed' ? cart.quote : next
      const revision = next === 'renewed' ? cart.revision : cart.revision + 1
      if (next !== 'renewed') {
        await addRevision(tx, { id: key.id, revision, quote, now: key.now, choiceKey })
      }
      const held =
        change.held ?? (await keptHold(tx, cart, change, { now: key.now, until: expires }))
      await tx
        .update(carts)
        .set({
          revision,
          usedAt: new Date(key.now),
          expiresAt: new Date(expires),
          heldSince: held && new Date(held.since),
          heldUntil: held && new Date(held.until),
          ...(held && { heldActiveAt: new Date(held.activeAt) }),
          ...(change.base !== undefined && { baseRevision: change.base }),
        })
        .where(eq(carts.id, key.id))
      const { changes } = cart
      const base = changes && { ...changes, revision: change.base ?? changes.revision }
      return { cart: { ...cart, revision, expires, held, quote, changes: base }, answer }
    }),
  )
}

/** Until the transaction ends, no other call changes the cart or orders it. */
export async function lockCart(tx: Pick<Drizzle, 'select'>, id: string): Promise<void> {
  await tx.select({ id: carts.id }).from(carts).where(eq(carts.id, id)).for('update')
}

/** What is left of a hold after a use of its cart: longer at the same revision, none at another. */
async function keptHold(
  tx: Drizzle,
  { id, held }: Cart,
  { next, isChecked = false, isActive = false }: CartChange<unknown>,
  { now, until }: { now: number; until: number },
): Promise<Held | null> {
  if (!held) return null
  if (next !== 'renewed') {
    await releaseHold({ db: tx }, id)
    return null
  }
  if (isRecheckDue({ held }, now) && !isChecked) return held
  const active = isActive ? { ...held, activeAt: now } : held
  const end = extendedUntil(active, until)
  const isExtended = await extendHold({ db: tx }, { owner: id, now, until: end })
  return isExtended ? { ...active, since: isChecked ? now : held.since, until: end } : held
}

/** Whether room and price have to be asked again before the hold is extended (docs/decisions/0053). */
export function isRecheckDue({ held }: Pick<Cart, 'held'>, now: number): boolean {
  return held !== null && now >= held.since + HOLD_UNCHECKED_MS
}

/** Whether a use of the cart has to be written down. */
export function isWorthNoting({ expires }: Cart, now: number): boolean {
  return now + QUOTE_MS - expires > NOTED_EVERY_MS
}

interface NewRevision {
  id: string
  revision: number
  quote: Quote
  now: number
  choiceKey: string | null
}

async function addRevision(
  tx: Drizzle,
  { id, revision, quote, now, choiceKey }: NewRevision,
): Promise<void> {
  const at = new Date(now)
  await tx.insert(cartRevisions).values({ cartId: id, number: revision, quote, at, choiceKey })
}
