import {
  HOME_SEARCH_PATH,
  hotelOverviewPath,
  hotelReviewsPath,
  RATE_LIST_PATH,
} from '../../src/rules/pages/paths'
import { onlyIn } from '../modes'
import type { PageSettings } from '../story-page'
import { SitePage } from './site-page'

/** The chain's pages as its CMS prints them; choose a locale in the toolbar. */
export default { title: 'Pages', tags: ['!autodocs'], parameters: onlyIn('375', '1280') }

const HOTEL = { propertyId: 'NYCAB', seoNickname: 'alderway-new-york-midtown' }

function page(path: string, id: string, propertyId?: string) {
  const place = { id, type: null, ...(propertyId ? { propertyId } : {}) }
  return {
    render: (_args: object, { globals }: { globals: object }) => (
      <SitePage path={path} place={place} settings={globals as PageSettings} />
    ),
  }
}

export const Home = page(HOME_SEARCH_PATH, 'home-search')

export const HotelOverview = page(
  hotelOverviewPath(HOTEL.seoNickname),
  'hotel-overview',
  HOTEL.propertyId,
)

export const Reviews = page(hotelReviewsPath(HOTEL.seoNickname), 'hotel-reviews', HOTEL.propertyId)

export const RateList = page(RATE_LIST_PATH, 'rate-list', HOTEL.propertyId)
