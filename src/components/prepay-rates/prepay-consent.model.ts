import { useEffect } from 'react'
import {
  type AgreementProblem,
  ASKED,
  agreementOf,
} from '../../features/checkout/agreement/agreement.rules'
import type { Agreement } from '../../features/checkout/agreement/agreement.view'
import {
  amountOfVersion,
  PREPAY_BOX,
  prepaidSum,
  prepayPart,
  prepayVersion,
} from '../../features/checkout/prepay/prepay.rules'
import { useCheckoutPart } from '../../features/checkout/use-checkout-part'
import { usePage } from '../../hooks/page-store'
import { useQuery } from '../../hooks/use-query'
import { useTrack } from '../../hooks/use-track'
import { formatDate } from '../../rules/formats/dates'
import { formatMoney } from '../../rules/money/money'
import type { PageContext } from '../../services/page/page-context'
import { fillText } from '../../ui/text/fill-text'
import { isolated } from '../../ui/text/isolated'
import { prepayRatesQuery } from './prepay-rates.operations'
import type { PrepayRatesProps } from './prepay-rates.schema'
import { nonRefundableTexts } from './prepay-terms'

export type PrepayConsentModel =
  /** No room of the cart is paid at once. */
  | { state: 'none' }
  | { state: 'loading' }
  /** Nobody can book before the amount is known. */
  | { state: 'failed'; retry: () => void }
  | {
      state: 'consent'
      form: string
      asked: { name: string; ids: string[] }
      box: Agreement
      /** Null where the guest may not see it. */
      amount: string | null
      /** The day on which it is charged. */
      day: string
      /** What is said where nothing is paid back of any of these rooms; else empty. */
      nonRefundable: readonly string[]
      /** What was agreed to before; null for nothing else than the amount of now. */
      before: string | null
    }

/** The question for what the rooms of the page's cart are charged at the booking; null without one. */
export function consentVariables({ cart }: PageContext['page'], { variant }: PrepayRatesProps) {
  return variant === 'consent' && cart ? { cartId: cart } : null
}

/** The consent to be charged at the booking, for a cart with a prepaid room (W22). */
export function usePrepayConsent(props: PrepayRatesProps): PrepayConsentModel {
  const { locale, page } = usePage().context
  const { labels } = props
  const track = useTrack('prepay-rates', props)
  const variables = consentVariables(page, props)
  const { retry, ...answer } = useQuery(prepayRatesQuery, variables)
  const part = useCheckoutPart(prepayPart, (_field, problem) => labels[problem as AgreementProblem])
  // The server knows another amount.
  const isOutdated = part.problems[PREPAY_BOX] === 'agreementChanged'
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each refusal
  useEffect(() => {
    if (isOutdated) retry()
  }, [isOutdated])

  if (!variables) return { state: 'none' }
  if (answer.state === 'failed') return { state: 'failed', retry }
  if (answer.state === 'loading' || part.state === 'loading') return { state: 'loading' }
  const rates = answer.data.prepayRates
  const [first] = rates
  if (!first) return { state: 'none' }
  const sum = prepaidSum(rates.map(({ amount }) => amount))
  const version = prepayVersion(sum)
  const { isTicked, hasChanged } = agreementOf(part.values, PREPAY_BOX, version)
  const before = hasChanged ? amountOfVersion(part.values[`${PREPAY_BOX}.version`] ?? '') : null
  const amount = sum && formatMoney(sum, locale)
  const changed = hasChanged ? 'agreementChanged' : null
  const problem = (part.problems[PREPAY_BOX] as AgreementProblem | undefined) ?? changed
  return {
    state: 'consent',
    form: part.form,
    asked: { name: part.nameOf(ASKED), ids: [PREPAY_BOX] },
    box: {
      id: PREPAY_BOX,
      name: part.nameOf(PREPAY_BOX),
      version,
      text: amount ? fillText(labels.agree, { amount: isolated(amount) }) : labels.agreeHidden,
      html: '',
      isRequired: true,
      isTicked,
      problem,
      onToggle: (accepted) => track('prepay_consent', { accepted }),
    },
    amount,
    day: formatDate(first.chargeDate, locale),
    nonRefundable: nonRefundableTexts(rates, labels, locale),
    before: before && formatMoney(before, locale),
  }
}
