import { SCROLL_THROTTLE_MS } from '../rules/timers'
import { emit } from './events'

export type ScrollDirection = 'up' | 'down' | 'none'

/** Movement that counts; below it the direction stays (C.21). */
const STEP_PX = 4

const listeners = new Set<() => void>()
let direction: ScrollDirection = 'none'
let lastY = 0
let waiting = false

function onScroll() {
  if (waiting) return
  waiting = true
  setTimeout(() => {
    waiting = false
    readDirection()
  }, SCROLL_THROTTLE_MS)
}

function readDirection() {
  const y = window.scrollY
  if (Math.abs(y - lastY) <= STEP_PX) return
  const next = y > lastY ? 'down' : 'up'
  lastY = y
  if (next === direction) return
  direction = next
  emit('scroll-direction', { direction })
  for (const listener of listeners) listener()
}

/** The page's scroll direction as a store: read at most every 100 ms, watched while anyone listens. */
export const scrollDirection = {
  get: (): ScrollDirection => direction,
  subscribe(listener: () => void): () => void {
    if (listeners.size === 0) {
      lastY = window.scrollY
      window.addEventListener('scroll', onScroll, { passive: true })
    }
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) window.removeEventListener('scroll', onScroll)
    }
  },
}
