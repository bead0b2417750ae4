import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { AttemptState, OrderPayment } from '../../../src/rules/order/order-states'
import type { RoomStage } from '../../../src/rules/order/room-states'
import type { FreeNightAward } from '../../../src/rules/points/free-nights'
import type { Quote } from './quote'

const instant = (name: string) => timestamp(name, { withTimezone: true })
/** Minor units. */
const amount = (name: string) => bigint(name, { mode: 'number' }).notNull()

/** What came of an attempt, answered again to every repetition of its call. */
export interface AttemptOutcome {
  httpStatus: number
  code: string
  message: string
}

/** The guest of an order, as typed; `locale` is the language that the chain writes in. */
export interface OrderGuest {
  givenName: string
  familyName: string
  email: string
  phone: string
  country: string
  locale: string
}

/** The insurance that is bought with an order, at the terms that the guest has consented to. */
export interface ChosenInsurance {
  planId: string
  /** Of the guest: ISO 3166 alpha-2. */
  residence: string
  /** Minor units. */
  premium: number
  currency: string
  /** ISO instant. */
  offeredUntil: string
}

/** What a sweep has tried in vain: how often, and until when the next sweeps leave it alone. */
const sweepFailures = {
  failures: integer('failures').notNull().default(0),
  /** By the clock of the machine; null: any sweep may try. */
  sweepAfter: instant('sweep_after'),
}

/** Attempts to order a cart: written before the provider is asked for anything (docs/decisions/0054). */
export const orderAttempts = pgTable(
  'order_attempts',
  {
    /** The provider's key of the payment. */
    id: text('id').primaryKey(),
    cartId: text('cart_id').notNull(),
    ownerKey: text('owner_key').notNull(),
    revision: integer('revision').notNull(),
    /** The browser's, one for each intent to book. */
    key: text('key').notNull(),
    /** Of the call: the same key with another body is refused. */
    bodyHash: text('body_hash').notNull(),
    state: text('state').$type<AttemptState>().notNull(),
    /** Null where no card is needed. */
    intentId: text('intent_id'),
    amount: amount('amount'),
    currency: text('currency').notNull(),
    locale: text('locale').notNull(),
    customerId: text('customer_id'),
    /** The order that its cart changes; null: the cart becomes an order. */
    orderId: text('order_id'),
    /** What was said about the cart when it was checked; empty once the attempt has ended. */
    details: jsonb('details').$type<Record<string, string>>().notNull(),
    /** Null: none was chosen, or the attempt has ended. */
    insured: jsonb('insured').$type<ChosenInsurance>(),
    /** Null while it is alive. */
    outcome: jsonb('outcome').$type<AttemptOutcome>(),
    /** Until when a process works at it; afterwards any may finish it. By the clock of the machine. */
    leaseUntil: instant('lease_until').notNull(),
    ...sweepFailures,
    /** By the clock of the call. */
    at: instant('at').notNull(),
  },
  (table) => [
    uniqueIndex('order_attempts_key').on(table.cartId, table.key),
    uniqueIndex('order_attempts_live')
      .on(table.cartId)
      .where(sql`state IN ('authorising', 'unknown', 'authorised')`),
    uniqueIndex('order_attempts_changing')
      .on(table.orderId)
      .where(sql`state IN ('authorising', 'unknown', 'authorised')`),
  ],
)

/** What is booked. It does not depend on its cart, which is deleted some day. */
export const orders = pgTable(
  'orders',
  {
    id: text('id').primaryKey(),
    /** Names the order in an address: random, and opens nothing by itself (docs/decisions/0083). */
    handle: text('handle').notNull().unique('orders_handle'),
    /** No cart is ordered twice. */
    cartId: text('cart_id').notNull().unique(),
    attemptId: text('attempt_id').notNull().unique(),
    /** Of the session that has booked. */
    ownerKey: text('owner_key').notNull(),
    customerId: text('customer_id'),
    /** A member who had signed in has booked it: number and family name do not open it. */
    isMembersOnly: boolean('is_members_only').notNull(),
    /** The member of `customerId` had only found it (docs/decisions/0098): signed in, they see what a finder sees. */
    isLinked: boolean('is_linked').notNull().default(false),
    hotelId: text('hotel_id').notNull(),
    payment: text('payment').$type<OrderPayment>().notNull(),
    /** From 1. */
    revision: integer('revision').notNull(),
    quote: jsonb('quote').$type<Quote>().notNull(),
    guest: jsonb('guest').$type<OrderGuest>().notNull(),
    /** Everything that was said about the cart, consents with their versions included. */
    details: jsonb('details').$type<Record<string, string>>().notNull(),
    mail: text('mail').$type<'sent' | 'failed'>().notNull(),
    bookedAt: instant('booked_at').notNull(),
    /** When it was changed last, by the clock of the call; null: never. */
    changedAt: instant('changed_at'),
  },
  (table) => [
    index('orders_customer').on(table.customerId),
    index('orders_owner').on(table.ownerKey),
  ],
)

