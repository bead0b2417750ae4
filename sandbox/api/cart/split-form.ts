import { valuesOf } from '../../../src/features/checkout/details.rules'
import { pointsPart, pointsTyped } from '../../../src/features/checkout/points/points.rules'
import type { RoomSplitInput } from './cart-draft'

/**
 * How many points pay for each room, as a form sends them; a room that it does not name stays as it is, and one
 * with an empty field is paid with money.
 */
export function splitIn(
  body: Readonly<Record<string, unknown>>,
  rooms: readonly { id: string; points: number | null }[],
): RoomSplitInput[] {
  const texts = Object.entries(body).filter((field): field is [string, string] => {
    return typeof field[1] === 'string'
  })
  const fields = valuesOf(pointsPart, Object.fromEntries(texts))
  return rooms.flatMap(({ id, points: used }) => {
    const text = fields[id]
    if (text === undefined) return []
    // What is no number is no number of points.
    const points = text === '' ? 0 : (pointsTyped(text) ?? Number.NaN)
    return points === (used ?? 0) ? [] : [{ itemId: id, points }]
  })
}
