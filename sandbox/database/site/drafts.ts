import { and, eq, inArray, isNull, max, sql } from 'drizzle-orm'
import type { Database, Drizzle } from '../database'
import { formerAddresses, pageDrafts, pageRevisions, pages } from '../schema'

export interface PageKey {
  path: string
  locale: string
}

/** The state of an edited page. `Model` is the CMS's type of a page. */
export interface Draft<Model> {
  /** Id of the page, at whichever address. */
  id: string
  model: Model
  /** Null before the first publication. */
  published: Model | null
  /** Number of the revision that `model` is; 0 for a page that was never edited. */
  revision: number
  editedAt: Date | null
  editedBy: string | null
}

interface NewRevision<Model> {
  model: Model
  moved: readonly string[]
  label: string
  author: string
  /** Number of the revision whose change this one takes back. */
  undoes?: number
}

/** The lock's namespace, separate from that of migrations: edits wait for edits of the same page only. */
const PAGE_TURN = 0x70616765

/** Edits one page in a transaction that locks it for other edits, in this process and in others. */
export async function editing<Result>(
  database: Pick<Database, 'db'>,
  key: PageKey,
  work: (tx: Drizzle) => Promise<Result>,
): Promise<Result> {
  return editingAll(database, [key], work)
}

/** Edits several pages in one transaction; the order of the locks is always the same. */
export async function editingAll<Result>(
  { db }: Pick<Database, 'db'>,
  keys: readonly PageKey[],
  work: (tx: Drizzle) => Promise<Result>,
): Promise<Result> {
  const names = new Set(keys.map(({ path, locale }) => JSON.stringify([locale, path])))
  return db.transaction(async (tx) => {
    for (const page of [...names].sort(compare))
      await tx.execute(sql`SELECT pg_advisory_xact_lock(${PAGE_TURN}::integer, hashtext(${page}))`)
    return work(tx)
  })
}

/** The draft of a page, else the published page; null if the page does not exist. */
export async function findDraft<Model>(db: Drizzle, key: PageKey): Promise<Draft<Model> | null> {
  const [row] = await db.select().from(pages).where(isPage(pages, key))
  const published = (row?.model as Model | undefined) ?? null
  const [draft] = await db.select().from(pageDrafts).where(isPage(pageDrafts, key))
  if (!draft) {
    const untouched = { revision: 0, editedAt: null, editedBy: null }
    return row && published ? { id: row.id, model: published, published, ...untouched } : null
  }
  const { id, head, editedAt, editedBy } = draft
  const model = await modelOf<Model>(db, key, head)
  if (model === null)
    throw new Error(`The draft of ${key.path} (${key.locale}) has lost revision ${head}.`)
  return { id, model, published, revision: head, editedAt, editedBy }
}

/** Where the page with this id is now, the bin included; null for an unknown id. */
export async function placeOf(db: Drizzle, id: string): Promise<PageKey | null> {
  for (const table of [pageDrafts, pages]) {
    const { path, locale } = table
    const [place] = await db.select({ path, locale }).from(table).where(eq(table.id, id))
    if (place) return place
  }
  return null
}

export async function publishedModel<Model>(db: Drizzle, key: PageKey): Promise<Model | null> {
  const [row] = await db.select({ model: pages.model }).from(pages).where(isPage(pages, key))
  return (row?.model as Model | undefined) ?? null
}

/** The published pages of these paths, by path. */
export async function publishedModels<Model>(
  db: Drizzle,
  locale: string,
  paths: readonly string[],
): Promise<Map<string, Model>> {
  const rows = await db
    .select({ path: pages.path, model: pages.model })
    .from(pages)
    .where(and(eq(pages.locale, locale), inArray(pages.path, [...paths])))
  return new Map(rows.map(({ path, model }) => [path, model as Model]))
}

/** The page of a revision; null for an unknown number. */
export async function modelOf<Model>(
  db: Drizzle,
  key: PageKey,
  revision: number,
): Promise<Model | null> {
  const [row] = await db
    .select({ model: pageRevisions.model })
    .from(pageRevisions)
    .where(and(isPage(pageRevisions, key), eq(pageRevisions.number, revision)))
  return (row?.model as Model | undefined) ?? null
}

