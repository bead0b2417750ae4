import { readFile, rename, writeFile } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import type { Database } from '../database'
import { openDatabase } from './open-database'

export interface Snapshot extends Database {
  /** Puts all rows and sequences back to those of the snapshot. */
  restore(): Promise<void>
}

/**
 * Opens a database in memory that starts as the file `snapshot`, a tarball of PostgreSQL's own files.
 * Where there is no such file, the database starts empty, is filled by `seed`, and is written to it:
 * a file belongs to one build. What is done later stays in memory.
 */
export async function openSnapshot(
  snapshot: string,
  seed: (database: Database) => Promise<void>,
): Promise<Snapshot> {
  const files = await readFile(snapshot).catch(() => null)
  const pglite = await PGlite.create('memory://', files ? { loadDataDir: new Blob([files]) } : {})
  const { db } = await openDatabase({ pglite })
  const database = { db, close: () => pglite.close() }
  if (!files) {
    await seed(database)
    await pglite.exec(KEEP)
    const dump = await pglite.dumpDataDir('none')
    // Another process that starts meanwhile reads a whole file or none.
    const own = `${snapshot}.${process.pid}`
    await writeFile(own, Buffer.from(await dump.arrayBuffer()))
    await rename(own, snapshot)
  }
  return { ...database, restore: await restorer(pglite) }
}

/** Copies each table to the schema `kept`. */
const KEEP = `DO $$ DECLARE name text; BEGIN
  CREATE SCHEMA kept;
  FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' LOOP
    EXECUTE format('CREATE TABLE kept.%I AS TABLE public.%I', name, name);
  END LOOP;
END $$`

interface TableState {
  name: string
  rows: number
  /** The last transaction that wrote one of the rows. */
  writer: string
}

/** Writes only the tables that have changed: the pages alone would take a second. */
async function restorer(pglite: PGlite): Promise<() => Promise<void>> {
  const { rows: tables } = await pglite.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`,
  )
  const states = tables
    .map(
      ({ name }) =>
        `SELECT '${name}' AS name, count(*)::int AS rows, coalesce(max(xmin::text::bigint), 0)::text AS writer FROM public."${name}"`,
    )
    .join(' UNION ALL ')
  const read = async () => {
    const { rows } = await pglite.query<TableState>(states)
    return new Map(rows.map(({ name, rows, writer }) => [name, `${rows} ${writer}`]))
  }
  const { rows: sequences } = await pglite.query<{ name: string; last: number | null }>(
    `SELECT sequencename AS name, last_value::int AS last FROM pg_sequences WHERE schemaname = 'public'`,
  )
  const starts = sequences.map(({ name, last }) =>
    last === null
      ? `ALTER SEQUENCE public."${name}" RESTART;`
      : `SELECT setval('public."${name}"', ${last});`,
  )
  let before = await read()
  return async () => {
    const now = await read()
    const changed = tables.filter(({ name }) => now.get(name) !== before.get(name))
    const writes = changed.map(
      ({ name }) =>
        `DELETE FROM public."${name}"; INSERT INTO public."${name}" SELECT * FROM kept."${name}";`,
    )
    // Without foreign keys and triggers: the rows fit each other, in whatever order they come.
    await pglite.exec(
      `BEGIN; SET LOCAL session_replication_role = replica; ${writes.join(' ')} ${starts.join(' ')} COMMIT;`,
    )
    before = await read()
  }
}
