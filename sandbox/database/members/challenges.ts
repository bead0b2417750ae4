import { createHash, randomInt } from 'node:crypto'
import { and, eq, gt, isNull, lt, or } from 'drizzle-orm'
import type { Database } from '../database'
import { hashOf } from '../sessions'
import { challenges } from './account-schema'

type Db = Pick<Database, 'db'>

/** A sign-in with the right password that waits for its one-time password. */
export interface Challenge {
  customerId: string
  request: typeof challenges.$inferSelect.request
}

/** The lifetime of a code. */
export const CODE_MS = 10 * 60 * 1000

export async function createChallenge({ db }: Db, sessionId: string, challenge: Challenge) {
  const expiresAt = new Date(Date.now() + CODE_MS)
  await db.insert(challenges).values({ ...challenge, sessionHash: hashOf(sessionId), expiresAt })
}

/** The challenge of a session; null without one. */
export async function findChallenge({ db }: Db, sessionId: string) {
  const [row] = await db
    .select()
    .from(challenges)
    .where(eq(challenges.sessionHash, hashOf(sessionId)))
  return row ?? null
}

/** The time before another code can be sent. */
export const RESEND_MS = 60 * 1000

/**
 * Creates a code of six digits, valid for ten minutes and one use, and invalidates the previous one.
 * Null if the previous one is too recent: of concurrent calls one gets a code.
 */
export async function createCode(
  { db }: Db,
  sessionId: string,
  channel: 'email' | 'sms',
): Promise<string | null> {
  const code = randomCode()
  const now = Date.now()
  const made = await db
    .update(challenges)
    .set({
      codeHash: codeHash(sessionId, code),
      channel,
      sentAt: new Date(now),
      expiresAt: new Date(now + CODE_MS),
    })
    .where(
      and(
        eq(challenges.sessionHash, hashOf(sessionId)),
        or(isNull(challenges.sentAt), lt(challenges.sentAt, new Date(now - RESEND_MS))),
      ),
    )
    .returning({ customerId: challenges.customerId })
  return made.length > 0 ? code : null
}

/** Whether the code is the session's; a right code is consumed, by one of several concurrent calls. */
export async function takeCode({ db }: Db, sessionId: string, code: string): Promise<boolean> {
  const taken = await db
    .delete(challenges)
    .where(
      and(
        eq(challenges.sessionHash, hashOf(sessionId)),
        eq(challenges.codeHash, codeHash(sessionId, code)),
        gt(challenges.expiresAt, new Date()),
      ),
    )
    .returning({ customerId: challenges.customerId })
  return taken.length > 0
}

export function randomCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0')
}

/**
 * Includes the session's id, which the database does not store: a hash of six digits alone is
 * easily guessed.
 */
export function codeHash(sessionId: string, code: string): string {
  return createHash('sha256').update(`${sessionId} ${code}`).digest('hex')
}
