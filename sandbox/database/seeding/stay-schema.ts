import { boolean, date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { customers } from '../schema'

/**
 * Stays of a database from before every stay was an order (docs/decisions/0083): the seeding books them, and
 * deletes them here. One whose hotel is gone, or does not sell it, waits.
 */
export const staysToBook = pgTable(
  'stays_to_book',
  {
    /** In upper case; digits, from partners also letters. */
    confirmationNumber: text('confirmation_number').notNull(),
    /** `YYYY-MM-DD`, a hotel date. */
    checkIn: date('check_in').notNull(),
    checkOut: date('check_out').notNull(),
    hotelId: text('hotel_id').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email').notNull(),
    isCancelled: boolean('is_cancelled').notNull(),
    /** The member who has booked it, signed in; null: number and name are sufficient. */
    memberId: text('member_id').references(() => customers.id, { onDelete: 'cascade' }),
    /** The member whose it is, also by a link. */
    customerId: text('customer_id').references(() => customers.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.confirmationNumber, table.checkIn] })],
)

export type StayToBook = typeof staysToBook.$inferSelect
