import { fillText } from '../../../ui/text/fill-text'
import { type CancellationSum, cancellationSums } from '../order/cancellation-sums'
import type { Stay } from '../use-booking'

/** A cancelled room, with what that has cost and what comes back. */
export interface CancelledCharge {
  id: string
  /** With its number where the stay has several. */
  name: string
  sums: CancellationSum[]
}

interface ChargeOptions {
  labels: Parameters<typeof cancellationSums>[1]['labels'] & { room: string }
  locale: string
}

/** What the cancelled rooms of a stay have come to: the total of the stay has none of it (W32). */
export function cancelledCharges(
  items: Stay['items'],
  { labels, locale }: ChargeOptions,
): CancelledCharge[] {
  return items.flatMap(({ id, roomIndex, product, cancellation }) => {
    if (!cancellation) return []
    const name = product.roomType?.name ?? ''
    return [
      {
        id,
        name: items.length > 1 ? fillText(labels.room, { number: roomIndex + 1, name }) : name,
        sums: cancellationSums(cancellation, { labels, locale, showRefund: true }),
      },
    ]
  })
}
