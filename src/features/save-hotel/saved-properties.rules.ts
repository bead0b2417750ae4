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

/**
 * Whether the list after the press may be sent (K7). A hotel can always be removed, also from a list
 * that is longer than the limit.
 */
export function withinLimit(before: readonly string[], after: readonly string[]): boolean {
  return after.length < before.length || after.length <= SAVED_PROPERTIES_LIMIT
}
