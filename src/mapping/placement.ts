/**
 * The element that the loader hands to `mount`; it has a list of held events until it is mounted.
 */
export interface Placeholder extends HTMLElement {
  held?: Event[] | undefined
  /** Loads and mounts the placeholder, once; resolves when it is mounted or has failed. */
  start?: () => Promise<void> | undefined
}

/** The content of a placeholder's HTML; `props` is its parsed JSON, unvalidated. */
export interface Placement {
  type: string
  id: string
  props: unknown
}

/** The container of the React root; null if the page has none for this placeholder. */
export function containerOf(element: Element): HTMLElement | null {
  return element.querySelector<HTMLElement>(':scope > div')
}

/**
 * The props of a placeholder: an editor may have put a paragraph around the script, and a server a charset
 * into its type.
 */
const JSON_SCRIPT = ':is(:scope, :scope > p) > script[type^="application/json" i]'

/**
 * Reads a placeholder's JSON, from its script child or its `props` attribute; throws a SyntaxError.
 */
export function readPlacement(element: Element): Placement {
  // The placeholder may also hold a script of data for search engines.
  const script = element.querySelector(JSON_SCRIPT)
  const json = script?.textContent ?? element.getAttribute('props')
  return {
    type: element.getAttribute('type') ?? '',
    id: element.id,
    props: json ? JSON.parse(json) : {},
  }
}
