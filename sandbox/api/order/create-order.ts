import { createHash, randomUUID } from 'node:crypto'
import type { PartProblems } from '../../../src/features/checkout/details.rules'
import { mayEver } from '../../../src/rules/order/room-actions'
import { type CartDetails, readCartDetails } from '../../database/booking/cart-details'
import { type Cart, withLockedCart } from '../../database/booking/carts'
import { changesOfHour } from '../../database/booking/change-details'
import { countHeld } from '../../database/booking/claims'
import { premiumKey } from '../../database/booking/commit-change'
import { isHeld } from '../../database/booking/held'
import {
  type Attempt,
  beginAttempt,
  findAttempt,
  findChangingAttempt,
  findLiveAttempt,
  LEASE_MS,
  takeAttempt,
} from '../../database/booking/order-attempts'
import { lockOrder } from '../../database/booking/order-events'
import type { AttemptOutcome } from '../../database/booking/order-schema'
import { findOrderById, findOrderOfCart, type StoredOrder } from '../../database/booking/orders'
import type { Drizzle, Transaction } from '../../database/database'
import { signedInCustomer } from '../cart/cart-member'
import type { OwnCart } from '../cart/cart-of-hotel'
import { chosenInsurance } from '../cart/insurance-quote'
import { hasNone, orderProblems } from '../cart/order-problems'
import { findOwnCart } from '../cart/own-cart'
import { arePointsHeld, pointsPayer, spendsInKind } from '../cart/points-of-cart'
import { openCart } from '../change/cart-of-change'
import { changeRefusal } from '../change/change-refusal'
import { agreedCover, coverProblems } from '../change/insurance-of-change'
import { foundValues } from '../lookup/found-stay'
import type { BookingCall } from '../request/booking-call'
import { dueOfCart } from './cart-due'
import { MOST_CHANGES_AN_HOUR } from './change-stay'
import { type CardUse, giveCardBack, mayTryCard } from './declined-cards'
import { asSeen, isOwn } from './find-order'
import { makeMove } from './move-money'
import { claimsOf } from './order-claims'
import { giveToJoined } from './order-joining'
import {
  ALREADY_CONFIRMED,
  DOUBLE_CLICK,
  FRAUD_ALERT,
  outcomeOf,
  PAYMENT_UNKNOWN,
  SIGN_IN_REQUIRED,
} from './order-outcome'
import type { IntentState, Intent as ProviderIntent } from './payment-provider'
import { intentReference } from './prepare-payment'
import { settle } from './settle-attempt'

export interface OrderAsked {
  cartId: string
  revision: number
  key: string
  intentId: string | null
  token: string | null
  consentVersions: readonly string[]
}

/** What came of an order; `cart` where there is none, as it is now. */
export interface OrderResult {
  outcome: AttemptOutcome
  order: StoredOrder | null
  cart: OwnCart | null
  problems: PartProblems
}

const LONGEST_KEY = 100
/** Of `<id>@<version>`. */
const LONGEST_VERSION = 130
const MOST_VERSIONS = 100

/**
 * Makes the order of a cart, at most once (docs/decisions/0054): an attempt is written down, the
 * provider is asked outside of any transaction, and the order is made or the cart given back. Whatever
 * call is repeated, lost or made at the same time gets the answer of that attempt.
 */
export async function createOrder(call: BookingCall, asked: OrderAsked): Promise<OrderResult> {
  if (asked.key === '' || asked.key.length > LONGEST_KEY) {
    return refusal(outcomeOf(422, 'UNPROCESSABLE_ENTITY', 'Send a key of 1 to 100 characters.'))
  }
  const { consentVersions: versions } = asked
  if (versions.length > MOST_VERSIONS || versions.some((one) => one.length > LONGEST_VERSION)) {
    return refusal(outcomeOf(422, 'UNPROCESSABLE_ENTITY', 'Send at most 100 consent versions.'))
  }
  const begun = await begin(call, asked)
  if (!('attempt' in begun)) return resultOf(call, asked, begun)
  const { attempt, isNew, cardUse } = begun
  const isOwn = attempt.key === asked.key
  const token = isOwn ? asked.token : null
  const outcome = await settle(call, attempt, { isNew, token, now: call.now })
  if (outcome.code === 'SUCCESS') await payPremium(call, attempt)
  const isDeclined = outcome.httpStatus === 402 || outcome === PAYMENT_UNKNOWN
  if (cardUse && !isDeclined) await giveCardBack(call, cardUse)
  if (isOwn) return resultOf(call, asked, { outcome })
  // What another call has left behind is over now, and this one begins; or it is still not known.
  return outcome === PAYMENT_UNKNOWN ? resultOf(call, asked, { outcome }) : createOrder(call, asked)
}

/** At once, so that the next page says what is insured; without an answer the sweep asks again. */
async function payPremium(call: BookingCall, { orderId, insured }: Attempt): Promise<void> {
  const order = orderId && insured ? await findOrderById(call.database.db, orderId) : null
  const { machineNow, now } = call
  if (order) await makeMove(call, premiumKey(order.id, order.revision), { machineNow, now })
}

