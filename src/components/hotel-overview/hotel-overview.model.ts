import { type RefObject, useEffect, useRef, useState } from 'react'
import { staticMapSrc } from '../../features/property/address/static-map.rules'
import { propertyDetailsQuery } from '../../features/property/property-details.operations'
import { usePropertyFacts } from '../../features/property/use-property-facts'
import { usePage } from '../../hooks/page-store'
import { usePageValue } from '../../hooks/use-page-value'
import { useQuery } from '../../hooks/use-query'
import { useTrack } from '../../hooks/use-track'
import { type Excerpt, excerptOf } from '../../rules/content/excerpt'
import { isRedemptionPage } from '../../rules/pages/redemption'
import { mapsCoordinatesHref } from '../../rules/pages/urls'
import { localPathAtom } from '../../services/navigate/context-path'
import type { HotelOverviewProps } from './hotel-overview.schema'
import { type OverviewFacts, overviewFacts, saysSomething } from './overview-facts'

/** Twice its shown width, for two device pixels per CSS pixel; an SVG map does not need it. */
const MAP_SIZE = { width: 640, height: 400 }

/** The state of the `<details>` with the whole description. */
export interface ReadMore {
  ref: RefObject<HTMLDetailsElement | null>
  /** The state in the server's HTML; afterwards the browser keeps it. */
  startsOpen: boolean
  onToggle: () => void
}

export type HotelOverviewModel =
  | { state: 'none' }
  | { state: 'loading' }
  | {
      state: 'ready'
      hotel: OverviewFacts
      locale: string
      heading: string
      description: Excerpt
      more: ReadMore
      /** `src` null: the site has no map pictures, or this one failed to load. */
      map: { href: string; src: string | null; onBroken: () => void; onFollow: () => void } | null
      /** The anchor of the complete list of amenities in the hotel information. */
      allAmenities: string
    }

export function useHotelOverview(props: HotelOverviewProps): HotelOverviewModel {
  const page = usePage()
  const { site } = page
  const { locale, mode } = page.context
  const { propertyId } = page.context.page
  const answer = useQuery(propertyDetailsQuery, propertyId === undefined ? null : { propertyId })
  const known = usePropertyFacts(propertyId)
  const localPath = usePageValue(localPathAtom)
  const track = useTrack('hotel-overview', props)
  const more = useReadMore(mode === 'edit', () => track('overview_expand'))
  const [isMapBroken, setMapBroken] = useState(false)
  const isLoading = propertyId !== undefined && answer.state === 'loading'

  const hasFailed = answer.state === 'failed'
  useEffect(() => {
    if (hasFailed) page.log('error', 'error fetching hotel overview data')
  }, [hasFailed, page])

  const seen = answer.state === 'ready' ? known : null
  useEffect(() => {
    if (!seen || propertyId === undefined) return
    import('../../features/recently-viewed/viewed-property')
      .then(({ rememberHotel }) => rememberHotel(page, propertyId, seen))
      .catch((cause) => page.log('warn', `recently-viewed||hotel-overview|${String(cause)}`))
  }, [page, propertyId, seen])

  if (isLoading) return { state: 'loading' }
  const redemption = isRedemptionPage(page)
  const options = { locale, site, localPath, redemption }
  const hotel = answer.state === 'ready' && known && overviewFacts(known, options)
  if (!hotel || !saysSomething(hotel)) return { state: 'none' }

  const { place } = hotel
  const mapHref =
    place && props.showMap
      ? mapsCoordinatesHref(site.mapBaseUrl, place.latitude, place.longitude)
      : null
  return {
    state: 'ready',
    hotel: {
      ...hotel,
      highlights: props.showHighlights ? hotel.highlights.slice(0, props.maxHighlights) : [],
      amenities: props.showHighlights ? hotel.amenities : [],
      brandTags: props.showBrandTags ? hotel.brandTags : [],
    },
    locale,
    heading: props.heading || hotel.name,
    description: excerptOf(hotel.description, props.readMoreChars, locale),
    more,
    map:
      place && mapHref
        ? {
            href: mapHref,
            src: isMapBroken ? null : staticMapSrc(site.staticMapUrl, place, MAP_SIZE),
            onBroken: () => setMapBroken(true),
            onFollow: () => track('map_click'),
          }
        : null,
    allAmenities: '#hotel-information',
  }
}

/** Calls `onOpen` each time the description opens, also once if it was opened before hydration. */
function useReadMore(startsOpen: boolean, onOpen: () => void): ReadMore {
  const ref = useRef<HTMLDetailsElement>(null)
  const wasOpen = useRef(startsOpen)
  const report = () => {
    const isOpen = ref.current?.open ?? wasOpen.current
    if (isOpen && !wasOpen.current) onOpen()
    wasOpen.current = isOpen
  }
  useEffect(report)
  return { ref, startsOpen, onToggle: report }
}
