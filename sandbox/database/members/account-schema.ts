import { boolean, integer, jsonb, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core'
import { customers, sessions } from '../schema'

/**
 * The state of an account; every state except `active` refuses the right password with a code of C.6.
 */
export type AccountStanding =
  | 'active'
  | 'combined'
  | 'audit'
  | 'notice'
  | 'providerWarning'
  | 'enrolling'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** The credentials of a customer. */
export const accounts = pgTable('accounts', {
  customerId: text('customer_id')
    .primaryKey()
    .references(() => customers.id, { onDelete: 'cascade' }),
  /** In lower case. */
  email: text('email').notNull().unique(),
  /** Digits only, with the country code. */
  phone: text('phone').unique(),
  country: text('country').notNull(),
  /** See `passwords.ts`; null until the member has an online account. */
  passwordHash: text('password_hash'),
  standing: text('standing').$type<AccountStanding>().notNull(),
  /** The member has confirmed the e-mail address. */
  isConfirmed: boolean('is_confirmed').notNull(),
  /** Each sign-in requires a one-time password. */
  hasMfa: boolean('has_mfa').notNull(),
  /** A code sent to `phone` was confirmed; otherwise the member is asked (W91). */
  isPhoneConfirmed: boolean('is_phone_confirmed').notNull(),
})

/** The number of attempts until `endsAt`; a key is a hash, without a name or address. */
export const attempts = pgTable('attempts', {
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  endsAt: instant('ends_at').notNull(),
})

/** Browsers with a remembered visitor after signing out. */
export const rememberedBrowsers = pgTable('remembered_browsers', {
  tokenHash: text('token_hash').primaryKey(),
  customerId: text('customer_id')
    .notNull()
    .references(() => customers.id, { onDelete: 'cascade' }),
  expiresAt: instant('expires_at').notNull(),
})

/** Links that were sent, each valid for one use. */
export const linkTokens = pgTable('link_tokens', {
  tokenHash: text('token_hash').primaryKey(),
  purpose: text('purpose').$type<'password' | 'activation'>().notNull(),
  /** Null for an unknown account: the row is written for equal timing, and its link is invalid. */
  customerId: text('customer_id').references(() => customers.id, { onDelete: 'cascade' }),
  expiresAt: instant('expires_at').notNull(),
})

/** E-mail addresses that members have asked for and not confirmed yet, one for a member (ADR 0078). */
export const emailChanges = pgTable('email_changes', {
  customerId: text('customer_id')
    .primaryKey()
    .references(() => customers.id, { onDelete: 'cascade' }),
  /** In lower case. */
  email: text('email').notNull(),
  /** Of the link that was sent there. */
  tokenHash: text('token_hash').notNull().unique(),
  expiresAt: instant('expires_at').notNull(),
})

/** Sign-ins that wait for a one-time password, one for a session. */
export const challenges = pgTable('challenges', {
  sessionHash: text('session_hash')
    .primaryKey()
    .references(() => sessions.idHash, { onDelete: 'cascade' }),
  customerId: text('customer_id')
    .notNull()
    .references(() => customers.id, { onDelete: 'cascade' }),
  /** The requested sign-in, completed when the code is right. */
  request: jsonb('request').$type<{ isRemembered: boolean; orderId?: string }>().notNull(),
  /** Null until a code was sent, and after it was used. */
  codeHash: text('code_hash'),
  /** How the code was sent. */
  channel: text('channel').$type<'email' | 'sms'>(),
  sentAt: instant('sent_at'),
  expiresAt: instant('expires_at').notNull(),
})

/** Signed-in members who are asked to confirm their telephone number, one per session (W91). */
export const phoneChecks = pgTable('phone_checks', {
  sessionHash: text('session_hash')
    .primaryKey()
    .references(() => sessions.idHash, { onDelete: 'cascade' }),
  transactionId: text('transaction_id').notNull(),
  tokenHash: text('token_hash').notNull(),
  /** The hash of the token. */
  expiresAt: instant('expires_at').notNull(),
  /** The new number, which replaces the account's after its code was entered. */
  newPhone: text('new_phone'),
  /** The number of the last code; null, like its hash, until one was sent. */
  codePhone: text('code_phone'),
  codeHash: text('code_hash'),
  sentAt: instant('sent_at'),
  codeExpiresAt: instant('code_expires_at'),
})

/** Messages that a chain would have sent. */
export const messages = pgTable('messages', {
  id: serial('id').primaryKey(),
  /**
   * An e-mail address or a phone number; null for a message without a recipient, which is never
   * shown.
   */
  address: text('address'),
  subject: text('subject').notNull(),
  body: text('body').notNull(),
  /** A path of the site. */
  link: text('link'),
  /** The same as `body` for a mail program that shows HTML. */
  html: text('html'),
  /** An iCalendar file. */
  calendar: text('calendar'),
  at: instant('at').notNull(),
})

/** The chain's own keys, created when first needed. */
export const secrets = pgTable('secrets', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
})
