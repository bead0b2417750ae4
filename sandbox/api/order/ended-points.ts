import type { PointsPrice } from '../../../src/rules/points/stay-points'

/** What became of the points of a room that is cancelled or missed; null for one that was not in points. */
export function endedPoints(spent: number, pointsReturned: number | null): PointsPrice | null {
  const returned = pointsReturned ?? 0
  return pointsView({ kept: spent - returned, returned })
}

/** Null where no room is in points. */
export function pointsView(points: PointsPrice): PointsPrice | null {
  return points.kept + points.returned > 0 ? points : null
}
