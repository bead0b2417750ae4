import { randomBytes, randomUUID } from 'node:crypto'
import { and, eq, gt, isNull, lt, ne, or } from 'drizzle-orm'
import type { Database } from '../database'
import { hashOf } from '../sessions'
import { phoneChecks } from './account-schema'
import { CODE_MS, codeHash, RESEND_MS, randomCode } from './challenges'

/** What names a check to the API, as the sign-in gave it (profile nudge, S2 §3). */
export interface CheckName {
  communicationToken: string
  transactionId: string
}

type Db = Pick<Database, 'db'>

/** A member who postpones the question sees it again after another sign-in. */
const TOKEN_MS = 24 * 60 * 60 * 1000

/** Begins the check of a session that has none yet; the database keeps the token's hash only. */
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

/** The check of this session and this name; null when there is none, or it is over. */
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

/** Notes the number that is to take the place of the account's. */
export async function proposePhone({ db }: Db, sessionId: string, newPhone: string): Promise<void> {
  await db.update(phoneChecks).set({ newPhone }).where(ofSession(sessionId))
}

/**
 * Makes a code for a number, good for ten minutes and one use; an earlier one is worth nothing. Null
 * where the last one to this number is too young: of calls that are made at once one gets a code.
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
          // Another number is not a code sent again.
          ne(phoneChecks.codePhone, phone),
          lt(phoneChecks.sentAt, new Date(now - RESEND_MS)),
        ),
      ),
    )
    .returning({ transactionId: phoneChecks.transactionId })
  return made.length > 0 ? code : null
}

/**
 * The number that the code was sent to, if it is the right one: the check is over then. Of two calls
 * at once one gets it.
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
