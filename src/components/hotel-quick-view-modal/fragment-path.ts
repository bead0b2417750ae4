import { sameOriginPath } from '../../rules/pages/urls'
import { quickViewPath } from '../../rules/site/page-paths'
import { type AskedPage, withQuery } from '../../rules/site/query'
import type { PathSite } from '../../rules/site/site-path'
import type { HotelQuickViewModalProps } from './hotel-quick-view-modal.schema'

/**
 * The path of the quick view's body: the author's fragment if it is on this site, else the built-in
 * one. Null if it needs a hotel and the page has none.
 */
export function fragmentPath(
  { fragmentSrc, sections }: Pick<HotelQuickViewModalProps, 'fragmentSrc' | 'sections'>,
  propertyId: string | undefined,
  { location, site }: AskedPage & { site: PathSite },
): string | null {
  const own = fragmentSrc?.replaceAll('{propertyId}', encodeURIComponent(propertyId ?? ''))
  const authored = sameOriginPath(own, location().origin)
  const isHotels = authored === null || fragmentSrc?.includes('{propertyId}')
  if (isHotels && propertyId === undefined) return null
  if (authored !== null) return authored
  const builtIn = quickViewPath(site, propertyId ?? '')
  return sections.length < 3 ? withQuery(site, builtIn, { sections: sections.join() }) : builtIn
}
