import { sameOriginPath } from '../../rules/pages/urls'
import type { HotelQuickViewModalProps } from './hotel-quick-view-modal.schema'

const BUILT_IN = '/fragments/hotels/{propertyId}/quick-view'

/**
 * Where the quick view's body comes from: the author's fragment if it is on this site, else the
 * built-in one. Null when it needs a hotel and the page has none.
 */
export function fragmentPath(
  { fragmentSrc, sections }: Pick<HotelQuickViewModalProps, 'fragmentSrc' | 'sections'>,
  propertyId: string | undefined,
  origin: string,
): string | null {
  const own = fragmentSrc?.replaceAll('{propertyId}', encodeURIComponent(propertyId ?? ''))
  const authored = sameOriginPath(own, origin)
  const isHotels = authored === null || fragmentSrc?.includes('{propertyId}')
  if (isHotels && propertyId === undefined) return null
  if (authored !== null) return authored
  const builtIn = BUILT_IN.replace('{propertyId}', encodeURIComponent(propertyId ?? ''))
  return sections.length < 3 ? `${builtIn}?sections=${sections.join()}` : builtIn
}
