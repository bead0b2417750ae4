import { useEffect, useRef, useState } from 'react'
import {
  offerFacts,
  type Recommendation,
  upgradeFacts,
} from '../../features/booking/upgrade/offer-facts'
import { recommendedProductQuery } from '../../features/booking/upgrade/recommended.operations'
import type { ShownOffer, ShownUpgrade } from '../../features/booking/upgrade/upgrade-cards.view'
import { type FailedChange, useUpgrade } from '../../features/booking/upgrade/use-upgrade'
import { useTermsTime } from '../../features/rates/policy/use-terms-time'
import { staySearchAtom } from '../../features/stay/search.store'
import { usePage } from '../../hooks/page-store'
import { usePageValue } from '../../hooks/use-page-value'
import { useQuery } from '../../hooks/use-query'
import { useTrack } from '../../hooks/use-track'
import type { UpsellProps } from './upsell.schema'

export type UpsellModel =
  /** There is nothing to offer, or the offers are missing: the page works without them. */
  | { state: 'none' }
  | {
      state: 'ready'
      offers: readonly ShownOffer[]
      accepted: readonly ShownUpgrade[]
      /** Rooms of the stay. */
      count: number
      failed: FailedChange | null
    }

type Kind = UpsellProps['kinds'][number]

/** The author's names for the kinds of the schema. */
const KINDS: Record<Recommendation['offers'][number]['kind'], Kind> = {
  ROOM: 'room',
  RATE: 'rate',
  BREAKFAST: 'breakfast',
  LATE_CHECKOUT: 'lateCheckout',
}

const NOTHING: Recommendation = { revision: 0, offers: [], accepted: [] }

/** Better rooms and rates for what the visitor has chosen (W26). */
export function useUpsell(props: UpsellProps): UpsellModel {
  const { id, labels, kinds, maxOffers } = props
  const { locale, page } = usePage().context
  const { parties } = usePageValue(staySearchAtom)
  const track = useTrack('upsell', props)
  const answer = useQuery(recommendedProductQuery, page.cart ? { cartId: page.cart } : null)
  const found = (answer.state === 'ready' && answer.data.recommendedProduct) || NOTHING
  const now = useTermsTime(found.offers.map(({ product }) => product))
  const { failed, formOf } = useUpgrade(found.revision, labels)
  // The button that was pressed is gone: the focus moves to what came of it.
  const [focusId, setFocusId] = useState<{ id: string } | null>(null)
  useEffect(() => {
    if (focusId) document.getElementById(focusId.id)?.focus()
  }, [focusId])

  const acceptedId = (itemId: string) => `${id}-${itemId}-accepted`
  const offers = [...found.offers]
    .filter(({ kind }) => kinds.includes(KINDS[kind]))
    .sort((a, b) => kinds.indexOf(KINDS[a.kind]) - kinds.indexOf(KINDS[b.kind]))
    .flatMap((offer) => offerFacts(offer, { labels, locale, now }) ?? [])
    .slice(0, maxOffers)
  const isSeen = useRef(false)
  const hasOffers = offers.length > 0
  useEffect(() => {
    if (!hasOffers || isSeen.current) return
    isSeen.current = true
    track('upsell_view')
  })

  if (!hasOffers && found.accepted.length === 0 && !failed) return { state: 'none' }
  return {
    state: 'ready',
    count: parties.length,
    failed,
    offers: offers.map((offer) => ({
      ...offer,
      form: formOf(offer.change, () => {
        track('upsell_accept', { difference: offer.difference })
        setFocusId({ id: acceptedId(offer.change.itemId) })
      }),
    })),
    accepted: found.accepted.map((accepted) => {
      const facts = upgradeFacts(accepted, labels, locale)
      const onDone = () => setFocusId({ id: `${id}-title` })
      return {
        ...facts,
        titleId: acceptedId(facts.itemId),
        form: facts.change && formOf(facts.change, onDone),
      }
    }),
  }
}
