import { formatDate } from '../../rules/formats/dates'
import { formatMoney, type Money } from '../../rules/money/money'
import { fillText } from '../../ui/text/fill-text'
import { isolated } from '../../ui/text/isolated'
import type { coverLabels } from './cover.labels'

interface Cover {
  /** `YYYY-MM-DD`. */
  checkIn: string
  checkOut: string
  /** Null: the guest may not see it. */
  total: Money | null
}

/** What of a stay an insurance covers, as one phrase: its days, and what they cost. */
export function coverText(
  { checkIn, checkOut, total }: Cover,
  labels: (typeof coverLabels)['english'],
  locale: string,
): string {
  const day = (iso: string) => formatDate(iso, locale)
  const days = fillText(labels.coverDays, { from: day(checkIn), to: day(checkOut) })
  if (!total) return days
  return fillText(labels.coverSum, { days, sum: isolated(formatMoney(total, locale)) })
}
