/**
 * Waits until a placeholder's time has come; what it started it stops when `signal` aborts. `due`
 * takes the event that the placeholder was waited for with, which nobody has heard yet.
 */
export type Wait = (
  element: Element,
  due: (unheard?: Event | undefined) => void,
  signal: AbortSignal,
) => void

const idle: Wait = (_element, due) => {
  // Safari has no requestIdleCallback; the next task is near enough.
  const next: typeof requestIdleCallback | undefined = window.requestIdleCallback
  if (next) next(() => due())
  else setTimeout(due)
}

const visible: Wait = (element, due, signal) => {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) {
        observer.disconnect()
        due()
      }
    },
    { rootMargin: '200px' },
  )
  observer.observe(element)
  signal.addEventListener('abort', () => observer.disconnect())
}

/** An overlay that nobody asks for costs nobody anything. */
const open: Wait = (element, due, signal) => {
  const onOpen = (event: Event) => {
    const id: unknown = (event as CustomEvent).detail?.id
    if (id === element.id || id === element.getAttribute('type')) due(event)
  }
  for (const name of ['overlay-open', 'show-hotel-detail'])
    addEventListener(name, onOpen, { signal })
}

/** By the word in `when`; anything else is `load`. */
export const waits: Record<string, Wait> = { __proto__: null as never, idle, visible, open }
