import type { RedemptionPanelProps } from './redemption-panel.schema'

/** A number of points that can be used, and what is left to pay with money. */
export interface PointsStep {
  points: number
  /** An amount in words. */
  cash: string
}

/** What was typed is no number that can be used, and what is used in its place. */
export type Noted = { kind: 'atMost' | 'atLeast' | 'lower'; points: number } | { kind: 'notNumber' }

interface Limits {
  /** Points that the room can have. */
  available: number
  modes: RedemptionPanelProps['modes']
  cashOf: (amount: number) => string
}

/** What a member can use of what the API lists for a room. */
export function usableSteps(
  { points, cash, requiredPoints }: { points: number[]; cash: number[]; requiredPoints: number },
  { available, modes, cashOf }: Limits,
): PointsStep[] {
  return points.flatMap((count, index) => {
    const mode = count === requiredPoints ? 'points' : 'pointsCash'
    const isUsable = count <= available && modes.includes(mode)
    return isUsable ? [{ points: count, cash: cashOf(cash[index] ?? 0) }] : []
  })
}

/** The last step of at most so many points, else the first one; undefined where there is none, or none is asked for. */
export function stepAt(
  steps: readonly PointsStep[],
  wanted: number | null,
): PointsStep | undefined {
  if (wanted === null) return undefined
  return steps.findLast(({ points }) => points <= wanted) ?? steps[0]
}

/** The points that are used for what was typed; null: it is no number. */
export function settled(
  steps: readonly PointsStep[],
  typed: number | null,
): { points: number; note: Noted | null } {
  if (typed === null) return { points: 0, note: { kind: 'notNumber' } }
  const points = typed === 0 ? 0 : (stepAt(steps, typed)?.points ?? 0)
  if (points === typed) return { points, note: null }
  const kind = points > typed ? 'atLeast' : points === steps.at(-1)?.points ? 'atMost' : 'lower'
  return { points, note: { kind, points } }
}
