import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import type { Database, Drizzle } from '../database'
import * as schema from '../schema'
import { connect, type PoolLimits } from './connect'
import { lockFolder } from './folder-lock'
import { migrate } from './migrate'

/** The database's location: a PostgreSQL `url`, else PGlite in `folder`, else PGlite in memory. */
export interface DatabaseLocation {
  folder?: string | undefined
  url?: string | undefined
  /** Of the connections to `url`. */
  limits?: PoolLimits | undefined
  /** An open PGlite, which stays open when this database is closed. */
  pglite?: PGlite | undefined
}

/**
 * Opens and migrates the database, without seeding it. One process at a time can open a folder:
 * throws `DatabaseFolderLockedError` in a second one.
 */
export async function openDatabase({
  folder,
  url,
  limits,
  pglite,
}: DatabaseLocation): Promise<Database> {
  const { db, close } = url
    ? await connect(url, limits)
    : pglite
      ? await wrap(pglite, async () => {})
      : await openPglite(folder && resolve(folder))
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

async function openPglite(folder: string | undefined): Promise<Database> {
  const { PGlite } = await import('@electric-sql/pglite')
  if (folder) await mkdir(folder, { recursive: true })
  const unlock = folder ? await lockFolder(folder) : async () => {}
  try {
    const pglite = await PGlite.create(folder ? join(folder, 'postgres') : 'memory://')
    return await wrap(pglite, async () => {
      await pglite.close()
      await unlock()
    })
  } catch (error) {
    await unlock()
    throw error
  }
}

async function wrap(pglite: PGlite, close: () => Promise<void>): Promise<Database> {
  const { drizzle } = await import('drizzle-orm/pglite')
  return { db: drizzle(pglite, { schema }) as unknown as Drizzle, close }
}
