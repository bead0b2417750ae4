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

/** Until the transaction ends, no other server migrates or seeds this database. */
export async function takeTurn(tx: Pick<Drizzle, 'execute'>): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${TURN}::bigint)`)
}
