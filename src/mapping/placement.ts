/** What the loader hands over: the placeholder, asleep as long as it has a list of what was done to it. */
export interface Placeholder extends HTMLElement {
  held?: Event[] | undefined
  /** Brings it to life, once; resolves when it is mounted or has failed. */
  start?: () => Promise<void> | undefined
}

/** What a placeholder says of itself; `props` is what its JSON holds, unchecked. */
export interface Placement {
  type: string
  id: string
  props: unknown
}

/** Where React renders; null when there is no server HTML. */
export function containerOf(element: Element): HTMLElement | null {
  return element.querySelector<HTMLElement>(':scope > div')
}

/** Reads a placeholder's JSON, from its script child or its `props` attribute; throws a SyntaxError. */
export function readPlacement(element: Element): Placement {
  // Data for search engines may stand beside it.
  const script = element.querySelector(':scope > script[type="application/json"]')
  const json = script?.textContent ?? element.getAttribute('props')
  return {
    type: element.getAttribute('type') ?? '',
    id: element.id,
    props: json ? JSON.parse(json) : {},
  }
}
