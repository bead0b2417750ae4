/** What an account form came to; refusals by the server's codes (E.6). */
export const OUTCOMES = [
  'sent',
  'passwordSaved',
  'activated',
  'joined',
  'newMemberNumberMsg',
  'token.expired',
  'activationSuccessSignInFailedError',
  'emailDuplicateError',
  'phoneAlreadyAssociatedError',
  'prohibitedCountryErrMsg',
  'UNPROCESSABLE_ENTITY',
  'uxlFailureErrorMessage',
] as const

export type Outcome = (typeof OUTCOMES)[number]

/** What a page's address says of a form; any other word is a failure on our side. */
export function outcomeOf(word: string): Outcome {
  return OUTCOMES.find((known) => known === word) ?? 'uxlFailureErrorMessage'
}
