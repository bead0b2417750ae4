/** A free-night award of a member (docs/decisions/0107-free-nights.md): it pays for one night, taxes and fees apart. */
export interface FreeNightAward {
  id: string
  /** The last night that it can pay for, `YYYY-MM-DD`. */
  expires: string
  /** The most points that the night may take. */
  maxPoints: number
}

/** A night that an award pays for. */
export interface AwardedNight {
  date: string
  award: FreeNightAward
}

/** How many nights each award pays for, by its id. */
export type AwardCounts = Readonly<Record<string, number>>

interface NightInPoints {
  date: string
  /** That pay for it without an award; null: points cannot. */
  points: number | null
}

export function paysFor(
  { expires, maxPoints }: FreeNightAward,
  { date, points }: NightInPoints,
): boolean {
  return points !== null && points > 0 && points <= maxPoints && date <= expires
}

/**
 * An award for each of the nights: the one that expires first, of those that pay for the night, so that no award is
 * lost which another could have saved. Nights that no award is left for are not in the answer.
 */
export function allotAwards(
  awards: readonly (FreeNightAward & { remaining: number })[],
  nights: readonly NightInPoints[],
): AwardedNight[] {
  const left = awards
    .flatMap(({ remaining, ...award }) => new Array<FreeNightAward>(remaining).fill(award))
    .sort((a, b) => a.expires.localeCompare(b.expires) || a.maxPoints - b.maxPoints)
  return nights.flatMap((night) => {
    const index = left.findIndex((award) => paysFor(award, night))
    const [award] = index < 0 ? [] : left.splice(index, 1)
    return award ? [{ date: night.date, award }] : []
  })
}

/** The nights of a room that awards pay for. */
export function awardedNights({
  nights,
}: {
  nights: readonly { date: string; award?: FreeNightAward | undefined }[]
}): AwardedNight[] {
  return nights.flatMap(({ date, award }) => (award ? [{ date, award }] : []))
}

interface RoomWithAwards {
  nights: readonly { award?: FreeNightAward | undefined }[]
  forfeitedAwards?: readonly FreeNightAward[] | undefined
}

/** The awards that are spent for a room: those that pay for no night of it any more first, then night by night. */
export function spentAwards({ nights, forfeitedAwards = [] }: RoomWithAwards): FreeNightAward[] {
  return [...forfeitedAwards, ...nights.flatMap(({ award }) => award ?? [])]
}

/** Whether anything but money pays for a room. */
export function isInKind(room: RoomWithAwards & { points: number | null }): boolean {
  return (room.points ?? 0) > 0 || spentAwards(room).length > 0
}

export function countAwards(awards: readonly Pick<FreeNightAward, 'id'>[]): AwardCounts {
  const counts: Record<string, number> = {}
  for (const { id } of awards) counts[id] = (counts[id] ?? 0) + 1
  return counts
}

/** What is more than before, award by award; below 0 where it is less, and without those that are the same. */
export function moreAwards(after: AwardCounts, before: AwardCounts): AwardCounts {
  const ids = new Set([...Object.keys(after), ...Object.keys(before)])
  const differences = [...ids].map((id) => [id, (after[id] ?? 0) - (before[id] ?? 0)] as const)
  return Object.fromEntries(differences.filter(([, nights]) => nights !== 0))
}

/** The same for several rooms together. */
export function sumOfAwards(all: readonly AwardCounts[]): AwardCounts {
  const sum: Record<string, number> = {}
  for (const counts of all)
    for (const [id, nights] of Object.entries(counts)) sum[id] = (sum[id] ?? 0) + nights
  return Object.fromEntries(Object.entries(sum).filter(([, nights]) => nights !== 0))
}

/** Of the awards of `all` those that are left when others are taken out of them, each as often as it is there. */
export function withoutAwards(
  all: readonly FreeNightAward[],
  taken: readonly Pick<FreeNightAward, 'id'>[],
): FreeNightAward[] {
  const left: Record<string, number> = { ...countAwards(taken) }
  return all.filter(({ id }) => {
    const isTaken = (left[id] ?? 0) > 0
    if (isTaken) left[id] = (left[id] ?? 0) - 1
    return !isTaken
  })
}
