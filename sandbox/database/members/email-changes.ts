import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../database'
import { hashOf } from '../sessions'
import { accounts, emailChanges, linkTokens } from './account-schema'
import { takenByOthers } from './accounts'
import { LINK_MS, newToken } from './link-tokens'

type Db = Pick<Database, 'db'>

/**
 * Keeps the address that a member wants, in place of the one wanted before; the member's address stays
 * what it was. `isTaken` says whether another account has it: the token is then not to be sent.
 */
export async function wantEmail(
  tx: Transaction,
  customerId: string,
  email: string,
): Promise<{ token: string; isTaken: boolean }> {
  const token = newToken()
  const now = Date.now()
  await tx.delete(emailChanges).where(lt(emailChanges.expiresAt, new Date(now)))
  const wanted = { email, tokenHash: hashOf(token), expiresAt: new Date(now + LINK_MS) }
  await tx
    .insert(emailChanges)
    .values({ ...wanted, customerId })
    .onConflictDoUpdate({ target: emailChanges.customerId, set: wanted })
  return { token, isTaken: (await takenByOthers(tx, { email }, customerId)) !== null }
}

/** The address that a member has asked for and not confirmed yet; null if there is none. */
export async function wantedEmail({ db }: Db, customerId: string): Promise<string | null> {
  const [row] = await db
    .select()
    .from(emailChanges)
    .where(and(eq(emailChanges.customerId, customerId), gt(emailChanges.expiresAt, new Date())))
  return row?.email ?? null
}

/** The member's address stays; the link that was sent to the wanted one is void. */
export async function keepEmail({ db }: Db, customerId: string): Promise<void> {
  await db.delete(emailChanges).where(eq(emailChanges.customerId, customerId))
}

/**
 * Makes the address to which the link was sent that of the account, and returns both addresses; null for
 * an unknown, used or expired link, and where another account has the address by now. Of several members
 * who want one address, the first to confirm it has it; the links of the others are void, and so is every
 * link that was sent to the address before.
 */
export async function confirmEmail(
  { db }: Db,
  token: string,
): Promise<{ before: string; now: string } | null> {
  return db.transaction(async (tx) => {
    // Serialises concurrent requests for the same address.
    await tx.execute(sql`LOCK TABLE ${accounts} IN SHARE ROW EXCLUSIVE MODE`)
    const [wanted] = await tx
      .delete(emailChanges)
      .where(and(eq(emailChanges.tokenHash, hashOf(token)), gt(emailChanges.expiresAt, new Date())))
      .returning()
    if (!wanted) return null
    const { customerId, email } = wanted
    if (await takenByOthers(tx, { email }, customerId)) return null
    const ofMember = eq(accounts.customerId, customerId)
    const [account] = await tx.select().from(accounts).where(ofMember)
    if (!account) return null
    await tx.update(accounts).set({ email, isConfirmed: true }).where(ofMember)
    await tx.delete(emailChanges).where(eq(emailChanges.email, email))
    await tx.delete(linkTokens).where(eq(linkTokens.customerId, customerId))
    return { before: account.email, now: email }
  })
}
