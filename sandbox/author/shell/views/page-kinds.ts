/** Titles of the page ids of A.5 that cannot be derived from the id. */
const NAMES: Record<string, string> = {
  cms: 'Content page',
  shared: 'Shared content',
  'home-search': 'Home page with search',
  'guest-info': 'Guest information',
  'review-guest-info': 'Review of guest information',
  'review-details': 'Review of reservation details',
  'modify-rate-list': 'Rate list of a change',
  'lookup-reservation': 'Find a reservation',
  'check-in-confirmation': 'Confirmation of check-in',
  'cancel-confirmation': 'Confirmation of a cancellation',
  'sign-in-code': 'Sign-in with a code',
  'session-timed-out': 'Session has expired',
  'session-timeout': 'Session has expired, second address',
  unauth: 'Sign in to see this page',
  'enroll-prefill': 'Join, filled in',
  'create-account': 'Join',
  'activate-account': 'Activation of an account',
  'saved-properties': 'Saved hotels',
  'forgot-password': 'Forgot your password?',
}

/** The title of a kind of page: “Hotel overview” for `hotel-overview`. */
export function kindOf(pageId: string): string {
  const name = NAMES[pageId] ?? pageId.replaceAll('-', ' ')
  return name.charAt(0).toUpperCase() + name.slice(1)
}
