import { formatDate } from '../../../rules/formats/dates'
import { formatMoney, type Money } from '../../../rules/money/money'
import type {
  FeeLineFieldsFragment,
  NightFieldsFragment,
  TaxLineFieldsFragment,
} from '../../../services/graphql/operations'

/** Lines of a price as the API has them, each for the whole stay. */
export interface ChargeLines {
  fees: readonly FeeLineFieldsFragment[]
  taxes: readonly TaxLineFieldsFragment[]
  extras?: readonly PlainLine[]
  discounts?: readonly PlainLine[]
}

interface PlainLine {
  code: string
  name: string
  amount: Money
}

export interface ChargedRoom {
  id: string
  /** From 1; null for the only room of a stay. */
  number: number | null
  name: string
  rate: string
  /** A night that is paid in points has these in place of an amount, and one that an award pays for neither. */
  nights: { date: string; day: string; amount: string; points: number | null; isFree: boolean }[]
  subtotal: string
  /** What it costs in points and awards beside the subtotal, which is '' where they pay for all of it. */
  points: number | null
  freeNights: number
}

export interface ChargeRow {
  code: string
  name: string
  /** What it is for. */
  purpose: string
  /** The label of what it is charged for, or of what its amount has in it. */
  basis: (typeof BASES)[keyof typeof BASES] | 'withTaxes' | null
  isPaidAtHotel: boolean
  amount: string
}

/** A price as its table shows it. */
export interface Breakdown {
  /** Name of the hotel's currency. */
  currency: string
  locale: string
  rooms: ChargedRoom[]
  rows: ChargeRow[]
  /** Charges that the rooms' prices have in them. */
  included: { name: string; amount: string }[]
  total: string
  dueNow: string | null
  /** What is due now is a deposit on the total. */
  isDeposit: boolean
  dueAtHotel: string | null
  pointsUsed: number | null
  freeNightsUsed: number | null
  pointsEarned: number | null
  /** The total in the visitor's currency, for display only. */
  converted: string | null
}

/** Labels of what a fee is charged for. */
const BASES = {
  NIGHT: 'perNight',
  STAY: 'perStay',
  PERSON: 'perPerson',
  PERSON_NIGHT: 'perPersonNight',
  ROOM: 'perRoom',
} as const

/** Discounts, fees, taxes, extras: in this order; what a price includes stands apart (W32). */
export function chargeRows(
  { discounts = [], fees, taxes, extras = [] }: ChargeLines,
  locale: string,
): Pick<Breakdown, 'rows' | 'included'> {
  const money = (amount: Money | null) => (amount ? formatMoney(amount, locale) : '')
  const plain = { purpose: '', basis: null, isPaidAtHotel: false }
  const rows: ChargeRow[] = [
    ...discounts.map((line) => ({ ...plain, ...line, amount: `−${money(line.amount)}` })),
    ...fees
      .filter(({ taxIncluded, amount }) => !taxIncluded && amount?.amount)
      .map(({ code, name, purpose, basis, amount }) => ({
        ...{ code: code ?? name, name, purpose: purpose ?? '', basis: basis && BASES[basis] },
        isPaidAtHotel: false,
        amount: money(amount),
      })),
    ...taxes
      .filter(({ includedInRate, amount }) => !includedInRate && amount.amount)
      .map(({ code, name, purpose, payAt, amount }) => ({
        ...{ code, name, purpose: purpose ?? '', basis: null },
        isPaidAtHotel: payAt === 'HOTEL',
        amount: money(amount),
      })),
    ...extras.map((line) => ({
      ...{ ...plain, ...line, basis: 'withTaxes' as const },
      amount: money(line.amount),
    })),
  ]
  const included = [
    ...fees.filter(({ taxIncluded }) => taxIncluded),
    ...taxes.filter(({ includedInRate }) => includedInRate),
  ]
    .filter(({ amount }) => amount?.amount)
    .map(({ name, amount }) => ({ name, amount: money(amount) }))
  return { rows, included }
}

/** The nights of a room, each with its price. */
export function chargedNights(
  nights: readonly NightFieldsFragment[],
  locale: string,
): ChargedRoom['nights'] {
  return nights.map(({ date, price, points, isFree }) => ({
    date,
    day: formatDate(date, locale),
    amount: price && (price.amount || !(points || isFree)) ? formatMoney(price, locale) : '',
    ...{ points, isFree },
  }))
}

/** "US dollars": read aloud as a name, not as letters. */
export function currencyName(code: string, locale: string): string {
  try {
    return new Intl.DisplayNames(locale, { type: 'currency' }).of(code) ?? code
  } catch {
    return code
  }
}
