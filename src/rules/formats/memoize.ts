/** Limit of kept results, because arguments can come from strangers; the cache is emptied when full. */
const MAX_ENTRIES = 1_000

/**
 * Memoizes `make` by its arguments, which must be serializable as JSON. Worthwhile where making a
 * result takes longer than looking it up. An error is not kept: the next call tries again.
 */
export function memoize<Arguments extends readonly unknown[], Made>(
  make: (...given: Arguments) => Made,
  maxEntries = MAX_ENTRIES,
): (...given: Arguments) => Made {
  const made = new Map<string, Made>()
  return (...given) => {
    const key = JSON.stringify(given)
    const known = made.get(key)
    if (known !== undefined) return known
    const fresh = make(...given)
    if (made.size >= maxEntries) made.clear()
    made.set(key, fresh)
    return fresh
  }
}
