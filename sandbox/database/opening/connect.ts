import type { ClientConfig, PoolClient } from 'pg'
import type { Database, Drizzle } from '../database'
import * as schema from '../schema'
import { isDatabaseAway } from './database-away'

export interface PoolLimits {
  /** Most connections at a time. */
  connections?: number
  /** Time limit of a statement, and of a connection that is being made, in milliseconds. */
  statementMs?: number
  /** Time limit of the wait for a connection that others use, in milliseconds. */
  waitMs?: number
}

const CONNECTIONS = 10
const STATEMENT_MS = 5_000
/**
 * In a rush, a visitor who waits is told what has come of it, where one who is refused tries again and
 * makes the queue longer. Less than the 20 s that a browser waits (C.2).
 */
const WAIT_MS = 15_000

/**
 * A pool of connections to PostgreSQL. If the server closes a connection, or does not answer in time,
 * only the work on that connection fails: later work gets another connection.
 */
export async function connect(
  url: string,
  { connections = CONNECTIONS, statementMs = STATEMENT_MS, waitMs = WAIT_MS }: PoolLimits = {},
): Promise<Database> {
  const { Client, Pool } = await import('pg')
  const { drizzle } = await import('drizzle-orm/node-postgres')
  /** The pool's limit of this name includes the wait for others, and it gives it to its clients. */
  class QuickClient extends Client {
    constructor(config?: ClientConfig) {
      super({ ...config, connectionTimeoutMillis: statementMs })
    }
  }
  const pool = new Pool({
    Client: QuickClient,
    connectionString: url,
    max: connections,
    keepAlive: true,
    connectionTimeoutMillis: waitMs,
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: statementMs,
    // For a server that does not report its own timeout.
    query_timeout: statementMs + 500,
  })
  // Node ends the process for an `error` event without a listener. The pool listens to idle
  // connections only, so each connection gets its own listener for the time of its use.
  pool.on('error', () => {})
  pool.on('connect', (client) => void client.on('error', () => {}))

  const overPool = drizzle(pool, { schema })
  const overClient = memoize((client: PoolClient) => drizzle(client, { schema }))
  // Drizzle's own transaction never releases the connection if `begin` fails, and releases a connection
  // with an open transaction if `rollback` fails.
  const transaction: typeof overPool.transaction = async (work, config) => {
    const client = await pool.connect()
    let isBroken = false
    try {
      return await overClient(client).transaction(work, config)
    } catch (error) {
      isBroken = isDatabaseAway(error)
      throw error
    } finally {
      client.release(isBroken)
    }
  }
  const db = Object.assign(overPool, { transaction }) as unknown as Drizzle
  return { db, close: () => pool.end() }
}

function memoize<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new WeakMap<Key, Value>()
  return (key) => {
    const known = made.get(key)
    if (known !== undefined) return known
    const value = make(key)
    made.set(key, value)
    return value
  }
}
