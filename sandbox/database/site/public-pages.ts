import { sql } from 'drizzle-orm'
import type { Drizzle } from '../database'
import { pages } from '../schema'
import type { PageKey } from './drafts'

export interface PublicPage extends PageKey {
  /** Page id of A.5, or another one for a page of the CMS. */
  pageId: string
}

/** What visitors can open: every published page, in order of its address; shared content among them. */
export async function publicPages(db: Drizzle): Promise<PublicPage[]> {
  const { path, locale, model } = pages
  const pageId = sql<string>`coalesce(${model} ->> 'pageId', '')`
  return db.select({ path, locale, pageId }).from(pages).orderBy(path, locale)
}
