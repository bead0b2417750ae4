import { sitePath } from './site-path'

/** Page `search-results` (A.5). */
export const searchResultsPath = sitePath('search-results', '/search/findHotels')

/** Server check between search and rate list (A.5). */
export const availabilityPath = sitePath('availability', '/reservation/availability.mi')

/** Rate list for changing a booked stay (A.5). */
export const modifyRateListPath = sitePath('modify-rate-list', '/reservation/modifyRateListMenu.mi')

/** Page `review-details` (A.5). */
export const reviewDetailsPath = sitePath('review-details', '/reservation/reviewDetails.mi')

/** Page `guest-info` (A.5). */
export const guestInfoPath = sitePath('guest-info', '/reservation/guestInfo.mi')

/** Page that changes guest or payment data of a booked stay (A.5). */
export const reviewGuestInfoPath = sitePath('review-guest-info', '/reservation/reviewGuestInfo.mi')

/** Page `confirmation` (A.5). */
export const confirmationPath = sitePath('confirmation', '/reservation/confirmation.mi')

/** Page of one booked stay (A.5). */
export const upcomingReservationPath = sitePath(
  'upcoming-reservation',
  '/reservation/findReservationDetail.mi',
)

/** Page `upgrade-reservation` (A.5). */
export const upgradeReservationPath = sitePath(
  'upgrade-reservation',
  '/reservation/upgradeReservation.mi',
)

/** Page `cancel-reservation` (A.5). */
export const cancelReservationPath = sitePath(
  'cancel-reservation',
  '/reservation/cancelReservation.mi',
)

/** Page `cancel-confirmation` (A.5). */
export const cancelConfirmationPath = sitePath(
  'cancel-confirmation',
  '/reservation/confirmReservationCancellation.mi',
)

/** Page of a past stay (A.5). */
export const expiredReservationPath = sitePath(
  'expired-reservation',
  '/reservation/expiredReservation.mi',
)

/** Page `check-in-confirmation` (A.5). */
export const checkInConfirmationPath = sitePath(
  'check-in-confirmation',
  '/reservation/check-in-confirmation.mi',
)
