import { formatDuration } from '../../rules/formats/durations'
import type { Operations } from '../../services/graphql/operations'
import { fillText } from '../../ui/text/fill-text'
import type { PrepayRatesProps } from './prepay-rates.schema'

type PrepayRate = Operations['PrepayRates']['result']['prepayRates'][number]
type TermLabels = Pick<
  PrepayRatesProps['labels'],
  'policyNonRefundable' | 'policyStatutory' | 'policyAfterNonRefundable'
>

/**
 * What is said of cancelling where nothing is paid back of any of these rates: first what a law gives,
 * where it applies to all of them. Empty where a rate is paid back.
 */
export function nonRefundableTexts(
  rates: readonly PrepayRate[],
  labels: TermLabels,
  locale: string,
): string[] {
  if (rates.some(({ refundability }) => refundability !== 'NON_REFUNDABLE')) return []
  const laws = rates.flatMap(({ statutoryWindow }) =>
    statutoryWindow?.applies ? [statutoryWindow.hoursAfterBooking] : [],
  )
  if (laws.length < rates.length) return [labels.policyNonRefundable]
  const hours = formatDuration(Math.min(...laws), 'hour', locale)
  return [fillText(labels.policyStatutory, { hours }), labels.policyAfterNonRefundable]
}
