import type { PageId } from './page-types'
import { isPrivatePage } from './private-pages'

/**
 * Each page of the site: whether its answer depends on the visitor. The account pages hold nothing of the
 * member in their HTML; the others without a cart are the same for everybody.
 */
const PRIVATE: Record<PageId, boolean> = {
  'home-search': false,
  'search-results': false,
  'hotel-overview': false,
  'hotel-reviews': false,
  availability: false,
  'rate-list': false,
  'review-details': true,
  'guest-info': true,
  'review-guest-info': true,
  confirmation: true,
  'lookup-reservation': false,
  'reservation-list': true,
  'upcoming-reservation': true,
  'modify-rate-list': true,
  'upgrade-reservation': true,
  'cancel-reservation': true,
  'cancel-confirmation': true,
  'check-in-confirmation': true,
  'expired-reservation': true,
  'sign-in': false,
  'sign-in-error': false,
  login: false,
  'sign-in-code': false,
  // It ends the visitor's session on its way.
  logout: true,
  'session-timed-out': false,
  'session-timeout': false,
  unauth: false,
  'enroll-prefill': false,
  'create-account': false,
  'activate-account': false,
  'forgot-password': false,
  profile: false,
  'saved-properties': false,
  promotion: false,
  loyalty: false,
  // It says whether the visitor's browser opts out.
  'privacy-choices': true,
  accessibility: false,
  error: false,
  redirect: false,
  'cobrand-chase': false,
  'cobrand-amex': false,
}

test.each(Object.entries(PRIVATE))('%s: private is %j', (id, isPrivate) => {
  expect(isPrivatePage({ id })).toBe(isPrivate)
  // A cart or a stay in the address makes any page one about it.
  expect(isPrivatePage({ id, cart: '1f0c2b7e-cart' })).toBe(true)
  expect(isPrivatePage({ id, stay: 'v7Qm2xK0aT9rLz4cWn1Bsg' })).toBe(true)
})

test('a page of the CMS is the same for everybody', () => {
  expect(isPrivatePage({ id: 'a page of the CMS' })).toBe(false)
})
