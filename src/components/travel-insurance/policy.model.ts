import { useCallback, useEffect, useRef, useState } from 'react'
import { stayQuestions, useStay } from '../../features/booking/use-booking'
import { coverText } from '../../features/travel-insurance/cover-text'
import { noteInsurancePurchased } from '../../features/travel-insurance/travel-insurance.service'
import { usePage } from '../../hooks/page-store'
import { usePageValue } from '../../hooks/use-page-value'
import { useTrack } from '../../hooks/use-track'
import { formatMoney } from '../../rules/money/money'
import { buyInsuranceCall } from '../../rules/site/order-calls'
import { execute } from '../../services/graphql/answers'
import type { Operations } from '../../services/graphql/operations'
import { localPathAtom } from '../../services/navigate/context-path'
import type { PageContext } from '../../services/page/page-context'
import { createTravelInsuranceOrderMutation } from './travel-insurance.operations'
import type { TravelInsuranceProps } from './travel-insurance.schema'

export type PolicyModel =
  /** No insurance was chosen with the order, or the page has no order. */
  | { state: 'none' }
  | {
      state: 'bought'
      number: string
      premium: string
      /** Rooms of the stay are cancelled: the policy is not. */
      isLeft: boolean
      /** What it covers, where that is not all of the stay; else null. */
      covered: string | null
    }
  /** It is being bought, or whether it is bought is not known. */
  | { state: 'pending'; premium: string; again: Again }
  /** `again` null: the offer has ended, or it was tried too often. */
  | { state: 'refused'; premium: string; again: Again | null }

/** Another try: a form, for a page whose script is not there. */
export interface Again {
  /** The handle of the order. */
  stay: string
  /** Id of the page, to which the form leads back. */
  page: string
  action: string
  attempt: number
  /** One is on its way. */
  isAsking: boolean
  onAsk: () => void
}

type Insurance = NonNullable<
  Operations['CreateTravelInsuranceOrder']['result']['createTravelInsuranceOrder']['insurance']
>

/** For a page that the server renders. */
export const policyQuestions = (page: PageContext) => stayQuestions(page)

/** Before each call; what the insurer's provider did not answer is asked for again. */
const PAUSES_MS = [0, 2_000, 5_000, 10_000]

/** After these another call may say more. */
const OPEN_CODES: readonly (string | null | undefined)[] = [
  undefined,
  'PAYMENT_UNKNOWN',
  'E_DOUBLE_CLICK',
]

/**
 * The insurance that was chosen with the order (W44), on its confirmation or the page of its stay: bought by this page if
 * nothing else has, with the order as it is whatever comes of it.
 */
export function usePolicy(props: TravelInsuranceProps): PolicyModel {
  const page = usePage()
  const { locale, mode } = page.context
  const isPlaced = props.placement !== 'checkout'
  const isOn = isPlaced && mode !== 'edit'
  const track = useTrack('travel-insurance', props)
  const stay = useStay(isOn)
  const named = stay?.handle ?? null
  const [own, setOwn] = useState<Insurance | null>(null)
  const [progress, setProgress] = useState<'new' | 'asking' | 'ended'>('new')
  const localPath = usePageValue(localPathAtom)
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])

  const buy = useCallback(
    async (attempt: number) => {
      setProgress('asking')
      for (const pause of PAUSES_MS) {
        await new Promise((resolve) => setTimeout(resolve, pause))
        if (!isHere.current) return
        const { data } = await execute(page, createTravelInsuranceOrderMutation, {
          input: { attempt, stay: named },
        })
        const { status, insurance } = data?.createTravelInsuranceOrder ?? {}
        if (insurance) setOwn(insurance)
        if (!OPEN_CODES.includes(status?.code)) break
      }
      setProgress('ended')
    },
    [page, named],
  )
  const found = stay?.insurance ?? null
  const insurance = own ?? found
  const first = found?.state === 'PENDING' ? found.attempt : null
  useEffect(() => {
    if (first !== null) void buy(first)
  }, [first, buy])
  const isBought = insurance?.state === 'BOUGHT'
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (isBought && noteInsurancePurchased(page)) track('insurance_purchased')
  }, [isBought])

  if (isPlaced && mode === 'edit') return SAMPLE
  if (!isOn || !insurance) return { state: 'none' }
  const premium = formatMoney(insurance.premium, locale)
  const { state, policyNumber, attempt, canRetry } = insurance
  const againOf = (next: number, isAsking: boolean): Again => ({
    stay: named ?? '',
    page: page.context.page.id,
    action: localPath(buyInsuranceCall(page.site)),
    attempt: next,
    isAsking,
    onAsk: () => void buy(next),
  })
  if (state === 'BOUGHT') {
    const isLeft = stay?.items.some(({ status }) => status === 'CANCELLED') ?? false
    const covered = insurance.covered && coverText(insurance.covered, props.labels, locale)
    return { state: 'bought', number: policyNumber ?? '', premium, isLeft, covered }
  }
  // It is asked for at once, so that nothing appears only to go again.
  if (state === 'PENDING')
    return { state: 'pending', premium, again: againOf(attempt, progress !== 'ended') }
  const again = canRetry ? againOf(attempt + 1, progress === 'asking') : null
  return { state: 'refused', premium, again }
}

/** For author mode. */
const SAMPLE: PolicyModel = {
  ...{ state: 'bought', number: 'FH-204518376', premium: '$36.48' },
  ...{ isLeft: false, covered: null },
}
