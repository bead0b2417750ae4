import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as schema from './schema'

/** Drizzle over either driver; every statement runs on both. */
export type Drizzle = PgDatabase<PgQueryResultHKT, typeof schema>

/** An open transaction: what takes one cannot be called with the database itself. */
export type Transaction = Parameters<Parameters<Drizzle['transaction']>[0]>[0]

/** The sandbox's database, open and migrated. */
export interface Database {
  db: Drizzle
  /** Waits for running queries, then releases the folder or the connections. May be called twice. */
  close(): Promise<void>
}

/** Until the transaction ends, no other one locks the name. */
export async function lockName(tx: Pick<Drizzle, 'execute'>, name: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${name}))`)
}

/** The key of the lock: any number that is the same in all our processes. */
const TURN = 0x666f7965

/** The interval at which a waiting server retries the lock. */
const LOOK_MS = 50

/**
 * Until the transaction ends, no other server migrates or seeds this database. The lock is polled,
 * because a statement that waited for it would reach its time limit.
 */
export async function takeTurn(tx: Pick<Drizzle, 'execute'>): Promise<void> {
  const take = sql`SELECT pg_try_advisory_xact_lock(${TURN}::bigint) AS "isMine"`
  for (;;) {
    const { rows } = (await tx.execute(take)) as { rows: { isMine: boolean }[] }
    if (rows[0]?.isMine) return
    await setTimeout(LOOK_MS)
  }
}
