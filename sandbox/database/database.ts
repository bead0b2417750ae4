import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as schema from './schema'

/** Drizzle over either driver: what runs on one runs on the other. */
export type Drizzle = PgDatabase<PgQueryResultHKT, typeof schema>

/** The sandbox's database, open and migrated. */
export interface Database {
  db: Drizzle
  /** Waits for running queries, then lets go of the folder or the connections. May be called twice. */
  close(): Promise<void>
}

/** Any number that is the same in every process of ours. */
const TURN = 0x666f7965

/** How often a server that waits for its turn looks again. */
const LOOK_MS = 50

/**
 * Until the transaction ends, no other server migrates or seeds this database. The turn is asked for
 * again and again: one statement that waited for it would be ended for its time.
 */
export async function takeTurn(tx: Pick<Drizzle, 'execute'>): Promise<void> {
  const take = sql`SELECT pg_try_advisory_xact_lock(${TURN}::bigint) AS "isMine"`
  for (;;) {
    const { rows } = (await tx.execute(take)) as { rows: { isMine: boolean }[] }
    if (rows[0]?.isMine) return
    await setTimeout(LOOK_MS)
  }
}
