import { formatMoney, type Money } from '../../../rules/money/money'
import type { ChargesFieldsFragment } from '../../../services/graphql/operations'
import {
  type Breakdown,
  chargedNights,
  chargeRows,
  currencyName,
} from '../../rates/breakdown/breakdown'

interface FactOptions {
  locale: string
  /** The points that members earn. */
  showPoints: boolean
  convert: ((money: Money) => string) | null
  /** Of the stay, cancelled ones included; by default those that are charged. */
  rooms?: number
}

/** What the rooms of a cart cost, as its table shows it; null where the guest may not see it (W32). */
export function chargeFacts(
  charges: ChargesFieldsFragment,
  { locale, showPoints, convert, rooms = charges.rooms.length }: FactOptions,
): Breakdown | null {
  const { total, dueNow, dueAtHotel } = charges
  if (charges.hidden || !total) return null
  const money = (amount: Money | null) => (amount ? formatMoney(amount, locale) : '')
  const isInKind = charges.pointsTotal !== null || charges.freeNights !== null
  return {
    currency: currencyName(total.currency, locale),
    locale,
    rooms: charges.rooms.map(({ itemId, roomIndex, name, rate, nights, subtotal }) => {
      const points = nights.reduce((sum, night) => sum + (night.points ?? 0), 0)
      const freeNights = nights.filter(({ isFree }) => isFree).length
      return {
        ...{ id: itemId, name, rate, points, freeNights },
        number: rooms > 1 ? roomIndex + 1 : null,
        nights: chargedNights(nights, locale),
        subtotal: points + freeNights > 0 && subtotal?.amount === 0 ? '' : money(subtotal),
      }
    }),
    ...chargeRows(charges, locale),
    total: money(total),
    dueNow: dueNow && money(dueNow),
    isDeposit: charges.deposit?.type === 'Deposit',
    dueAtHotel: dueAtHotel && money(dueAtHotel),
    pointsUsed: charges.pointsTotal,
    freeNightsUsed: charges.freeNights,
    pointsEarned: showPoints ? charges.pointsEarned : null,
    converted: convert && !(isInKind && total.amount === 0) ? convert(total) : null,
  }
}

/**
 * Whether the rows add up to the total to the minor unit, and what is due when too; true where no
 * amounts are shown. What the price of a room includes is not added.
 */
export function addsUp(charges: ChargesFieldsFragment): boolean {
  const { rooms, fees, taxes, extras, discounts, total, dueNow, dueAtHotel } = charges
  if (!total) return true
  const sum = (amounts: readonly (Money | null)[]) =>
    amounts.reduce((all, money) => all + (money?.amount ?? 0), 0)
  const rows =
    sum(rooms.map(({ subtotal }) => subtotal)) -
    sum(discounts.map(({ amount }) => amount)) +
    sum(fees.map(({ taxIncluded, amount }) => (taxIncluded ? null : amount))) +
    sum(taxes.map(({ includedInRate, amount }) => (includedInRate ? null : amount))) +
    sum(extras.map(({ amount }) => amount))
  const isSplit = dueNow !== null && dueAtHotel !== null
  return rows === total.amount && (!isSplit || sum([dueNow, dueAtHotel]) === total.amount)
}
