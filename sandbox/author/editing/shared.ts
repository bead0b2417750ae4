import type { PageModel } from '../../cms/page/page-model'
import { sharedAt } from '../../cms/page/shared-content'
import type { Database } from '../../database/database'
import { pagesBelow, pagesWithNode } from '../../database/site/page-search'
import type { SharedSummary, SharedUse } from '../api-types'

/** The pages of a locale that show shared content, public ones first. */
export function usesOf({ db }: Database, locale: string, of: string): Promise<SharedUse[]> {
  return pagesWithNode(db, locale, { type: 'cms/shared', props: { of } })
}

/** The shared content of a locale, each with the number of pages that show it. */
export async function listShared(database: Database, locale: string): Promise<SharedSummary[]> {
  const found = await pagesBelow<PageModel>(database.db, locale, '/shared/')
  return Promise.all(
    found.map(async ({ path, model }) => {
      const of = sharedAt(path) ?? ''
      const { title, main } = model
      const uses = await usesOf(database, locale, of)
      return { of, path, title, type: main[0]?.type ?? '', count: uses.length }
    }),
  )
}
