const EVENTS = ['patch', 'update', 'add', 'move', 'remove', 'copy'].map(
  (name) => `aue:content-${name}`,
)

/**
 * Holds the editor's events until edit mode is loaded. The returned function dispatches them again.
 * Without this, the vendor's own listeners would reload the page or write into it.
 */
export function holdEarlyEvents(page: Document): () => void {
  const held: { target: EventTarget; event: CustomEvent }[] = []
  const hold = (event: Event) => {
    event.stopImmediatePropagation()
    if (event.target) held.push({ target: event.target, event: event as CustomEvent })
  }
  for (const name of EVENTS) page.addEventListener(name, hold, { capture: true })
  return () => {
    for (const name of EVENTS) page.removeEventListener(name, hold, { capture: true })
    for (const { target, event } of held)
      target.dispatchEvent(new CustomEvent(event.type, { bubbles: true, detail: event.detail }))
  }
}
