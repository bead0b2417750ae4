import { type MouseEvent, type RefCallback, useCallback, useEffect, useMemo, useState } from 'react'
import { showsReviews } from '../../features/property/reviews/reviews.rules'
import type { RecentlyViewedProperty } from '../../features/recently-viewed/recently-viewed.rules'
import { forgetViewed, readViewed } from '../../features/recently-viewed/recently-viewed.service'
import { usePage } from '../../hooks/page-store'
import { usePageAction, usePageValue } from '../../hooks/use-page-value'
import { useTrack } from '../../hooks/use-track'
import { displayNames } from '../../rules/formats/formatters'
import { availabilityPath } from '../../rules/site/booking-paths'
import { withQuery } from '../../rules/site/query'
import { announce } from '../../services/accessibility/live-region'
import { answersAtom, askAtom, readAnswer } from '../../services/graphql/answers'
import { localPathAtom } from '../../services/navigate/context-path'
import { focusNextHeading } from '../../ui/text/focus-heading'
import { propertyCatalogQuery } from './recent-property.operations'
import type { RecentlyViewedProps } from './recently-viewed.schema'

export interface ViewedHotel {
  id: string
  name: string
  country: string
  href: string
  /** Null: there is none, or none any more. */
  image: string | null
  reviews: { stars: number; count: number } | null
  onBroken: () => void
  onOpen: () => void
}

export type RecentlyViewedModel =
  | { state: 'none' }
  /** There are hotels; they show once that moves nothing in sight. */
  | { state: 'waiting'; placeRef: RefCallback<HTMLElement> }
  | {
      state: 'list'
      hotels: ViewedHotel[]
      locale: string
      clear: (event: MouseEvent<HTMLElement>) => void
    }

/** The hotels that this browser remembers (W89); no server knows them. */
export function useRecentlyViewed(props: RecentlyViewedProps): RecentlyViewedModel {
  const page = usePage()
  const { context, site } = page
  const { locale } = context
  const track = useTrack('recently-viewed', props)
  const localPath = usePageValue(localPathAtom)
  const [viewed, setViewed] = useState<readonly RecentlyViewedProperty[]>([])
  const [isShown, setShown] = useState(false)
  const { propertyId } = context.page
  useEffect(() => {
    setViewed(readViewed(page).filter(({ marshaCode }) => marshaCode !== propertyId))
  }, [page, propertyId])
  const forget = useCallback(
    (id: string) => {
      forgetViewed(page, id)
      setViewed((all) => all.filter(({ marshaCode }) => marshaCode !== id))
    },
    [page],
  )
  const { pictures, refresh } = usePictures(forget)
  const placeRef = useCallback((place: HTMLElement | null) => {
    if (!place) return
    const observer = new IntersectionObserver(([entry]) => {
      const isBelow = entry && !entry.isIntersecting && entry.boundingClientRect.top > 0
      if (isBelow) setShown(true)
    })
    observer.observe(place)
    return () => observer.disconnect()
  }, [])
  const shown = useMemo(() => viewed.slice(0, props.maxShown), [viewed, props.maxShown])
  if (shown.length === 0) return { state: 'none' }
  if (!isShown) return { state: 'waiting', placeRef }
  return {
    state: 'list',
    locale,
    hotels: shown.map((hotel, index): ViewedHotel => {
      const { marshaCode: id, name, country, imageUrl, starsCount: stars } = hotel
      const count = hotel.numberOfReviewsCount
      const hasReviews = showsReviews({
        stars,
        count,
        locale,
        isMax: false,
        redemption: false,
        enabled: true,
      })
      return {
        id,
        name,
        country: country && /^[A-Z]{2}$/.test(country) ? countryName(locale, country) : '',
        // Leads to the hotel's page, whatever its address is today.
        href: localPath(withQuery(site, availabilityPath(site), { propertyCode: id })),
        image: pictures.has(id) ? (pictures.get(id) ?? null) : imageUrl,
        reviews: hasReviews && stars && count ? { stars, count } : null,
        onBroken: () => void refresh(id),
        onOpen: () => track('recent_click', { rank: index + 1 }),
      }
    }),
    clear: ({ currentTarget, detail }) => {
      focusNextHeading(currentTarget.closest('section') ?? currentTarget, {
        preventScroll: detail > 0,
      })
      forgetViewed(page)
      setViewed([])
      announce(props.labels.cleared)
    },
  }
}

function countryName(locale: string, code: string): string {
  return displayNames(locale, 'region').of(code) ?? ''
}

/**
 * Pictures of today, for those whose remembered address has failed: asked once for each hotel. A hotel
 * that the catalogue does not know is forgotten.
 */
function usePictures(forget: (id: string) => void) {
  const ask = usePageAction(askAtom)
  const answers = usePageValue(answersAtom)
  const [asked, setAsked] = useState<readonly string[]>([])
  const pictures = new Map<string, string | null>()
  const gone: string[] = []
  for (const id of asked) {
    const answer = readAnswer(answers, 'PropertyCatalog', { propertyId: id })
    const found = answer.state === 'ready' ? answer.data.propertyById : undefined
    if (found === null) gone.push(id)
    pictures.set(
      id,
      found?.media?.primaryImage?.edges?.[0]?.node?.imageUrls?.wideHorizontal ?? null,
    )
  }
  const [first] = gone
  useEffect(() => {
    if (first) forget(first)
  }, [first, forget])
  const refresh = async (id: string) => {
    if (asked.includes(id)) return
    setAsked((all) => (all.includes(id) ? all : [...all, id]))
    await ask(propertyCatalogQuery, { propertyId: id })
  }
  return { pictures, refresh }
}
