import { type RefCallback, useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { readCoBrandLink } from '../../features/co-brand/co-brand.rules'
import {
  type CoBrandOffer,
  type SponsoredLink,
  useSponsoredLinks,
} from '../../features/co-brand/use-sponsored-link'
import { usePage } from '../../hooks/page-store'
import { useTrack } from '../../hooks/use-track'
import { parseUrl } from '../../rules/pages/urls'
import type { Page } from '../../services/page/page'
import type { PictureImage } from '../../ui/media/picture.view'
import type { CrossSellOffersProps } from './cross-sell-offers.schema'
import { offerPicture } from './offer-picture'
import type { Offer } from './read-offers'

/** Longer than that a visitor does not wait: the author's offers stay. */
const PATIENCE_MS = 2_000

/** So far below the window, in parts of its height, cards are exchanged: a fast scroll needs a few frames. */
const AHEAD = '50%'

export interface OfferCard {
  id: string
  title: string
  /** Rich text of an author, or plain text of the offer service. */
  text: { html: string } | { text: string }
  /** Null without a picture, or if it failed to load. */
  picture: PictureImage | null
  onBroken: () => void
  disclosure: string
  /** What the card says below its text; null: the widget's own words. */
  action: string | null
  /** Paid for, or it leads to another company: it opens a new tab. */
  isPartner: boolean
  isNewTab: boolean
  link: SponsoredLink
}

export type CrossSellOffersModel =
  | { state: 'none' }
  /** Offers have come that nothing was kept free for; they show once that moves nothing in sight. */
  | { state: 'waiting'; listRef: RefCallback<HTMLElement> }
  | { state: 'ready'; offers: OfferCard[]; listRef: RefCallback<HTMLElement> }

type Wanted = Omit<OfferCard, 'onBroken' | 'link' | 'isPartner'> & { href: string }

/**
 * Offers around the stay (W27): those of the offer service, else the author's. What a visitor sees is
 * never exchanged: the author's offers are in the server's HTML, and others take their places only
 * while these are below the window.
 */
export function useCrossSellOffers(props: CrossSellOffersProps): CrossSellOffersModel {
  const { slots, fallbackOffers } = props
  const page = usePage()
  const { context } = page
  const isEdited = context.mode === 'edit'
  const track = useTrack('cross-sell-offers', props)
  const linkTo = useSponsoredLinks()
  const [broken, setBroken] = useState<readonly string[]>([])
  const { offers, listRef } = useOffers(page, { isEdited, hasFallback: fallbackOffers.length > 0 })

  const own = fallbackOffers
    .filter(({ title }) => title.trim() !== '')
    .map(({ id, title, text, image, cta, disclosure }): Wanted => {
      const picture = offerPicture(image, page.site.dynamicMedia)
      const { label: action, href, newTab: isNewTab } = cta
      return { id, title, text: { html: text }, picture, disclosure, action, isNewTab, href }
    })
  const served = offers.shown.map(({ text, image, ...offer }): Wanted => {
    const picture = offerPicture(
      image ? { src: image, alt: '' } : undefined,
      page.site.dynamicMedia,
    )
    return { ...offer, text: { text }, picture, action: null, isNewTab: false }
  })
  const ids = new Set(served.map(({ id }) => id))
  const wanted = [...served, ...own.filter(({ id }) => !ids.has(id))]
  const cards = wanted.flatMap(({ href, ...card }): OfferCard[] => {
    const target = targetOf(href, card.id, page)
    const link = linkTo(target, () => track('offer_click', { id: card.id }))
    if (link.href === null) return []
    const isPartner =
      typeof target !== 'string' || card.disclosure !== '' || isForeign(target, page)
    return [
      {
        ...card,
        picture: card.picture && broken.includes(card.picture.src) ? null : card.picture,
        onBroken: () => setBroken((all) => (card.picture ? [...all, card.picture.src] : all)),
        isPartner,
        isNewTab: isPartner || card.isNewTab,
        link,
      },
    ]
  })
  const shown = cards.slice(0, slots)
  const viewRef = useViews((id) => track('offer_view', { id }), !isEdited)
  const names = shown.map(({ id }) => id).join(' ')
  const refs = useCallback(
    (list: HTMLElement | null) => {
      const ends = [listRef(list), names ? viewRef(list) : undefined]
      return () => {
        for (const end of ends) end?.()
      }
    },
    [listRef, viewRef, names],
  )

  if (shown.length > 0) return { state: 'ready', offers: shown, listRef: refs }
  return offers.isWaiting ? { state: 'waiting', listRef: refs } : { state: 'none' }
}

/** The offer service's answer, for as long as a visitor waits for it, once there is room for it. */
function useOffers(
  page: Page,
  { isEdited, hasFallback }: { isEdited: boolean; hasFallback: boolean },
) {
  const [found, setFound] = useState<Offer[]>([])
  const [isPlaced, setPlaced] = useState(false)
  useEffect(() => {
    if (isEdited) return
    let isOver = false
    const end = setTimeout(() => {
      isOver = hasFallback
    }, PATIENCE_MS)
    void offersOf(page).then((offers) => {
      clearTimeout(end)
      if (!isOver) setFound(offers)
    })
    return () => {
      isOver = true
      clearTimeout(end)
    }
  }, [page, isEdited, hasFallback])
  const hasOffers = found.length > 0
  const listRef = useCallback(
    (list: HTMLElement | null) => {
      if (!list || !hasOffers || isPlaced) return
      const observer = new IntersectionObserver(
        ([entry]) => {
          if (!entry) return
          const isBelow = !entry.isIntersecting && entry.boundingClientRect.top > 0
          // Rendered a few frames later, they could be in sight of a visitor who scrolls.
          if (isBelow) flushSync(() => setPlaced(true))
          // They have been seen, or are about to be, and stay.
          if (isBelow || hasFallback) observer.disconnect()
        },
        { rootMargin: `0px 0px ${AHEAD} 0px` },
      )
      observer.observe(list)
      return () => observer.disconnect()
    },
    [hasOffers, isPlaced, hasFallback],
  )
  return { offers: { shown: isPlaced ? found : [], isWaiting: hasOffers && !isPlaced }, listRef }
}

/** Never rejects: a failure of the service has no offers (C.10). */
async function offersOf(page: Page): Promise<Offer[]> {
  try {
    const [{ getDataLayer }, { readOffers }] = await Promise.all([
      import('../../services/analytics/data-layer'),
      import('./read-offers'),
    ])
    const { mvpOfferList } = await getDataLayer(page)
    return readOffers(mvpOfferList, Date.now())
  } catch {
    return []
  }
}

/** Calls `onView` once for each card that half of which has come into sight. */
function useViews(onView: (id: string) => void, isOn: boolean) {
  const latest = useRef(onView)
  useEffect(() => {
    latest.current = onView
  })
  const seen = useRef(new Set<string>())
  return useCallback(
    (list: HTMLElement | null) => {
      if (!list || !isOn) return
      const observer = new IntersectionObserver(
        (entries) => {
          for (const { isIntersecting, target } of entries) {
            const { offer = '' } = (target as HTMLElement).dataset
            if (!isIntersecting || !offer || seen.current.has(offer)) continue
            seen.current.add(offer)
            latest.current(offer)
          }
        },
        { threshold: 0.5 },
      )
      for (const card of list.querySelectorAll('[data-offer]')) observer.observe(card)
      return () => observer.disconnect()
    },
    [isOn],
  )
}

/** A link to a card's page gets the visitor's values (C.20). */
function targetOf(href: string, placement: string, page: Page): CoBrandOffer | string {
  const card = readCoBrandLink(href, page)
  return card ? { ...card, placement } : href
}

function isForeign(href: string, page: Page): boolean {
  const { origin } = page.location()
  return parseUrl(href, origin)?.origin !== origin
}
