const CHANGES = ['patch', 'update', 'add', 'move', 'remove', 'copy'].map(
  (name) => `aue:content-${name}`,
)

/** What is selected shows its template: who begins to type it waits for that. */
const EVENTS = [...CHANGES, 'aue:ui-select', 'foyer:look']

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
