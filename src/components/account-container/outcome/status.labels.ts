import { pick } from '../../../ui/labels/label-set'
import { shared } from '../account-container.labels'

/** An account page without a form. */
export const statusLabels = {
  ...pick(shared, 'error', 'signIn', 'signOut', 'forgetFailed').english,
  search: 'Find a hotel',
  signedOutTitle: 'You’re signed out',
  signedOutText: 'Thank you for your visit. Your account opens again with your password only.',
  stillRemembered: 'This browser still shows your name, as you asked it to remember you.',
  forgetMe: 'Forget me on this browser',
  timedOutTitle: 'Your session has ended',
  timedOutText:
    'Nothing had happened for a while, so we signed you out. Sign in to go on where you were.',
  unAuthTitle: 'Please sign in',
  unAuthText: 'You need to be signed in to see this page.',
  expiredTitle: 'This page has expired',
  expiredText: 'What you had begun is no longer there. Please begin again.',
  stillInTitle: 'You’re still signed in',
  stillInText: 'You came here from another site, or signing out didn’t work.',
}
