import { cashBeside, divided, pointsUsed } from '../../../src/rules/points/split'

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
}

/** Nights of which so many points pay for a part, each for its share, and money for the rest. */
export function splitNights(nights: readonly NightInPoints[], asked: number): NightInPoints[] {
  const open = nights.filter(({ isKept }) => !isKept)
  const shares = {
    points: open.map(({ points }) => points ?? 0),
    price: open.map(({ price }) => price),
  }
  const room = { points: sumOf(shares.points), price: sumOf(shares.price) }
  const used = pointsUsed(room.points, asked)
  const points = divided(used, shares.points)
  const cash = divided(cashBeside(room, used), shares.price)
  return nights.map((night) => {
    const index = open.indexOf(night)
    if (index < 0) return night
    return { ...night, points: points[index] ?? 0, amount: night.amount + (cash[index] ?? 0) }
  })
}

function sumOf(shares: readonly number[]): number {
  return shares.reduce((sum, share) => sum + share, 0)
}
