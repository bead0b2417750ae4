import { createHash } from 'node:crypto'
import { eq, inArray, lt, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../database'
import { attempts } from './account-schema'

type Db = Pick<Database, 'db'>

/** The counted action and its subject: `sign-in` of `C1001`. */
export interface Attempt {
  of: string
  by: string
  /** The lifetime of the counter from the first attempt; later ones do not extend it. */
  seconds: number
  /** Each attempt begins the lifetime anew. */
  isRenewed?: boolean
}

/** Counts an attempt and returns the number of attempts, and the time at which the counter ends. */
export async function countAttempt({ db }: Db, attempt: Attempt) {
  const now = new Date()
  // Counters that a transaction has locked stay.
  const ended = db
    .select({ key: attempts.key })
    .from(attempts)
    .where(lt(attempts.endsAt, now))
    .for('update', { skipLocked: true })
  await db.delete(attempts).where(inArray(attempts.key, ended))
  const [row] = await countAll(db, [attempt], now)
  return { count: row?.count ?? 1, endsAt: row?.endsAt ?? now }
}

/** What was counted before, in the order of the attempts. */
export interface Counted {
  count: number
  /** In ms since 1970: of the first attempt, or of the last where each begins the lifetime anew. */
  at: number
}

/**
 * Counts each of the attempts, unless `isOver` refuses them for what was counted before; returns whether
 * they were counted. The counters stay locked until the transaction ends, so that of calls at the same
 * time each knows what the others have counted.
 */
export async function countUnless(
  tx: Transaction,
  wanted: readonly Attempt[],
  isOver: (before: readonly Counted[], now: number) => boolean,
): Promise<boolean> {
  const now = new Date()
  const locked = await lockCounters(tx, wanted)
  const before = wanted.map((attempt) => {
    const row = locked.find(({ key }) => key === keyOf(attempt))
    const isAlive = row !== undefined && row.endsAt >= now
    const at = isAlive ? row.endsAt.getTime() - attempt.seconds * 1000 : 0
    return { count: isAlive ? row.count : 0, at }
  })
  if (isOver(before, now.getTime())) return false
  await countAll(tx, wanted, now)
  return true
}

/** Counts an attempt for each limit, unless one of them is reached; returns whether it was counted. */
export async function countWithin(
  tx: Transaction,
  limits: readonly (Attempt & { most: number })[],
): Promise<boolean> {
  return countUnless(tx, limits, (before) =>
    limits.some(({ most }, index) => (before[index]?.count ?? 0) >= most),
  )
}

/** In one order for all transactions, so that no two wait for each other. */
async function lockCounters(tx: Transaction, wanted: readonly Attempt[]) {
  const keys = wanted.map(keyOf).sort()
  const values = keys.map((key) => ({ key, count: 0, endsAt: new Date(0) }))
  const same = { target: attempts.key, set: { count: attempts.count } }
  return tx.insert(attempts).values(values).onConflictDoUpdate(same).returning()
}

async function countAll(
  db: Pick<Database['db'], 'insert'>,
  wanted: readonly Attempt[],
  now: Date,
): Promise<{ count: number; endsAt: Date }[]> {
  const rows = []
  for (const attempt of wanted) {
    const endsAt = new Date(now.getTime() + attempt.seconds * 1000)
    const isEnded = sql`${attempts.endsAt} < ${now.toISOString()}::timestamptz`
    const end = sql`${endsAt.toISOString()}::timestamptz`
    const [row] = await db
      .insert(attempts)
      .values({ key: keyOf(attempt), count: 1, endsAt })
      .onConflictDoUpdate({
        target: attempts.key,
        set: {
          count: sql`CASE WHEN ${isEnded} THEN 1 ELSE ${attempts.count} + 1 END`,
          endsAt: attempt.isRenewed
            ? endsAt
            : sql`CASE WHEN ${isEnded} THEN ${end} ELSE ${attempts.endsAt} END`,
        },
      })
      .returning({ count: attempts.count, endsAt: attempts.endsAt })
    if (row) rows.push(row)
  }
  return rows
}

/** Uncounts one attempt. */
export async function forgetOneAttempt({ db }: Db, attempt: Pick<Attempt, 'of' | 'by'>) {
  await db
    .update(attempts)
    .set({ count: sql`greatest(${attempts.count} - 1, 0)` })
    .where(eq(attempts.key, keyOf(attempt)))
}

export async function forgetAttempts({ db }: Db, attempt: Pick<Attempt, 'of' | 'by'>) {
  await db.delete(attempts).where(eq(attempts.key, keyOf(attempt)))
}

function keyOf({ of, by }: Pick<Attempt, 'of' | 'by'>): string {
  return `${of}:${createHash('sha256').update(by).digest('hex')}`
}
