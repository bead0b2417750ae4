/** The entries that need no move: the longest increasing subsequence of old places; -1 is new. */
export function longestRun(places: number[]): Set<number> {
  const best: { length: number; previous: number }[] = []
  let end = -1
  for (const [index, place] of places.entries()) {
    best[index] = { length: place < 0 ? 0 : 1, previous: -1 }
    if (place < 0) continue
    for (let other = 0; other < index; other += 1) {
      const length = (best[other]?.length ?? 0) + 1
      const isRising = (places[other] ?? -1) >= 0 && (places[other] ?? -1) < place
      if (isRising && length > (best[index]?.length ?? 0)) best[index] = { length, previous: other }
    }
    if (end < 0 || (best[index]?.length ?? 0) > (best[end]?.length ?? 0)) end = index
  }
  const run = new Set<number>()
  for (; end >= 0; end = best[end]?.previous ?? -1) run.add(end)
  return run
}
