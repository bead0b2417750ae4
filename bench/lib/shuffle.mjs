/** The entries in random order. */
export function shuffle(list) {
  return list
    .map((entry) => [Math.random(), entry])
    .sort(([a], [b]) => a - b)
    .map(([, entry]) => entry)
}
