import { formatMoney, type Money } from '../../../rules/money/money'
import { countText } from '../../../ui/text/count-text'
import { type InKind, inKindText } from '../../../ui/text/in-kind'
import type { Stay } from '../use-booking'
import type { EndedPointsLabels } from './ended-points.labels'
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
  labels: RefundLabels & EndedPointsLabels & { fee: string; noFee: string; refund: string }
  showRefund: boolean
  locale: string
}

/** Fee and refund of a cancelled or missed room, in money and in points, as far as there are any (W32, W49). */
export function cancellationSums(
  { penalty, refund, refundState, refundDays, points }: Missed,
  { labels, showRefund, locale }: SumOptions,
): CancellationSum[] {
  const money = (amount: Money) => formatMoney(amount, locale)
  const note = refundNote(refundState, refundDays, { labels, locale })
  const free = points?.kept || points?.freeNightsKept ? null : labels.noFee
  const fee = penalty && (penalty.amount > 0 ? money(penalty) : free)
  const { kept, returned } = pointsSums(points, { labels, locale })
  return [
    ...(fee ? [{ name: labels.fee, value: fee, note: '' }] : []),
    ...kept,
    ...(showRefund ? returned : []),
    ...(showRefund && refundState !== 'NONE'
      ? [{ name: labels.refund, value: refund ? money(refund) : '', note }]
      : []),
  ]
}

/** What of the points of rooms is kept, and what comes back; nothing of either where there is none. */
export function pointsSums(
  points: Missed['points'] | undefined,
  { labels, locale }: { labels: EndedPointsLabels; locale: string },
): Record<'kept' | 'returned', CancellationSum[]> {
  const line = (name: string, inKind: InKind, note = '') => {
    const value = inKindText(inKind, labels, locale)
    return value ? [{ name, value, note }] : []
  }
  const past = points?.freeNightsPast ?? 0
  return {
    kept: [
      ...line(labels.pointsKept, { points: points?.kept }),
      ...line(labels.awardsKept, { freeNights: points?.freeNightsKept }),
    ],
    returned: [
      ...line(labels.pointsReturned, { points: points?.returned }),
      ...line(
        labels.awardsReturned,
        { freeNights: points?.freeNightsReturned },
        past > 0 ? countText(labels.awardsPast, past, locale) : '',
      ),
    ],
  }
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
