import { pick } from '../../../ui/labels/label-set'
import { shared } from '../account-container.labels'

/** Labels of the sign-in page's title, and of the reasons for a refused sign-in. */
export const signInErrorLabels = {
  ...pick(
    shared,
    'info',
    'success',
    'warning',
    'error',
    'resetPassword',
    'locked',
    'lockout',
    'combined',
    'fcp',
    'fcpMore',
    'pageWarn',
    'enroll',
    'credentials',
    'standard',
    'generic',
  ).english,
  signInTitle: 'Welcome',
  audit: 'We need to verify your account. Please call {phone}.',
}
