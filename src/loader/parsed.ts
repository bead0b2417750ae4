let waiting: [Element, () => void][] = []

/**
 * Calls `then` once the parser has passed the element's end tag. While the page still streams in,
 * that is certain only when something that is not inside of it has been found, or at the page's end.
 */
export function whenParsed(element: Element, then: () => void) {
  if (document.readyState !== 'loading') return then()
  if (!waiting.length) document.addEventListener('DOMContentLoaded', () => flush(), { once: true })
  flush(element)
  waiting.push([element, then])
}

function flush(found?: Element) {
  const all = waiting
  waiting = all.filter(([element]) => found && element.contains(found))
  for (const [element, then] of all) if (!found || !element.contains(found)) then()
}
