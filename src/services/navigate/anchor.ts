import { SCROLL_DELAY_AUTHENTICATED_MS } from '../../rules/codes/timers'
import type { PageStore } from '../page/page'
import { visitorAtom } from '../session/visitor'

const OWN_SCROLLING = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/**
 * Scrolls to the address's fragment once more, 700 ms after a visitor turned out to be signed in:
 * what stands above may have grown since the browser did (C.21, E2-06). Not for others, and not when
 * the visitor has begun to move on their own. Returns what stops it.
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
