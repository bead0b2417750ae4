import type { Log } from '../services/page/log'
import { createPageStore, type Page, type PageStore } from '../services/page/page'
import type { PageContext } from '../services/page/page-context'
import { memoryStorage } from '../services/storage/storage'

/** The store that widgets render with on the server: it knows the page and nothing of a visitor. */
export function createServerStore(context: PageContext, url: URL, log: Log): PageStore {
  const page: Page = {
    context,
    fetch: () => Promise.reject(new Error('Widgets do not fetch while they render on the server.')),
    now: () => Date.now(),
    storage: { local: memoryStorage(), session: memoryStorage() },
    location: () => url,
    leave: () => {},
    log,
  }
  return createPageStore(page)
}
