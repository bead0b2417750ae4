import type { Page } from '../page/page'
import { track } from './analytics'

const SHARE = 0.5
const SEEN_AFTER_MS = 1000

interface Watched {
  page: Page
  widget: string
  timer?: ReturnType<typeof setTimeout>
}

const watched = new Map<Element, Watched>()

const observer = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      const entry = watched.get(target)
      if (!entry) continue
      clearTimeout(entry.timer)
      if (isIntersecting) entry.timer = setTimeout(() => seen(target, entry), SEEN_AFTER_MS)
    }
  },
  { threshold: SHARE },
)

function seen(element: Element, { page, widget }: Watched) {
  unwatchView(element)
  track(page, 'widget_view', { widget, analyticsId: element.id })
}

/** Tracks `widget_view` once, after at least half of the element was visible for a second (B.0). */
export function watchView(page: Page, element: Element, widget: string): void {
  watched.set(element, { page, widget })
  observer.observe(element)
}

export function unwatchView(element: Element): void {
  clearTimeout(watched.get(element)?.timer)
  watched.delete(element)
  observer.unobserve(element)
}
