import { useEffect } from 'react'
import { propertyDetailsQuery } from '../../features/property/property-details.operations'
import { usePropertyId } from '../../features/property/use-property-id'
import { usePage } from '../../hooks/page-store'
import { type Copy, useCopy } from '../../hooks/use-copy'
import { useOverlay } from '../../hooks/use-overlay'
import { usePageValue } from '../../hooks/use-page-value'
import { useQuery } from '../../hooks/use-query'
import { useTrack } from '../../hooks/use-track'
import { answersAtom, readAnswer } from '../../services/graphql/answers'
import { visitorAtom } from '../../services/session/visitor'
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
  const overlay = useOverlay('hotel-details-overlay', props)
  const isOpen = overlay.isOpen || isInline
  const place = usePropertyId(overlay.isOpen)
  const { id } = place
  const answer = useQuery(propertyDetailsQuery, isOpen && id ? { propertyId: id } : null)
  const known = useHeaderAnswer(id ?? undefined)

  const hasOpened = overlay.isOpen
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each opening
  useEffect(() => {
    if (hasOpened) track('details_overlay_open')
  }, [hasOpened])

  const property = answer.state === 'ready' ? answer.data.property : null
  const source = property ?? known
  const hotel = source ? hotelFacts(source, locale, page.site.mapBaseUrl) : null
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

/** The hotel as the page's hotel header knows it, for everybody or for this customer. */
function useHeaderAnswer(propertyId: string | undefined) {
  const answers = usePageValue(answersAtom)
  const { customerId } = usePageValue(visitorAtom)
  if (propertyId === undefined) return null
  const forAll = readAnswer(answers, 'HotelHeader', { propertyId })
  if (forAll.state === 'ready') return forAll.data.property
  if (customerId === undefined) return null
  const own = readAnswer(answers, 'HotelHeaderAuth', { propertyId, customerId })
  return own.state === 'ready' ? own.data.property : null
}
