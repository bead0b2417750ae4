import * as paths from './paths'

const { pageIdOfPath, savePropertyHref, signInToSaveHref, withContextPath } = paths

// The table of A.5, row by row.
const ROUTES: [string, string, string][] = [
  ['HOME_SEARCH_PATH', '/homepage-searchform.mi', 'home-search'],
  ['SEARCH_RESULTS_PATH', '/search/findHotels', 'search-results'],
  ['AVAILABILITY_PATH', '/reservation/availability.mi', 'availability'],
  ['RATE_LIST_PATH', '/reservation/rateListMenu.mi', 'rate-list'],
  ['MODIFY_RATE_LIST_PATH', '/reservation/modifyRateListMenu.mi', 'modify-rate-list'],
  ['REVIEW_DETAILS_PATH', '/reservation/reviewDetails.mi', 'review-details'],
  ['GUEST_INFO_PATH', '/reservation/guestInfo.mi', 'guest-info'],
  ['REVIEW_GUEST_INFO_PATH', '/reservation/reviewGuestInfo.mi', 'review-guest-info'],
  ['CONFIRMATION_PATH', '/reservation/confirmation.mi', 'confirmation'],
  ['LOOKUP_RESERVATION_PATH', '/reservation/lookupReservation.mi', 'lookup-reservation'],
  ['RESERVATION_LIST_PATH', '/loyalty/findReservationList.mi', 'reservation-list'],
  ['UPCOMING_RESERVATION_PATH', '/reservation/findReservationDetail.mi', 'upcoming-reservation'],
  ['UPGRADE_RESERVATION_PATH', '/reservation/upgradeReservation.mi', 'upgrade-reservation'],
  ['CANCEL_RESERVATION_PATH', '/reservation/cancelReservation.mi', 'cancel-reservation'],
  [
    'CANCEL_CONFIRMATION_PATH',
    '/reservation/confirmReservationCancellation.mi',
    'cancel-confirmation',
  ],
  ['EXPIRED_RESERVATION_PATH', '/reservation/expiredReservation.mi', 'expired-reservation'],
  ['CHECK_IN_CONFIRMATION_PATH', '/reservation/check-in-confirmation.mi', 'check-in-confirmation'],
  ['SIGN_IN_PATH', '/sign-in.mi', 'sign-in'],
  ['SIGN_IN_ERROR_PATH', '/sign-in-error.mi', 'sign-in-error'],
  ['LOGIN_PATH', '/login', 'login'],
  ['OTP_STEP_PATH', '/sign-in-code.mi', 'sign-in-code'],
  ['LOGOUT_PATH', '/logout.mi', 'logout'],
  ['SESSION_TIMED_OUT_PATH', '/sessionTimedOut.mi', 'session-timed-out'],
  ['SESSION_TIMEOUT_PATH', '/sessionTimeOut', 'session-timeout'],
  ['UNAUTH_PATH', '/unAuth', 'unauth'],
  ['ENROLL_PREFILL_PATH', '/enrollprefill', 'enroll-prefill'],
  ['PROMOTION_PATH', '/promotion', 'promotion'],
  ['LOYALTY_PATH', '/loyalty', 'loyalty'],
  ['CREATE_ACCOUNT_PATH', '/loyalty/createAccount/createAccountPage1.mi', 'create-account'],
  ['ACTIVATE_ACCOUNT_PATH', '/loyalty/createAccount/activateAccount.mi', 'activate-account'],
  ['PROFILE_PATH', '/loyalty/myAccount/profile.mi', 'profile'],
  ['SAVED_PROPERTIES_PATH', '/loyalty/myAccount/saveProperties.mi', 'saved-properties'],
  ['FORGOT_PASSWORD_PATH', '/emailPassword.mi', 'forgot-password'],
  ['ERROR_PATH', '/error', 'error'],
  ['REDIRECT_PATH', '/redirect', 'redirect'],
  ['COBRAND_CHASE_PATH', '/mi/cobrand/chase.mi', 'cobrand-chase'],
  ['COBRAND_AMEX_PATH', '/mi/cobrand/amex.mi', 'cobrand-amex'],
]

test.each(ROUTES)('%s is %s, the page %s', (name, path, pageId) => {
  expect((paths as Record<string, unknown>)[name]).toBe(path)
  expect(pageIdOfPath(path)).toBe(pageId)
})