type Ended = { outcome: AttemptOutcome; problems?: PartProblems }
/** `cardUse`: a card is tried for the first time, and counted as declined until it is not. */
type Begun = { attempt: Attempt; isNew: boolean; cardUse?: CardUse } | Ended

async function begin(call: BookingCall, asked: OrderAsked): Promise<Begun> {
  const { database, now, payment } = call
  const known = await findOwnCart(call, asked.cartId)
  const ownerKey = await call.owner.begin()
  if (!known) return afterCart(call, asked)
  const bodyHash = hashOf(asked)
  // Asked before the cart is locked: nothing waits for the provider in a transaction.
  const intent = asked.intentId === null ? null : await payment.readIntent(asked.intentId)
  const { hotel } = known
  return withLockedCart(database, { id: asked.cartId, ownerKey, now }, async (tx, cart) => {
    if (!cart) return { outcome: NOT_FOUND }
    const repeated = await repeatedAttempt(call, tx, asked, bodyHash)
    if (repeated) return repeated
    if (cart.status === 'ordered') return { outcome: ALREADY_CONFIRMED }
    const other = (await findLiveAttempt(tx, cart.id)) ?? (await otherChange(tx, cart))
    if (other) return takenOver(call, tx, other)
    // Read once: what is checked is what is ordered.
    const said = await readCartDetails(tx, cart.id)
    const opened = await openCart(call, tx, cart, hotel)
    const refused = await refusalOf(call, { tx, cart: opened, said, asked, intent })
    if (refused) return refused
    const cardUse = intent && { cartId: cart.id, ownerKey, hotelId: hotel.id }
    if (cardUse && !(await mayTryCard(call, tx, cardUse))) return { outcome: FRAUD_ALERT }
    const attempt = await newAttempt(call, { tx, cart: opened, said, asked, ownerKey, bodyHash })
    return { attempt, isNew: true, ...(cardUse && { cardUse }) }
  })
}

/** Another cart is changing the same order: one of them is first, and the other finds another order. */
async function otherChange(tx: Transaction, { changes }: Cart): Promise<Attempt | null> {
  if (!changes) return null
  await lockOrder(tx, changes.orderId)
  return findChangingAttempt(tx, changes.orderId)
}

/** What the same key has come to before; null for a new one. */
async function repeatedAttempt(
  call: BookingCall,
  tx: Drizzle,
  asked: OrderAsked,
  bodyHash: string,
): Promise<Begun | null> {
  const attempt = await findAttempt(tx, asked)
  if (!attempt) return null
  if (attempt.bodyHash !== bodyHash) {
    return { outcome: outcomeOf(422, 'KEY_REUSED', 'This key was sent with another body.') }
  }
  return attempt.outcome ? { outcome: attempt.outcome } : takenOver(call, tx, attempt)
}

/** An attempt that a dead process has left is finished first; one that is worked at is waited for. */
async function takenOver(
  { machineNow }: BookingCall,
  tx: Drizzle,
  { id }: Attempt,
): Promise<Begun> {
  const attempt = await takeAttempt(tx, id, machineNow)
  return attempt ? { attempt, isNew: false } : { outcome: DOUBLE_CLICK }
}

interface Checked {
  tx: Transaction
  cart: OwnCart
  /** Everything that is said about the cart. */
  said: CartDetails
  asked: OrderAsked
  intent: (ProviderIntent & IntentState) | null
}

/** What keeps a cart from being ordered as it was asked for. */
async function refusalOf(
  call: BookingCall,
  { tx, cart, said, asked, intent }: Checked,
): Promise<Ended | null> {
  const { session, locale, now, address, limits } = call
  const ofOrder = cart.change && (await orderRefusal(call, tx, cart, cart.change.order))
  if (ofOrder) return { outcome: ofOrder }
  if (cart.revision !== asked.revision) {
    const message = `The cart is at revision ${cart.revision} by now.`
    return { outcome: outcomeOf(409, 'STALE_REVISION', message) }
  }
  const held = await countHeld({ db: tx }, cart.id, now)
  if (cart.nextRoomIndex !== null || !isHeld(cart, now) || held !== claimsOf(cart)) {
    return { outcome: outcomeOf(409, 'NOT_HELD', 'The rooms of the cart are not held.') }
  }
  if (spendsInKind(cart) && pointsPayer(call, cart) === null) return { outcome: SIGN_IN_REQUIRED }
  if (!(await arePointsHeld(call, tx, cart)))
    return { outcome: outcomeOf(409, 'NOT_HELD', 'The points of the cart are not held.') }
  const reader = { session, now, address, limits, tx }
  // Who the guests are was said when the stay was booked.
  const { review, guest } = cart.change
    ? { review: {}, guest: coverProblems(cart, said, now) }
    : await orderProblems(reader, cart, { said, locale })
  if (!hasNone({ review, guest })) {
    const outcome = outcomeOf(422, 'INVALID', 'Fields are missing or wrong.')
    return { outcome, problems: { ...review, ...guest } }
  }
  const due = dueOfCart(cart)
  if (due.kind === 'none') return null
  const isPaid =
    intent?.kind === due.kind &&
    intent.amount === due.amount &&
    intent.currency === cart.hotel.currency &&
    isOfCart(intent.reference, cart)
  if (isPaid && asked.token !== null) return null
  return { outcome: outcomeOf(409, 'PAYMENT_CHANGED', 'The payment is not the one of this cart.') }
}