/** The rooms of an order, each with a number of its own (W45). */
export const orderItems = pgTable(
  'order_items',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** As in the cart. */
    itemId: text('item_id').notNull(),
    roomIndex: integer('room_index').notNull(),
    /** Of the order: a number is one of its hotel. */
    hotelId: text('hotel_id').notNull(),
    confirmationNumber: text('confirmation_number').notNull(),
    productId: text('product_id').notNull(),
    checkIn: date('check_in').notNull(),
    checkOut: date('check_out').notNull(),
    /** From 1. */
    revision: integer('revision').notNull(),
    /** Null for a room that is not cancelled; then number and the time to take it back are too. By the clock of the call. */
    cancelledAt: instant('cancelled_at'),
    cancellationNumber: text('cancellation_number').unique(),
    /** Minor units: what a cancelled or missed room costs, and what goes back to the card; null for every other. */
    penalty: bigint('penalty', { mode: 'number' }),
    refund: bigint('refund', { mode: 'number' }),
    /** Points that went back when it was cancelled or missed; null: none. */
    pointsReturned: integer('points_returned'),
    /** Awards that went back with it, one for each night; null: none. */
    awardsReturned: jsonb('awards_returned').$type<readonly FreeNightAward[]>(),
    /** Null where a cancellation is final at once. */
    takeBackUntil: instant('take_back_until'),
    stage: text('stage').$type<RoomStage>().notNull().default('booked'),
    /** Since when, by the clock of the call; null for a room that is only booked. */
    stageAt: instant('stage_at'),
    /** Whether the hotel has what its law asks of the guest; nothing of that is stored. */
    registration: text('registration').$type<'received'>(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.itemId] }),
    uniqueIndex('order_items_number').on(table.confirmationNumber, table.hotelId),
  ],
)

/** What an order was before a change, never changed. */
export const orderRevisions = pgTable(
  'order_revisions',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    quote: jsonb('quote').$type<Quote>().notNull(),
    /** When it was changed. */
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.number] })],
)

type OrderEvent =
  | 'booked'
  | 'shared'
  | 'resent'
  | 'insured'
  | 'premiumRefused'
  | 'joined'
  | 'linked'
  | 'upgraded'
  | 'changed'
  | 'requestsChanged'
  | 'guestsChanged'
  | 'checkedIn'
  | 'arrived'
  | 'departed'
  | 'missed'
  | 'suiteRequested'
  | 'suiteWithdrawn'
  | 'cancelled'
  | 'takenBack'
  | 'refunded'
  | 'refundRefused'
  | 'penaltyCharged'
  | 'penaltyRefused'
  | 'checkedOut'
  | 'balanceCharged'
  | 'balanceRefused'
  | 'receiptSent'

/** What has happened to an order, never changed. */
export const orderEvents = pgTable(
  'order_events',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** From 1. */
    number: integer('number').notNull(),
    type: text('type').$type<OrderEvent>().notNull(),
    /** Without anything personal. */
    data: jsonb('data').$type<Record<string, string | number>>().notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.number] })],
)

/** What the provider has taken, or holds a card for. No digit of a card but the last four. */
export const payments = pgTable('payments', {
  /** The id of the attempt: the provider's key of the payment. */
  id: text('id').primaryKey(),
  orderId: text('order_id')
    .notNull()
    .references(() => orders.id, { onDelete: 'cascade' }),
  providerId: text('provider_id').notNull(),
  kind: text('kind').$type<'charge' | 'guarantee'>().notNull(),
  /** What of the order it pays. */
  purpose: text('purpose').$type<'stay' | 'insurance' | 'penalty' | 'balance'>().notNull(),
  amount: amount('amount'),
  currency: text('currency').notNull(),
  brand: text('brand').notNull(),
  last4: text('last4').notNull(),
  at: instant('at').notNull(),
})

