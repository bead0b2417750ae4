import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import type { SeedHotel } from '../seed/seed-types'

/** The kinds of a session; they decide what the API tells its holder. */
export type SessionKind = 'anonymous' | 'remembered' | 'authenticated'

/** What a browser stored in its session: names of D.7. */
export type SessionValues = Record<string, string | number | boolean>

/** The hotels that the chain sells; `details` is the seed's hotel, texts in every locale. */
export const hotels = pgTable('hotels', {
  id: text('id').primaryKey(),
  seoNickname: text('seo_nickname').notNull().unique(),
  brandId: text('brand_id').notNull(),
  position: integer('position').notNull(),
  details: jsonb('details').$type<SeedHotel>().notNull(),
})

export const customers = pgTable('customers', {
  id: text('id').primaryKey(),
  /** Changes with every write of the customer's saved properties. */
  revisionToken: text('revision_token').notNull(),
  memberNumber: text('member_number').notNull(),
  givenName: text('given_name').notNull(),
  surname: text('surname').notNull(),
  level: text('level').notNull(),
  levelType: text('level_type'),
  points: integer('points').notNull(),
  nights: integer('nights').notNull(),
})

/** Hotel ids have no foreign key: a saved hotel may have left the chain. */
export const savedProperties = pgTable(
  'saved_properties',
  {
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    hotelId: text('hotel_id').notNull(),
    position: integer('position').notNull(),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.hotelId] })],
)

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the cookie's value: a reader of the database cannot take over a session. */
    idHash: text('id_hash').primaryKey(),
    kind: text('kind').$type<SessionKind>().notNull(),
    customerId: text('customer_id').references(() => customers.id, { onDelete: 'cascade' }),
    data: jsonb('data').$type<SessionValues>().notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('sessions_expires_at').on(table.expiresAt)],
)

export const pages = pgTable(
  'pages',
  {
    path: text('path').notNull(),
    locale: text('locale').notNull(),
    /** The page model: `{type, id, props, children}`. */
    model: jsonb('model').$type<unknown>().notNull(),
    /** The model as the seed wrote it; equal to `model` until an author edits the page. */
    seededModel: jsonb('seeded_model').$type<unknown>(),
  },
  (table) => [primaryKey({ columns: [table.path, table.locale] })],
)

/** Pages that authors have edited, with their current revision. */
export const pageDrafts = pgTable(
  'page_drafts',
  {
    path: text('path').notNull(),
    locale: text('locale').notNull(),
    /** Number of the revision that is the draft: undo and redo move it along the revisions. */
    head: integer('head').notNull(),
    editedAt: timestamp('edited_at', { withTimezone: true }).notNull(),
    editedBy: text('edited_by').notNull(),
  },
  (table) => [primaryKey({ columns: [table.path, table.locale] })],
)

/** Every state that a page has been in, never changed: a tree, for what follows an undo is a branch. */
export const pageRevisions = pgTable(
  'page_revisions',
  {
    path: text('path').notNull(),
    locale: text('locale').notNull(),
    /** From 0, which is the page before any edit, or as it was created. */
    number: integer('number').notNull(),
    /** What it was made of; null for 0. */
    parent: integer('parent'),
    model: jsonb('model').$type<unknown>().notNull(),
    /** Ids of the components that got another place. */
    moved: jsonb('moved').$type<string[]>().notNull(),
    /** Null for a revision without an author. */
    author: text('author'),
    /** What was done, for the author: `Add hero-banner`. */
    label: text('label').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.path, table.locale, table.number] }),
    foreignKey({
      columns: [table.path, table.locale],
      foreignColumns: [pageDrafts.path, pageDrafts.locale],
    }).onDelete('cascade'),
  ],
)

export const authorSessions = pgTable('author_sessions', {
  /** SHA-256 of the cookie's value. */
  idHash: text('id_hash').primaryKey(),
  author: text('author').notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
})

/** One row: which seed the catalogue holds. */
export const seedState = pgTable('seed_state', {
  singleton: boolean('singleton').primaryKey().default(true),
  version: text('version').notNull(),
})
