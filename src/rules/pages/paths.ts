import type { PageId } from './page-types'
import { parseUrl } from './urls'

/** Page `home-search` (A.5). */
export const HOME_SEARCH_PATH = '/homepage-searchform.mi'

/** Page `search-results` (A.5). */
export const SEARCH_RESULTS_PATH = '/search/findHotels'

/** Server check between search and rate list (A.5). */
export const AVAILABILITY_PATH = '/reservation/availability.mi'

/** Page `rate-list` (A.5). */
export const RATE_LIST_PATH = '/reservation/rateListMenu.mi'

/** Rate list for changing a booked stay (A.5). */
export const MODIFY_RATE_LIST_PATH = '/reservation/modifyRateListMenu.mi'

/** Page `review-details` (A.5). */
export const REVIEW_DETAILS_PATH = '/reservation/reviewDetails.mi'

/** Page `guest-info` (A.5). */
export const GUEST_INFO_PATH = '/reservation/guestInfo.mi'

/** Page that changes guest or payment data of a booked stay (A.5). */
export const REVIEW_GUEST_INFO_PATH = '/reservation/reviewGuestInfo.mi'

/** Page `confirmation` (A.5). */
export const CONFIRMATION_PATH = '/reservation/confirmation.mi'

/** Page `lookup-reservation` (A.5). */
export const LOOKUP_RESERVATION_PATH = '/reservation/lookupReservation.mi'

/** Page `reservation-list` (A.5). */
export const RESERVATION_LIST_PATH = '/loyalty/findReservationList.mi'

/** Page of one booked stay (A.5). */
export const UPCOMING_RESERVATION_PATH = '/reservation/findReservationDetail.mi'

/** Page `upgrade-reservation` (A.5). */
export const UPGRADE_RESERVATION_PATH = '/reservation/upgradeReservation.mi'

/** Page `cancel-reservation` (A.5). */
export const CANCEL_RESERVATION_PATH = '/reservation/cancelReservation.mi'

/** Page `cancel-confirmation` (A.5). */
export const CANCEL_CONFIRMATION_PATH = '/reservation/confirmReservationCancellation.mi'

/** Page of a past stay (A.5). */
export const EXPIRED_RESERVATION_PATH = '/reservation/expiredReservation.mi'

/** Page `check-in-confirmation` (A.5). */
export const CHECK_IN_CONFIRMATION_PATH = '/reservation/check-in-confirmation.mi'

/** Sign-in page; query `returnTo` (A.5). */
export const SIGN_IN_PATH = '/sign-in.mi'

/** Query `returnTo`, `errorMessageType`, `inValidCredentials`, `clientId` (A.5). */
export const SIGN_IN_ERROR_PATH = '/sign-in-error.mi'

/** Alias of the sign-in page (A.5). */
export const LOGIN_PATH = '/login'

/** Page `sign-in-code`: the second step of a sign-in without a dialog; path ours (W58). */
export const OTP_STEP_PATH = '/sign-in-code.mi'

/** Page `logout` (A.5). */
export const LOGOUT_PATH = '/logout.mi'

/** Target of an expired session (A.5, K12). */
export const SESSION_TIMED_OUT_PATH = '/sessionTimedOut.mi'

/** Alias of that page (A.5, K12). */
export const SESSION_TIMEOUT_PATH = '/sessionTimeOut'

/** Page that asks the visitor to sign in (A.5). */
export const UNAUTH_PATH = '/unAuth'

/** Join form, prefilled from the query `rand` (A.5). */
export const ENROLL_PREFILL_PATH = '/enrollprefill'

/** Page `promotion` (A.5). */
export const PROMOTION_PATH = '/promotion'

/** Page `loyalty` (A.5). */
export const LOYALTY_PATH = '/loyalty'

/** Page `create-account` (A.5). */
export const CREATE_ACCOUNT_PATH = '/loyalty/createAccount/createAccountPage1.mi'

/**
 * Page `activate-account`: a member who joined elsewhere creates an online account; path ours
 * (W52).
 */
export const ACTIVATE_ACCOUNT_PATH = '/loyalty/createAccount/activateAccount.mi'

/** Page `profile` (A.5). */
export const PROFILE_PATH = '/loyalty/myAccount/profile.mi'

/** Saved hotels; query `save` (true or false), `marshaCode`, `returnTo` (A.5). */
export const SAVED_PROPERTIES_PATH = '/loyalty/myAccount/saveProperties.mi'

/** Page `forgot-password` (A.5). */
export const FORGOT_PASSWORD_PATH = '/emailPassword.mi'

/** Target of a page that is not found (A.5). */
export const ERROR_PATH = '/error'

/** Page with a spinner that follows a server redirect (A.5). */
export const REDIRECT_PATH = '/redirect'

/** Query `destinationURL` (A.5, C.20). */
export const COBRAND_CHASE_PATH = '/mi/cobrand/chase.mi'

/** Query `destinationURL` (A.5, C.20). */
export const COBRAND_AMEX_PATH = '/mi/cobrand/amex.mi'

