import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import type { Database } from './database'
import { openDatabase } from './open-database'

// PGlite imports its WebAssembly by import(), which Jest's sandbox of modules refuses without a
// Node flag: load it outside of that sandbox. https://github.com/electric-sql/pglite/issues
jest.mock('@electric-sql/pglite', () => {
  const { runInThisContext } = jest.requireActual<typeof import('node:vm')>('node:vm')
  const outside: NodeJS.Process = runInThisContext('process')
  const { createRequire } = outside.getBuiltinModule('node:module')
  return createRequire(__filename)('@electric-sql/pglite')
})

/**
 * An empty, migrated database of a test's own: PGlite in memory, or with `DATABASE_URL` a new
 * database on that server, dropped on close.
 */
export async function openTestDatabase(): Promise<Database> {
  const server = process.env.DATABASE_URL
  if (!server) return openDatabase({})
  const name = `foyer_test_${randomBytes(6).toString('hex')}`
  await administer(server, `CREATE DATABASE ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  const database = await openDatabase({ url: url.href })
  const close = async () => {
    await database.close()
    await administer(server, `DROP DATABASE IF EXISTS ${name}`)
  }
  return { ...database, close }
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}
