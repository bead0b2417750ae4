import { atom, createStore } from 'jotai/vanilla'
import type { Site } from '../../rules/site/site'
import type { PageStorage } from '../storage/storage'
import type { Log } from './log'
import type { PageContext } from './page-context'

/**
 * The environment of one page's services, injected by its creator: the browser (`browser-page.ts`),
 * the server or a test.
 */
export interface Page {
  context: PageContext
  /** The chain's configuration; the same object as `context.site`. */
  site: Site
  fetch: typeof fetch
  /** Milliseconds since 1970. */
  now: () => number
  storage: { local: PageStorage; session: PageStorage }
  /** The address in the browser's address bar. */
  location: () => URL
  /**
   * The id of the page's first placeholder of one of these component types, by the order of the
   * types.
   */
  placed: (types: readonly string[]) => string | undefined
  /** Navigates to another address; `replace` replaces this page's history entry. */
  leave: (href: string, replace: boolean) => void
  log: Log
}

export type PageStore = ReturnType<typeof createStore>

const noPage = Symbol('no page')
const held = atom<Page | typeof noPage>(noPage)

/** The page of a store; the services' only access to the outside. */
export const pageAtom = atom((get): Page => {
  const page = get(held)
  if (page === noPage) throw new Error('This store has no page: use createPageStore().')
  return page
})

/** Creates the store of a page: one per page in the browser, one per request on the server. */
export function createPageStore(page: Page): PageStore {
  const store = createStore()
  store.set(held, page)
  return store
}

/**
 * The current time for rendering, ms since 1970. During hydration the value is the time of the server
 * render; after hydration it is the page's first reading of the clock. The value does not advance.
 */
export const clockAtom = atom((get) => get(pageAtom).now())
