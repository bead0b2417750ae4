import {
  type AwardedNight,
  type FreeNightAward,
  paysFor,
} from '../../../src/rules/points/free-nights'
import { cashBeside, divided, pointsForAll, pointsUsed } from '../../../src/rules/points/split'
import { type BookedRoom, bookedPrice } from './booked-room'

interface NightInPoints {
  date: string
  /** Meals. */
  amount: number
  /** That pay for the whole night. */
  points: number | null
  /** What everybody pays for the night, in minor units. */
  price: number
  /** It is booked already, and stays as it is. */
  isKept: boolean
  /** Pays for the night in place of points. */
  award?: FreeNightAward | undefined
}

/** An award for a night, or of a change for whichever night it can pay for. */
export interface WantedAward {
  date?: string
  award: FreeNightAward
}

/**
 * The awards that are to pay for nights of a room. A room that is changed has those that paid for nights which it
 * gives up: its guest gets no points back for them, and needs none for others.
 */
export function wantedAwards(
  id: string,
  dates: readonly string[],
  {
    awards = [],
    booked,
  }: { awards?: readonly AwardedNight[] | undefined; booked?: BookedRoom | undefined },
): readonly WantedAward[] {
  if (!booked) return awards
  return booked.nights.flatMap(({ date, award }) => {
    const isKept = dates.includes(date) && bookedPrice(id, date, booked) !== null
    return award && !isKept ? [{ award }] : []
  })
}

/** Nights of which awards pay for some, each for one that it can pay for. */
export function awardNights(
  nights: readonly NightInPoints[],
  awards: readonly WantedAward[],
): NightInPoints[] {
  const left = [...awards]
  return nights.map((night) => {
    if (night.isKept) return night
    const index = left.findIndex(
      ({ date = night.date, award }) => date === night.date && paysFor(award, night),
    )
    const [wanted] = index < 0 ? [] : left.splice(index, 1)
    return wanted ? { ...night, points: 0, award: wanted.award } : night
  })
}

interface Split {
  /** Points that are to pay; by default they pay for all. */
  asked?: number | undefined
  /** Of so many nights that points pay for one is free. */
  freeNightOf?: number | undefined
}

/** Nights of which points pay for all or a part, each for its share, and money for the rest. */
export function splitNights(
  nights: readonly NightInPoints[],
  { asked = Number.POSITIVE_INFINITY, freeNightOf }: Split,
): NightInPoints[] {
  const open = nights.filter(({ isKept, award }) => !isKept && !award)
  const shares = {
    points: open.map(({ points }) => points ?? 0),
    price: open.map(({ price }) => price),
  }
  const all = pointsForAll(shares.points, freeNightOf)
  const used = pointsUsed(all, asked)
  const room = { points: sumOf(shares.points), price: sumOf(shares.price) }
  const points = divided(used, shares.points)
  const cash = divided(used === all ? 0 : cashBeside(room, used), shares.price)
  return nights.map((night) => {
    const index = open.indexOf(night)
    if (index < 0) return night
    return { ...night, points: points[index] ?? 0, amount: night.amount + (cash[index] ?? 0) }
  })
}

function sumOf(shares: readonly number[]): number {
  return shares.reduce((sum, share) => sum + share, 0)
}
