import { pick } from '../../../ui/labels/label-set'
import { shared } from '../account-container.labels'

/** Labels of account pages without a form. */
export const statusLabels = {
  ...pick(shared, 'error', 'signIn', 'signOut', 'forgetFailed', 'searchAgain', 'timedOutTitle')
    .english,
  search: 'Find a hotel',
  signedOutTitle: 'You’re signed out',
  signedOutText:
    'Thank you for your visit. To open your account again, sign in with your password.',
  stillRemembered: 'This browser still shows your name because you asked to be remembered.',
  forgetMe: 'Forget me on this browser',
  timedOutText:
    'You were away for a while, so we signed you out to keep your account safe. Sign in to pick up where you left off.',
  unAuthTitle: 'Please sign in',
  unAuthText: 'You need to be signed in to see this page.',
  expiredTitle: 'This page has expired',
  expiredText: 'What you started is no longer available. Please start again.',
  stillInTitle: 'You’re still signed in',
  stillInText: 'You arrived from another site, or signing out didn’t work.',
}