/**
 * Money that is to be moved after a change is written: the provider may not answer, and the change counts at
 * once (docs/decisions/0082). A worker carries it out, once for each key.
 */
export const moneyMoves = pgTable('money_moves', {
  /** The provider's key of the refund or the charge. */
  key: text('key').primaryKey(),
  orderId: text('order_id')
    .notNull()
    .references(() => orders.id, { onDelete: 'cascade' }),
  /** '' for what a change gives back. */
  itemId: text('item_id').notNull(),
  /**
   * `charge`: a penalty; `balance`: what was left when the guest checked out; `premium`: what the insurance costs
   * more after a change.
   */
  kind: text('kind').$type<'refund' | 'charge' | 'balance' | 'premium'>().notNull(),
  /** Of the payment whose card it goes back to, or is taken from. */
  paymentId: text('payment_id')
    .notNull()
    .references(() => payments.id, { onDelete: 'cascade' }),
  amount: amount('amount'),
  currency: text('currency').notNull(),
  /** Not before this instant of the machine's clock; until then the change can be taken back. */
  dueAt: instant('due_at').notNull(),
  /** `refused`: the card does not take it, which is final. */
  state: text('state').$type<'waiting' | 'moving' | 'done' | 'refused'>().notNull(),
  /** Until when a process works at it, by the clock of the machine. */
  leaseUntil: instant('lease_until').notNull(),
  ...sweepFailures,
})

/** What a guest wants on the receipt; deleted after seven days. */
export const receiptAddresses = pgTable('receipt_addresses', {
  orderId: text('order_id')
    .primaryKey()
    .references(() => orders.id, { onDelete: 'cascade' }),
  /** A name with an address. */
  line: text('line').notNull(),
  /** '' without. */
  vatId: text('vat_id').notNull(),
  until: instant('until').notNull(),
})

/** What of a stay an insurance covers. */
export interface Cover {
  /** `YYYY-MM-DD`. */
  checkIn: string
  checkOut: string
  /** What the stay cost: minor units; null where the guest may not see it. */
  amount: number | null
}

/**
 * The insurance that was chosen with an order, one at most. It is the insurer's contract: it is paid by
 * itself after the order is made, and nothing that becomes of it changes the order.
 */
export const policies = pgTable('policies', {
  orderId: text('order_id')
    .primaryKey()
    .references(() => orders.id, { onDelete: 'cascade' }),
  planId: text('plan_id').notNull(),
  /** Of the guest: ISO 3166 alpha-2. */
  residence: text('residence').notNull(),
  premium: amount('premium'),
  currency: text('currency').notNull(),
  /** Until when the guest may try again after a refusal. */
  offeredUntil: instant('offered_until').notNull(),
  state: text('state').$type<'wanted' | 'buying' | 'unknown' | 'bought' | 'failed'>().notNull(),
  /** From 1: a refused charge is final, and the next try is a payment of its own. */
  try: integer('try').notNull(),
  policyNumber: text('policy_number').unique(),
  /** What it covers where that is not all of the stay as it is now; null: all of it. */
  covered: jsonb('covered').$type<Cover>(),
  /** Until when a process works at it, by the clock of the machine. */
  leaseUntil: instant('lease_until').notNull(),
  ...sweepFailures,
})

/**
 * Nights for which a member has asked for a suite with an award (W36). What the hotel says to it follows
 * from the time, so that no row changes by itself.
 */
export const suiteNights = pgTable(
  'suite_nights',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    itemId: text('item_id').notNull(),
    night: date('night').notNull(),
    customerId: text('customer_id').notNull(),
    awardId: text('award_id').notNull(),
    requestedAt: instant('requested_at').notNull(),
    /** Null unless the member has taken it back. */
    removedAt: instant('removed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.itemId, table.night] }),
    index('suite_nights_customer').on(table.customerId),
  ],
)
