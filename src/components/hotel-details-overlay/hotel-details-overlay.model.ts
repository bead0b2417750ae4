import { useEffect } from 'react'
import { propertyDetailsQuery } from '../../features/property/property-details.operations'
import { usePropertyFacts } from '../../features/property/use-property-facts'
import { usePropertyId } from '../../features/property/use-property-id'
import { usePage } from '../../hooks/page-store'
import { type Copy, useCopy } from '../../hooks/use-copy'
import { useOverlay } from '../../hooks/use-overlay'
import { useQuery } from '../../hooks/use-query'
import { useTrack } from '../../hooks/use-track'
import type { CloseReason } from '../../ui/dialog/use-dialog'
import type { HotelDetailsOverlayProps } from './hotel-details-overlay.schema'
import { type HotelDetails, type HotelFacts, hotelDetails, hotelFacts } from './hotel-facts'

interface Frame {
  /** Shown in the page itself, for an author. */
  isInline: boolean
  close: (reason: CloseReason) => void
  onFollow: (target: 'map' | 'phone') => void
  copy: Copy
}

export type HotelDetailsOverlayModel = Frame &
  (
    | { state: 'closed' }
    /** `hotel`: what the page's hotel header already knows. */
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
  const known = usePropertyFacts(id)

  const hasOpened = overlay.isOpen
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each opening
  useEffect(() => {
    if (hasOpened) track('details_overlay_open')
  }, [hasOpened])

  const property = answer.state === 'ready' ? answer.data.property : null
  const source = known ?? property
  const hotel = source && hotelFacts(source, locale, page.site.mapBaseUrl)
  const frame: Frame = {
    isInline,
    close: overlay.close,
    onFollow: (target) => track('details_overlay_click', { target }),
    copy: useCopy(hotel?.address ?? '', isOpen),
  }
  if (!isOpen) return { ...frame, state: 'closed' }
  if (property && hotel) {
    return { ...frame, state: 'ready', hotel, details: hotelDetails(property, locale) }
  }
  if (answer.state === 'loading' && id !== null) return { ...frame, state: 'loading', hotel }
  return { ...frame, state: 'failed', hotel, retry: id === null ? place.retry : answer.retry }
}
