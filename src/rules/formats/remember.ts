/** What strangers ask for may not fill the memory: with one more than these, all are forgotten. */
const MOST = 1_000

/**
 * `make`, whose answers are kept by its arguments, for what takes longer to make than to look up; the
 * arguments are what JSON can print. What throws is not kept.
 */
export function remember<Arguments extends readonly unknown[], Made>(
  make: (...given: Arguments) => Made,
): (...given: Arguments) => Made {
  const made = new Map<string, Made>()
  return (...given) => {
    const key = JSON.stringify(given)
    const known = made.get(key)
    if (known !== undefined) return known
    const fresh = make(...given)
    if (made.size >= MOST) made.clear()
    made.set(key, fresh)
    return fresh
  }
}
