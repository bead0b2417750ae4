import { randomBytes } from 'node:crypto'
import { and, eq, gt, lt } from 'drizzle-orm'
import type { Database } from '../database'
import { authorSessions } from '../schema'
import { hashOf } from '../sessions'

/** The authors who may edit pages. The sandbox requires no password. */
export const AUTHORS = ['Anna', 'Ben'] as const
export type Author = (typeof AUTHORS)[number]

export const AUTHOR_SECONDS = 12 * 60 * 60

type Db = Pick<Database, 'db'>

/** Creates an author's session and returns its id, 256 random bits; the database stores its hash only. */
export async function createAuthorSession({ db }: Db, author: Author): Promise<string> {
  const id = randomBytes(32).toString('base64url')
  await db.delete(authorSessions).where(lt(authorSessions.expiresAt, new Date()))
  const expiresAt = new Date(Date.now() + AUTHOR_SECONDS * 1000)
  await db.insert(authorSessions).values({ idHash: hashOf(id), author, expiresAt })
  return id
}

/** The author of a session; null if it does not exist, has expired, or its author was removed. */
export async function findAuthor({ db }: Db, id: string): Promise<Author | null> {
  const [row] = await db
    .select({ author: authorSessions.author })
    .from(authorSessions)
    .where(and(eq(authorSessions.idHash, hashOf(id)), gt(authorSessions.expiresAt, new Date())))
  return AUTHORS.find((author) => author === row?.author) ?? null
}

export async function deleteAuthorSession({ db }: Db, id: string): Promise<void> {
  await db.delete(authorSessions).where(eq(authorSessions.idHash, hashOf(id)))
}
