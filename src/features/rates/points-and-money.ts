import { formatMoney, type Money } from '../../rules/money/money'
import { countText } from '../../ui/text/count-text'
import { fillText } from '../../ui/text/fill-text'
import type { PriceLabels } from './price.labels'

/** "60,000 points + $60.00"; points alone where no money is paid beside them, and money alone without points. */
export function pointsAndMoney(
  { points, money }: { points: number | null | undefined; money: Money },
  labels: Pick<PriceLabels, 'points'>,
  locale: string,
): string {
  if (!points) return formatMoney(money, locale)
  const used = countText(labels.points, points, locale)
  return money.amount === 0 ? used : `${used} + ${formatMoney(money, locale)}`
}

/** The same in a sentence or the name of a button: "60,000 points and $60.00". */
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
