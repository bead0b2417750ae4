import { randomUUID } from 'node:crypto'
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Drizzle } from '../database'
import { formerAddresses, pageDrafts, pageRevisions, pages } from '../schema'
import { isPage, type PageKey, publishedModel, publishModel } from './drafts'

/** Where deleted pages are kept with their history. No visitor can open these addresses. */
const BIN = '/deleted/'

export function isDeleted({ path }: PageKey): boolean {
  return path.startsWith(BIN)
}

/** What became of the page of an address; null for an address that never had a page. */
export async function formerAddress(
  db: Drizzle,
  key: PageKey,
): Promise<{ target: string | null } | null> {
  const [row] = await db
    .select({ target: formerAddresses.target })
    .from(formerAddresses)
    .where(isPage(formerAddresses, key))
  return row ?? null
}

/**
 * Moves an edited page with its history. Visitors at the old address are led to the new one, or told
 * that the page is gone; so are those at the addresses that the page had before.
 */
export async function movePage(
  tx: Drizzle,
  from: PageKey,
  to: string,
  { author, redirects }: { author: string; redirects: boolean },
): Promise<void> {
  const { locale } = from
  const isPublic = (await publishedModel(tx, from)) !== null
  const now = { path: to, editedAt: new Date(), editedBy: author }
  await tx.update(pageDrafts).set(now).where(isPage(pageDrafts, from))
  await tx.update(pages).set({ path: to, seededModel: null }).where(isPage(pages, from))
  await tx
    .update(formerAddresses)
    .set({ target: to })
    .where(and(eq(formerAddresses.target, from.path), eq(formerAddresses.locale, locale)))
  if (!isPublic) return
  await tx.delete(formerAddresses).where(isPage(formerAddresses, { path: to, locale }))
  await leaveAddress(tx, from, redirects ? to : null, author)
}

/** Takes a page away from visitors; its draft stays. False for a page that is not public. */
export async function withdraw(tx: Drizzle, key: PageKey): Promise<boolean> {
  const model = await publishedModel(tx, key)
  if (model === null) return false
  await tx.delete(pages).where(isPage(pages, key))
  await tx.update(pageDrafts).set({ withdrawn: model }).where(isPage(pageDrafts, key))
  return true
}

/** Shows visitors a withdrawn page as they saw it before; false for any other page. */
export async function putBack(tx: Drizzle, key: PageKey): Promise<boolean> {
  const [draft] = await tx
    .select({ withdrawn: pageDrafts.withdrawn })
    .from(pageDrafts)
    .where(isPage(pageDrafts, key))
  if (!draft?.withdrawn) return false
  await publishModel(tx, key, draft.withdrawn)
  return true
}

/** Puts an edited page into the bin, with its history, and resolves with its path there. */
export async function deletePage(tx: Drizzle, key: PageKey, author: string): Promise<string> {
  const wasPublic = await withdraw(tx, key)
  const [draft] = await tx
    .select({ withdrawn: pageDrafts.withdrawn })
    .from(pageDrafts)
    .where(isPage(pageDrafts, key))
  if (draft?.withdrawn) await leaveAddress(tx, key, null, author)
  const path = BIN + randomUUID()
  const now = { path, deletedFrom: key.path, wasPublic, editedAt: new Date(), editedBy: author }
  await tx.update(pageDrafts).set(now).where(isPage(pageDrafts, key))
  return path
}

/** Takes a page out of the bin to a free address; it is public if it was. */
export async function undelete(
  tx: Drizzle,
  key: PageKey,
  to: string,
  author: string,
): Promise<void> {
  const back = { path: to, locale: key.locale }
  const [draft] = await tx
    .select({ wasPublic: pageDrafts.wasPublic })
    .from(pageDrafts)
    .where(isPage(pageDrafts, key))
  const now = { path: to, deletedFrom: null, wasPublic: false }
  await tx
    .update(pageDrafts)
    .set({ ...now, editedAt: new Date(), editedBy: author })
    .where(isPage(pageDrafts, key))
  if (draft?.wasPublic) await putBack(tx, back)
}

export interface DeletedFacts extends PageKey {
  /** Id of the page. */
  id: string
  /** The address that the page had. */
  from: string
  title: string
  pageId: string
  wasPublic: boolean
  at: Date
  by: string
}

/** The deleted pages, the one that was deleted last first; or those with this key or former address. */
export async function listDeleted(
  db: Drizzle,
  only?: PageKey | { from: string; locale: string },
): Promise<DeletedFacts[]> {
  const { id, path, locale, deletedFrom, wasPublic, editedAt, editedBy, head } = pageDrafts
  const rows = await db
    .select({
      ...{ id, path, locale, from: deletedFrom, wasPublic, at: editedAt, by: editedBy },
      title: sql<string>`coalesce(${pageRevisions.model} ->> 'title', '')`,
      pageId: sql<string>`coalesce(${pageRevisions.model} ->> 'pageId', '')`,
    })
    .from(pageDrafts)
    .innerJoin(
      pageRevisions,
      and(
        eq(pageRevisions.path, path),
        eq(pageRevisions.locale, locale),
        eq(pageRevisions.number, head),
      ),
    )
    .where(
      and(
        isNotNull(deletedFrom),
        only && eq(locale, only.locale),
        only && ('path' in only ? eq(path, only.path) : eq(deletedFrom, only.from)),
      ),
    )
    .orderBy(desc(editedAt))
  return rows.map(({ from, ...row }) => ({ ...row, from: from ?? '' }))
}

async function leaveAddress(tx: Drizzle, key: PageKey, target: string | null, author: string) {
  const left = { target, author, at: new Date() }
  await tx
    .insert(formerAddresses)
    .values({ ...key, ...left })
    .onConflictDoUpdate({ target: [formerAddresses.path, formerAddresses.locale], set: left })
}
