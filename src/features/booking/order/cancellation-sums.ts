import { formatMoney, type Money } from '../../../rules/money/money'
import { countText } from '../../../ui/text/count-text'
import type { Stay } from '../use-booking'
import type { RefundLabels } from './refund.labels'

type Missed = NonNullable<Stay['items'][number]['missed']>

/** What a cancelled or missed room has cost, or what comes back for it. */
export interface CancellationSum {
  name: string
  /** '' where the guest may not see it. */
  value: string
  /** Where it is; '' where there is nothing to say. */
  note: string
}

interface SumOptions {
  labels: RefundLabels & { fee: string; noFee: string; refund: string }
  showRefund: boolean
  locale: string
}

/** Fee and refund of a cancelled or missed room, as far as there are any (W32, W49). */
export function cancellationSums(
  { penalty, refund, refundState, refundDays }: Missed,
  { labels, showRefund, locale }: SumOptions,
): CancellationSum[] {
  const money = (amount: Money) => formatMoney(amount, locale)
  const note = refundNote(refundState, refundDays, { labels, locale })
  const fee = penalty && (penalty.amount > 0 ? money(penalty) : labels.noFee)
  return [
    ...(fee ? [{ name: labels.fee, value: fee, note: '' }] : []),
    ...(showRefund && refundState !== 'NONE'
      ? [{ name: labels.refund, value: refund ? money(refund) : '', note }]
      : []),
  ]
}

/** Where the money is that goes back; '' where none does. */
export function refundNote(
  state: Missed['refundState'],
  days: number,
  { labels, locale }: { labels: RefundLabels; locale: string },
): string {
  return {
    NONE: '',
    WAITING: countText(labels.waiting, days, locale),
    DONE: labels.refunded,
    REFUSED: labels.notTaken,
  }[state]
}