/** Why the order of a change cannot be changed so, by this visitor, any more; null: it can. */
async function orderRefusal(
  call: BookingCall,
  tx: Transaction,
  cart: OwnCart,
  order: StoredOrder,
): Promise<AttemptOutcome | null> {
  const rank = asSeen(order, call)?.rank
  if (!rank || !mayEver(cart.changes?.isForCard ? 'card' : 'change', rank)) return NOT_FOUND
  if (order.revision !== cart.changes?.revision)
    return outcomeOf(409, 'STALE_REVISION', `The order is at revision ${order.revision} by now.`)
  const changes = await changesOfHour(tx, order.id, call.now)
  if (changes >= MOST_CHANGES_AN_HOUR) return TOO_MANY_CHANGES
  return changeRefusal(order, { ...cart, now: call.now })
}

/** Whoever has signed in meanwhile. */
function isOfCart(reference: string, cart: Cart): boolean {
  return reference.startsWith(intentReference(cart, ''))
}

interface Wanted {
  tx: Drizzle
  cart: OwnCart
  said: CartDetails
  asked: OrderAsked
  ownerKey: string
  bodyHash: string
}

async function newAttempt(
  call: BookingCall,
  { tx, cart, said, asked, ownerKey, bodyHash }: Wanted,
): Promise<Attempt> {
  const { now, machineNow, locale } = call
  const { amount, kind } = dueOfCart(cart)
  const { consentVersions } = asked
  const evidence =
    consentVersions.length > 0 ? { 'evidence.versions': consentVersions.join(' ') } : {}
  return beginAttempt(tx, {
    id: randomUUID(),
    cartId: cart.id,
    ownerKey,
    revision: cart.revision,
    key: asked.key,
    bodyHash,
    state: kind === 'none' ? 'authorised' : 'authorising',
    intentId: kind === 'none' ? null : asked.intentId,
    amount,
    currency: cart.hotel.currency,
    locale,
    customerId: signedInCustomer(call),
    details: { ...said, ...evidence },
    orderId: cart.changes?.orderId ?? null,
    insured: cart.change
      ? agreedCover(cart, said, now)
      : chosenInsurance(cart, { all: said, locale, now }),
    leaseUntil: new Date(machineNow + LEASE_MS),
    at: new Date(now),
  })
}

const TOO_MANY_CHANGES = outcomeOf(
  429,
  'TOO_MANY_CHANGES',
  'The stay was changed too often in an hour.',
)
const NOT_FOUND = outcomeOf(404, 'CART_NOT_FOUND', 'This session has no such cart.')

/** The cart is gone; its order may still be there. */
async function afterCart(call: BookingCall, { cartId }: OrderAsked): Promise<Ended> {
  const order = await findOrderOfCart(call.database.db, cartId)
  return { outcome: order && maySee(order, call, cartId) ? ALREADY_CONFIRMED : NOT_FOUND }
}

async function resultOf(
  call: BookingCall,
  { cartId }: OrderAsked,
  { outcome, problems = {} }: Ended,
): Promise<OrderResult> {
  const found = await findOrderOfCart(call.database.db, cartId)
  const isBooked = outcome.code === 'SUCCESS' || outcome.code === ALREADY_CONFIRMED.code
  const order = isBooked && found && maySee(found, call, cartId) ? found : null
  if (order?.cartId === cartId) {
    await giveToJoined(call, order)
    await call.owner.store(foundValues(call.session?.values ?? {}, order))
    await call.owner.endWithSession()
  }
  const cart = order || outcome.httpStatus === 404 ? null : await findOwnCart(call, cartId)
  return { outcome, order, cart, problems }
}

/** Whoever has found a stay may change it without being the one who has booked it. */
function maySee(order: StoredOrder, call: BookingCall, cartId: string): boolean {
  if (order.cartId === cartId) return isOwn(order, call)
  const rank = asSeen(order, call)?.rank
  return rank !== undefined && mayEver('change', rank)
}

function refusal(outcome: AttemptOutcome): OrderResult {
  return { outcome, order: null, cart: null, problems: {} }
}

function hashOf({ cartId, revision, intentId, token, consentVersions }: OrderAsked): string {
  const body = JSON.stringify([cartId, revision, intentId, token, consentVersions])
  return createHash('sha256').update(body).digest('hex')
}
