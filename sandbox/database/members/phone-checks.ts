import { randomBytes, randomUUID } from 'node:crypto'
import { and, eq, gt, isNull, lt, ne, or } from 'drizzle-orm'
import type { Database } from '../database'
import { hashOf } from '../sessions'
import { phoneChecks } from './account-schema'
import { CODE_MS, codeHash, RESEND_MS, randomCode } from './challenges'

/** The ids of a check, which the sign-in returned (profile nudge, S2 §3). */
export interface CheckName {
  communicationToken: string
  transactionId: string
}

type Db = Pick<Database, 'db'>

/** A member who postpones the question sees it again after another sign-in. */
const TOKEN_MS = 24 * 60 * 60 * 1000

/** Starts the check of a session without one; the database stores the token's hash only. */
export async function createPhoneCheck({ db }: Db, sessionId: string): Promise<CheckName> {
  const communicationToken = randomBytes(32).toString('base64url')
  const transactionId = randomUUID()
  await db.insert(phoneChecks).values({
    sessionHash: hashOf(sessionId),
    transactionId,
    tokenHash: hashOf(communicationToken),
    expiresAt: new Date(Date.now() + TOKEN_MS),
  })
  return { communicationToken, transactionId }
}

/** The check of this session with these ids; null if there is none, or it has ended. */
export async function findPhoneCheck(
  { db }: Db,
  sessionId: string,
  { communicationToken, transactionId }: CheckName,
) {
  const [row] = await db
    .select()
    .from(phoneChecks)
    .where(
      and(
        eq(phoneChecks.sessionHash, hashOf(sessionId)),
        eq(phoneChecks.tokenHash, hashOf(communicationToken)),
        eq(phoneChecks.transactionId, transactionId),
        gt(phoneChecks.expiresAt, new Date()),
      ),
    )
  return row ?? null
}

/** Stores the number that will replace the account's. */
export async function proposePhone({ db }: Db, sessionId: string, newPhone: string): Promise<void> {
  await db.update(phoneChecks).set({ newPhone }).where(ofSession(sessionId))
}

/**
 * Creates a code for a number, valid for ten minutes and one use, and invalidates the previous one.
 * Null if the previous one for this number is too recent: of concurrent calls one gets a code.
 */
export async function createPhoneCode({ db }: Db, sessionId: string, phone: string) {
  const code = randomCode()
  const now = Date.now()
  const made = await db
    .update(phoneChecks)
    .set({
      codePhone: phone,
      codeHash: codeHash(sessionId, code),
      sentAt: new Date(now),
      codeExpiresAt: new Date(now + CODE_MS),
    })
    .where(
      and(
        ofSession(sessionId),
        or(
          isNull(phoneChecks.codePhone),
          // A code for another number is not a repeated code.
          ne(phoneChecks.codePhone, phone),
          lt(phoneChecks.sentAt, new Date(now - RESEND_MS)),
        ),
      ),
    )
    .returning({ transactionId: phoneChecks.transactionId })
  return made.length > 0 ? code : null
}

/**
 * The number of the code, if the code is right; the check then ends. Of concurrent calls one gets the
 * number.
 */
export async function takePhoneCode(
  { db }: Db,
  sessionId: string,
  code: string,
): Promise<string | null> {
  const [taken] = await db
    .delete(phoneChecks)
    .where(
      and(
        ofSession(sessionId),
        eq(phoneChecks.codeHash, codeHash(sessionId, code)),
        gt(phoneChecks.codeExpiresAt, new Date()),
      ),
    )
    .returning({ phone: phoneChecks.codePhone })
  return taken?.phone ?? null
}

function ofSession(sessionId: string) {
  return eq(phoneChecks.sessionHash, hashOf(sessionId))
}
