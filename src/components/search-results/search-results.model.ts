import { useMemo, useState } from 'react'
import { useConverters } from '../../features/currency/use-converters'
import { type FilterButtonModel, filterButton } from '../../features/filters/filter-button.model'
import { writeFilters } from '../../features/filters/filters.rules'
import { filtersOf } from '../../features/filters/filters.store'
import { pageHotels, useHotels } from '../../features/hotel-search/use-hotels'
import { showsReviews } from '../../features/property/reviews/reviews.rules'
import { usePage } from '../../hooks/page-store'
import { useLatePart } from '../../hooks/use-late-part'
import { useMainHeading } from '../../hooks/use-main-heading'
import { usePageValue } from '../../hooks/use-page-value'
import { joinClauses } from '../../rules/formats/clauses'
import { formatDistance, METRES_PER_MILE } from '../../rules/formats/distance'
import { hotelOverviewPath, rateListPath } from '../../rules/site/paths'
import { asked, queryName } from '../../rules/site/query'
import { nightsBetween } from '../../rules/stay/days'
import { formatSearch, SEARCH_SORTS, type StaySearch } from '../../rules/stay/stay-search'
import type { Operations } from '../../services/graphql/operations'
import { localPathAtom } from '../../services/navigate/context-path'
import type { Page } from '../../services/page/page'
import type { PageContext } from '../../services/page/page-context'
import { maySave, visitorAtom } from '../../services/session/visitor'
import type { LinkChoice } from '../../ui/disclosure/link-choices.view'
import type { ListFilters } from './filtered.model'
import type { FoundHotel } from './found-hotel.model'
import { type ListOrMap, useListOrMap } from './list-or-map.model'
import type { MapPosition } from './map-camera'
import type { MapLink } from './results-map.model'
import { resultsParts } from './search-results.parts'
import type { SearchResultsProps } from './search-results.schema'

/** Words about a hotel that show at most (E1-21). */
const MOST_TAGS = 3

/** In miles: of a search without a place, and the largest that an address can have twice. */
const USUAL_RADIUS = 50
const WIDEST = 250

export type SearchResultsModel = { isMain: boolean } & Results

type Results =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | {
      state: 'none'
      radius: string
      wider: { radius: string; href: string } | null
      /** The search without a place. */
      everywhere: string
    }
  | {
      state: 'list'
      place: string | null
      /** The search is about a part of the map; the way back to its place. */
      area: { back: string } | null
      total: number
      filter: {
        /** Undefined: the page has no filters. */
        button: FilterButtonModel | undefined
        /** Null: nothing is chosen. */
        list: ListFilters | null
      }
      radius: string
      hotels: FoundHotel[]
      sorts: LinkChoice<StaySearch['sort']>[]
      /** Empty for a single page. */
      pages: LinkChoice[]
      previous: string | null
      next: string | null
      nights: number
      rooms: number
      locale: string
      /** The visitor may save hotels. */
      hasHearts: boolean
      /** Null: there is no map. */
      map: ListOrMap | null
      mapArea: Pick<MapLink, 'area' | 'areaHref'>
      /** The hotel that the visitor points at, on its card or on the map. */
      activeId: string | null
      onActive: (hotelId: string | null) => void
    }

/** The question for the hotels of a page's address; in author mode there is none. */
export function pageVariables(context: PageContext) {
  return context.mode === 'edit' ? null : pageHotels(context)
}

/** Whether the address has filters: the results then begin with them. */
export function hasFilters(page: Page): boolean {
  return filtersOf(page, page.location()).length > 0
}

export function useSearchResults(props: SearchResultsProps): SearchResultsModel {
  const isMain = useMainHeading(props.id, props.isMainHeading)
  return { isMain, ...useResults(props) }
}

