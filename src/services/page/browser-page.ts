import { memoryStorage, openStorage } from '../storage/storage'
import { sendJson } from '../transport/rest'
import { createLog } from './log'
import { createPageStore, type Page, type PageStore } from './page'
import type { PageContext } from './page-context'

export interface BrowserPage {
  page: Page
  /** What the page's widgets share. */
  live: PageStore
  /** The page as the server saw it; nothing is ever written into it. */
  served: PageStore
}

let known: BrowserPage | undefined

/** The page that this script runs in, read from `#foyer-page` once. */
export function browserPage(): BrowserPage {
  known ??= openPage(readPageContext())
  return known
}

/** The page context that the server printed; throws where there is none. */
export function readPageContext(): PageContext {
  const json = document.getElementById('foyer-page')?.textContent
  if (!json) throw new Error('The page has no <script id="foyer-page">: widgets need its settings.')
  return JSON.parse(json)
}

function openPage(context: PageContext): BrowserPage {
  const now = () => Date.now()
  const page: Page = {
    context,
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
    log: createLog((message) => sendJson(page, context.config.rest.logger, { message }), now),
  }
  const served: Page = {
    ...page,
    storage: { local: memoryStorage(), session: memoryStorage() },
  }
  return { page, live: createPageStore(page), served: createPageStore(served) }
}
