import type { PageModel, PageNode } from '../../cms/page/page-model'
import { sharedPath } from '../../cms/page/shared-content'
import type { Database } from '../../database/database'
import { publishedModels } from '../../database/site/drafts'
import { findHotel } from '../../database/site/hotels'
import { hotels } from '../../seed/hotels'
import { withNavigation } from '../../seed/navigation'
import { footer, hotelOverlays, rateListHref } from '../../seed/pages/page-parts'
import type { Locale } from '../../seed/seed-types'
import { sharedPartsOf, withReferences } from '../../seed/shared-parts'
import type { NewPage } from '../api-types'
import { pathProblem } from '../page-path'
import { InvalidRequest } from './read-requests'

const HOTEL_PAGES = ['hotel-overview', 'hotel-reviews']

/** The model of a new page: the parts that the site's pages share, around an empty main area. */
export async function modelOfNew(database: Database, page: NewPage): Promise<PageModel> {
  const { path, title, pageId } = page
  const problem = pathProblem(path, pageId)
  if (problem) throw new InvalidRequest(problem)
  const hotel = page.propertyId ? await findHotel(database, page.propertyId) : null
  if (page.propertyId && !hotel)
    throw new InvalidRequest(`The chain has no hotel "${page.propertyId}".`)
  const isHotelPage = HOTEL_PAGES.includes(pageId)
  if (isHotelPage && !hotel) throw new InvalidRequest('Say which hotel the page is about.')
  const header: PageNode[] = hotel
    ? [{ type: 'property-bar', id: 'property-bar', props: { bookHref: rateListHref(hotel) } }]
    : []
  const locale = page.locale as Locale
  const model: PageModel = {
    pageId,
    title,
    description: '',
    ...(hotel ? { propertyId: hotel.id } : {}),
    header,
    main: [],
    footer: [footer('expanded', locale), ...(hotel ? hotelOverlays : [])],
  }
  const own = withNavigation(model, hotels, locale)
  const shared = await publishedModels(database.db, locale, sharedPartsOf(own).map(sharedPath))
  return withReferences(own, (_node, of) => shared.has(sharedPath(of)))
}
