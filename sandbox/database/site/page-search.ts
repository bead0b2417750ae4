import { and, eq, isNull, like, type SQL, sql } from 'drizzle-orm'
import type { Drizzle } from '../database'
import { pageDrafts, pageRevisions, pages } from '../schema'

interface FoundPage {
  path: string
  locale: string
  title: string
  /** Whether it was found in the published page, not in its draft. */
  isPublic: boolean
}

/**
 * The pages of a locale that have components of a type on the page itself, each with the values of one
 * prop of theirs. A page comes twice, published and as a draft, when both have some.
 */
export async function pagesWithType(
  db: Drizzle,
  locale: string,
  type: string,
  prop: string,
): Promise<(FoundPage & { values: unknown[] })[]> {
  const found = await searchPages(db, locale, (model) => valuesOf(model, type, prop))
  return found
    .filter(({ found: values }) => values.length > 0)
    .map(({ found: values, ...page }) => ({ ...page, values }))
}

/** The pages of a locale whose stored content has this text somewhere, published or in a draft. */
export async function pagesWithText(
  db: Drizzle,
  locale: string,
  text: string,
): Promise<(FoundPage & { model: unknown })[]> {
  const hasText = (model: ModelColumn) => sql`strpos(${model}::text, ${text}) > 0`
  const found = await searchPages(db, locale, (model) => sql<unknown>`${model}`, hasText)
  const paths = found.map(({ path }) => path)
  return found
    .filter(({ path }, index) => paths.indexOf(path) === index)
    .map(({ found: model, ...page }) => ({ ...page, model }))
}

/** The published pages of a locale, and then its drafts, each with what is read of its model. */
async function searchPages<Found>(
  db: Drizzle,
  locale: string,
  read: (model: ModelColumn) => SQL<Found>,
  isWanted: (model: ModelColumn) => SQL | undefined = () => undefined,
): Promise<(FoundPage & { found: Found })[]> {
  const published = await db
    .select({ path: pages.path, title: titleOf(pages.model), found: read(pages.model) })
    .from(pages)
    .where(and(eq(pages.locale, locale), isWanted(pages.model)))
  const drafts = await db
    .select({
      path: pageDrafts.path,
      title: titleOf(pageRevisions.model),
      found: read(pageRevisions.model),
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
  return [
    ...published.map((page) => ({ ...page, locale, isPublic: true })),
    ...drafts.map((page) => ({ ...page, locale, isPublic: false })),
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

/** The values of one prop in the components of a type. An area of a page is a list of components. */
function valuesOf(model: ModelColumn, type: string, prop: string) {
  const path = `$.*[*] ? (@.type == ${JSON.stringify(type)}).props.${JSON.stringify(prop)}`
  return sql<unknown[]>`jsonb_path_query_array(${model}, ${path}::jsonpath)`
}

function titleOf(model: ModelColumn) {
  return sql<string>`coalesce(${model} ->> 'title', '')`
}
