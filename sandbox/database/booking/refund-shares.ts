import type { moneyMoves, payments } from './order-schema'
import { stayPayments } from './stay-payments'

type Payment = Pick<
  typeof payments.$inferSelect,
  'id' | 'kind' | 'purpose' | 'amount' | 'currency' | 'at'
>
type Move = Pick<typeof moneyMoves.$inferSelect, 'kind' | 'state' | 'paymentId' | 'amount'>

/**
 * Which payments of an order a refund is taken of: the last one first, and never more than was paid by it and is not
 * on its way back yet. Throws where less was paid than is to go back.
 */
export function refundShares<Paid extends Payment>(
  paid: readonly Paid[],
  moves: readonly Move[],
  refund: number,
): { payment: Paid; amount: number }[] {
  const charged = stayPayments(paid).filter(({ kind }) => kind === 'charge')
  let left = refund
  const shares = charged.flatMap((payment) => {
    const back = moves
      .filter((move) => move.kind === 'refund' && move.paymentId === payment.id)
      .filter(({ state }) => state !== 'refused')
      .reduce((sum, move) => sum + move.amount, 0)
    const amount = Math.min(left, payment.amount - back)
    left -= Math.max(0, amount)
    return amount > 0 ? [{ payment, amount }] : []
  })
  if (left > 0) throw new Error(`${left} are to go back that were never paid.`)
  return shares
}
