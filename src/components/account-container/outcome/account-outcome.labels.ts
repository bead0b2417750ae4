import { pick } from '../../../ui/labels/label-set'
import { shared } from '../account-container.labels'

/** What came of a form. */
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
  ).english,
  failedTitle: 'That didn’t work',
  goBack: 'Go back in your browser: what you typed is still there.',
  sentTitle: 'Check your messages',
  sentText: 'If an account matches, we sent a message. The link in it is good for one hour.',
  sentHint: 'Nothing there? Look among unwanted mail, or try again with another address.',
  backToSignIn: 'Back to sign in',
  passwordSavedTitle: 'Your password is changed',
  passwordSavedText:
    'Every browser that was signed in to your account is signed out. Sign in with the new password.',
  tokenExpiredTitle: 'This link has expired',
  tokenExpiredText: 'A link is good for one hour and for one use. Ask for a new one.',
  newLink: 'Ask for a new link',
  activatedTitle: 'Your account is active',
  activationSuccessSignInFailedError:
    'Your account is active, but we couldn’t sign you in. Please sign in.',
  joinedText: 'We have sent your member number to you. Sign in to begin.',
}
