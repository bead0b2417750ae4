/** Points of a member, as their entries add up. */
export interface PointsAccount {
  points: number
  /** When points were last earned or spent; null for an account without an entry. */
  activeAt: Date | null
}

/** After so many months in which nothing was earned or spent, all points of the account are lost. */
const LIVE_MONTHS = 24

/** The first instant at which the points of an account are lost; null where there are none. */
export function pointsEnd({ points, activeAt }: PointsAccount): Date | null {
  if (points === 0 || !activeAt) return null
  const end = new Date(activeAt)
  const day = end.getUTCDate()
  end.setUTCMonth(end.getUTCMonth() + LIVE_MONTHS)
  // 29 February two years on is the last day of February.
  if (end.getUTCDate() !== day) end.setUTCDate(0)
  return end
}

/** The points that a member has at an instant, ms since 1970. */
export function pointsAt(account: PointsAccount, now: number): number {
  const end = pointsEnd(account)
  return end && end.getTime() <= now ? 0 : account.points
}
