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
  uuid,
} from 'drizzle-orm/pg-core'
import type { SeedHotel } from '../seed/seed-types'

/** The kinds of a session, which decide what data the API returns. */
export type SessionKind = 'anonymous' | 'remembered' | 'authenticated'

/** The values that a browser has stored in its session, by the names of D.7. */
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
    /** SHA-256 of the cookie's value, so that reading the database does not allow using a session. */
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
    /** The model of the seed; equal to `model` until an author edits the page. */
    seededModel: jsonb('seeded_model').$type<unknown>(),
    /** The id of the page until it is edited; from then on, the draft's id counts. */
    id: uuid('id').notNull().defaultRandom(),
  },
  (table) => [primaryKey({ columns: [table.path, table.locale] })],
)

/** Pages that authors have edited, with their current revision. */
export const pageDrafts = pgTable(
  'page_drafts',
  {
    path: text('path').notNull(),
    locale: text('locale').notNull(),
    /** Number of the revision that is the draft. */
    head: integer('head').notNull(),
    editedAt: timestamp('edited_at', { withTimezone: true }).notNull(),
    editedBy: text('edited_by').notNull(),
    /** What visitors saw before the page was unpublished or deleted; null while it is public. */
    withdrawn: jsonb('withdrawn').$type<unknown>(),
    /** The former path of a deleted page, whose path is one below `/deleted/` (docs/decisions/0062). */
    deletedFrom: text('deleted_from'),
    /** Whether visitors saw a deleted page until it was deleted. */
    wasPublic: boolean('was_public').notNull().default(false),
    /** Stays the same when the address changes (docs/decisions/0076). */
    id: uuid('id').notNull().defaultRandom(),
  },
  (table) => [primaryKey({ columns: [table.path, table.locale] })],
)

/** Addresses that had a page which visitors could see. A page at the address comes first. */
export const formerAddresses = pgTable(
  'former_addresses',
  {
    path: text('path').notNull(),
    locale: text('locale').notNull(),
    /** Where the page is now; null for a page that is gone. */
    target: text('target'),
    author: text('author').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.path, table.locale] })],
)

/**
 * All states of a page, immutable. An undo is a state as well. Pages that were edited before 0021 may have
 * branches, because undo and redo moved the head then.
 */
export const pageRevisions = pgTable(
  'page_revisions',
  {
    path: text('path').notNull(),
    locale: text('locale').notNull(),
    /** Starts at 0, the page before any edit, or as it was created. */
    number: integer('number').notNull(),
    /** The previous revision; null for 0. */
    parent: integer('parent'),
    model: jsonb('model').$type<unknown>().notNull(),
    /** Ids of the components that were moved. */
    moved: jsonb('moved').$type<string[]>().notNull(),
    /** Null for a revision without an author. */
    author: text('author'),
    /** A description of the step for the author: `Add hero-banner`. */
    label: text('label').notNull(),
    /** Number of the revision whose change this one takes back: an undo, or the redo of an undo. */
    undoes: integer('undoes'),
    /** Given by an author who wants to find it again. */
    name: text('name'),
    /** When visitors got this state, and who published it; null for an unknown author. */
    publishedAt: timestamp('published_at', { withTimezone: true }),
    publishedBy: text('published_by'),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.path, table.locale, table.number] }),
    foreignKey({
      columns: [table.path, table.locale],
      foreignColumns: [pageDrafts.path, pageDrafts.locale],
    })
      .onDelete('cascade')
      .onUpdate('cascade'),
  ],
)

export const authorSessions = pgTable('author_sessions', {
  /** SHA-256 of the cookie's value. */
  idHash: text('id_hash').primaryKey(),
  author: text('author').notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
})

/** One row: the hash of the seed in the catalogue. */
export const seedState = pgTable('seed_state', {
  singleton: boolean('singleton').primaryKey().default(true),
  version: text('version').notNull(),
})
