import { joinClauses } from '../../../rules/formats/clauses'
import { formatMoney, type Money } from '../../../rules/money/money'
import type { ChargesFieldsFragment } from '../../../services/graphql/operations'
import { countText } from '../../../ui/text/count-text'
import type { InKind } from '../../../ui/text/in-kind'
import { pointsAndMoney } from '../../rates/points-and-money'

/** What a change of a booked stay comes to, in points and in money, as text; the difference with its sign. */
export interface ChangeSums {
  previous: string
  after: string
  difference: string
  /** Null: nothing is taken from a card. */
  charge: string | null
  /** Null: nothing goes back. */
  refund: string | null
  /** Null: no points are taken from the member's account. */
  pointsTaken: string | null
  /** Null: none come back to it. */
  pointsBack: string | null
  /** Money pays for a part of the nights that are added in points. */
  isPartInMoney: boolean
}

/** The sums of charges that a change leads to; null for every other cart, and where no amount is shown. */
export function changeSums(
  { change, total }: Pick<ChargesFieldsFragment, 'change' | 'total'>,
  { labels, locale }: { labels: { points: string; freeNights: string }; locale: string },
): ChangeSums | null {
  if (!change || !total) return null
  const { points } = change
  const moved = (money: Money) => (money.amount > 0 ? formatMoney(money, locale) : null)
  const cost = (money: Money, used: InKind) => pointsAndMoney({ money, ...used }, labels, locale)
  const counted = (count: number) => countText(labels.points, count, locale)
  const more = points?.difference ?? 0
  return {
    previous: cost(change.previous, {
      points: points?.previous,
      freeNights: points?.previousFreeNights,
    }),
    after: cost(total, { points: points?.new, freeNights: points?.newFreeNights }),
    difference: joinClauses(
      [
        more !== 0 && `${signOf(more)}${counted(Math.abs(more))}`,
        (more === 0 || change.difference.amount !== 0) && signedMoney(change.difference, locale),
      ].map((clause) => clause || null),
      locale,
    ),
    charge: moved(change.charge),
    refund: moved(change.refund),
    pointsTaken: more > 0 ? counted(more) : null,
    pointsBack: more < 0 ? counted(-more) : null,
    isPartInMoney: points?.isPartInMoney ?? false,
  }
}

/** `+€60.00`, `−€60.00`; without a sign for nothing. */
function signedMoney(money: Money, locale: string): string {
  return signOf(money.amount) + formatMoney({ ...money, amount: Math.abs(money.amount) }, locale)
}

function signOf(count: number): string {
  return count === 0 ? '' : count > 0 ? '+' : '−'
}
