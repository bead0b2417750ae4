import { createHash, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { runInThisContext } from 'node:vm'
import type { PGlite } from '@electric-sql/pglite'
import { Client } from 'pg'
import type { Database, Drizzle } from '../database'
import type { PoolLimits } from '../opening/connect'
import { migrate } from '../opening/migrate'
import { migrations } from '../opening/migrations'
import { openDatabase } from '../opening/open-database'

// PGlite loads parts of itself by import(), which Jest's module sandbox refuses without the flag
// --experimental-vm-modules: load it outside of that sandbox, once for all tests of a worker.
jest.mock('@electric-sql/pglite', () => {
  const { runInThisContext } = jest.requireActual<typeof import('node:vm')>('node:vm')
  const { process } = runInThisContext('globalThis') as typeof globalThis
  const { createRequire } = process.getBuiltinModule('node:module')
  const loaded = createRequire(__filename)('@electric-sql/pglite')
  const { prototype } = loaded.PGlite
  prototype.foyerRun ??= prototype.execProtocolRawSync
  prototype.execProtocolRawSync = function (...words: unknown[]) {
    return quietly(() => this.foyerRun(...words))
  }
  return loaded
})
const outside: typeof globalThis & { foyerDatabases?: PGlite[] } = runInThisContext('globalThis')

/** An empty, migrated database for a test; with `DATABASE_URL` on that server, within the limits. */
export async function openTestDatabase(limits?: PoolLimits): Promise<Database> {
  const server = process.env.DATABASE_URL
  if (!server) return openIdle()
  const { url, drop } = await createTestDatabase(server)
  const database = await openDatabase({ url, limits })
  const close = async () => {
    await database.close()
    await drop()
  }
  return { ...database, close }
}

/** Databases that no test currently uses. They outlive a test's modules and end with Jest's worker. */
outside.foyerDatabases ??= []
const idle = outside.foyerDatabases

/** Emptying a database takes a tenth of the time of creating one. */
async function openIdle(): Promise<Database> {
  const { PGlite } = await import('@electric-sql/pglite')
  // PostgreSQL recovers the files of a running database; its progress timer would never end.
  const startParams = [...PGlite.defaultStartParams, '-c', 'log_startup_progress_interval=0']
  let pglite = idle.pop()
  if (pglite) await pglite.exec(EMPTY)
  else pglite = await PGlite.create({ loadDataDir: await migratedFiles(), startParams })
  const { db } = await openDatabase({ pglite })
  let isOpen = true
  const close = async () => {
    if (isOpen) idle.push(pglite)
    isOpen = false
  }
  return { db, close }
}

/** PostgreSQL writes its statistics ten seconds after a query; the process must not wait for it. */
function quietly<T>(run: () => T): T {
  const { setTimeout } = outside
  const unreferenced = (task: () => void, delay: number) =>
    setTimeout(() => quietly(task), delay).unref()
  outside.setTimeout = unreferenced as typeof setTimeout
  try {
    return run()
  } finally {
    outside.setTimeout = setTimeout
  }
}

/** Deletes all rows except the names of the migrations. */
const EMPTY = `DO $$ BEGIN EXECUTE (
  SELECT 'TRUNCATE ' || string_agg(format('%I', tablename), ', ') || ' RESTART IDENTITY CASCADE'
  FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'foyer_migrations'
); END $$`

const CACHE = resolve('node_modules/.cache/foyer')

/**
 * The files of a migrated database without data. They are created once, because creating a database
 * takes several times as long as loading it. The first worker creates them; each set of migrations
 * has its own files.
 */
async function migratedFiles(): Promise<Blob> {
  const version = createHash('sha256').update(JSON.stringify(migrations)).digest('hex')
  const file = join(CACHE, `database-${version.slice(0, 16)}.tar`)
  if (!existsSync(file)) {
    const { PGlite } = await import('@electric-sql/pglite')
    const { drizzle } = await import('drizzle-orm/pglite')
    const pglite = await PGlite.create('memory://')
    await migrate(drizzle(pglite) as unknown as Drizzle)
    const files = Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer())
    await pglite.close()
    await mkdir(CACHE, { recursive: true })
    // Two workers may create the files at the same time; renaming makes them complete at once.
    const own = `${file}.${randomBytes(6).toString('hex')}`
    await writeFile(own, files)
    await rename(own, file)
  }
  // Read at once: a Blob of the file itself fails when another worker's file takes its place.
  return new Blob([await readFile(file)])
}

/** A new database on a PostgreSQL server, without any table. */
export async function createTestDatabase(server: string) {
  const name = `foyer_test_${randomBytes(6).toString('hex')}`
  await administer(server, `CREATE DATABASE ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => administer(server, `DROP DATABASE IF EXISTS ${name}`) }
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}
