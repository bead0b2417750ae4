import { formatMoney } from '../../../rules/money/money'
import { fillText } from '../../../ui/text/fill-text'
import { type CancellationSum, cancellationSums, refundNote } from '../order/cancellation-sums'
import type { RefundLabels } from '../order/refund.labels'
import type { Stay } from '../use-booking'

/** A cancelled or missed room, with what that has cost and what comes back. */
export interface CancelledCharge {
  id: string
  /** With its number where the stay has several. */
  name: string
  sums: CancellationSum[]
}

/** The rooms of a stay that nobody stays in, and what they are called together. */
export interface CancelledRooms {
  title: string
  rooms: CancelledCharge[]
}

interface ChargeOptions {
  labels: Parameters<typeof cancellationSums>[1]['labels'] & {
    room: string
    missedFee: string
    cancelled: string
    notUsed: string
  }
  locale: string
}

/** What the cancelled and missed rooms of a stay have come to: the total of the stay has none of it (W32). */
export function cancelledCharges(
  items: Stay['items'],
  { labels, locale }: ChargeOptions,
): CancelledRooms | null {
  const rooms = items.flatMap(({ id, roomIndex, product, cancellation, missed }) => {
    const ended = cancellation ?? missed
    if (!ended) return []
    const name = product.roomType?.name ?? ''
    const fee = cancellation ? labels.fee : labels.missedFee
    return [
      {
        id,
        name: items.length > 1 ? fillText(labels.room, { number: roomIndex + 1, name }) : name,
        sums: cancellationSums(ended, {
          ...{ labels: { ...labels, fee }, locale, showRefund: true },
        }),
      },
    ]
  })
  const hasMissed = items.some(({ missed }) => missed)
  return rooms.length > 0 ? { title: hasMissed ? labels.notUsed : labels.cancelled, rooms } : null
}

/** What changes of a stay have given back, for the same kind of table: a row for each thing that became of it. */
export function changeRefunds(
  refunds: Stay['refunds'],
  {
    labels,
    locale,
  }: { labels: RefundLabels & { refund: string; changeRefunds: string }; locale: string },
): CancelledRooms | null {
  const rooms = refunds.map(({ state, amount, days }) => ({
    id: state,
    name: labels.refund,
    sums: [
      {
        name: refundNote(state, days, { labels, locale }),
        value: formatMoney(amount, locale),
        note: '',
      },
    ],
  }))
  return rooms.length > 0 ? { title: labels.changeRefunds, rooms } : null
}
