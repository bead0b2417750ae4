import type { PageModel } from '../../cms/page/page-model'
import { sharedAt } from '../../cms/page/shared-content'
import type { Database, Drizzle } from '../../database/database'
import { pagesBelow, pagesWithType } from '../../database/site/page-search'
import type { SharedSummary, SharedUse } from '../api-types'

/** The pages of a locale that show shared content, public ones first. */
export async function usesOf({ db }: Database, locale: string, of: string): Promise<SharedUse[]> {
  return (await usesByName(db, locale)).get(of) ?? []
}

/** The shared content of a locale, each with the number of pages that show it. */
export async function listShared({ db }: Database, locale: string): Promise<SharedSummary[]> {
  const found = await pagesBelow<PageModel>(db, locale, '/shared/')
  const uses = await usesByName(db, locale)
  return found.map(({ path, model: { title, main } }) => {
    const of = sharedAt(path) ?? ''
    return { of, path, title, type: main[0]?.type ?? '', count: uses.get(of)?.length ?? 0 }
  })
}

/** A page that shows the content published and in its draft is one use. */
async function usesByName(db: Drizzle, locale: string): Promise<Map<unknown, SharedUse[]>> {
  const uses = new Map<unknown, SharedUse[]>()
  for (const { values, ...page } of await pagesWithType(db, locale, 'cms/shared', 'of')) {
    for (const of of new Set(values)) {
      const known = uses.get(of) ?? []
      if (!known.some(({ path }) => path === page.path)) uses.set(of, [...known, page])
    }
  }
  return uses
}
