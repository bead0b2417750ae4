import { pick } from '../../../ui/labels/label-set'
import { shared } from '../account-container.labels'
import { pendingEmailLabels } from '../contact/pending-email.labels'

/** Labels of a form's outcome. */
export const accountOutcomeLabels = {
  ...pick(
    shared,
    'signIn',
    'toProfile',
    'joinedTitle',
    'newMemberNumberMsg',
    'activatedText',
    'emailDuplicateError',
    'phoneAlreadyAssociatedError',
    'prohibitedCountryErrMsg',
    'UNPROCESSABLE_ENTITY',
    'uxlFailureErrorMessage',
    'lockout',
    'locked',
  ).english,
  failedTitle: 'That didn’t work',
  goBack: 'Go back in your browser. Your entries are still there.',
  sentTitle: 'Check your messages',
  sentText:
    'If we found a matching account, we’ve sent you a message. Its link is valid for one hour.',
  sentHint: 'Nothing there? Check your spam folder or try another address.',
  backToSignIn: 'Back to sign in',
  passwordSavedTitle: 'Your password has been changed',
  passwordSavedText:
    'For your security, we’ve signed you out on every device. Please sign in with your new password.',
  tokenExpiredTitle: 'This link has expired',
  tokenExpiredText: 'Links are valid for one hour and can be used once. Please request a new one.',
  newLink: 'Request a new link',
  contactSavedTitle: 'Your details are saved',
  contactSavedText: 'We’ve sent you a message about the change.',
  ...pendingEmailLabels,
  emailSentText:
    'We’ve sent a link to your new email address. Until you follow it, your current one stays your address.',
  emailSentHint: 'The link is valid for one hour. Any other changes are saved.',
  emailConfirmedTitle: 'Your new email address is confirmed',
  emailConfirmedText: 'From now on we’ll write to you there, and you sign in with it.',
  emailKeptTitle: 'Your email address stays as it was',
  emailKeptText: 'If we sent a link to another address, it no longer works.',
  passwordIncorrect: 'This isn’t your current password.',
  nothingChanged: 'You haven’t changed anything yet.',
  sessionOver:
    'Your session has ended, so nothing was saved. Sign in again in another tab, then save here.',
  activatedTitle: 'Your account is active',
  activationSuccessSignInFailedError:
    'Your account is active, but we couldn’t sign you in. Please sign in.',
  joinedText: 'We’ve sent you your member number. Use it or your email to sign in.',
}
