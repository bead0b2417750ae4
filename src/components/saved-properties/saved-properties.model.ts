import { useEffect, useRef, useState } from 'react'
import { showsReviews } from '../../features/property/reviews/reviews.rules'
import { keepSavedAtom } from '../../features/save-hotel/keep-saved.service'
import { customerSavedPropertiesQuery } from '../../features/save-hotel/saved-properties.operations'
import { SAVED_PROPERTIES_LIMIT } from '../../features/save-hotel/saved-properties.rules'
import { savedPropertiesAtom } from '../../features/save-hotel/saved-properties.service'
import { useStores } from '../../hooks/page-store'
import { useMainHeading } from '../../hooks/use-main-heading'
import { usePageAction, usePageValue } from '../../hooks/use-page-value'
import { useQuery } from '../../hooks/use-query'
import { useTrack } from '../../hooks/use-track'
import { isSuccess } from '../../rules/codes/status'
import { isRedemptionPage } from '../../rules/pages/redemption'
import { mapsCoordinatesHref } from '../../rules/pages/urls'
import { hotelOverviewPath, rateListPath, signInPath } from '../../rules/site/paths'
import { ownAddress, withQuery } from '../../rules/site/query'
import { answersAtom, askAtom, readAnswer } from '../../services/graphql/answers'
import type { PropertyByPropertyIdStatusQuery } from '../../services/graphql/operations'
import { localPathAtom } from '../../services/navigate/context-path'
import { navigate } from '../../services/navigate/navigate'
import { type Page, pageAtom } from '../../services/page/page'
import { visitorAtom } from '../../services/session/visitor'
import { fillText } from '../../ui/text/fill-text'
import { useRemoval } from './removal.model'
import { useSaveOnArrival } from './save-on-arrival.model'
import { propertyByPropertyIdStatusQuery } from './saved-properties.operations'
import type { SavedPropertiesProps } from './saved-properties.schema'

/** The number of hotels per request (W53). */
const BATCH = 10

export interface SavedHotel {
  id: string
  /** The code of a hotel that cannot be shown. */
  name: string
  /** Null for a hotel that has left the chain or failed to load. */
  details: {
    /** City and country. */
    place: string
    href: string | null
    ratesHref: string
    mapHref: string | null
    image: { src: string; alt: string } | null
    reviews: { stars: number; count: number } | null
  } | null
  /** Recently removed; its place is kept for an undo. */
  isRemoved: boolean
  /** Recently restored: its button gets the focus. */
  isRestored: boolean
  remove: () => void
  undo: () => void
}

export type SavedPropertiesModel = { isMain: boolean; locale: string } & (
  | { state: 'loading' }
  | { state: 'signIn'; href: string }
  | { state: 'failed'; retry: () => void }
  | {
      state: 'ready'
      hotels: SavedHotel[]
      count: number
      limit: number
      /** The problem of a request by the address or a press. */
      problem: 'limit' | 'saveFailed' | null
      /** A removal that the address requests. */
      asked: { hotel: string; confirm: () => void } | null
    }
)

export function useSavedProperties(props: SavedPropertiesProps): SavedPropertiesModel {
  const { live } = useStores()
  const page = live.get(pageAtom)
  const { locale } = page.context
  const visitor = usePageValue(visitorAtom)
  const saved = usePageValue(savedPropertiesAtom)
  const localPath = usePageValue(localPathAtom)
  const isMain = useMainHeading(props.id, props.isMainHeading)
  const { state, customerId } = visitor
  const isMember = state === 'authenticated' && customerId !== undefined
  const list = useList(isMember ? customerId : null)
  const isListed = isMember && saved !== null
  const arrival = useSaveOnArrival(isListed ? saved.ids : null, props.labels)
  useEffect(() => {
    if (isListed) live.set(keepSavedAtom)
  }, [isListed, live])
  const removal = useRemoval()
  const ids = useOrder(saved?.ids ?? null, removal.removed)
  const cards = useCards(ids, page)
  useListView(props, isListed ? saved.ids.length : null)

  const isStranger = state !== 'unknown' && state !== 'authenticated'
  useEffect(() => {
    if (isStranger) navigate(page, signInHref(page), { replace: true })
  }, [isStranger, page])

  const base = { isMain, locale }
  if (isStranger) return { ...base, state: 'signIn', href: localPath(signInHref(page)) }
  if (list.state === 'failed') return { ...base, state: 'failed', retry: list.retry }
  if (!isListed || !cards) return { ...base, state: 'loading' }

  const hotels = cards.map(({ id, property }): SavedHotel => {
    const name = property?.basicInformation?.name ?? id
    const hotel = { hotel: name }
    return {
      id,
      name,
      details: property && detailsOf(property, props, page, localPath),
      isRemoved: removal.removed.has(id) && !saved.ids.includes(id),
      isRestored: removal.restored === id,
      remove: () => removal.remove(id, fillText(props.labels.removed, hotel)),
      undo: () => removal.undo(id, fillText(props.labels.savedNow, hotel)),
    }
  })
  if (props.sort === 'name') hotels.sort((a, b) => a.name.localeCompare(b.name, locale))
  return {
    ...base,
    state: 'ready',
    hotels,
    count: saved.ids.length,
    limit: SAVED_PROPERTIES_LIMIT,
    problem: arrival.problem ?? (removal.hasFailed ? 'saveFailed' : null),
    asked: arrival.removal && {
      hotel:
        hotels.find(({ id }) => id === arrival.removal?.propertyId)?.name ?? props.labels.thisHotel,
      confirm: arrival.removal.confirm,
    },
  }
}

