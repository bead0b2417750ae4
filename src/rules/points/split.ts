/** Points that pay for a part of a room are whole thousands, unless they pay for all of it. */
const POINTS_STEP = 1000

/** What points do not pay for costs more than without them: eleven tenths. */
const DEARER = { times: 11n, by: 10n }

/** What can be paid in points and money (docs/decisions/0106-stays-in-points.md). */
export interface Redeemable {
  /** Points that pay for all of it. */
  points: number
  /** What everybody pays for it, in minor units. */
  price: number
}

/** What is left to be paid in money, in minor units, when `used` points pay for the rest: nothing for all points. */
export function cashBeside({ points, price }: Redeemable, used: number): number {
  if (points === 0) return 0
  const { times, by } = DEARER
  const dividend = BigInt(price) * times * BigInt(points - used)
  const divisor = by * BigInt(points)
  return Number((dividend + divisor - 1n) / divisor)
}

/** The fewest points that can be used beside money: a quarter, at the next whole step. */
export function leastPoints(points: number): number {
  return Math.min(points, Math.ceil(points / 4 / POINTS_STEP) * POINTS_STEP)
}

/** The points that are used when so many are asked for: within the limits, at a whole step or all of them. */
export function pointsUsed(points: number, asked: number): number {
  if (asked >= points) return points
  return Math.max(leastPoints(points), Math.floor(asked / POINTS_STEP) * POINTS_STEP)
}

/** Every number of points that can be used, the fewest first, all of them last; at most about `most` of them. */
export function pointsSteps(points: number, most = 200): number[] {
  const least = leastPoints(points)
  const step = POINTS_STEP * Math.max(1, Math.ceil((points - least) / POINTS_STEP / most))
  const steps: number[] = []
  for (let used = least; used < points; used += step) steps.push(used)
  return [...steps, points]
}

/** What a member does best with the points they have: pay for all, else for as much as they can; null: too few. */
export function recommendedPoints(points: number, available: number): number | null {
  if (available >= points) return points
  return available >= leastPoints(points) ? pointsUsed(points, available) : null
}

/**
 * Points that pay for all of these nights where of so many in a row one is free: of each the one that takes the fewest.
 * What is left over of them, and a part of the points, has none.
 */
export function pointsForAll(nights: readonly number[], freeNightOf?: number): number {
  let all = 0
  for (const [night, points] of nights.entries()) {
    all += points
    const isLast = freeNightOf !== undefined && (night + 1) % freeNightOf === 0
    if (isLast) all -= Math.min(...nights.slice(night + 1 - freeNightOf, night + 1))
  }
  return all
}

/** Divides a whole number by shares, without a rest: each part is a whole number, and their sum is the number. */
export function divided(whole: number, shares: readonly number[]): number[] {
  const sum = shares.reduce((all, share) => all + share, 0)
  let share = 0
  let given = 0
  return shares.map((own) => {
    share += own
    const until = sum === 0 ? 0 : Number((BigInt(whole) * BigInt(share)) / BigInt(sum))
    const part = until - given
    given = until
    return part
  })
}
