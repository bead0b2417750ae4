import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import type { Database, Drizzle } from '../database'
import * as schema from '../schema'
import { connect } from './connect'
import { lockFolder } from './folder-lock'
import { migrate } from './migrate'

/** Where the database is: a PostgreSQL `url`, else PGlite in `folder`, else PGlite in memory. */
export interface DatabaseLocation {
  folder?: string | undefined
  url?: string | undefined
  /** One that is open already, and that stays open when this database is closed. */
  pglite?: PGlite | undefined
}

/**
 * Opens the database and migrates it; does not seed it. A folder belongs to one process at a time:
 * a second one is refused with `DatabaseFolderLockedError`.
 */
export async function openDatabase({ folder, url, pglite }: DatabaseLocation): Promise<Database> {
  const { db, close } = url
    ? await connect(url)
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
