import { changesOf } from '../rules/site/define-site'
import type { Log } from '../services/page/log'
import { createPageStore, type Page, type PageStore } from '../services/page/page'
import type { PageContext, PageContextJson } from '../services/page/page-context'
import { memoryStorage } from '../services/storage/storage'

/** The page context as its page prints it: without what a browser takes for granted. */
export function contextJson(context: PageContext): PageContextJson {
  const { contextPath, mode, answers, page, site, locale } = context
  const { type, ...place } = page
  return {
    locale,
    ...(contextPath && { contextPath }),
    page: type === 'cms' ? place : page,
    ...(mode !== 'publish' && { mode }),
    site: changesOf(site),
    ...(answers.length > 0 && { answers }),
  }
}

/** The store that widgets render with on the server: it knows the page and nothing of a visitor. */
export function createServerStore(context: PageContext, url: URL, log: Log): PageStore {
  const page: Page = {
    context,
    site: context.site,
    fetch: () => Promise.reject(new Error('Widgets do not fetch while they render on the server.')),
    now: () => Date.now(),
    storage: { local: memoryStorage(), session: memoryStorage() },
    location: () => url,
    leave: () => {},
    log,
  }
  return createPageStore(page)
}