type Property = NonNullable<PropertyByPropertyIdStatusQuery['propertyStatus']['property']>

function detailsOf(
  property: Property,
  { showMap }: SavedPropertiesProps,
  page: Page,
  localPath: (path: string) => string,
): SavedHotel['details'] {
  const { context, site } = page
  const { locale } = context
  const { id, seoNickname } = property
  const { latitude, longitude } = property.basicInformation ?? {}
  const { city, country } = property.contactInformation?.address ?? {}
  const node = property.media?.primaryImage?.edges?.[0]?.node
  const stars = property.reviews?.stars?.count ?? 0
  const count = property.reviews?.numberOfReviews?.count ?? 0
  const isMax = property.isMax ?? false
  const hasReviews = showsReviews({
    stars,
    count,
    locale,
    isMax,
    redemption: isRedemptionPage(page),
    enabled: true,
  })
  return {
    place: [city, country?.description].filter(Boolean).join(' · '),
    href: seoNickname ? localPath(hotelOverviewPath(site, seoNickname)) : null,
    ratesHref: localPath(withQuery(site, rateListPath(site), { propertyCode: id })),
    mapHref:
      showMap && latitude != null && longitude != null
        ? mapsCoordinatesHref(site.mapBaseUrl, latitude, longitude)
        : null,
    image: node?.imageUrls?.wideHorizontal
      ? { src: node.imageUrls.wideHorizontal, alt: node.altText ?? '' }
      : null,
    reviews: hasReviews ? { stars, count } : null,
  }
}

function signInHref(page: Page): string {
  return withQuery(page.site, signInPath(page.site), { returnTo: ownAddress(page) })
}

/** The member's list, loaded with every visit of the page. */
function useList(customerId: string | null) {
  const adopt = usePageAction(savedPropertiesAtom)
  const list = useQuery(customerSavedPropertiesQuery, customerId ? { customerId } : null, {
    fresh: true,
  })
  const customer = list.state === 'ready' ? list.data.customer : null
  useEffect(() => adopt(customer), [customer, adopt])
  return list
}

/** The last saved hotel first; a removed or restored hotel keeps its place. */
function useOrder(ids: readonly string[] | null, removed: ReadonlySet<string>): string[] {
  const known = useRef<string[]>([])
  if (!ids) return []
  const added = ids.filter((id) => !known.current.includes(id)).reverse()
  known.current = [...added, ...known.current].filter((id) => ids.includes(id) || removed.has(id))
  return known.current
}

/**
 * The data of the hotels, ten per request; null until the first ten are loaded. A hotel without data
 * stays in the list, because it counts and can be removed.
 */
function useCards(ids: string[], page: Page) {
  const ask = usePageAction(askAtom)
  const answers = usePageValue(answersAtom)
  const wanted = ids.join(' ')
  useEffect(() => {
    let isCurrent = true
    const load = async () => {
      const all = wanted.split(' ').filter(Boolean)
      for (let from = 0; from < all.length && isCurrent; from += BATCH) {
        const batch = all.slice(from, from + BATCH)
        await Promise.all(
          batch.map((propertyId) => ask(propertyByPropertyIdStatusQuery, { propertyId })),
        )
      }
    }
    void load()
    return () => {
      isCurrent = false
    }
  }, [wanted, ask])
  const known = ids.map((propertyId) => ({
    id: propertyId,
    answer: readAnswer(answers, 'PropertyByPropertyIdStatus', { propertyId }),
  }))
  const isWaiting = known.slice(0, BATCH).some(({ answer }) => answer.state === 'loading')
  if (isWaiting && page.context.mode !== 'edit') return null
  return known.flatMap(({ id, answer }) => {
    if (answer.state === 'loading') return []
    const found = answer.state === 'ready' ? answer.data.propertyStatus : null
    return [{ id, property: found && isSuccess(found.status.code) ? found.property : null }]
  })
}

/** Tracked once, when the list has loaded. */
function useListView(props: SavedPropertiesProps, count: number | null) {
  const track = useTrack('saved-properties', props)
  const [isTracked, setTracked] = useState(false)
  useEffect(() => {
    if (count === null || isTracked) return
    setTracked(true)
    track('saved_list_view', { count })
  }, [count, isTracked, track])
}
