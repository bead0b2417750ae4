import { createHash, randomBytes } from 'node:crypto'
import { existsSync, openAsBlob } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { Client } from 'pg'
import type { Database, Drizzle } from './database'
import { migrate } from './migrate'
import { migrations } from './migrations'
import { openDatabase } from './open-database'

// PGlite loads parts of itself by import(), which Jest's module sandbox refuses without the flag
// --experimental-vm-modules: load it outside of that sandbox.
jest.mock('@electric-sql/pglite', () => {
  const { runInThisContext } = jest.requireActual<typeof import('node:vm')>('node:vm')
  const outside: NodeJS.Process = runInThisContext('process')
  const { createRequire } = outside.getBuiltinModule('node:module')
  return createRequire(__filename)('@electric-sql/pglite')
})

/** An empty, migrated database of a test's own; with `DATABASE_URL` on that server. */
export async function openTestDatabase(): Promise<Database> {
  const server = process.env.DATABASE_URL
  if (!server) return openDatabase({ files: await migratedFiles() })
  const { url, drop } = await createTestDatabase(server)
  const database = await openDatabase({ url })
  const close = async () => {
    await database.close()
    await drop()
  }
  return { ...database, close }
}

const CACHE = resolve('node_modules/.cache/foyer')

/**
 * The files of a migrated database without data: made once, as making a database takes several times
 * as long as loading it. Whoever comes first makes it; another migration makes another.
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
    // Two may make it at the same time; what is there is always whole.
    const own = `${file}.${process.pid}`
    await writeFile(own, files)
    await rename(own, file)
  }
  return openAsBlob(file)
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
