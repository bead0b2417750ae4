/** The median of the finite numbers in `values`; NaN when there is none. */
export function median(values) {
  const sorted = values.filter(Number.isFinite).sort((a, b) => a - b)
  const middle = sorted.length >> 1
  if (sorted.length % 2 === 1) return sorted[middle]
  return sorted.length === 0 ? Number.NaN : (sorted[middle - 1] + sorted[middle]) / 2
}
