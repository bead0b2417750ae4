import { useEffect, useRef, useState } from 'react'
import type { CoBrandProgram } from '../../features/co-brand/co-brand.rules'
import type { SponsoredLink } from '../../features/co-brand/use-sponsored-link'
import { useSponsoredLink } from '../../features/co-brand/use-sponsored-link'
import { countryOfLocale } from '../../features/join/joiner.rules'
import { askedDigitsAtom } from '../../features/profile-nudge/profile-nudge.service'
import { usePage, useStores } from '../../hooks/page-store'
import { usePageValue } from '../../hooks/use-page-value'
import { useQuery } from '../../hooks/use-query'
import { useTrack } from '../../hooks/use-track'
import { isPaymentPage } from '../../rules/pages/page-types'
import { lateText, type SafeText, servedText } from '../../services/content/late-text'
import { visitorAtom } from '../../services/session/visitor'
import { coBrandCreditCardQuery } from './co-brand-offer.operations'
import type { CoBrandOfferProps } from './co-brand-offer.schema'

export type CoBrandOfferModel =
  | { state: 'none' }
  | {
      state: 'ready'
      program: CoBrandProgram
      text: SafeText
      /** The author's disclosure, then the bank's terms if there are any. */
      disclosures: SafeText[]
      link: SponsoredLink
    }

/** Only for eligible members, and not on payment pages (W85). */
export function useCoBrandOffer(props: CoBrandOfferProps): CoBrandOfferModel {
  const { id, destinationURL, campaignCode } = props
  const card = useCard()
  const texts = useTexts(props, card !== null)
  const track = useTrack('co-brand-offer', props)
  const program = props.program ?? card?.program ?? 'chase'
  const link = useSponsoredLink(
    { program, destinationURL, campaign: campaignCode, placement: id },
    () => track('cobrand_click', { program }),
  )
  const isShown = card !== null && texts !== null && link.href !== null
  const trackShown = useRef(track)
  useEffect(() => {
    if (isShown) trackShown.current('cobrand_view')
  }, [isShown])

  if (!isShown) return { state: 'none' }
  const disclosures = card.terms ? [texts.legal, { html: card.terms }] : [texts.legal]
  return { state: 'ready', program, text: texts.text, disclosures, link }
}

interface Card {
  program: CoBrandProgram
  /** Sanitised HTML, like that of every answer. */
  terms: string | null
}

/** The sample in author mode. */
const SAMPLE: Card = { program: 'chase', terms: null }

/** The card for this member; null for all other visitors, without a request. */
function useCard(): Card | null {
  const { live } = useStores()
  const { mode, locale, page } = usePage().context
  // No offer beside the question about the phone number (W91); a later answer must not move the page.
  const [isAsked] = useState(() => live.get(askedDigitsAtom) !== null)
  const isAllowed = !isPaymentPage(page.id) && !isAsked
  const { state, customerId } = usePageValue(visitorAtom)
  const mayAsk = isAllowed && state === 'authenticated' && customerId !== undefined
  const market = countryOfLocale(locale)
  const answer = useQuery(coBrandCreditCardQuery, mayAsk ? { customerId, market } : null)
  if (mode === 'edit') return isAllowed ? SAMPLE : null
  if (answer.state !== 'ready') return null
  const { eligible, program, terms } = answer.data.coBrandCreditCard
  return eligible && program ? { program, terms } : null
}

/** The author's text on a page without server HTML: sanitised when it is needed. */
function useTexts({ text, legal }: CoBrandOfferProps, isWanted: boolean) {
  const isEdited = usePage().context.mode === 'edit'
  const [texts, setTexts] = useState<{ text: SafeText; legal: SafeText } | null>(null)
  useEffect(() => {
    if (!isWanted || isEdited) return
    let isHere = true
    void Promise.all([lateText(text), lateText(legal)]).then(([safeText, safeLegal]) => {
      if (isHere) setTexts({ text: safeText, legal: safeLegal })
    })
    return () => {
      isHere = false
    }
  }, [text, legal, isWanted, isEdited])
  return isEdited ? { text: servedText(text), legal: servedText(legal) } : texts
}
