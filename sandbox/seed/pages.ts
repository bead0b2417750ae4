import {
  HOME_SEARCH_PATH,
  hotelOverviewPath,
  hotelReviewsPath,
  RATE_LIST_PATH,
} from '../../src/rules/paths'
import type { PageModel } from '../cms/page-model'
import { badInputPage } from './pages/bad-input'
import { homePage } from './pages/home'
import { overviewPage } from './pages/overview'
import { rateListPage } from './pages/rate-list'
import { reviewsPage } from './pages/reviews'
import { LOCALES, type Locale, type SeedHotel } from './seed-types'

export interface SeedPage {
  /** Without the locale's sub-directory. */
  path: string
  locale: Locale
  model: PageModel
}

export const BAD_INPUT_PATH = '/sandbox/bad-input'

/** Every page of the site in every locale, deterministic. */
export function seedPages(hotels: readonly SeedHotel[]): SeedPage[] {
  const site = LOCALES.flatMap((locale): SeedPage[] => [
    { path: HOME_SEARCH_PATH, locale, model: homePage(hotels, locale) },
    { path: RATE_LIST_PATH, locale, model: rateListPage(locale) },
    ...hotels.flatMap((hotel) => [
      { path: hotelOverviewPath(hotel.seoNickname), locale, model: overviewPage(hotel, locale) },
      { path: hotelReviewsPath(hotel.seoNickname), locale, model: reviewsPage(hotel, locale) },
    ]),
  ])
  return [...site, { path: BAD_INPUT_PATH, locale: 'en-US', model: badInputPage }]
}