test('no path is missing in this test', () => {
  expect(Object.keys(paths).filter((name) => name.endsWith('_PATH'))).toHaveLength(ROUTES.length)
})

test('pages of a hotel', () => {
  expect(paths.hotelOverviewPath('nycab-alderway')).toBe('/hotels/nycab-alderway/overview')
  expect(paths.hotelReviewsPath('nycab-alderway')).toBe('/hotels/nycab-alderway/reviews')
  expect(paths.hotelReviewsPath('a/b?c')).toBe('/hotels/a%2Fb%3Fc/reviews')
})

test.each([
  ['/hotels/nycab/overview', 'hotel-overview'],
  ['/hotels/nycab/reviews?page=2', 'hotel-reviews'],
  ['/sign-in.mi?returnTo=/error#top', 'sign-in'],
  ['/hotels/nycab', null],
  ['/nowhere', null],
  ['constructor', null],
  ['', null],
])('the page of %s is %s', (path, pageId) => {
  expect(pageIdOfPath(path)).toBe(pageId)
})

test.each([
  ['/sign-in.mi', '/cn', '/cn/sign-in.mi'],
  ['/sign-in.mi', 'cn', '/cn/sign-in.mi'],
  ['/sign-in.mi', '/cn/', '/cn/sign-in.mi'],
  ['/a?b=/cn/#c', '/cn', '/cn/a?b=/cn/#c'],
  ['/', '/cn', '/cn/'],
  ['/x', '/sites/cn', '/sites/cn/x'],
  ['/cnn/news', '/cn', '/cn/cnn/news'],
])('%s under %s is %s, also the second time', (path, context, prefixed) => {
  expect(withContextPath(path, context)).toBe(prefixed)
  expect(withContextPath(prefixed, context)).toBe(prefixed)
})

test.each(['/cn', '/cn/', '/cn?a=b', '/cn#a', '/cn/x'])('%s is under /cn already', (path) => {
  expect(withContextPath(path, '/cn')).toBe(path)
})

test.each(['https://a.example/x', '//a.example', '/\\a.example', '#a', '?a', 'a/b', 'tel:1', ''])(
  '%s is no path of this site and stays',
  (path) => {
    expect(withContextPath(path, '/cn')).toBe(path)
  },
)

test.each([
  '',
  '/',
  null,
  undefined,
  '//evil.example',
  '/..',
  '/a b',
  'https://evil.example',
  '/a?b',
])('the context path %s counts as none', (context) => {
  expect(withContextPath('/x', context)).toBe('/x')
})

test('the heart of a remembered visitor links to the saved hotels', () => {
  const href = savePropertyHref({
    propertyId: 'NYCAB',
    save: true,
    returnTo: '/hotels/nycab/overview?a=b&c',
  })
  const url = new URL(href, 'https://hotels.example')
  expect(href).toContain('save=true&marshaCode=NYCAB&returnTo=')
  expect(url.pathname).toBe('/loyalty/myAccount/saveProperties.mi')
  expect(url.searchParams.get('returnTo')).toBe('/hotels/nycab/overview?a=b&c')
  expect(savePropertyHref({ propertyId: 'A', save: false, returnTo: '/' })).toContain(
    '?save=false&',
  )
})

test.each([
  ['/rates?saveProperty=false', false, '/rates?saveProperty=true'],
  ['/rates', false, '/rates?saveProperty=true'],
  ['/rates?saveProperty=true', true, '/rates?saveProperty=false'],
  ['/rates?a=b&saveProperty=x&c=d#e', false, '/rates?a=b&saveProperty=true&c=d#e'],
  ['https://hotels.example/rates?a=b', false, '/rates?a=b&saveProperty=true'],
  ['https://hotels.example//evil.example', false, '/evil.example?saveProperty=true'],
  ['http://[', false, '/?saveProperty=true'],
])('signing in on %s with saved = %s returns to %s', (current, saved, returnTo) => {
  const url = new URL(signInToSaveHref({ current, saved }), 'https://hotels.example')
  expect(url.pathname).toBe('/sign-in.mi')
  expect(Object.fromEntries(url.searchParams)).toEqual({ returnTo })
})
