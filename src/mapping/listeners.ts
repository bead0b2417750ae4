import { createPortal, flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'

/** The number of the root that reveals React's marker; later roots defer their listeners. */
const MANY = 16

/** The property by which React marks an element that has its listeners; undefined until found. */
let marker: string | undefined
let roots = 0
const deaf = new WeakSet<EventTarget>()
let stage: Root | undefined

/**
 * Creates a root without React's 143 listeners, which are most of a root's cost. The listeners are
 * added when the first event is on its way to the container. The sixteenth root of a page reveals
 * React's marker, and later roots defer their listeners. If no marker is found, every root has its
 * listeners from the start.
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

/**
 * Adds React's listeners to the containers that an event is about to reach. A portal into a
 * container makes React add them.
 */
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
