/** Maximum of saved hotels per customer (E1-01). */
export const SAVED_PROPERTIES_LIMIT = 20

/** Whether the customer's saved list contains the property id (W04). */
export function isSaved(ids: readonly string[], id: string): boolean {
  return ids.includes(id)
}

/**
 * The list after a press of the heart: without the id if present, else with the id appended (C.7).
 */
export function toggledList(ids: readonly string[], id: string): string[] {
  return isSaved(ids, id) ? ids.filter((saved) => saved !== id) : [...ids, id]
}

/** Whether a list may be sent. Pass the list after the toggle (K7). */
export function withinLimit(ids: readonly string[]): boolean {
  return ids.length <= SAVED_PROPERTIES_LIMIT
}
