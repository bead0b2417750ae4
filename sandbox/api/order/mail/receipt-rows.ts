import { formatMoney } from '../../../../src/rules/money/money'
import type { Locale, SeedHotel } from '../../../seed/seed-types'
import { moneyView } from '../../rates/money-view'
import { type Moved, type Receipt, sumOf } from '../receipt'
import { mailTexts as text } from './mail-texts'
import { costText } from './points-text'
import { freeNightsRow, type MoneyRow, pointsRow } from './stay-facts'

/**
 * What a stay has come to, in a few rows; none where the guest may not see it. `isLater`: what was left may have
 * been paid at the hotel by now, of which this site does not hear.
 */
export function receiptRows(
  receipt: Receipt | null,
  { hotel: { currency }, locale, isLater }: { hotel: SeedHotel; locale: Locale; isLater: boolean },
): MoneyRow[] {
  if (!receipt) return []
  const { charges, penalties, points, freeNights, moved, balance } = receipt
  const inKind = { points: points.charges, freeNights: freeNights.charges }
  const sum = (kind: Moved['kind'], state: Moved['state']) =>
    sumOf(moved, (one) => one.kind === kind && one.state === state)
  const rows = [
    [text.penalty, penalties],
    [text.paid, sum('payment', 'done')],
    [text.beingCharged, sum('payment', 'waiting')],
    [text.refund, sumOf(moved, ({ kind }) => kind === 'refund')],
    [isLater ? text.atHotelOrPaid : text.atHotel, balance],
  ] as const
  const money = (amount: number) => moneyView(amount, currency)
  return [
    [text.total[locale], costText(inKind, money(charges), locale)],
    ...pointsRow(text.pointsKept[locale], points.kept, locale),
    ...freeNightsRow(text.freeNightsKept[locale], freeNights.kept, locale),
    ...rows.flatMap(([name, amount]): MoneyRow[] =>
      amount > 0 ? [[name[locale], formatMoney(money(amount), locale)]] : [],
    ),
    ...pointsRow(text.paidWithPoints[locale], points.charges + points.kept, locale),
    ...freeNightsRow(text.freeNightsUsed[locale], freeNights.charges + freeNights.kept, locale),
  ]
}
