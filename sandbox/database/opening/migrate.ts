import { sql } from 'drizzle-orm'
import { pgTable, text } from 'drizzle-orm/pg-core'
import type { Drizzle } from '../database'
import { takeTurn } from '../database'
import { migrations } from './migrations'

const applied = pgTable('foyer_migrations', { name: text('name').primaryKey() })

/**
 * Runs all pending migrations in one transaction.
 *
 * Drizzle's migrator is not used, for three reasons: it reads a folder, which a bundle does not have;
 * its method for migrations in memory is internal and untyped; and it takes no lock, so that two
 * servers that start on one PostgreSQL would run the same migration twice.
 */
export async function migrate(db: Drizzle, wanted = migrations): Promise<void> {
  await db.transaction(async (tx) => {
    await takeTurn(tx)
    await tx.execute(sql`CREATE TABLE IF NOT EXISTS foyer_migrations (name text PRIMARY KEY)`)
    const names = new Set((await tx.select().from(applied)).map((row) => row.name))
    for (const { name, statements } of wanted) {
      if (names.has(name)) continue
      for (const statement of statements) await tx.execute(sql.raw(statement))
      await tx.insert(applied).values({ name })
    }
  })
}
