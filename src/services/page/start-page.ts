import { track } from '../analytics/analytics'
import { watchConsent } from '../analytics/consent'
import { pushDataLayer } from '../analytics/data-layer'
import { visitorAtom } from '../session/visitor'
import { type PageStore, pageAtom } from './page'
import { pageStateAtom } from './page-state'

declare global {
  /** Global, because after a deploy a page may load this module from two builds: a page starts once. */
  var foyerStarted: boolean | undefined
}

/**
 * Runs after the visitor's first interaction: tracks the page view, watches the visitor's consent and
 * fills the data layer (C.10, C.22, C.27). Does nothing outside publish mode. `isNext`: another page of
 * the window has been started before. Returns a function that stops watching.
 */
export function startPage(store: PageStore, isNext = false): () => void {
  const page = store.get(pageAtom)
  if (page.context.mode !== 'publish' || (globalThis.foyerStarted && !isNext)) return () => {}
  globalThis.foyerStarted = true
  whenLoaded(() => store.set(pageStateAtom, { isLoaded: true }))
  const stop = watchConsent(page, () => void pushDataLayer(page))
  track(page, 'page_view', { authState: store.get(visitorAtom).state })
  return stop
}

function whenLoaded(then: () => void) {
  if (document.readyState === 'complete') then()
  else addEventListener('load', then, { once: true })
}
