/** Whether every case of every matrix is tested: `npm run test:wide`. */
export const isWide = process.env.TEST_CASES === 'all'

/**
 * The cases of a matrix that `npm test` takes, of all that a wide run takes. Take those that differ
 * most from each other and from what other tests have seen.
 */
export function casesOf<Case>(all: readonly Case[], isTaken: (one: Case) => boolean): Case[] {
  const cases = isWide ? [...all] : all.filter(isTaken)
  if (cases.length === 0) throw new Error('No case of this matrix is taken.')
  return cases
}

/**
 * Pairs of two lists: in a wide run each with each; else as few as hold every value of both lists.
 * Both have at least one value.
 */
export function pairsOf<One, Other>(ones: readonly One[], others: readonly Other[]) {
  const all = ones.flatMap((one) => others.map((other) => [one, other] as const))
  const isTaken = (_: unknown, at: number) => {
    const [row, column] = [Math.floor(at / others.length), at % others.length]
    return ones.length > others.length
      ? row % others.length === column
      : column % ones.length === row
  }
  return isWide ? all : all.filter(isTaken)
}
