import { formatMoney, type Money } from '../../rules/money/money'
import { countText } from '../../ui/text/count-text'
import { fillText } from '../../ui/text/fill-text'
import { type InKind, inKindText } from '../../ui/text/in-kind'
import type { PriceLabels } from './price.labels'

type InKindLabels = Pick<PriceLabels, 'points' | 'freeNights'>

/** "60,000 points + $60.00"; in kind alone where no money is paid beside it, and money alone without. */
export function pointsAndMoney(
  { money, ...inKind }: InKind & { money: Money },
  labels: InKindLabels,
  locale: string,
): string {
  const used = inKindText(inKind, labels, locale)
  if (!used) return formatMoney(money, locale)
  return money.amount === 0 ? used : `${used} + ${formatMoney(money, locale)}`
}

/** The same of a rate, in a sentence or the name of a button: "60,000 points and $60.00". */
export function spokenPrice(
  { pointsTotal, total }: { pointsTotal?: number | null; total: Money },
  labels: Pick<PriceLabels, 'points' | 'pointsAnd'>,
  locale: string,
): string {
  const amount = formatMoney(total, locale)
  if (!pointsTotal) return amount
  const points = countText(labels.points, pointsTotal, locale)
  return total.amount === 0 ? points : fillText(labels.pointsAnd, { points, amount })
}
