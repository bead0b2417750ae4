import { memoryStorage, openStorage } from '../storage/storage'
import { sendJson } from '../transport/rest'
import { createLog } from './log'
import { createPageStore, type Page, type PageStore } from './page'
import type { PageContext } from './page-context'
import { completeContext, readContextJson } from './read-context'

export interface BrowserPage {
  page: Page
  /** What the page's widgets share. */
  live: PageStore
  /** The page as the server saw it; nothing is ever written into it. */
  served: PageStore
}

let known: BrowserPage | undefined

/** The page that this script runs in, read from `#foyer-page` once; throws where there is none. */
export function browserPage(): BrowserPage {
  known ??= openPage(completeContext(readContextJson()))
  return known
}

function openPage(context: PageContext): BrowserPage {
  const now = () => Date.now()
  const page: Page = {
    context,
    site: context.site,
    fetch: (...args) => fetch(...args),
    now,
    storage: {
      // biome-ignore lint/style/noRestrictedGlobals: the one place that opens the browser's storage
      local: openStorage(() => localStorage),
      // biome-ignore lint/style/noRestrictedGlobals: the one place that opens the browser's storage
      session: openStorage(() => sessionStorage),
    },
    location: () => new URL(location.href),
    leave: (href, replace) => (replace ? location.replace(href) : location.assign(href)),
    log: createLog((message) => sendJson(page, page.site.rest.logger, { message }), now),
  }
  const served: Page = {
    ...page,
    storage: { local: memoryStorage(), session: memoryStorage() },
  }
  return { page, live: createPageStore(page), served: createPageStore(served) }
}
