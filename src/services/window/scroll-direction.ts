import { SCROLL_THROTTLE_MS } from '../../rules/codes/timers'
import { emit } from '../events/events'

export type ScrollDirection = 'up' | 'down' | 'none'

/** Smallest movement that changes the direction (C.21). */
const STEP_PX = 4

/** Up to this distance from the page's top the header is in its normal position, CSS px (W01). */
const NEAR_TOP_PX = 64

const listeners = new Set<() => void>()
let direction: ScrollDirection = 'none'
let isNearTop = true
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
  const [wasNearTop, before] = [isNearTop, direction]
  isNearTop = y <= NEAR_TOP_PX
  if (Math.abs(y - lastY) > STEP_PX) {
    direction = y > lastY ? 'down' : 'up'
    lastY = y
  }
  if (direction !== before) emit('scroll-direction', { direction })
  if (direction === before && isNearTop === wasNearTop) return
  for (const listener of listeners) listener()
}

/**
 * The page's scroll direction as an external store, throttled to 100 ms. The store listens to
 * `scroll` only while it has subscribers.
 */
export const scrollDirection = {
  get: (): ScrollDirection => direction,
  /** Whether the page scrolls down and is past the header's normal position. */
  isLeavingTop: (): boolean => direction === 'down' && !isNearTop,
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
