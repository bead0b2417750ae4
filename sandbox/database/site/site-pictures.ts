import { desc, eq, sql } from 'drizzle-orm'
import type { Drizzle } from '../database'
import { pictures } from './picture-schema'

type StoredPicture = typeof pictures.$inferSelect

/** Stores an uploaded picture; one that is stored already gets the latest name. */
export async function storePicture(db: Drizzle, picture: StoredPicture): Promise<void> {
  await db
    .insert(pictures)
    .values(picture)
    .onConflictDoUpdate({ target: pictures.id, set: { name: sql`excluded.name` } })
}

/** The uploaded pictures without their bytes, the latest first. */
export function listPictures(db: Drizzle): Promise<Pick<StoredPicture, 'id' | 'name'>[]> {
  const { id, name } = pictures
  return db.select({ id, name }).from(pictures).orderBy(desc(pictures.addedAt))
}

export async function findPicture(db: Drizzle, id: string): Promise<StoredPicture | null> {
  const [found] = await db.select().from(pictures).where(eq(pictures.id, id))
  return found ?? null
}
