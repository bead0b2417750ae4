import { useEffect, useState } from 'react'
import { propertyDetailsQuery } from '../../features/property/property-details.operations'
import { staticMapSrc } from '../../features/property/static-map.rules'
import { usePage } from '../../hooks/page-store'
import { useIsSlow } from '../../hooks/use-is-slow'
import { usePageValue } from '../../hooks/use-page-value'
import { useQuery } from '../../hooks/use-query'
import { useTrack } from '../../hooks/use-track'
import { type Excerpt, excerptOf } from '../../rules/content/excerpt'
import { mapsCoordinatesHref } from '../../rules/pages/urls'
import { localPathAtom } from '../../services/navigate/context-path'
import { type HotelFacts, hotelFacts, saysSomething } from './hotel-facts'
import type { HotelOverviewProps } from './hotel-overview.schema'

/** Twice the width that it is shown in; a drawn map has no pixels. */
const MAP_SIZE = { width: 640, height: 400 }

export type HotelOverviewModel =
  | { state: 'none' }
  /** `isSlow`: long enough to tell a screen reader. */
  | { state: 'loading'; isSlow: boolean }
  | {
      state: 'ready'
      hotel: HotelFacts
      locale: string
      heading: string
      description: Excerpt
      isOpen: boolean
      toggle: () => void
      /** `src` null: the site has no map pictures, or this one cannot be had. */
      map: { href: string; src: string | null; onBroken: () => void; onFollow: () => void } | null
      /** Where the whole list of amenities is: an anchor of the hotel information. */
      allAmenities: string
    }

export function useHotelOverview(props: HotelOverviewProps): HotelOverviewModel {
  const page = usePage()
  const { site } = page
  const { locale, mode } = page.context
  const { propertyId } = page.context.page
  const answer = useQuery(propertyDetailsQuery, propertyId === undefined ? null : { propertyId })
  const localPath = usePageValue(localPathAtom)
  const track = useTrack('hotel-overview', props)
  const [isOpen, setOpen] = useState(mode === 'edit')
  const [isMapBroken, setMapBroken] = useState(false)
  const isLoading = propertyId !== undefined && answer.state === 'loading'
  const isSlow = useIsSlow(isLoading)

  const hasFailed = answer.state === 'failed'
  useEffect(() => {
    if (hasFailed) page.log('error', 'error fetching hotel overview data')
  }, [hasFailed, page])

  if (isLoading) return { state: 'loading', isSlow }
  const property = answer.state === 'ready' ? answer.data.property : null
  const hotel = property && hotelFacts(property, { locale, localPath })
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
    isOpen,
    toggle: () => {
      if (!isOpen) track('overview_expand')
      setOpen(!isOpen)
    },
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
