import { site } from '../../sandbox/site'
import {
  homeSearchPath,
  hotelOverviewPath,
  hotelReviewsPath,
  rateListPath,
} from '../../src/rules/site/paths'
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

export const Home = page(homeSearchPath(site), 'home-search')

export const HotelOverview = page(
  hotelOverviewPath(site, HOTEL.seoNickname),
  'hotel-overview',
  HOTEL.propertyId,
)

export const Reviews = page(
  hotelReviewsPath(site, HOTEL.seoNickname),
  'hotel-reviews',
  HOTEL.propertyId,
)

export const RateList = page(rateListPath(site), 'rate-list', HOTEL.propertyId)
