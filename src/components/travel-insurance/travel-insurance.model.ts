import { useEffect, useState } from 'react'
import { useGuestCountry } from '../../features/checkout/guest/use-guest-country'
import {
  CHOICE,
  choiceOf,
  hasSameTerms,
  type InsuranceProblem,
  insurancePart,
  MANDATORY,
  OFFER,
} from '../../features/checkout/insurance/insurance.rules'
import { premiumAtom } from '../../features/checkout/insurance/insurance.store'
import { useCheckoutPart } from '../../features/checkout/use-checkout-part'
import { type KeepNoteModel, useKeepNote } from '../../features/checkout/use-keep-note'
import { coverText } from '../../features/travel-insurance/cover-text'
import { noteInsuranceShown } from '../../features/travel-insurance/travel-insurance.service'
import { useInsuranceLink } from '../../features/travel-insurance/use-insurance-link'
import { usePage, useStores } from '../../hooks/page-store'
import { useQuery } from '../../hooks/use-query'
import { useTrack } from '../../hooks/use-track'
import { isPictureAddress } from '../../rules/content/renditions'
import { formatMoney } from '../../rules/money/money'
import { emit } from '../../services/events/events'
import { type PolicyModel, usePolicy } from './policy.model'
import { travelInsuranceQuoteQuery } from './travel-insurance.operations'
import type { TravelInsuranceProps } from './travel-insurance.schema'

type Choice = 'yes' | 'no'

export type TravelInsuranceModel = OfferModel | PolicyModel

type OfferModel =
  /** The page has no cart. */
  | { state: 'none' }
  /** There is no insurance for this visitor; the next country of the form may have one. */
  | { state: 'unavailable' }
  | { state: 'loading' }
  | {
      /** Bought only with the payment, on a later page. */
      state: 'ready'
      form: string
      /** Names of the fields. */
      names: { choice: string; offer: string; mandatory: string }
      /** The id of the offer that a choice is made about; another one is another choice. */
      offer: string
      premium: string
      /** What is covered without it, of a stay that is insured already and changed; null for any other. */
      covered: string | null
      benefits: readonly string[]
      choice: Choice | null
      problem: InsuranceProblem | null
      /** The benefits of a declined insurance are folded, unless a link has led here. */
      isOpen: boolean
      /** Address of the insurer's logo; null without a usable one. */
      logo: string | null
      onBroken: () => void
      onChoose: (choice: Choice) => void
      note: KeepNoteModel
    }

/** The question for the offer of the page's cart; null without one. */
export function quoteVariables(
  { cart }: { cart?: string | undefined },
  residence: string | null = null,
) {
  return cart ? { cartId: cart, residence, travellers: null } : null
}

/** What visitors have said here; what was stored counts until then. */
interface Said {
  choice: string
  offer: string
}

const NOTHING_SAID: Said = { choice: '', offer: '' }

/** An insurance for the trip: offered with the page's cart, then told of with its order (W44). */
export function useTravelInsurance(props: TravelInsuranceProps): TravelInsuranceModel {
  const offer = useOffer(props)
  const policy = usePolicy(props)
  return props.placement === 'checkout' ? offer : policy
}

function useOffer(props: TravelInsuranceProps): OfferModel {
  const page = usePage()
  const {
    locale,
    page: { cart },
    mode,
  } = page.context
  const { labels, partner } = props
  const { live } = useStores()
  const track = useTrack('travel-insurance', props)
  const isLinked = useInsuranceLink()
  const { country, isStored } = useGuestCountry()
  const { retry, ...answer } = useQuery(
    travelInsuranceQuoteQuery,
    quoteVariables({ cart }, isStored ? null : country),
  )
  const part = useCheckoutPart(
    insurancePart,
    (_field, problem) => labels[problem as InsuranceProblem],
  )
  const { note, onTouch } = useKeepNote(part)
  const [own, setOwn] = useState<Said | null>(null)
  const [isBroken, setBroken] = useState(false)

  // The former offer stays while one for another country is on its way.
  const found = answer.state === 'ready' ? answer.data.travelInsuranceQuote : undefined
  const [last, setLast] = useState(found)
  if (found !== undefined && found !== last) setLast(found)
  const quote = answer.state === 'failed' ? null : (found ?? last)
  const offered =
    quote?.id && quote.premium ? { ...quote, id: quote.id, premium: quote.premium } : null

  const isRefused = part.problems[CHOICE] === 'offerChanged'
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each refusal
  useEffect(() => {
    if (!isRefused) return
    setOwn(NOTHING_SAID)
    retry()
  }, [isRefused])
  const isNone = quote !== undefined && !offered
  useEffect(() => {
    if (isNone) setOwn(NOTHING_SAID)
  }, [isNone])
  const isShown = !!offered && part.state === 'ready'
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (isShown && mode !== 'edit' && noteInsuranceShown(page)) track('insurance_view')
  }, [isShown])

  const said = own ?? { choice: part.values[CHOICE] ?? '', offer: part.values[OFFER] ?? '' }
  const choice = choiceOf(said.choice)
  const hasChanged = choice === 'yes' && !!offered && !hasSameTerms(said.offer, offered.id)
  const premium = isShown && choice === 'yes' && !hasChanged ? offered.premium : null
  const isKnown = isShown || isNone
  useEffect(() => {
    if (isKnown) live.set(premiumAtom, premium)
  }, [live, isKnown, premium])

  if (!cart) return { state: 'none' }
  if (isNone || part.state === 'failed') return { state: 'unavailable' }
  if (!offered || part.state === 'loading') return { state: 'loading' }
  const { id: offer } = offered
  const changed = hasChanged ? 'offerChanged' : null
  const src = partner.logo?.src ?? ''
  return {
    state: 'ready',
    form: part.form,
    names: {
      choice: part.nameOf(CHOICE),
      offer: part.nameOf(OFFER),
      mandatory: part.nameOf(MANDATORY),
    },
    offer,
    premium: formatMoney(offered.premium, locale),
    covered: offered.covered && coverText(offered.covered, labels, locale),
    benefits: offered.benefits,
    choice: hasChanged ? null : choice,
    problem: (part.problems[CHOICE] as InsuranceProblem | undefined) ?? changed,
    isOpen: choice !== 'no' || isLinked,
    logo: isPictureAddress(src) && !isBroken ? src : null,
    onBroken: () => setBroken(true),
    onChoose: (chosen) => {
      onTouch()
      setOwn({ choice: chosen, offer })
      track('insurance_choice', { choice: chosen })
      emit('insurance-changed', { accepted: chosen === 'yes', planId: offered.planId })
    },
    note,
  }
}
