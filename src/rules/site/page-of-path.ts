import type { PageId } from '../pages/page-types'
import * as paths from './paths'
import * as rare from './rare-paths'
import { HOTEL, type PathSite, type SitePath } from './site-path'

const PAGES: Record<Exclude<PageId, 'hotel-overview' | 'hotel-reviews'>, SitePath> = {
  'home-search': paths.homeSearchPath,
  'search-results': rare.searchResultsPath,
  availability: rare.availabilityPath,
  'rate-list': paths.rateListPath,
  'modify-rate-list': rare.modifyRateListPath,
  'review-details': rare.reviewDetailsPath,
  'guest-info': rare.guestInfoPath,
  'review-guest-info': rare.reviewGuestInfoPath,
  confirmation: rare.confirmationPath,
  'lookup-reservation': paths.lookupReservationPath,
  'reservation-list': paths.reservationListPath,
  'upcoming-reservation': rare.upcomingReservationPath,
  'upgrade-reservation': rare.upgradeReservationPath,
  'cancel-reservation': rare.cancelReservationPath,
  'cancel-confirmation': rare.cancelConfirmationPath,
  'expired-reservation': rare.expiredReservationPath,
  'check-in-confirmation': rare.checkInConfirmationPath,
  'sign-in': paths.signInPath,
  'sign-in-error': rare.signInErrorPath,
  login: rare.loginPath,
  'sign-in-code': paths.otpStepPath,
  logout: paths.logoutPath,
  'session-timed-out': rare.sessionTimedOutPath,
  'session-timeout': rare.sessionTimeoutPath,
  unauth: rare.unauthPath,
  'enroll-prefill': rare.enrollPrefillPath,
  promotion: rare.promotionPath,
  loyalty: rare.loyaltyPath,
  'create-account': paths.createAccountPath,
  'activate-account': paths.activateAccountPath,
  profile: paths.profilePath,
  'saved-properties': paths.savedPropertiesPath,
  'forgot-password': paths.forgotPasswordPath,
  error: rare.errorPath,
  redirect: rare.redirectPath,
  'cobrand-chase': rare.cobrandChasePath,
  'cobrand-amex': rare.cobrandAmexPath,
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
