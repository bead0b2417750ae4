import { desc, isNotNull, lt } from 'drizzle-orm'
import type { Drizzle } from '../database'
import { messages } from './account-schema'

/** A message of the chain to a member, by e-mail or by telephone. */
export type Message = Omit<typeof messages.$inferInsert, 'id' | 'at'>

type Db = { db: Pick<Drizzle, 'delete' | 'insert' | 'select'> }

const KEPT_MS = 7 * 24 * 60 * 60 * 1000
const MOST_SHOWN = 200

/**
 * Adds a message to the mailbox. Without a recipient (`address` null) the row is written for equal
 * timing and not shown.
 */
export async function sendMessage({ db }: Db, message: Message): Promise<void> {
  const at = new Date()
  await db.delete(messages).where(lt(messages.at, new Date(at.getTime() - KEPT_MS)))
  await db.insert(messages).values({ ...message, at })
}

/** Newest first. */
export async function listMessages({ db }: Db) {
  return db
    .select()
    .from(messages)
    .where(isNotNull(messages.address))
    .orderBy(desc(messages.id))
    .limit(MOST_SHOWN)
}
