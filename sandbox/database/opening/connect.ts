import type { ClientConfig, Pool, PoolClient } from 'pg'
import type { Database, Drizzle } from '../database'
import * as schema from '../schema'
import { isDatabaseAway } from './database-away'
import { Turns } from './turns'

export interface PoolLimits {
  /** Most connections at a time. */
  connections?: number
  /** Time limit of a statement, and of a connection that is being made, in milliseconds. */
  statementMs?: number
  /** How long a connection is waited for while none comes free, in milliseconds. */
  waitMs?: number
}

const CONNECTIONS = 10
const STATEMENT_MS = 5_000
/** Less than the 20 s that a page's script waits (C.2). */
const WAIT_MS = 15_000
/**
 * How long a connection is waited for while others come free: in a rush, a visitor who waits is told what
 * has come of it (docs/decisions/0081). A page without a script waits that long.
 */
const LONGEST_WAIT_MS = 60_000

/**
 * A pool of connections to PostgreSQL. If the server closes a connection, or does not answer in time,
 * only the work on that connection fails: later work gets another connection.
 */
export async function connect(
  url: string,
  { connections = CONNECTIONS, statementMs = STATEMENT_MS, waitMs = WAIT_MS }: PoolLimits = {},
): Promise<Database> {
  const { Client, Pool: PgPool } = await import('pg')
  const { drizzle } = await import('drizzle-orm/node-postgres')
  /** The pool's limit of this name includes the wait for others, and it gives it to its clients. */
  class QuickClient extends Client {
    constructor(config?: ClientConfig) {
      super({ ...config, connectionTimeoutMillis: statementMs })
    }
  }
  const turns = new Turns({ places: connections, standingMs: waitMs, longestMs: LONGEST_WAIT_MS })
  const pool = new PgPool({
    Client: QuickClient,
    connectionString: url,
    max: connections,
    keepAlive: true,
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: statementMs,
    // For a server that does not report its own timeout.
    query_timeout: statementMs + 500,
  })
  // Node ends the process for an `error` event without a listener. The pool listens to idle
  // connections only, so each connection gets its own listener for the time of its use.
  pool.on('error', () => {})
  pool.on('connect', (client) => void client.on('error', () => {}))

  /** Does the work on a connection, when one is free. */
  const inTurn = async <Result>(work: (client: PoolClient) => Promise<Result>): Promise<Result> => {
    await turns.take()
    let isBroken = true
    try {
      const client = await pool.connect()
      try {
        const result = await work(client)
        isBroken = false
        return result
      } catch (error) {
        isBroken = isDatabaseAway(error)
        throw error
      } finally {
        client.release(isBroken)
      }
    } finally {
      turns.giveBack(!isBroken)
    }
  }
  // All that drizzle calls of a pool besides `connect`, which its own transaction uses.
  const query = (...given: Parameters<PoolClient['query']>) =>
    inTurn((client) => client.query(...given) as unknown as Promise<unknown>)
  const overPool = drizzle({ query } as unknown as Pool, { schema })
  const overClient = memoize((client: PoolClient) => drizzle(client, { schema }))
  // Drizzle's own transaction never releases the connection if `begin` fails, and releases a connection
  // with an open transaction if `rollback` fails.
  const transaction: typeof overPool.transaction = (work, config) =>
    inTurn((client) => overClient(client).transaction(work, config))
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
