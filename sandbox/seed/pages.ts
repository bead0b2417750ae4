import {
  CANCEL_CONFIRMATION_PATH,
  ERROR_PATH,
  EXPIRED_RESERVATION_PATH,
  HOME_SEARCH_PATH,
  hotelOverviewPath,
  hotelReviewsPath,
  LOOKUP_RESERVATION_PATH,
  LOYALTY_PATH,
  PROMOTION_PATH,
  RATE_LIST_PATH,
  RESERVATION_LIST_PATH,
  SAVED_PROPERTIES_PATH,
  UPCOMING_RESERVATION_PATH,
} from '../../src/rules/pages/paths'
import type { PageModel } from '../cms/page/page-model'
import { withNavigation } from './navigation'
import { accountPages } from './pages/account'
import { badInputPage } from './pages/bad-input'
import { endedReservationPage } from './pages/ended-reservation'
import { errorPage } from './pages/error'
import { homePage } from './pages/home'
import { hostileTextPage } from './pages/hostile-text'
import { lookupReservationPage } from './pages/lookup-reservation'
import { nestedPage } from './pages/nested'
import { overviewPage } from './pages/overview'
import { programmePage } from './pages/programme'
import { rateListPage } from './pages/rate-list'
import { reviewsPage } from './pages/reviews'
import { savedHotelsPage } from './pages/saved-hotels'
import { upcomingReservationPage } from './pages/upcoming-reservation'
import { widgetsPage } from './pages/widgets'
import { LOCALES, type Locale, type SeedHotel } from './seed-types'

export interface SeedPage {
  /** Without the locale's sub-directory. */
  path: string
  locale: Locale
  model: PageModel
}

/** Pages for developers and tests; in English only. */
export const BAD_INPUT_PATH = '/sandbox/bad-input'
export const HOSTILE_TEXT_PATH = '/sandbox/hostile-text'
export const NESTED_PATH = '/sandbox/nested'
export const WIDGETS_PATH = '/sandbox/widgets'

/** Every page of the site in every locale, deterministic. */
export function seedPages(hotels: readonly SeedHotel[]): SeedPage[] {
  const site = LOCALES.flatMap((locale): SeedPage[] => [
    { path: HOME_SEARCH_PATH, locale, model: homePage(hotels, locale) },
    { path: ERROR_PATH, locale, model: errorPage(locale) },
    { path: SAVED_PROPERTIES_PATH, locale, model: savedHotelsPage(locale) },
    { path: RATE_LIST_PATH, locale, model: rateListPage(locale) },
    { path: LOOKUP_RESERVATION_PATH, locale, model: lookupReservationPage(locale) },
    { path: UPCOMING_RESERVATION_PATH, locale, model: upcomingReservationPage(locale) },
    {
      path: EXPIRED_RESERVATION_PATH,
      locale,
      model: endedReservationPage('expired-reservation', locale),
    },
    {
      path: CANCEL_CONFIRMATION_PATH,
      locale,
      model: endedReservationPage('cancel-confirmation', locale),
    },
    { path: LOYALTY_PATH, locale, model: programmePage('loyalty', locale) },
    { path: PROMOTION_PATH, locale, model: programmePage('promotion', locale) },
    { path: RESERVATION_LIST_PATH, locale, model: programmePage('reservation-list', locale) },
    ...accountPages(locale).map((page) => ({ ...page, locale })),
    ...hotels.flatMap((hotel) => [
      { path: hotelOverviewPath(hotel.seoNickname), locale, model: overviewPage(hotel, locale) },
      { path: hotelReviewsPath(hotel.seoNickname), locale, model: reviewsPage(hotel, locale) },
    ]),
  ])
  const headed: SeedPage[] = [
    ...site,
    { path: BAD_INPUT_PATH, locale: 'en-US', model: badInputPage },
    { path: HOSTILE_TEXT_PATH, locale: 'en-US', model: hostileTextPage },
    { path: WIDGETS_PATH, locale: 'en-US', model: widgetsPage },
  ]
  return [
    ...headed.map((page) => ({
      ...page,
      model: withNavigation(page.model, hotels, page.locale),
    })),
    // For who looks at one placeholder: nothing else of the page comes to life.
    { path: NESTED_PATH, locale: 'en-US', model: nestedPage },
  ]
}
