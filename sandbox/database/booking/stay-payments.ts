import type { payments } from './order-schema'

type Payment = Pick<typeof payments.$inferSelect, 'purpose' | 'kind' | 'at'>

/** The payments of a stay itself, without insurance and penalties, the last one first. */
export function stayPayments<Paid extends Payment>(paid: readonly Paid[]): Paid[] {
  return paid
    .filter(({ purpose }) => purpose === 'stay')
    .toSorted((a, b) => b.at.getTime() - a.at.getTime())
}

/** The card that stands behind a stay: that of its last payment. */
export function lastCard<Paid extends Payment>(paid: readonly Paid[]): Paid | null {
  return stayPayments(paid)[0] ?? null
}

/** Whether what is due at the booking was charged. */
export function isCharged(paid: readonly Payment[]): boolean {
  return stayPayments(paid).some(({ kind }) => kind === 'charge')
}
