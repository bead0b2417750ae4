import { type CancelRule, type CancelTerms, termsAt } from '../stay/cancel-terms'

/** What of a booked room decides what cancelling it costs; amounts are minor units of one currency. */
export interface CancellableRoom {
  /** Everything that the room costs; what is bought with it and paid at the hotel is not part of it. */
  total: number
  /** Charged of it until now. */
  paid: number
  /** What the hotel keeps or gets at least, because the room was changed before (`changePrice`); 0 by default. */
  floor?: number
  /** Whether a card stands behind what is not paid. */
  isGuaranteed: boolean
  policy: CancelRule & { penalty: { amount: number } | null }
}

/** What decides about the cost of cancelling a room at a time. */
export type CostTerms = CancelTerms | 'statutory'

/** What an amount that the hotel keeps or gets moves: `penalty` + `refund` = what was paid + `charge` + `owed`. */
export interface PenaltyPrice {
  /** What the hotel keeps or gets. */
  penalty: number
  /** Goes back to the card. */
  refund: number
  /** Is taken from the card. */
  charge: number
  /** Is owed to the hotel: there is no card. */
  owed: number
}

/** What cancelling comes to. */
export interface CancelPrice extends PenaltyPrice {
  terms: CostTerms
}

/**
 * What cancelling a room costs at a time, ms since 1970 (W48): nothing within a statutory window and before
 * the deadline, then what the policy says but never more than the room costs; what was paid, where nothing
 * is refunded. A room that was changed never costs less than its floor. A room has a price of
 * its own, so that cancelling rooms one by one costs the same as all at once.
 */
export function cancelPrice(
  room: CancellableRoom,
  { now, isStatutory }: { now: number; isStatutory: boolean },
): CancelPrice {
  const { total, paid, floor = 0, policy } = room
  // Where the policy does not say enough, it is not free.
  const terms = isStatutory ? 'statutory' : (termsAt(policy, now) ?? 'penaltyNow')
  const ofTerms = {
    statutory: 0,
    free: 0,
    nonRefundable: paid,
    penaltyNow: Math.min(total, policy.penalty?.amount ?? total),
  }[terms]
  return { terms, ...penaltyPrice(room, isStatutory ? 0 : Math.max(floor, ofTerms)) }
}

/** What decides what a hotel gets for a room whose guest does not come. */
export type MissableRoom = Pick<CancellableRoom, 'total' | 'policy'> & {
  deposit: { type: string }
}

/**
 * What a hotel gets for a room whose guest does not come, as the policy tells it before the booking (W33):
 * minor units. Null: what was paid, and nothing more.
 */
export function noShowPenalty({ total, policy, deposit }: MissableRoom): number | null {
  if (policy.penalty) return policy.penalty.amount
  return deposit.type === 'PrePay' ? null : total
}

/** What a room costs whose guest did not come: what was told, but never more than the room, nor less than its floor. */
export function noShowPrice(room: CancellableRoom & MissableRoom): PenaltyPrice {
  const { total, paid, floor = 0 } = room
  return penaltyPrice(room, Math.max(floor, Math.min(total, noShowPenalty(room) ?? paid)))
}

function penaltyPrice(
  { paid, isGuaranteed }: Pick<CancellableRoom, 'paid' | 'isGuaranteed'>,
  penalty: number,
): PenaltyPrice {
  const open = Math.max(0, penalty - paid)
  return {
    penalty,
    refund: Math.max(0, paid - penalty),
    charge: isGuaranteed ? open : 0,
    owed: isGuaranteed ? 0 : open,
  }
}

/** The price of several rooms together. */
export function sumOfPrices(prices: readonly PenaltyPrice[]): PenaltyPrice {
  const sum = (of: (price: PenaltyPrice) => number) =>
    prices.reduce((all, price) => all + of(price), 0)
  return {
    penalty: sum(({ penalty }) => penalty),
    refund: sum(({ refund }) => refund),
    charge: sum(({ charge }) => charge),
    owed: sum(({ owed }) => owed),
  }
}
