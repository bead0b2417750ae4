import { createHash } from 'node:crypto'
import { eq, lt, sql } from 'drizzle-orm'
import type { Database } from '../database'
import { attempts } from './account-schema'

type Db = Pick<Database, 'db'>

/** The counted action and its subject: `sign-in` of `C1001`. */
export interface Attempt {
  of: string
  by: string
  /** The lifetime of the counter from the first attempt; later ones do not extend it. */
  seconds: number
}

/** Counts an attempt and returns the number of attempts, and the time at which the counter ends. */
export async function countAttempt({ db }: Db, attempt: Attempt) {
  const now = new Date()
  await db.delete(attempts).where(lt(attempts.endsAt, now))
  const endsAt = new Date(now.getTime() + attempt.seconds * 1000)
  const [row] = await db
    .insert(attempts)
    .values({ key: keyOf(attempt), count: 1, endsAt })
    .onConflictDoUpdate({ target: attempts.key, set: { count: sql`${attempts.count} + 1` } })
    .returning({ count: attempts.count, endsAt: attempts.endsAt })
  return { count: row?.count ?? 1, endsAt: row?.endsAt ?? endsAt }
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
