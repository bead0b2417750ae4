import { formatMoney, type Money } from '../../../../src/rules/money/money'
import { countText } from '../../../../src/ui/text/count-text'
import type { Locale } from '../../../seed/seed-types'
import { mailTexts as text } from './mail-texts'

/** "48,000 points". */
export function pointsText(points: number, locale: Locale): string {
  return countText(text.points[locale], points, locale)
}

/** What is paid in points and in money: points alone where no money is paid beside them. */
export function costText(points: number | null, money: Money, locale: Locale): string {
  if (!points) return formatMoney(money, locale)
  const used = pointsText(points, locale)
  return money.amount === 0 ? used : `${used} + ${formatMoney(money, locale)}`
}