/** Overview page of a hotel (A.5). */
export function hotelOverviewPath(seoNickname: string): string {
  return `/hotels/${encodeURIComponent(seoNickname)}/overview`
}

/** Reviews page of a hotel, target of its rating links (A.5). */
export function hotelReviewsPath(seoNickname: string): string {
  return `/hotels/${encodeURIComponent(seoNickname)}/reviews`
}

const PAGE_IDS: Record<string, PageId> = {
  [HOME_SEARCH_PATH]: 'home-search',
  [SEARCH_RESULTS_PATH]: 'search-results',
  [AVAILABILITY_PATH]: 'availability',
  [RATE_LIST_PATH]: 'rate-list',
  [MODIFY_RATE_LIST_PATH]: 'modify-rate-list',
  [REVIEW_DETAILS_PATH]: 'review-details',
  [GUEST_INFO_PATH]: 'guest-info',
  [REVIEW_GUEST_INFO_PATH]: 'review-guest-info',
  [CONFIRMATION_PATH]: 'confirmation',
  [LOOKUP_RESERVATION_PATH]: 'lookup-reservation',
  [RESERVATION_LIST_PATH]: 'reservation-list',
  [UPCOMING_RESERVATION_PATH]: 'upcoming-reservation',
  [UPGRADE_RESERVATION_PATH]: 'upgrade-reservation',
  [CANCEL_RESERVATION_PATH]: 'cancel-reservation',
  [CANCEL_CONFIRMATION_PATH]: 'cancel-confirmation',
  [EXPIRED_RESERVATION_PATH]: 'expired-reservation',
  [CHECK_IN_CONFIRMATION_PATH]: 'check-in-confirmation',
  [SIGN_IN_PATH]: 'sign-in',
  [SIGN_IN_ERROR_PATH]: 'sign-in-error',
  [LOGIN_PATH]: 'login',
  [OTP_STEP_PATH]: 'sign-in-code',
  [LOGOUT_PATH]: 'logout',
  [SESSION_TIMED_OUT_PATH]: 'session-timed-out',
  [SESSION_TIMEOUT_PATH]: 'session-timeout',
  [UNAUTH_PATH]: 'unauth',
  [ENROLL_PREFILL_PATH]: 'enroll-prefill',
  [PROMOTION_PATH]: 'promotion',
  [LOYALTY_PATH]: 'loyalty',
  [CREATE_ACCOUNT_PATH]: 'create-account',
  [ACTIVATE_ACCOUNT_PATH]: 'activate-account',
  [PROFILE_PATH]: 'profile',
  [SAVED_PROPERTIES_PATH]: 'saved-properties',
  [FORGOT_PASSWORD_PATH]: 'forgot-password',
  [ERROR_PATH]: 'error',
  [REDIRECT_PATH]: 'redirect',
  [COBRAND_CHASE_PATH]: 'cobrand-chase',
  [COBRAND_AMEX_PATH]: 'cobrand-amex',
}

/**
 * Page id of a path, ignoring query and fragment; null for a CMS page. The path has no context
 * path.
 */
export function pageIdOfPath(path: string): PageId | null {
  const [bare = ''] = path.split(/[?#]/, 1)
  const hotelPage = /^\/hotels\/[^/]+\/(overview|reviews)$/.exec(bare)?.[1]
  if (hotelPage) return `hotel-${hotelPage as 'overview' | 'reviews'}`
  return Object.hasOwn(PAGE_IDS, bare) ? (PAGE_IDS[bare] ?? null) : null
}

/**
 * Prefixes a path of this site with the context path of session storage (A.5). Only paths that
 * start with a single slash are prefixed, and none twice. An invalid context path is ignored.
 */
export function withContextPath(path: string, contextPath: string | null | undefined): string {
  const context = /^\/?((?:[\w~-]+\/)*[\w~-]+)\/?$/.exec(contextPath ?? '')?.[1]
  if (!context || !/^\/(?![/\\])/.test(path)) return path
  const [bare = ''] = path.split(/[?#]/, 1)
  return `${bare}/`.startsWith(`/${context}/`) ? path : `/${context}${path}`
}

/**
 * Link of the heart of a remembered visitor (W03). `save` is the wanted state. The context path is
 * not added.
 */
export function savePropertyHref(link: {
  propertyId: string
  save: boolean
  returnTo: string
}): string {
  const { propertyId, save, returnTo } = link
  return `${SAVED_PROPERTIES_PATH}?${new URLSearchParams({ save: `${save}`, marshaCode: propertyId, returnTo })}`
}

/**
 * Sign-in link of the heart of an anonymous visitor (W02). It returns to the current address with
 * `saveProperty` = the opposite of `saved`. The context path is not added.
 */
export function signInToSaveHref({ current, saved }: { current: string; saved: boolean }): string {
  const url = parseUrl(current, 'https://site.invalid') ?? new URL('https://site.invalid')
  url.searchParams.set('saveProperty', `${!saved}`)
  const returnTo = url.pathname.replace(/^\/+/, '/') + url.search + url.hash
  return `${SIGN_IN_PATH}?${new URLSearchParams({ returnTo })}`
}
