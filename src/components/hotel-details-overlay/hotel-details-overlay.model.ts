import { useEffect } from 'react'
import type { HotelFacts } from '../../features/property/hotel-facts.rules'
import { propertyDetailsQuery } from '../../features/property/property-details.operations'
import { useHotelFacts } from '../../features/property/use-hotel-facts'
import { usePropertyId } from '../../features/property/use-property-id'
import { usePage } from '../../hooks/page-store'
import { type Copy, useCopy } from '../../hooks/use-copy'
import { useOverlay } from '../../hooks/use-overlay'
import { useQuery } from '../../hooks/use-query'
import { useTrack } from '../../hooks/use-track'
import { mapsCoordinatesHref } from '../../rules/pages/urls'
import type { CloseReason } from '../../ui/dialog/use-dialog'
import { type HotelDetails, hotelDetails } from './hotel-details'
import type { HotelDetailsOverlayProps } from './hotel-details-overlay.schema'

interface Frame {
  /** Shown in the page, for author mode. */
  isInline: boolean
  open: () => void
  close: (reason: CloseReason) => void
  onFollow: (target: 'map' | 'phone') => void
  copy: Copy
  /** Address of a map with the hotel. */
  map: string | null
}

export type HotelDetailsOverlayModel = Frame &
  (
    | { state: 'closed' }
    /** `hotel`: the facts that the page's hotel header has loaded. */
    | { state: 'loading'; hotel: HotelFacts | null }
    | { state: 'failed'; hotel: HotelFacts | null; retry: () => void }
    | { state: 'ready'; hotel: HotelFacts; details: HotelDetails }
  )

export function useHotelDetailsOverlay(props: HotelDetailsOverlayProps): HotelDetailsOverlayModel {
  const page = usePage()
  const { locale, mode } = page.context
  const isInline = mode === 'edit'
  const track = useTrack('hotel-details-overlay', props)
  const overlay = useOverlay(props)
  const isOpen = overlay.isOpen || isInline
  const place = usePropertyId(overlay.isOpen)
  const { id } = place
  const answer = useQuery(propertyDetailsQuery, isOpen && id ? { propertyId: id } : null)
  const hotel = useHotelFacts(id)

  const hasOpened = overlay.isOpen
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each opening
  useEffect(() => {
    if (hasOpened) track('details_overlay_open')
  }, [hasOpened])

  const property = answer.state === 'ready' ? answer.data.property : null
  const frame: Frame = {
    isInline,
    open: overlay.open,
    close: overlay.close,
    onFollow: (target) => track('details_overlay_click', { target }),
    copy: useCopy(hotel?.addressText ?? '', isOpen),
    map: mapsCoordinatesHref(page.site.mapBaseUrl, hotel?.place?.latitude, hotel?.place?.longitude),
  }
  if (!isOpen) return { ...frame, state: 'closed' }
  if (property && hotel) {
    return { ...frame, state: 'ready', hotel, details: hotelDetails(property, locale) }
  }
  if (answer.state === 'loading' && id !== null) return { ...frame, state: 'loading', hotel }
  return { ...frame, state: 'failed', hotel, retry: id === null ? place.retry : answer.retry }
}
