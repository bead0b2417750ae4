import { pick } from '../../../ui/labels/label-set'
import { shared } from '../account-container.labels'

/** The head of the sign-in page, and why a sign-in was refused. */
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
