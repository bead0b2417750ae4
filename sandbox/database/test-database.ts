import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import type { Database } from './database'
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
  if (!server) return openDatabase({})
  const { url, drop } = await createTestDatabase(server)
  const database = await openDatabase({ url })
  const close = async () => {
    await database.close()
    await drop()
  }
  return { ...database, close }
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
