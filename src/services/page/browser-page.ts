import { loggerCall } from '../../rules/site/calls'
import { memoryStorage, openStorage } from '../storage/storage'
import { sendJson } from '../transport/rest'
import { createLog } from './log'
import { createPageStore, type Page, type PageStore } from './page'
import type { PageContext } from './page-context'
import { completeContext, contextText, readContextJson } from './read-context'

export interface BrowserPage {
  page: Page
  /** The store that the page's widgets share. */
  live: PageStore
  /** The store for hydration, with the server's clock and empty storage. Widgets never write to it. */
  served: PageStore
}

let known: BrowserPage | undefined
let knownText: string | undefined

/**
 * The page of this window. Memoized until a host has put another context into the document: that is
 * another page, with stores and tasks of its own (docs/embedding.md). Throws `no-context` if
 * `#foyer-page` is missing or invalid. `onNext` is called when another page begins.
 */
export function browserPage(onNext?: () => void): BrowserPage {
  const text = contextText()
  if (!known || (text && text !== knownText)) {
    if (known) onNext?.()
    known = openPage(completeContext(readContextJson()))
    knownText = text
  }
  return known
}

function openPage(context: PageContext): BrowserPage {
  const { site } = context
  const now = () => Date.now()
  const page: Page = {
    context,
    site,
    fetch: (...args) => fetch(...args),
    now,
    storage: {
      // biome-ignore lint/style/noRestrictedGlobals: the one place that opens the browser's storage
      local: openStorage(() => localStorage, site.storagePrefix),
      // biome-ignore lint/style/noRestrictedGlobals: the one place that opens the browser's storage
      session: openStorage(() => sessionStorage, site.storagePrefix),
    },
    location: () => new URL(location.href),
    placed: (types) =>
      types
        .map((type) => document.querySelector(`foyer-widget[type="${type}"]`)?.id)
        .find((id) => id),
    leave: (href, replace) => (replace ? location.replace(href) : location.assign(href)),
    log: createLog((message) => sendJson(page, loggerCall(page.site), { message }), now),
  }
  const served: Page = {
    ...page,
    now: () => context.renderedAt ?? now(),
    storage: { local: memoryStorage(), session: memoryStorage() },
  }
  return { page, live: createPageStore(page), served: createPageStore(served) }
}
