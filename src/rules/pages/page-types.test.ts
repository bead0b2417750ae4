import {
  clearsInsurance,
  hotelHeaderVariant,
  isBookingPage,
  isPostBooking,
  isReservationManagement,
  opensDetailsOverlay,
  pageTypeOf,
} from './page-types'

// header, manages a stay, after booking, booking site, clears insurance, overlay
const PAGES: [string, string][] = [
  ['home-search', 'compact - - - - -'],
  ['search-results', 'compact - - - - -'],
  ['hotel-overview', 'compact - - - - -'],
  ['hotel-reviews', 'compact - - - - -'],
  ['availability', 'compact - - book - -'],
  ['rate-list', 'full - - book clear -'],
  ['modify-rate-list', 'full manage - book clear overlay'],
  ['review-details', 'compact - - book - -'],
  ['guest-info', 'full - - book - -'],
  ['review-guest-info', 'full - - book - -'],
  ['confirmation', 'full - post book - overlay'],
  ['lookup-reservation', 'full - - book - -'],
  ['reservation-list', 'full - - - - -'],
  ['upcoming-reservation', 'full manage - book clear overlay'],
  ['upgrade-reservation', 'full manage - book clear overlay'],
  ['cancel-reservation', 'full manage - book clear overlay'],
  ['cancel-confirmation', 'full - post book - overlay'],
  ['expired-reservation', 'full - post book - overlay'],
  ['check-in-confirmation', 'full - post book - overlay'],
  ['sign-in', 'full - - - - -'],
  ['sign-in-error', 'full - - - - -'],
  ['login', 'full - - - - -'],
  ['logout', 'full - - - - -'],
  ['session-timed-out', 'full - - - - -'],
  ['session-timeout', 'full - - - - -'],
  ['unauth', 'full - - - - -'],
  ['enroll-prefill', 'full - - - - -'],
  ['create-account', 'full - - - - -'],
  ['profile', 'full - - - - -'],
  ['saved-properties', 'full - - - - -'],
  ['forgot-password', 'full - - - - -'],
  ['error', 'compact - - - - -'],
  ['promotion', 'compact - - - - -'],
  ['', 'compact - - - - -'],
  ['constructor', 'compact - - - - -'],
]

test.each(PAGES)('page "%s": %s', (page, expected) => {
  const found = [
    hotelHeaderVariant(page),
    isReservationManagement(page) ? 'manage' : '-',
    isPostBooking(page) ? 'post' : '-',
    isBookingPage(page) ? 'book' : '-',
    clearsInsurance(page) ? 'clear' : '-',
    opensDetailsOverlay(page) ? 'overlay' : '-',
  ]
  expect(found.join(' ')).toBe(expected)
})

test.each([null, undefined])('a page without an id (%s) is a CMS page', (page) => {
  expect(hotelHeaderVariant(page)).toBe('compact')
  expect(isBookingPage(page)).toBe(false)
  expect(pageTypeOf(page)).toBe('cms')
})

test.each([
  ['review-details', 'Review Reservation Details'],
  ['guest-info', 'Guest Information'],
  ['confirmation', 'Confirmation'],
  ['rate-list', 'Rate List Menu'],
  ['review-guest-info', 'Review Guest Information'],
  ['hotel-overview', 'cms'],
  ['constructor', 'cms'],
])('%s is of type %s', (page, type) => {
  expect(pageTypeOf(page)).toBe(type)
})
