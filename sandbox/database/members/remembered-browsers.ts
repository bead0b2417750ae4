import { randomBytes } from 'node:crypto'
import { and, eq, gt, lt } from 'drizzle-orm'
import type { Database } from '../database'
import { customers } from '../schema'
import { hashOf, type Session } from '../sessions'
import { rememberedBrowsers } from './account-schema'

/** 129600 minutes [spec; the unit is our reading, E1-27]. */
export const REMEMBERED_SECONDS = 129_600 * 60

type Db = Pick<Database, 'db'>

/** Remembers a customer; the token has 256 random bits, and the database stores its hash only. */
export async function rememberCustomer({ db }: Db, customerId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await db.delete(rememberedBrowsers).where(lt(rememberedBrowsers.expiresAt, new Date()))
  const expiresAt = new Date(Date.now() + REMEMBERED_SECONDS * 1000)
  await db.insert(rememberedBrowsers).values({ tokenHash: hashOf(token), customerId, expiresAt })
  return token
}

/** The customer of a token; null if the token is unknown, deleted or expired. */
export async function findRemembered({ db }: Db, token: string): Promise<Session['customer']> {
  const [row] = await db
    .select({
      id: customers.id,
      givenName: customers.givenName,
      surname: customers.surname,
      memberNumber: customers.memberNumber,
    })
    .from(rememberedBrowsers)
    .innerJoin(customers, eq(customers.id, rememberedBrowsers.customerId))
    .where(
      and(
        eq(rememberedBrowsers.tokenHash, hashOf(token)),
        gt(rememberedBrowsers.expiresAt, new Date()),
      ),
    )
  return row ?? null
}

export async function forgetRemembered({ db }: Db, token: string): Promise<void> {
  await db.delete(rememberedBrowsers).where(eq(rememberedBrowsers.tokenHash, hashOf(token)))
}
