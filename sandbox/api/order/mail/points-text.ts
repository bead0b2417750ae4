import { formatMoney, type Money } from '../../../../src/rules/money/money'
import { countText } from '../../../../src/ui/text/count-text'
import type { Locale } from '../../../seed/seed-types'
import { mailTexts as text } from './mail-texts'

/** What is paid without money: points, and awards for so many nights. */
export interface InKindCounts {
  points: number
  freeNights: number
}

/** "48,000 points + 1 free night"; "" for nothing. */
export function inKindText({ points, freeNights }: InKindCounts, locale: Locale): string {
  return [pointsText(points, locale), freeNightsText(freeNights, locale)]
    .filter(Boolean)
    .join(' + ')
}

/** "48,000 points"; "" for none. */
export function pointsText(points: number, locale: Locale): string {
  return points > 0 ? countText(text.points[locale], points, locale) : ''
}

/** "2 free nights"; "" for none. */
export function freeNightsText(nights: number, locale: Locale): string {
  return nights > 0 ? countText(text.freeNights[locale], nights, locale) : ''
}

/** What is paid in kind and in money: without money where none is paid beside the other. */
export function costText(used: InKindCounts, money: Money, locale: Locale): string {
  const inKind = inKindText(used, locale)
  const amount = inKind && money.amount === 0 ? '' : formatMoney(money, locale)
  return [inKind, amount].filter(Boolean).join(' + ')
}
