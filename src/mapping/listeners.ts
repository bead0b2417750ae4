import { createPortal, flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'

/** Pages with more roots than this save on the listeners of the others. */
const MANY = 16

/** The property by which React knows that it listens on an element; undefined while not known. */
let marker: string | undefined
let roots = 0
const deaf = new WeakSet<EventTarget>()
let stage: Root | undefined

/**
 * Lets React make a root without its 143 listeners, which are most of what a root costs: they are
 * added when the first event of any kind is on its way to the container. Only from the seventeenth
 * root of a page on, and only where React marks its containers as it is known to; else it does as it
 * always does.
 */
export function saveListeners(container: Element, makeRoot: () => Root): Root {
  roots += 1
  if (roots < MANY) return makeRoot()
  if (marker) {
    Object.assign(container, { [marker]: true })
    deaf.add(container)
    return makeRoot()
  }
  const types = new Set<string>()
  const { addEventListener } = container
  container.addEventListener = (type: string, ...rest: unknown[]) => {
    types.add(type)
    addEventListener.call(container, type, ...(rest as [EventListener]))
  }
  const root = makeRoot()
  Reflect.deleteProperty(container, 'addEventListener')
  marker = Object.keys(container).find((name) => name.startsWith('_reactListening'))
  const options = { capture: true, passive: true }
  if (marker) for (const type of types) document.addEventListener(type, hear, options)
  return root
}

/** Makes React listen on the containers that an event is about to reach: it does so for a portal's. */
function hear(event: Event) {
  for (const target of event.composedPath()) {
    if (!deaf.delete(target) || !marker) continue
    Reflect.deleteProperty(target, marker)
    stage ??= createRoot(document.createElement('div'))
    const portal = createPortal(null, target as Element)
    flushSync(() => stage?.render(portal))
    stage.render(null)
  }
}
