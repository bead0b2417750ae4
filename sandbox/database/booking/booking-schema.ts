import {
  boolean,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { Quote } from './quote'

const instant = (name: string) => timestamp(name, { withTimezone: true })

const roomNight = () => ({
  hotelId: text('hotel_id').notNull(),
  roomType: text('room_type').notNull(),
  /** `YYYY-MM-DD`, as at the hotel. */
  night: date('night').notNull(),
})

/** Rooms that are taken, one row for each room and night (docs/decisions/0045). */
export const claims = pgTable(
  'claims',
  {
    ...roomNight(),
    /** From 0 up to the rooms of the type, without the last. */
    slot: integer('slot').notNull(),
    /** Id of the cart or the order that it was taken for. */
    owner: text('owner').notNull(),
    /** Null for a room that is booked. */
    expiresAt: instant('expires_at'),
  },
  (table) => [primaryKey({ columns: [table.hotelId, table.roomType, table.night, table.slot] })],
)

/** Rooms that a hotel has and does not sell. */
export const overrides = pgTable(
  'overrides',
  { ...roomNight(), withheld: integer('withheld').notNull() },
  (table) => [primaryKey({ columns: [table.hotelId, table.roomType, table.night] })],
)

/** What visitors have chosen; prices stand in the revisions. */
export const carts = pgTable('carts', {
  id: text('id').primaryKey(),
  /** The key in the session of its visitor. */
  ownerKey: text('owner_key').notNull(),
  hotelId: text('hotel_id').notNull(),
  /** Number of the current revision. */
  revision: integer('revision').notNull(),
  usedAt: instant('used_at').notNull(),
  /** When the prices have to be looked up anew. */
  expiresAt: instant('expires_at').notNull(),
  /** Since when its rooms are held at the prices of the current revision; null: never. */
  heldSince: instant('held_since'),
  heldUntil: instant('held_until'),
  /** A hash of the network address that its rooms were held for last. */
  heldBy: text('held_by'),
  heldRooms: integer('held_rooms'),
  /** When its visitor last did more than keep the hold: held the rooms, said something, tried to pay. */
  heldActiveAt: instant('held_active_at'),
  /** The attempt that is ordering it: until it ends, nothing else changes the cart. */
  attemptId: text('attempt_id'),
  /** It has become an order, and never changes again. */
  orderedAt: instant('ordered_at'),
  /** The call of a page that has stored something last (docs/decisions/0090). */
  keepId: text('keep_id'),
  /** The order that it changes (docs/decisions/0095); null: it becomes one of its own. */
  orderId: text('order_id'),
  /** The revision of that order that it starts from. */
  baseRevision: integer('base_revision'),
  /** It changes the order's card, whatever else. */
  isForCard: boolean('is_for_card').notNull().default(false),
})

/** What visitors say about their carts, beside the rooms: the values of form fields (docs/decisions/0053). */
export const cartDetails = pgTable(
  'cart_details',
  {
    cartId: text('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    /** `<part>.<field>`, as the form has it. */
    name: text('name').notNull(),
    value: text('value').notNull(),
  },
  (table) => [primaryKey({ columns: [table.cartId, table.name] })],
)

/** Quotes, never changed once they are written (docs/decisions/0044). */
export const cartRevisions = pgTable(
  'cart_revisions',
  {
    cartId: text('cart_id')
      .notNull()
      .references(() => carts.id, { onDelete: 'cascade' }),
    /** From 1. */
    number: integer('number').notNull(),
    quote: jsonb('quote').$type<Quote>().notNull(),
    at: instant('at').notNull(),
    /** The browser's key of the choice that made it; null without one. */
    choiceKey: text('choice_key'),
  },
  (table) => [
    primaryKey({ columns: [table.cartId, table.number] }),
    uniqueIndex('cart_revisions_choice_key').on(table.cartId, table.choiceKey),
  ],
)
