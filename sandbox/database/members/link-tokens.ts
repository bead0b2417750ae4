import { randomBytes } from 'node:crypto'
import { and, eq, gt, lt } from 'drizzle-orm'
import type { Database } from '../database'
import { hashOf } from '../sessions'
import { linkTokens } from './account-schema'

type Db = Pick<Database, 'db'>

/** The purpose and account of a link. */
export interface LinkPurpose {
  purpose: 'password' | 'activation'
  /** Null for an unknown account: the link is invalid. */
  customerId: string | null
}

export const LINK_MS = 60 * 60 * 1000

/** 256 random bits; the database stores their hash. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Creates a token for one use within an hour. */
export async function createLinkToken({ db }: Db, link: LinkPurpose): Promise<string> {
  const token = newToken()
  const now = Date.now()
  await db.delete(linkTokens).where(lt(linkTokens.expiresAt, new Date(now)))
  const expiresAt = new Date(now + LINK_MS)
  await db.insert(linkTokens).values({ ...link, tokenHash: hashOf(token), expiresAt })
  return token
}

/** The purpose and account of a link's token; null for an unknown, used or expired one. */
export async function readLinkToken(
  { db }: Db,
  purpose: LinkPurpose['purpose'],
  token: string,
): Promise<string | null> {
  const [row] = await db.select().from(linkTokens).where(isGood(purpose, token))
  return row?.customerId ?? null
}

/** Like `readLinkToken`, and consumes the token: of concurrent calls one gets it. */
export async function takeLinkToken(
  { db }: Db,
  purpose: LinkPurpose['purpose'],
  token: string,
): Promise<string | null> {
  const [row] = await db.delete(linkTokens).where(isGood(purpose, token)).returning()
  return row?.customerId ?? null
}

function isGood(purpose: LinkPurpose['purpose'], token: string) {
  return and(
    eq(linkTokens.tokenHash, hashOf(token)),
    eq(linkTokens.purpose, purpose),
    gt(linkTokens.expiresAt, new Date()),
  )
}
