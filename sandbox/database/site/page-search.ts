import { and, eq, isNull, like, type SQL, sql } from 'drizzle-orm'
import type { Drizzle } from '../database'
import { pageDrafts, pageRevisions, pages } from '../schema'

interface FoundPage {
  path: string
  locale: string
  title: string
  /** Whether the published page has the component. */
  isPublic: boolean
}

/** The pages of a locale with a component of this shape on the page itself, published or in a draft. */
export async function pagesWithNode(
  db: Drizzle,
  locale: string,
  node: object,
): Promise<FoundPage[]> {
  const wanted = JSON.stringify([node])
  const found = await pagesWhere(db, locale, (model) => hasNode(model, wanted))
  return found.map(({ model: _model, ...page }) => page)
}

/** The pages of a locale whose stored content has this text somewhere, published or in a draft. */
export function pagesWithText(
  db: Drizzle,
  locale: string,
  text: string,
): Promise<(FoundPage & { model: unknown })[]> {
  return pagesWhere(db, locale, (model) => sql`strpos(${model}::text, ${text}) > 0`)
}

async function pagesWhere(
  db: Drizzle,
  locale: string,
  isWanted: (model: ModelColumn) => SQL,
): Promise<(FoundPage & { model: unknown })[]> {
  const published = await db
    .select({ path: pages.path, title: titleOf(pages.model), model: pages.model })
    .from(pages)
    .where(and(eq(pages.locale, locale), isWanted(pages.model)))
  const drafts = await db
    .select({
      path: pageDrafts.path,
      title: titleOf(pageRevisions.model),
      model: pageRevisions.model,
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
    .where(
      and(
        eq(pageDrafts.locale, locale),
        isNull(pageDrafts.deletedFrom),
        isWanted(pageRevisions.model),
      ),
    )
  const known = new Set(published.map(({ path }) => path))
  const only = drafts.filter(({ path }) => !known.has(path))
  return [
    ...published.map((page) => ({ ...page, locale, isPublic: true })),
    ...only.map((page) => ({ ...page, locale, isPublic: false })),
  ]
}

/** The published pages of a locale whose path begins with `folder`, by path. */
export async function pagesBelow<Model>(
  db: Drizzle,
  locale: string,
  folder: string,
): Promise<{ path: string; model: Model }[]> {
  const rows = await db
    .select({ path: pages.path, model: pages.model })
    .from(pages)
    .where(and(eq(pages.locale, locale), like(pages.path, `${folder}%`)))
    .orderBy(pages.path)
  return rows.map(({ path, model }) => ({ path, model: model as Model }))
}

type ModelColumn = typeof pages.model | typeof pageRevisions.model

function hasNode(model: ModelColumn, wanted: string): SQL {
  const areas = ['header', 'main', 'footer'].map(
    (area) => sql`${model} -> ${area}::text @> ${wanted}::jsonb`,
  )
  return sql`(${sql.join(areas, sql` OR `)})`
}

function titleOf(model: ModelColumn) {
  return sql<string>`coalesce(${model} ->> 'title', '')`
}