/** The hotels of the page's search (W88). Each order and page is an address. */
function useResults(props: SearchResultsProps): Results {
  const page = usePage()
  const { context, site, location } = page
  const { locale } = context
  const localPath = usePageValue(localPathAtom)
  const { search, filters, retry, ...answer } = useHotels()
  const found = answer.state === 'ready' ? answer.data.searchHotels : null
  const convert = useConverters(
    found?.hotels.map(({ lowest }) => lowest?.total.currency ?? '') ?? [],
  )
  const map = useListOrMap(props)
  const [activeId, onActive] = useState<string | null>(null)
  const hasHearts = useLatePart(resultsParts.heart, {
    isWanted: maySave(usePageValue(visitorAtom)),
  })
  useLatePart(resultsParts.filtered, { isWanted: filters.length > 0 })
  const { showBrandTags, showReviews } = props
  // A card is drawn again only when what it shows has changed, not whenever the pointer moves on.
  const hotels = useMemo(
    () =>
      (found?.hotels ?? []).map((hotel): FoundHotel => {
        const stayOf = (changes: Partial<StaySearch>) =>
          formatSearch({ ...search, ...BEFORE_A_HOTEL, ...changes }, site)
        const toRates = (changes: Partial<StaySearch>) =>
          localPath(`${rateListPath(site)}?${stayOf(changes)}`)
        const stay = stayOf({ propertyId: null })
        const withStay = (path: string) => (stay.size > 0 ? `${path}?${stay}` : path)
        const { property, lowest, reason, distanceMetres } = hotel
        const { id, seoNickname, basicInformation, contactInformation, media } = property
        const address = contactInformation?.address
        const node = media?.primaryImage?.edges?.[0]?.node
        const overview = seoNickname && localPath(hotelOverviewPath(site, seoNickname))
        return {
          id,
          name: basicInformation?.name ?? id,
          place: joinClauses([address?.city, address?.country?.description], locale),
          distance: formatDistance(distanceMetres, locale),
          position: positionOf(property),
          tags: showBrandTags ? (property.brandTags ?? []).slice(0, MOST_TAGS) : [],
          image: node?.imageUrls?.wideHorizontal
            ? { src: node.imageUrls.wideHorizontal, alt: node.altText ?? '' }
            : null,
          reviews: reviewsOf(property, locale, showReviews),
          lowest: lowest ?? null,
          convert: lowest ? convert(lowest.total.currency) : null,
          refusal: reason ?? null,
          href: search.checkIn || !overview ? toRates({ propertyId: id }) : withStay(overview),
          hrefOf: (dates) => toRates({ propertyId: id, ...dates }),
        }
      }),
    [found, search, site, localPath, locale, showBrandTags, showReviews, convert],
  )
  if (answer.state === 'loading') return { state: 'loading' }
  if (!found) return { state: 'failed', retry }

  const hrefOf = (changes: Partial<StaySearch>, next = filters) => {
    const query = formatSearch({ ...search, page: 1, ...changes }, site)
    if (map && map.view !== map.usual) query.set(queryName(site, 'view'), map.view)
    writeFilters(query, site, next)
    return query.size > 0 ? `${location().pathname}?${query}` : location().pathname
  }
  const milesText = (miles: number) => formatDistance(miles * METRES_PER_MILE, locale)
  const radius = milesText(search.radius)
  const { area } = search
  if (found.total === 0 && !area && filters.length === 0) {
    const wider = search.radius * 2
    const widened = `&${queryName(site, 'widened')}=true`
    return {
      state: 'none',
      radius,
      wider:
        search.radius <= WIDEST && !asked(page, 'widened')
          ? { radius: milesText(wider), href: hrefOf({ radius: wider }) + widened }
          : null,
      everywhere: hrefOf({ destination: null, placeId: null, radius: USUAL_RADIUS }),
    }
  }
  const last = Math.ceil(found.total / found.recordsPerPage)
  const { page: number } = found
  return {
    state: 'list',
    place: found.place?.label ?? null,
    area: area && { back: hrefOf({ area: null }) },
    total: found.total,
    filter: {
      button: filterButton(page),
      list:
        filters.length > 0
          ? {
              facets: found.facets,
              wanted: filters,
              count: found.total,
              hrefOf: (next) => hrefOf({}, next),
              locale,
            }
          : null,
    },
    radius,
    hotels,
    sorts: SEARCH_SORTS.map((name) => ({
      name,
      href: hrefOf({ sort: name }),
      isChosen: name === search.sort,
    })),
    pages:
      last > 1
        ? Array.from({ length: last }, (_, index) => ({
            name: `${index + 1}`,
            href: hrefOf({ page: index + 1 }),
            isChosen: index + 1 === number,
          }))
        : [],
    previous: number > 1 ? hrefOf({ page: number - 1 }) : null,
    next: number < last ? hrefOf({ page: number + 1 }) : null,
    nights: nightsBetween(search.checkIn ?? '', search.checkOut ?? ''),
    rooms: search.parties.length,
    locale,
    hasHearts,
    map: area || hotels.some(({ position }) => position) ? map : null,
    mapArea: { area, areaHref: (other) => hrefOf({ area: other }) },
    activeId,
    onActive,
  }
}

/** What a hotel's own page does not need of a search among hotels. */
const BEFORE_A_HOTEL = {
  destination: null,
  placeId: null,
  area: null,
  radius: 50,
  recordsPerPage: 40,
  sort: 'distance',
  page: 1,
} as const satisfies Partial<StaySearch>

type Property = Operations['SearchHotels']['result']['searchHotels']['hotels'][number]['property']

function positionOf({ basicInformation }: Property): MapPosition | null {
  const { latitude, longitude } = basicInformation ?? {}
  return typeof latitude === 'number' && typeof longitude === 'number'
    ? { latitude, longitude }
    : null
}

function reviewsOf({ reviews, isMax }: Property, locale: string, enabled: boolean) {
  const stars = reviews?.stars?.count
  const count = reviews?.numberOfReviews?.count
  const isShown = showsReviews({
    stars,
    count,
    locale,
    isMax: isMax ?? false,
    redemption: false,
    enabled,
  })
  return isShown && stars && count ? { stars, count } : null
}
