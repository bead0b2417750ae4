import type { PageId } from '../../../src/rules/pages/page-types'
import { isPrivatePage } from '../../../src/rules/pages/private-pages'
import type { PublicPage } from '../../database/site/public-pages'
import { sharedAt } from '../page/shared-content'

/**
 * Whether search engines are led to a page. Those of an account, of one visitor's booking and of a search
 * are reached by what the visitor does, and say nothing without it.
 */
const LISTED: Record<PageId, boolean> = {
  'home-search': true,
  'hotel-overview': true,
  'hotel-reviews': true,
  'lookup-reservation': true,
  'create-account': true,
  promotion: true,
  loyalty: true,
  accessibility: true,
  'privacy-choices': false,
  'search-results': false,
  availability: false,
  'rate-list': false,
  'modify-rate-list': false,
  'review-details': false,
  'guest-info': false,
  'review-guest-info': false,
  confirmation: false,
  'reservation-list': false,
  'upcoming-reservation': false,
  'upgrade-reservation': false,
  'cancel-reservation': false,
  'cancel-confirmation': false,
  'check-in-confirmation': false,
  'expired-reservation': false,
  'sign-in': false,
  'sign-in-error': false,
  'sign-in-code': false,
  login: false,
  logout: false,
  'session-timed-out': false,
  'session-timeout': false,
  unauth: false,
  'enroll-prefill': false,
  'activate-account': false,
  profile: false,
  'saved-properties': false,
  'forgot-password': false,
  error: false,
  redirect: false,
  'cobrand-chase': false,
  'cobrand-amex': false,
}

/** Addresses of pages for developers. */
const FOR_DEVELOPERS = /^\/sandbox(?=\/|$)/

/** Whether a sitemap names a published page; a page that only the CMS knows is for everybody. */
export function isListed({ path, pageId }: PublicPage): boolean {
  if (sharedAt(path) !== null || FOR_DEVELOPERS.test(path)) return false
  const known: Partial<Record<string, boolean>> = LISTED
  return (known[pageId] ?? true) && !isPrivatePage({ id: pageId })
}
