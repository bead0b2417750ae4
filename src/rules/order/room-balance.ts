import type { Rank } from './room-actions'

/**
 * How what is left of a room is paid when its guest checks out: nothing is left, by the card of the booking, or
 * at the desk.
 */
export const BALANCE_PAYMENTS = ['NONE', 'CARD', 'DESK'] as const
export type BalancePayment = (typeof BALANCE_PAYMENTS)[number]

interface Balance {
  /** Minor units that are still to be paid; null for an amount that the guest may not see. */
  amount: number | null
  /** A card stands behind the stay. */
  hasCard: boolean
  rank: Rank
}

/** Only who has booked the stay spends with its card, and nobody by an amount that is not shown. */
export function balancePayment({ amount, hasCard, rank }: Balance): BalancePayment {
  if (amount === 0) return 'NONE'
  return amount !== null && hasCard && rank === 'proven' ? 'CARD' : 'DESK'
}