/** Starts the history of a page with its state before any edit; visitors may see that state already. */
export async function beginDraft<Model>(
  tx: Drizzle,
  key: PageKey,
  { model, moved, label, author }: NewRevision<Model>,
  isPublic = false,
): Promise<void> {
  const at = new Date()
  const [page] = await tx.select({ id: pages.id }).from(pages).where(isPage(pages, key))
  await tx.insert(pageDrafts).values({ ...key, ...page, head: 0, editedAt: at, editedBy: author })
  const publishedAt = isPublic ? at : null
  const first = {
    number: 0,
    parent: null,
    model,
    moved: [...moved],
    author,
    label,
    at,
    publishedAt,
  }
  await tx.insert(pageRevisions).values({ ...key, ...first })
}

/** Adds a step to the history of a page. */
export async function addRevision<Model>(
  tx: Drizzle,
  key: PageKey,
  parent: number,
  { model, moved, label, author, undoes }: NewRevision<Model>,
): Promise<void> {
  const [last] = await tx
    .select({ number: max(pageRevisions.number) })
    .from(pageRevisions)
    .where(isPage(pageRevisions, key))
  const number = (last?.number ?? 0) + 1
  const at = new Date()
  const next = { number, parent, model, moved: [...moved], author, label, undoes, at }
  await tx.insert(pageRevisions).values({ ...key, ...next })
  const now = { head: number, editedAt: at, editedBy: author }
  await tx.update(pageDrafts).set(now).where(isPage(pageDrafts, key))
}

/** Publishes the draft. */
export async function publishModel<Model>(tx: Drizzle, key: PageKey, model: Model): Promise<void> {
  await tx
    .insert(pages)
    .values({ ...key, model, seededModel: null })
    .onConflictDoUpdate({ target: [pages.path, pages.locale], set: { model } })
  await tx.update(pageDrafts).set({ withdrawn: null }).where(isPage(pageDrafts, key))
  await tx.delete(formerAddresses).where(isPage(formerAddresses, key))
}

export interface PageFacts extends PageKey {
  title: string
  pageId: string
  /** Number of the draft's revision. */
  revision: number
  isPublic: boolean
  /** Whether the public page equals the draft. */
  isSame: boolean
  /** Whether visitors saw it once, until an author unpublished it. */
  isWithdrawn: boolean
  editedAt: Date | null
  editedBy: string | null
}

/** Every page, public or not, with its draft; of one locale or of all. */
export async function listPages(db: Drizzle, locale?: string): Promise<PageFacts[]> {
  const drafts = await db
    .select({
      path: pageDrafts.path,
      locale: pageDrafts.locale,
      title: textOf(pageRevisions.model, 'title'),
      pageId: textOf(pageRevisions.model, 'pageId'),
      revision: pageDrafts.head,
      isWithdrawn: sql<boolean>`${pageDrafts.withdrawn} IS NOT NULL`,
      isPublic: sql<boolean>`${pages.path} IS NOT NULL`,
      isSame: sql<boolean>`coalesce(${pages.model} = ${pageRevisions.model}, false)`,
      editedAt: pageDrafts.editedAt,
      editedBy: pageDrafts.editedBy,
    })
    .from(pageDrafts)
    .innerJoin(
      pageRevisions,
      and(
        eq(pageRevisions.path, pageDrafts.path),
        eq(pageRevisions.locale, pageDrafts.locale),
        eq(pageRevisions.number, pageDrafts.head),
      ),
    )
    .leftJoin(pages, and(eq(pages.path, pageDrafts.path), eq(pages.locale, pageDrafts.locale)))
    .where(and(isNull(pageDrafts.deletedFrom), locale ? eq(pageDrafts.locale, locale) : undefined))
  const edited = new Set(drafts.map((page) => `${page.locale} ${page.path}`))
  const untouched = await db
    .select({
      path: pages.path,
      locale: pages.locale,
      title: textOf(pages.model, 'title'),
      pageId: textOf(pages.model, 'pageId'),
    })
    .from(pages)
    .where(locale ? eq(pages.locale, locale) : undefined)
  const others = untouched
    .filter((page) => !edited.has(`${page.locale} ${page.path}`))
    .map((page) => ({ ...page, ...UNTOUCHED }))
  return [...drafts, ...others].sort(
    (a, b) => compare(a.path, b.path) || compare(a.locale, b.locale),
  )
}

const UNTOUCHED = {
  ...{ revision: 0, isPublic: true, isSame: true, isWithdrawn: false },
  ...{ editedAt: null, editedBy: null },
}

export function isPage(
  table: typeof pages | typeof pageDrafts | typeof pageRevisions | typeof formerAddresses,
  { path, locale }: PageKey,
) {
  return and(eq(table.path, path), eq(table.locale, locale))
}

function textOf(column: typeof pages.model | typeof pageRevisions.model, name: string) {
  return sql<string>`coalesce(${column} ->> ${name}::text, '')`
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
