/** The outcomes of an account form; refusals are the server's codes (E.6). */
export const OUTCOMES = [
  'sent',
  'passwordSaved',
  'contactSaved',
  'emailSent',
  'emailConfirmed',
  'emailKept',
  'activated',
  'joined',
  'newMemberNumberMsg',
  'token.expired',
  'activationSuccessSignInFailedError',
  'emailDuplicateError',
  'phoneAlreadyAssociatedError',
  'prohibitedCountryErrMsg',
  'password.incorrect',
  'incorrect.password.last.attempt.remaining',
  'account.lockedout.dueto.password.failure.attempts',
  'session.ended',
  'contact.unchanged',
  'UNPROCESSABLE_ENTITY',
  'uxlFailureErrorMessage',
] as const

export type Outcome = (typeof OUTCOMES)[number]

/** The outcome in a page's address; any other value means a server error. */
export function outcomeOf(word: string): Outcome {
  return OUTCOMES.find((known) => known === word) ?? 'uxlFailureErrorMessage'
}
