import { leastPoints } from '../../../src/rules/points/split'
import type { QuotedRoom } from '../../database/booking/quote'
import type { RoomSplitInput } from '../cart/cart-draft'
import type { ChangedRoom, ChangeFacts } from './change-facts'

/** The nights of a room that it has not as it is booked: those of the same product keep what they have cost. */
function nightsAdded({
  before,
  after,
}: Pick<ChangedRoom, 'before' | 'after'>): QuotedRoom['nights'] {
  if (before.id !== after.productId) return after.nights
  const booked = new Set(before.nights.map(({ date }) => date))
  return after.nights.filter(({ date }) => !booked.has(date))
}

/**
 * Points that are to pay for what rooms in points get, where the member has `missing` too few: each room in its order
 * uses as many fewer as it can, and money pays for the rest. Empty where that is not enough.
 */
export function splitOfAdded(
  { rooms }: Pick<ChangeFacts, 'rooms'>,
  missing: number,
): RoomSplitInput[] {
  const split: RoomSplitInput[] = []
  let left = missing
  for (const room of rooms) {
    if (left <= 0) break
    const all = room.price
      ? nightsAdded(room).reduce((sum, night) => sum + (night.points ?? 0), 0)
      : 0
    const points = Math.max(leastPoints(all), all - left)
    if (points >= all) continue
    split.push({ itemId: room.itemId, points })
    left -= all - points
  }
  return left > 0 ? [] : split
}

/** Whether money pays for a part of the nights that a room in points gets. */
export function isPartInMoney({ rooms }: Pick<ChangeFacts, 'rooms'>): boolean {
  return rooms.some(
    (room) =>
      room.price !== null &&
      room.after.split !== undefined &&
      nightsAdded(room).some(({ points, amount }) => points !== null && points > 0 && amount > 0),
  )
}
