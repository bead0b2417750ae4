import type { Money } from '../../rules/money/money'
import type { Operations } from '../../services/graphql/operations'

type Charges = NonNullable<Operations['SummaryOfChargesCart']['result']['summaryOfChargesCart']>

/**
 * Whether the total is the sum of the rows to the minor unit; true where no amounts are shown. What
 * the price of a room includes is not added.
 */
export function isSumOfRows({ rooms, fees, taxes, extras, discounts, total }: Charges): boolean {
  if (!total) return true
  const sum = (amounts: readonly (Money | null)[]) =>
    amounts.reduce((all, money) => all + (money?.amount ?? 0), 0)
  const rows =
    sum(rooms.map(({ subtotal }) => subtotal)) -
    sum(discounts.map(({ amount }) => amount)) +
    sum(fees.map(({ taxIncluded, amount }) => (taxIncluded ? null : amount))) +
    sum(taxes.map(({ includedInRate, amount }) => (includedInRate ? null : amount))) +
    sum(extras.map(({ amount }) => amount))
  return rows === total.amount
}
