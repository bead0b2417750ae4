import { type MouseEvent, useEffect, useState } from 'react'
import { isInsured } from '../../features/travel-insurance/travel-insurance.service'
import { useInsuranceLink } from '../../features/travel-insurance/use-insurance-link'
import { usePage } from '../../hooks/page-store'
import { useSelectedValue } from '../../hooks/use-page-value'
import { useTrack } from '../../hooks/use-track'
import { formatMoney } from '../../rules/money/money'
import { announce } from '../../services/accessibility/live-region'
import { listen } from '../../services/events/events'
import { answersAtom, readAnswer } from '../../services/graphql/answers'
import type { TravelInsuranceQuoteQuery } from '../../services/graphql/operations'
import type { TravelInsuranceBannerProps } from './travel-insurance-banner.schema'

export type TravelInsuranceBannerModel =
  /** No link has pointed to the insurance, or there is nothing to point to. */
  | { state: 'none' }
  /** `premium`: null before an offer has been asked for. */
  | { state: 'shown'; premium: string | null; href: string; onFollow: (event: MouseEvent) => void }
  | { state: 'covered' }

const TARGET = 'foyer-widget[type="travel-insurance"]'

/** How long it says that the trip is insured (W72). */
const COVERED_MS = 5_000

/** Points to the travel insurance of the same page once a link has led to it (W72). */
export function useTravelInsuranceBanner(
  props: TravelInsuranceBannerProps,
): TravelInsuranceBannerModel {
  const page = usePage()
  const { context } = page
  const { labels, title } = props
  const { cart } = context.page
  const track = useTrack('travel-insurance-banner', props)
  const isLinked = useInsuranceLink()
  const answer = useSelectedValue(answersAtom, (answers) =>
    readAnswer(answers, 'TravelInsuranceQuote', {
      ...{ cartId: cart ?? '', residence: null, travellers: null },
    }),
  )
  // Only the browser knows whether the page has the widget, and what it has stored.
  const [target, setTarget] = useState<string | null>(null)
  const [isDone, setDone] = useState(false)
  const [isCovered, setCovered] = useState(false)
  useEffect(() => {
    if (!isLinked) return
    setTarget(document.querySelector(TARGET)?.id ?? null)
    if (!isInsured(page)) return
    setCovered(true)
    const timer = setTimeout(() => setDone(true), COVERED_MS)
    return () => clearTimeout(timer)
  }, [isLinked, page])
  // A visitor who has chosen needs no pointer.
  useEffect(() => listen('insurance-changed', () => setDone(true)), [])
  const quote =
    answer.state === 'ready'
      ? (answer.data as TravelInsuranceQuoteQuery).travelInsuranceQuote
      : undefined
  const isOffered = quote === undefined ? answer.state !== 'failed' : quote?.eligible === true
  const isShown = isLinked && !isDone && target !== null && (isCovered || isOffered)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (!isShown) return
    track('insurance_banner_view')
    announce(isCovered ? labels.covered : title)
  }, [isShown])

  if (!isShown) return { state: 'none' }
  if (isCovered) return { state: 'covered' }
  const heading = `${target}-title`
  return {
    state: 'shown',
    premium: quote?.premium ? formatMoney(quote.premium, context.locale) : null,
    href: `#${heading}`,
    onFollow(event) {
      event.preventDefault()
      track('insurance_banner_click')
      const element = document.getElementById(heading)
      element?.scrollIntoView({ block: 'start' })
      element?.focus({ preventScroll: true })
    },
  }
}
