import { atom, createStore } from 'jotai/vanilla'
import type { Site } from '../../rules/site/site'
import type { PageStorage } from '../storage/storage'
import type { Log } from './log'
import type { PageContext } from './page-context'

/**
 * All that the services of one page stand on. Whoever makes a page passes it in: the browser's own
 * (`browser-page.ts`), the server's, a test's.
 */
export interface Page {
  context: PageContext
  /** The context's: what the chain has set. */
  site: Site
  fetch: typeof fetch
  /** Milliseconds since 1970. */
  now: () => number
  storage: { local: PageStorage; session: PageStorage }
  /** The address as the visitor sees it. */
  location: () => URL
  /** Goes to another address; `replace` puts it in this page's place in the history. */
  leave: (href: string, replace: boolean) => void
  log: Log
}

export type PageStore = ReturnType<typeof createStore>

const noPage = Symbol('no page')
const held = atom<Page | typeof noPage>(noPage)

/** The page that a store belongs to; services reach everything outside of them through it. */
export const pageAtom = atom((get): Page => {
  const page = get(held)
  if (page === noPage) throw new Error('This store has no page: make it with createPageStore().')
  return page
})

/** One store per page holds what its widgets share; on the server one per request. */
export function createPageStore(page: Page): PageStore {
  const store = createStore()
  store.set(held, page)
  return store
}
