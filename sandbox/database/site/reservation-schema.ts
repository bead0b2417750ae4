import { boolean, date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { customers } from '../schema'

/** Bookings of guests; one confirmation number may belong to several stays. */
export const reservations = pgTable(
  'reservations',
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
    /** The only member who may see it, signed in; null if number and name are sufficient. */
    memberId: text('member_id').references(() => customers.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.confirmationNumber, table.checkIn] })],
)

export type Reservation = typeof reservations.$inferSelect
