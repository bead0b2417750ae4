import { type FreeNightAward, spentAwards } from '../../../src/rules/points/free-nights'
import type { RoomWithAwards } from '../../../src/rules/points/stay-points'

/** `PointsOfEnded` of the schema. */
export interface EndedPoints {
  kept: number
  returned: number
  freeNightsKept: number
  freeNightsReturned: number
  /** Of these so many that pay for nothing any more. */
  freeNightsPast: number
}

/** What is spent for a room, and what of it goes back. */
interface Spent {
  sold: Pick<RoomWithAwards, 'nights' | 'forfeitedAwards'> & { points: number | null }
  back: { points: number; awards: readonly FreeNightAward[] }
  /** The day at the hotel when it goes back, `YYYY-MM-DD`. */
  today: string
}

/** What becomes of the points and free nights of a room that is cancelled or missed; null for one that has none. */
export function endedPoints({ sold, back, today }: Spent): EndedPoints | null {
  const { points, awards } = back
  return endedTogether([
    {
      ...{ kept: (sold.points ?? 0) - points, returned: points },
      freeNightsKept: spentAwards(sold).length - awards.length,
      freeNightsReturned: awards.length,
      freeNightsPast: awards.filter(({ expires }) => expires < today).length,
    },
  ])
}

/** The same of several rooms. */
export function endedTogether(rooms: readonly (EndedPoints | null)[]): EndedPoints | null {
  const sum = (of: (room: EndedPoints) => number) =>
    rooms.reduce((all, room) => all + (room ? of(room) : 0), 0)
  const all = {
    kept: sum(({ kept }) => kept),
    returned: sum(({ returned }) => returned),
    freeNightsKept: sum(({ freeNightsKept }) => freeNightsKept),
    freeNightsReturned: sum(({ freeNightsReturned }) => freeNightsReturned),
    freeNightsPast: sum(({ freeNightsPast }) => freeNightsPast),
  }
  return Object.values(all).some((count) => count > 0) ? all : null
}
