import {
  HOME_SEARCH_PATH,
  hotelOverviewPath,
  hotelReviewsPath,
  RATE_LIST_PATH,
} from '../../src/rules/paths'
import { seededAnswer } from './seeded-answer'
import { SitePage } from './site-page'

/** The chain's pages as its CMS prints them; choose a locale in the toolbar. */
export default { title: 'Pages', tags: ['!autodocs'] }

const HOTEL = { propertyId: 'NYCAB', seoNickname: 'alderway-new-york-midtown' }

function page(path: string, id: string, propertyId?: string) {
  const place = { id, type: null, ...(propertyId ? { propertyId } : {}) }
  return {
    parameters: { foyer: { fixture: { props: {}, page: { page: place } }, answer: seededAnswer } },
    render: () => <SitePage path={path} />,
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
