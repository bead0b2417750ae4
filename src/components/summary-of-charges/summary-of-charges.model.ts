import { useEffect } from 'react'
import { useConvertedPrice } from '../../features/currency/use-converted-price'
import {
  type Breakdown,
  chargedNights,
  chargeRows,
  currencyName,
} from '../../features/rates/breakdown/breakdown'
import { usePage } from '../../hooks/page-store'
import { useQuery } from '../../hooks/use-query'
import { useTrack } from '../../hooks/use-track'
import { formatMoney, type Money } from '../../rules/money/money'
import { isSumOfRows } from './charge-rows'
import { summaryOfChargesCartQuery } from './summary-of-charges.operations'
import type { SummaryOfChargesProps } from './summary-of-charges.schema'

export type SummaryOfChargesModel =
  /** The page has no cart of this visitor, or one without rooms. */
  | { state: 'none' }
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  /** The guest may not see a price of it. */
  | { state: 'hidden' }
  | ({ state: 'ready' } & Breakdown)

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
  return {
    state: 'ready',
    currency: currencyName(total.currency, locale),
    locale,
    rooms: charges.rooms.map(({ itemId, name, rate, nights, subtotal }) => ({
      id: itemId,
      name,
      rate,
      nights: chargedNights(nights, locale),
      subtotal: money(subtotal),
    })),
    ...chargeRows(charges, locale),
    total: money(total),
    dueNow: dueNow && money(dueNow),
    dueAtHotel: dueAtHotel && money(dueAtHotel),
    pointsUsed: props.showPoints ? charges.pointsTotal : null,
    pointsEarned: props.showPoints ? charges.pointsEarned : null,
    converted: props.showConverted && convert ? convert(total) : null,
  }
}
