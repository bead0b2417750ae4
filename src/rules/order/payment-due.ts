/** What of a room decides how it is paid; amounts are minor units of one currency. */
export interface PayableRoom {
  total: number
  /** Charged at the booking. */
  dueNow: number
  guarantee: { cardRequired: boolean }
  deposit: { type: 'Cash' | 'PrePay' | 'Deposit' }
  /** What the hotel keeps or gets at least of a room that was changed (`changePrice`). */
  floor?: number
  /** What cancelling too late costs. */
  policy: { penalty: { amount: number } | null }
}

/** What a booking takes of a card. */
export interface PaymentDue {
  /** `charge`: `amount` now; `guarantee`: nothing now, and `guaranteed` at most later; `none`: no card. */
  kind: 'charge' | 'guarantee' | 'none'
  amount: number
  /** Most that may be charged later, when the guest does not arrive or cancels too late. */
  guaranteed: number
}

/**
 * What the booking of rooms charges, and what their card stands for (W37): all of a prepaid room, the
 * deposit of another one, and nothing of a room that is paid at the hotel.
 */
export function paymentDue(rooms: readonly PayableRoom[]): PaymentDue {
  const amount = rooms.reduce((sum, { dueNow }) => sum + dueNow, 0)
  const guaranteed = rooms.reduce((sum, room) => sum + laterOf(room), 0)
  if (amount > 0) return { kind: 'charge', amount, guaranteed }
  const isGuaranteed = rooms.some(({ guarantee }) => guarantee.cardRequired)
  return { kind: isGuaranteed ? 'guarantee' : 'none', amount: 0, guaranteed }
}

/** Beyond what is charged now. */
function laterOf({ total, dueNow, guarantee, deposit, floor = 0, policy }: PayableRoom): number {
  if (!guarantee.cardRequired || deposit.type === 'PrePay') return 0
  return Math.max(0, floor - dueNow, Math.min(total, policy.penalty?.amount ?? total) - dueNow)
}

/** How an order of these rooms is paid. */
export function paymentStateOf(
  rooms: readonly PayableRoom[],
): 'prepaid' | 'deposit' | 'guaranteed' | 'none' {
  const { kind } = paymentDue(rooms)
  if (kind === 'none') return 'none'
  if (kind === 'guarantee') return 'guaranteed'
  return rooms.every(({ deposit }) => deposit.type === 'PrePay') ? 'prepaid' : 'deposit'
}
