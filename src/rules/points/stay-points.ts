import {
  type CancellableRoom,
  cancelPrice,
  type MissableRoom,
  noShowPrice,
} from '../order/cancel-price'
import { type ChangePrice, changePrice } from '../order/change-price'
import { type FreeNightAward, spentAwards } from './free-nights'

/** What of a booked room decides what it costs in points; the points were taken when it was booked. */
export interface RoomInPoints {
  /** Everything that it costs in points; null or 0 where points pay for nothing of it. */
  points: number | null
  /** Points that are kept at least, because the room was changed before. */
  floorPoints?: number | undefined
  policy: CancellableRoom['policy'] & { penalty: { points?: number; freeNights?: number } | null }
}

/** A room of which awards pay for nights. */
export interface RoomWithAwards extends Pick<RoomInPoints, 'policy'> {
  nights: readonly { award?: FreeNightAward }[]
  forfeitedAwards?: readonly FreeNightAward[] | undefined
}

/** A room whose points are its free nights: what becomes of these follows the same rules. */
export function inFreeNights(room: RoomWithAwards): RoomInPoints {
  const { policy, forfeitedAwards = [] } = room
  const { penalty } = policy
  return {
    points: spentAwards(room).length,
    floorPoints: forfeitedAwards.length,
    policy: { ...policy, penalty: penalty && { ...penalty, points: penalty.freeNights ?? 0 } },
  }
}

/** The awards that go back of a room, of which so many are kept: the first ones. */
export function returnedAwards(room: RoomWithAwards, { kept }: PointsPrice): FreeNightAward[] {
  return spentAwards(room).slice(kept)
}

/** What becomes of the points of a room: together they are what it had cost. */
export interface PointsPrice {
  kept: number
  returned: number
}

/**
 * What cancelling a room costs in points at a time, ms since 1970: by the same terms and the same rule as money
 * (`cancelPrice`), and never both for one room.
 */
export function cancelPoints(
  room: RoomInPoints,
  when: { now: number; isStatutory: boolean },
): PointsPrice {
  return priceOf(cancelPrice(asPaid(room), when))
}

/** What of the points of a room is kept whose guest did not come: what was told, and never less than its floor. */
export function noShowPoints(room: RoomInPoints): PointsPrice {
  return priceOf(noShowPrice(asPaid(room)))
}

/** What a missed night costs in points, as the policy tells it before the booking. */
export function noShowPenaltyPoints({ points, policy }: RoomInPoints): number {
  return policy.penalty ? (policy.penalty.points ?? 0) : (points ?? 0)
}

/** What changing a room costs in points, `wanted` of them afterwards, by the rule of money (`changePrice`). */
export function changePoints(
  { points, floorPoints = 0 }: Pick<RoomInPoints, 'points' | 'floorPoints'>,
  { kept, wanted }: { kept: number; wanted: number },
): ChangePrice {
  const before = { paid: points ?? 0, floor: floorPoints, penalty: kept }
  return changePrice(before, { total: wanted, dueNow: wanted })
}

/** A room as if its points were money that was charged when it was booked. */
function asPaid({ points, floorPoints = 0, policy }: RoomInPoints): CancellableRoom & MissableRoom {
  const total = points ?? 0
  const { penalty } = policy
  return {
    ...{ total, paid: total, floor: floorPoints, isGuaranteed: false },
    policy: { ...policy, penalty: penalty && { amount: penalty.points ?? 0 } },
    deposit: { type: 'PrePay' },
  }
}

function priceOf({ penalty, refund }: { penalty: number; refund: number }): PointsPrice {
  return { kept: penalty, returned: refund }
}
