import type { PageId } from '../pages/page-types'
import * as booking from './booking-paths'
import * as pages from './page-paths'
import * as paths from './paths'
import { privacyChoicesPath } from './privacy-choices-path'
import { HOTEL, type PathSite, type SitePath } from './site-path'

const PAGES: Record<Exclude<PageId, 'hotel-overview' | 'hotel-reviews'>, SitePath> = {
  'home-search': paths.homeSearchPath,
  'search-results': booking.searchResultsPath,
  availability: booking.availabilityPath,
  'rate-list': paths.rateListPath,
  'modify-rate-list': booking.modifyRateListPath,
  'review-details': booking.reviewDetailsPath,
  'guest-info': booking.guestInfoPath,
  'review-guest-info': booking.reviewGuestInfoPath,
  confirmation: booking.confirmationPath,
  'lookup-reservation': paths.lookupReservationPath,
  'reservation-list': paths.reservationListPath,
  'upcoming-reservation': booking.upcomingReservationPath,
  'upgrade-reservation': booking.upgradeReservationPath,
  'cancel-reservation': booking.cancelReservationPath,
  'cancel-confirmation': booking.cancelConfirmationPath,
  'expired-reservation': booking.expiredReservationPath,
  'check-in-confirmation': booking.checkInConfirmationPath,
  'sign-in': paths.signInPath,
  'sign-in-error': pages.signInErrorPath,
  login: pages.loginPath,
  'sign-in-code': paths.otpStepPath,
  logout: paths.logoutPath,
  'session-timed-out': pages.sessionTimedOutPath,
  'session-timeout': pages.sessionTimeoutPath,
  unauth: pages.unauthPath,
  'enroll-prefill': pages.enrollPrefillPath,
  promotion: pages.promotionPath,
  loyalty: pages.loyaltyPath,
  'privacy-choices': privacyChoicesPath,
  accessibility: pages.accessibilityPath,
  'create-account': paths.createAccountPath,
  'activate-account': paths.activateAccountPath,
  profile: paths.profilePath,
  'saved-properties': paths.savedPropertiesPath,
  'forgot-password': paths.forgotPasswordPath,
  error: pages.errorPath,
  redirect: pages.redirectPath,
  'cobrand-chase': pages.cobrandChasePath,
  'cobrand-amex': pages.cobrandAmexPath,
}

const HOTEL_PAGES = {
  'hotel-overview': paths.hotelOverviewPath,
  'hotel-reviews': paths.hotelReviewsPath,
}

/**
 * Page id of a path, ignoring query and fragment; null for a CMS page. The path has no context
 * path.
 */
export function pageIdOfPath(path: string, site: PathSite): PageId | null {
  const [bare = ''] = path.split(/[?#]/, 1)
  for (const [id, pathOf] of Object.entries(PAGES)) if (pathOf(site) === bare) return id as PageId
  for (const [id, pathOf] of Object.entries(HOTEL_PAGES)) {
    const hotel = /^[^/]+$/.exec(
      between(bare, pathOf(site, HOTEL).split(encodeURIComponent(HOTEL))),
    )
    if (hotel) return id as PageId
  }
  return null
}

/** The text in place of the pattern's placeholder; '' if the text does not match. */
function between(text: string, [start = '', end = '']: string[]): string {
  const isFit = text.startsWith(start) && text.endsWith(end)
  return isFit ? text.slice(start.length, text.length - end.length) : ''
}
