import { useEffect } from 'react'
import { useConvertedPrice } from '../../features/currency/use-converted-price'
import { hasAmenities, hotelSections } from '../../features/property/hotel-sections.rules'
import { propertyDetailsQuery } from '../../features/property/property-details.operations'
import { usePropertyId } from '../../features/property/use-property-id'
import { usePage } from '../../hooks/page-store'
import { type Copy, useCopy } from '../../hooks/use-copy'
import { useOpenSections } from '../../hooks/use-open-sections'
import { useQuery } from '../../hooks/use-query'
import { useTrack } from '../../hooks/use-track'
import { useViewport } from '../../hooks/use-viewport'
import { formatAddress } from '../../rules/formats/address'
import type { HotelInformationProps } from './hotel-information.schema'
import { type HotelSection, sectionsOf } from './hotel-sections'

/** The anchor for links to a hotel's facts, such as the overview's "See all amenities". */
const ANCHOR = 'hotel-information'

export interface ShownSection extends HotelSection {
  /** DOM id, and the target of links. */
  id: string
  isOpen: boolean
  /** Called when it has opened or closed; `isByVisitor`: the visitor has pressed its heading or tab. */
  onToggle: (isOpen: boolean, isByVisitor: boolean) => void
}

export type HotelInformationModel =
  | { state: 'none' }
  | { state: 'loading' }
  | {
      state: 'ready'
      /** The section's own DOM id; undefined if the page already has the anchor. */
      anchor: string | undefined
      display: HotelInformationProps['display']
      /** Whether the window is at least L; false on the server. */
      isWide: boolean
      sections: ShownSection[]
      copy: Copy
    }

export function useHotelInformation(props: HotelInformationProps): HotelInformationModel {
  const { id, anchorId, display, openFirst, labels } = props
  const page = usePage()
  const { locale, mode } = page.context
  const isAuthor = mode === 'edit'
  const viewport = useViewport()
  const track = useTrack('hotel-information', props)
  const { id: propertyId } = usePropertyId(!isAuthor)
  const answer = useQuery(propertyDetailsQuery, propertyId ? { propertyId } : null)
  const property = answer.state === 'ready' ? answer.data.property : null

  const base = anchorId || ANCHOR
  const kinds = hotelSections(props.sections, property?.isMax === true)
  const convert = useConvertedPrice(property?.basicInformation?.currency)
  const options = { labels, locale, mapBaseUrl: page.site.mapBaseUrl, convert }
  const sections = (property ? sectionsOf(property, kinds, options) : []).map((section) => ({
    ...section,
    id: `${base}-${section.kind}`,
  }))
  const ids = sections.map((section) => section.id)
  const first = ids.slice(0, 1)
  const amenities = sections.filter(({ kind }) => hasAmenities(kind)).map((section) => section.id)
  const isTabs = display === 'tabs'
  const shown = useOpenSections(ids, {
    initial: openFirst || isTabs ? first : [],
    isSingle: isTabs,
    whole: { id: base, opens: amenities.length > 0 ? amenities : first },
  })
  const copy = useCopy(formatAddress(property?.contactInformation?.address, locale))

  const hasFailed = answer.state === 'failed'
  const isLoading = answer.state === 'loading' && propertyId !== null
  useEffect(() => {
    if (hasFailed) page.log('error', 'error fetching property data')
  }, [hasFailed, page])

  if (isAuthor && !propertyId) return { state: 'none' }
  if (isLoading) return { state: 'loading' }
  if (sections.length === 0) return { state: 'none' }
  return {
    state: 'ready',
    anchor: anchorId || id === ANCHOR ? undefined : ANCHOR,
    // In author mode everything is shown at once.
    display: isAuthor ? 'list' : display,
    isWide: viewport === 'L' || viewport === 'XL',
    sections: sections.map((section) => ({
      ...section,
      isOpen: shown.isOpen(section.id),
      onToggle: (isOpen, isByVisitor) => {
        shown.set(section.id, isOpen)
        if (isOpen && isByVisitor) track('hotel_info_expand', { section: section.kind })
      },
    })),
    copy,
  }
}
