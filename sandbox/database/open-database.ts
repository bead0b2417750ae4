import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Database, Drizzle } from './database'
import { lockFolder } from './folder-lock'
import { migrate } from './migrate'
import * as schema from './schema'

/** Where the database is: a PostgreSQL `url`, else PGlite in `folder`, else PGlite in memory. */
export interface DatabaseLocation {
  folder?: string | undefined
  url?: string | undefined
  /** What PGlite in memory begins with: its files, as its `dumpDataDir` makes them. */
  files?: Blob | undefined
}

/**
 * Opens the database and migrates it; does not seed it. A folder belongs to one process at a time:
 * a second one is refused with `DatabaseFolderLockedError`.
 */
export async function openDatabase({ folder, url, files }: DatabaseLocation): Promise<Database> {
  const { db, close } = url
    ? await connect(url)
    : await openPglite(folder && resolve(folder), files)
  let closing: Promise<void> | undefined
  const database = { db, close: () => (closing ??= close()) }
  try {
    await migrate(db)
  } catch (error) {
    await database.close()
    throw error
  }
  return database
}

async function connect(url: string): Promise<Database> {
  const { Pool } = await import('pg')
  const { drizzle } = await import('drizzle-orm/node-postgres')
  const pool = new Pool({ connectionString: url })
  // An idle connection that the server ends must not end this process; the next query reconnects.
  pool.on('error', () => {})
  return { db: drizzle(pool, { schema }) as unknown as Drizzle, close: () => pool.end() }
}

async function openPglite(folder: string | undefined, files?: Blob): Promise<Database> {
  const { PGlite } = await import('@electric-sql/pglite')
  const { drizzle } = await import('drizzle-orm/pglite')
  if (folder) await mkdir(folder, { recursive: true })
  const unlock = folder ? await lockFolder(folder) : async () => {}
  try {
    const dataDir = folder ? join(folder, 'postgres') : 'memory://'
    const pglite = await PGlite.create({ dataDir, ...(files ? { loadDataDir: files } : {}) })
    const close = async () => {
      await pglite.close()
      await unlock()
    }
    return { db: drizzle(pglite, { schema }) as unknown as Drizzle, close }
  } catch (error) {
    await unlock()
    throw error
  }
}
