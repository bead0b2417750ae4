import { formatMoney, type Money } from '../../../rules/money/money'
import type { ChargesFieldsFragment } from '../../../services/graphql/operations'

/** What a change of a booked stay comes to, as text; the difference with its sign. */
export interface ChangeSums {
  previous: string
  after: string
  difference: string
  /** Null: nothing is taken from a card. */
  charge: string | null
  /** Null: nothing goes back. */
  refund: string | null
}

/** The sums of charges that a change leads to; null for every other cart, and where no amount is shown. */
export function changeSums(
  { change, total }: Pick<ChargesFieldsFragment, 'change' | 'total'>,
  locale: string,
): ChangeSums | null {
  if (!change || !total) return null
  const moved = (money: Money) => (money.amount > 0 ? formatMoney(money, locale) : null)
  return {
    previous: formatMoney(change.previous, locale),
    after: formatMoney(total, locale),
    difference: signedMoney(change.difference, locale),
    charge: moved(change.charge),
    refund: moved(change.refund),
  }
}

/** `+€60.00`, `−€60.00`; without a sign for nothing. */
function signedMoney(money: Money, locale: string): string {
  const text = formatMoney({ ...money, amount: Math.abs(money.amount) }, locale)
  if (money.amount === 0) return text
  return `${money.amount > 0 ? '+' : '−'}${text}`
}
