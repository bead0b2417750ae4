import {
  cancelConfirmationPath,
  cancelReservationPath,
  checkInConfirmationPath,
  confirmationPath,
  expiredReservationPath,
  guestInfoPath,
  modifyRateListPath,
  reviewDetailsPath,
  reviewGuestInfoPath,
  searchResultsPath,
  upcomingReservationPath,
  upgradeReservationPath,
} from '../../src/rules/site/booking-paths'
import {
  accessibilityPath,
  errorPath,
  loyaltyPath,
  promotionPath,
} from '../../src/rules/site/page-paths'
import {
  homeSearchPath,
  hotelOverviewPath,
  hotelReviewsPath,
  lookupReservationPath,
  rateListPath,
  reservationListPath,
  savedPropertiesPath,
} from '../../src/rules/site/paths'
import { privacyChoicesPath } from '../../src/rules/site/privacy-choices-path'
import type { PageModel } from '../cms/page/page-model'
import { site } from '../site'
import { withNavigation } from './navigation'
import { accessibilityPage } from './pages/accessibility'
import { accountPages } from './pages/account'
import { badInputPage } from './pages/bad-input'
import { cancelReservationPage } from './pages/cancel-reservation'
import { checkInConfirmationPage } from './pages/check-in-confirmation'
import { confirmationPage } from './pages/confirmation'
import { endedReservationPage } from './pages/ended-reservation'
import { errorPage } from './pages/error'
import { guestInfoPage } from './pages/guest-info'
import { homePage } from './pages/home'
import { hostileTextPage } from './pages/hostile-text'
import { lookupReservationPage } from './pages/lookup-reservation'
import { modifyRateListPage } from './pages/modify-rate-list'
import { nestedPage } from './pages/nested'
import { overviewPage } from './pages/overview'
import { privacyChoicesPage } from './pages/privacy-choices'
import { programmePage } from './pages/programme'
import { rateListPage } from './pages/rate-list'
import { reservationListPage } from './pages/reservation-list'
import { reviewDetailsPage } from './pages/review-details'
import { reviewGuestInfoPage } from './pages/review-guest-info'
import { reviewsPage } from './pages/reviews'
import { savedHotelsPage } from './pages/saved-hotels'
import { searchResultsPage } from './pages/search-results'
import { upcomingReservationPage } from './pages/upcoming-reservation'
import { upgradeReservationPage } from './pages/upgrade-reservation'
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

/**
 * Every page of the site in every locale, deterministic. `others` have pages too, but home page and
 * navigation do not name them.
 */
export function seedPages(
  hotels: readonly SeedHotel[],
  others: readonly SeedHotel[] = [],
): SeedPage[] {
  const inLocales = LOCALES.flatMap((locale): SeedPage[] => [
    { path: homeSearchPath(site), locale, model: homePage(hotels, locale) },
    { path: searchResultsPath(site), locale, model: searchResultsPage(locale) },
    { path: errorPath(site), locale, model: errorPage(locale) },
    { path: savedPropertiesPath(site), locale, model: savedHotelsPage(locale) },
    { path: rateListPath(site), locale, model: rateListPage(locale) },
    { path: reviewDetailsPath(site), locale, model: reviewDetailsPage(locale) },
    { path: guestInfoPath(site), locale, model: guestInfoPage(locale) },
    { path: modifyRateListPath(site), locale, model: modifyRateListPage(locale) },
    { path: reviewGuestInfoPath(site), locale, model: reviewGuestInfoPage(locale) },
    { path: confirmationPath(site), locale, model: confirmationPage(locale) },
    { path: lookupReservationPath(site), locale, model: lookupReservationPage(locale) },
    { path: upcomingReservationPath(site), locale, model: upcomingReservationPage(locale) },
    { path: upgradeReservationPath(site), locale, model: upgradeReservationPage(locale) },
    { path: cancelReservationPath(site), locale, model: cancelReservationPage(locale) },
    { path: checkInConfirmationPath(site), locale, model: checkInConfirmationPage(locale) },
    {
      path: expiredReservationPath(site),
      locale,
      model: endedReservationPage('expired-reservation', locale),
    },
    {
      path: cancelConfirmationPath(site),
      locale,
      model: endedReservationPage('cancel-confirmation', locale),
    },
    { path: loyaltyPath(site), locale, model: programmePage('loyalty', locale) },
    { path: promotionPath(site), locale, model: programmePage('promotion', locale) },
    { path: privacyChoicesPath(site), locale, model: privacyChoicesPage(locale) },
    { path: accessibilityPath(site), locale, model: accessibilityPage(locale) },
    { path: reservationListPath(site), locale, model: reservationListPage(locale) },
    ...accountPages(locale).map((page) => ({ ...page, locale })),
    ...[...hotels, ...others].flatMap((hotel) => [
      {
        path: hotelOverviewPath(site, hotel.seoNickname),
        locale,
        model: overviewPage(hotel, locale),
      },
      {
        path: hotelReviewsPath(site, hotel.seoNickname),
        locale,
        model: reviewsPage(hotel, locale),
      },
    ]),
  ])
  const headed: SeedPage[] = [
    ...inLocales,
    { path: BAD_INPUT_PATH, locale: 'en-US', model: badInputPage },
    { path: HOSTILE_TEXT_PATH, locale: 'en-US', model: hostileTextPage },
    { path: WIDGETS_PATH, locale: 'en-US', model: widgetsPage },
  ]
  return [
    ...headed.map((page) => ({
      ...page,
      model: withNavigation(page.model, hotels, page.locale),
    })),
    // For tests of a single placeholder: no other widget of the page is mounted.
    { path: NESTED_PATH, locale: 'en-US', model: nestedPage },
  ]
}
