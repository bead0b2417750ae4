const EVENTS = ['patch', 'update', 'add', 'move', 'remove', 'copy'].map(
  (name) => `aue:content-${name}`,
)

/**
 * Keeps what an editor says before edit mode is loaded, and says it again then: the vendor's own
 * listeners would load the page anew for it, or write into it.
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
