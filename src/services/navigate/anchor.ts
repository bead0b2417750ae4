import { SCROLL_DELAY_AUTHENTICATED_MS } from '../../rules/codes/timers'
import type { PageStore } from '../page/page'
import { visitorAtom } from '../session/visitor'

const OWN_SCROLLING = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/**
 * Scrolls to the address's fragment again, 700 ms after the visitor is known to be signed in, because
 * the content above may have grown since the browser scrolled (C.21, E2-06). Does not scroll for other
 * visitors, nor after the visitor's own input. Returns a function that stops it.
 */
export function keepAnchor(store: PageStore, anchor: string): () => void {
  const stop = new AbortController()
  const { signal } = stop
  let timer: ReturnType<typeof setTimeout> | undefined
  const look = () => {
    if (store.get(visitorAtom).state !== 'authenticated' || timer) return
    timer = setTimeout(() => {
      stop.abort()
      document.getElementById(anchor)?.scrollIntoView()
    }, SCROLL_DELAY_AUTHENTICATED_MS)
  }
  const forget = store.sub(visitorAtom, look)
  signal.addEventListener('abort', () => {
    clearTimeout(timer)
    forget()
  })
  for (const sign of OWN_SCROLLING)
    addEventListener(sign, () => stop.abort(), { signal, passive: true })
  look()
  return () => stop.abort()
}
