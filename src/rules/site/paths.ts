import { hotelPath, sitePath } from './site-path'

/** Page `home-search` (A.5). */
export const homeSearchPath = sitePath('home-search', '/homepage-searchform.mi')

/** Page `rate-list` (A.5). */
export const rateListPath = sitePath('rate-list', '/reservation/rateListMenu.mi')

/** Page `lookup-reservation` (A.5). */
export const lookupReservationPath = sitePath(
  'lookup-reservation',
  '/reservation/lookupReservation.mi',
)

/** Page `reservation-list` (A.5). */
export const reservationListPath = sitePath('reservation-list', '/loyalty/findReservationList.mi')

/** Sign-in page; query `returnTo` (A.5). */
export const signInPath = sitePath('sign-in', '/sign-in.mi')

/** Page `create-account` (A.5). */
export const createAccountPath = sitePath(
  'create-account',
  '/loyalty/createAccount/createAccountPage1.mi',
)

/**
 * Page `activate-account`: a member who joined elsewhere creates an online account; path ours
 * (W52).
 */
export const activateAccountPath = sitePath(
  'activate-account',
  '/loyalty/createAccount/activateAccount.mi',
)

/** Page `profile` (A.5). */
export const profilePath = sitePath('profile', '/loyalty/myAccount/profile.mi')

/** Saved hotels; query `save` (true or false), `marshaCode`, `returnTo` (A.5). */
export const savedPropertiesPath = sitePath(
  'saved-properties',
  '/loyalty/myAccount/saveProperties.mi',
)

/** Page `forgot-password` (A.5). */
export const forgotPasswordPath = sitePath('forgot-password', '/emailPassword.mi')

/** Page `sign-in-code`: the second step of a sign-in without a dialog; path ours (W58). */
export const otpStepPath = sitePath('sign-in-code', '/sign-in-code.mi')

/** Page `logout` (A.5). */
export const logoutPath = sitePath('logout', '/logout.mi')

/** Overview page of a hotel (A.5). */
export const hotelOverviewPath = hotelPath('hotel-overview', '/hotels/{hotel}/overview')

/** Reviews page of a hotel, target of its rating links (A.5). */
export const hotelReviewsPath = hotelPath('hotel-reviews', '/hotels/{hotel}/reviews')
