import { customType, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const bytea = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: (value) => Buffer.from(value),
})

/** Pictures that authors have uploaded, cleaned (`author/pictures/clean-picture.ts`). */
export const pictures = pgTable('pictures', {
  /** Begins the hash of `bytes`, so that the same picture is stored once and its address never changes. */
  id: text('id').primaryKey(),
  /** Name of the uploaded file without its ending, for the search. */
  name: text('name').notNull(),
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  /** A WebP file. */
  bytes: bytea('bytes').notNull(),
  addedAt: timestamp('added_at', { withTimezone: true }).notNull(),
  addedBy: text('added_by').notNull(),
})
