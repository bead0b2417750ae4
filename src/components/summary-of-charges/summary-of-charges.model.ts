import { useEffect } from 'react'
import { useConvertedPrice } from '../../features/currency/use-converted-price'
import { usePage } from '../../hooks/page-store'
import { useQuery } from '../../hooks/use-query'
import { useTrack } from '../../hooks/use-track'
import { formatDate } from '../../rules/formats/dates'
import { formatMoney, type Money } from '../../rules/money/money'
import { type Charges, isSumOfRows } from './charge-rows'
import { summaryOfChargesCartQuery } from './summary-of-charges.operations'
import type { SummaryOfChargesProps } from './summary-of-charges.schema'

export interface ChargedRoom {
  id: string
  name: string
  rate: string
  nights: { date: string; day: string; amount: string }[]
  subtotal: string
}

export interface ChargeRow {
  code: string
  name: string
  /** What it is for. */
  purpose: string
  basis: (typeof BASES)[keyof typeof BASES] | null
  isPaidAtHotel: boolean
  amount: string
}

export type SummaryOfChargesModel =
  /** The page has no cart of this visitor, or one without rooms. */
  | { state: 'none' }
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  /** The guest may not see a price of it. */
  | { state: 'hidden' }
  | {
      state: 'ready'
      currency: string
      locale: string
      rooms: ChargedRoom[]
      rows: ChargeRow[]
      /** Charges that the rooms' prices have in them. */
      included: { name: string; amount: string }[]
      total: string
      dueNow: string | null
      dueAtHotel: string | null
      pointsUsed: number | null
      pointsEarned: number | null
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

/** Everything that the rooms of the visitor's cart cost (W32). */
export function useSummaryOfCharges(props: SummaryOfChargesProps): SummaryOfChargesModel {
  const { context, log } = usePage()
  const { locale, page } = context
  const track = useTrack('summary-of-charges', props)
  const variables = page.cart ? { cartId: page.cart } : null
  const { retry, ...answer } = useQuery(summaryOfChargesCartQuery, variables)
  const charges = answer.state === 'ready' ? answer.data.summaryOfChargesCart : null
  const convert = useConvertedPrice(charges?.total?.currency)
  const isWrong = charges !== null && !isSumOfRows(charges)
  // biome-ignore lint/correctness/useExhaustiveDependencies: reported once for each answer
  useEffect(() => {
    if (!isWrong) return
    log('error', 'charges_mismatch')
    track('charges_mismatch', {})
  }, [isWrong])

  if (!variables) return { state: 'none' }
  if (answer.state === 'loading') return { state: 'loading' }
  if (answer.state === 'failed') return { state: 'failed', retry }
  if (!charges || charges.rooms.length === 0) return { state: 'none' }
  const { total, dueNow, dueAtHotel } = charges
  if (charges.hidden || !total) return { state: 'hidden' }
  const money = (amount: Money | null) => (amount ? formatMoney(amount, locale) : '')
  const { rows, included } = chargeRows(charges, money)
  return {
    state: 'ready',
    currency: currencyName(total.currency, locale),
    locale,
    rooms: charges.rooms.map(({ itemId, name, rate, nights, subtotal }) => ({
      id: itemId,
      name,
      rate,
      nights: nights.map(({ date, price }) => ({
        date,
        day: formatDate(date, locale),
        amount: money(price),
      })),
      subtotal: money(subtotal),
    })),
    rows,
    included,
    total: money(total),
    dueNow: dueNow && money(dueNow),
    dueAtHotel: dueAtHotel && money(dueAtHotel),
    pointsUsed: props.showPoints ? charges.pointsTotal : null,
    pointsEarned: props.showPoints ? charges.pointsEarned : null,
    converted: props.showConverted && convert ? convert(total) : null,
  }
}

/** Discounts, fees, taxes, extras: in this order; what a price includes stands apart. */
function chargeRows(
  { discounts, fees, taxes, extras }: Charges,
  money: (amount: Money | null) => string,
) {
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
    ...extras.map((line) => ({ ...plain, ...line, amount: money(line.amount) })),
  ]
  const included = [
    ...fees.filter(({ taxIncluded }) => taxIncluded),
    ...taxes.filter(({ includedInRate }) => includedInRate),
  ]
    .filter(({ amount }) => amount?.amount)
    .map(({ name, amount }) => ({ name, amount: money(amount) }))
  return { rows, included }
}

/** "US dollars": read aloud as a name, not as letters. */
function currencyName(code: string, locale: string): string {
  try {
    return new Intl.DisplayNames(locale, { type: 'currency' }).of(code) ?? code
  } catch {
    return code
  }
}
