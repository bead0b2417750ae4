import { randomUUID } from 'node:crypto'
import { and, eq, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Database, Drizzle, Transaction } from '../database'
import { customers, sessions } from '../schema'
import {
  accounts,
  challenges,
  emailChanges,
  linkTokens,
  rememberedBrowsers,
} from './account-schema'
import { replaceDetails } from './member-details'

/** An account with the facts of its member that a sign-in needs. */
export type Account = typeof accounts.$inferSelect & {
  memberNumber: string
  givenName: string
  surname: string
}

type Db = Pick<Database, 'db'>

/** The account of an e-mail address in any letter case, a member number or a phone number. */
export async function findAccount(database: Db, userName: string): Promise<Account | null> {
  if (userName.includes('@'))
    return readAccount(database, eq(accounts.email, userName.toLowerCase()))
  const digits = userName.replace(/\D/g, '')
  const byNumber = await readAccount(database, eq(customers.memberNumber, digits))
  return byNumber ?? readAccount(database, eq(accounts.phone, digits))
}

export async function findAccountOf(database: Db, customerId: string): Promise<Account | null> {
  return readAccount(database, eq(accounts.customerId, customerId))
}

async function readAccount({ db }: Db, condition: SQL): Promise<Account | null> {
  const [row] = await db
    .select({
      account: accounts,
      memberNumber: customers.memberNumber,
      givenName: customers.givenName,
      surname: customers.surname,
    })
    .from(accounts)
    .innerJoin(customers, eq(customers.id, accounts.customerId))
    .where(condition)
  if (!row) return null
  const { account, ...facts } = row
  return { ...account, ...facts }
}

/** A new member; `email` in any letter case, `phone` digits only. */
export interface NewMember {
  givenName: string
  surname: string
  email: string
  phone: string | null
  country: string
  passwordHash: string | null
}

/** Creates a customer and an account, or returns whether another account has the e-mail or the phone. */
export async function createAccount(
  { db }: Db,
  { givenName, surname, ...member }: NewMember,
): Promise<{ customerId: string; memberNumber: string } | { taken: 'email' | 'phone' }> {
  const email = member.email.toLowerCase()
  return db.transaction(async (tx) => {
    // Serialises concurrent requests to join with the same address.
    await tx.execute(sql`LOCK TABLE ${accounts} IN SHARE ROW EXCLUSIVE MODE`)
    const taken = await takenByOthers(tx, { email, phone: member.phone })
    if (taken) return { taken }
    const memberNumber = sql<string>`nextval('member_numbers')::text`
    const facts = { givenName, surname, level: 'M', levelType: null, nights: 0 }
    const [made] = await tx
      .insert(customers)
      .values({ ...facts, id: randomUUID(), revisionToken: randomUUID(), memberNumber })
      .returning({ customerId: customers.id, memberNumber: customers.memberNumber })
    if (!made) throw new Error('The database returned no new customer.')
    const state = { standing: 'active', hasMfa: false } as const
    const shown = { isConfirmed: false, isPhoneConfirmed: false }
    const { customerId } = made
    await tx.insert(accounts).values({ ...member, ...state, ...shown, email, customerId })
    return made
  })
}

/** What of the two another account than this customer's has; `email` in lower case. */
export async function takenByOthers(
  db: Pick<Drizzle, 'select'>,
  { email, phone }: { email?: string | undefined; phone?: string | null | undefined },
  customerId?: string,
): Promise<'email' | 'phone' | null> {
  const others = await db
    .select()
    .from(accounts)
    .where(
      and(
        or(
          email ? eq(accounts.email, email) : sql`false`,
          phone ? eq(accounts.phone, phone) : undefined,
        ),
        customerId === undefined ? undefined : ne(accounts.customerId, customerId),
      ),
    )
  if (others.some((other) => other.email === email)) return 'email'
  return others.length > 0 ? 'phone' : null
}

/**
 * Sets a new password after a link to the member's address was used. It ends all sessions, every pending
 * sign-in that was started with the old password, and the wish for another e-mail address.
 */
export async function renewPassword({ db }: Db, customerId: string, passwordHash: string) {
  await db.transaction(async (tx) => {
    await tx
      .update(accounts)
      .set({ passwordHash, isConfirmed: true })
      .where(eq(accounts.customerId, customerId))
    for (const table of [sessions, rememberedBrowsers, linkTokens, challenges, emailChanges]) {
      await tx.delete(table).where(eq(table.customerId, customerId))
    }
  })
}

/** Confirms the account, and its phone if the code was sent there: the member has used a link or code. */
export async function confirmAccount(
  { db }: Db,
  customerId: string,
  channel: 'email' | 'sms' | null,
): Promise<void> {
  const shown = channel === 'sms' ? { isPhoneConfirmed: true } : {}
  await db
    .update(accounts)
    .set({ isConfirmed: true, ...shown })
    .where(eq(accounts.customerId, customerId))
}

/** The customer whose account has the number, digits only; null if there is none. */
export async function findPhoneOwner(
  { db }: { db: Pick<Drizzle, 'select'> },
  phone: string,
): Promise<string | null> {
  const [owner] = await db
    .select({ customerId: accounts.customerId })
    .from(accounts)
    .where(eq(accounts.phone, phone))
  return owner?.customerId ?? null
}

/** What changes at once; `phone` digits only, `address` as a whole. */
export interface ContactChange {
  phone?: string
  country?: string
  address?: Record<string, string>
}

/** Changes the contact data of an account; false if another account has the phone. */
export async function changeContact(
  tx: Transaction,
  customerId: string,
  { address, ...given }: ContactChange,
): Promise<boolean> {
  const { phone, country } = given
  // Serialises concurrent changes to the same number.
  await tx.execute(sql`LOCK TABLE ${accounts} IN SHARE ROW EXCLUSIVE MODE`)
  if (phone && (await takenByOthers(tx, { phone }, customerId))) return false
  const change = {
    ...(phone && { phone, isPhoneConfirmed: false }),
    ...(country && { country }),
  }
  if (Object.keys(change).length > 0)
    await tx.update(accounts).set(change).where(eq(accounts.customerId, customerId))
  if (address) await replaceDetails({ db: tx }, customerId, { address })
  return true
}

/** Sets a confirmed telephone number of the account; false if another account has it. */
export async function confirmPhone(
  { db }: Db,
  customerId: string,
  phone: string,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`LOCK TABLE ${accounts} IN SHARE ROW EXCLUSIVE MODE`)
    const owner = await findPhoneOwner({ db: tx }, phone)
    if (owner !== null && owner !== customerId) return false
    await tx
      .update(accounts)
      .set({ phone, isPhoneConfirmed: true })
      .where(eq(accounts.customerId, customerId))
    return true
  })
}
