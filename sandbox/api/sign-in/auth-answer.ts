import type { FastifyReply } from 'fastify'

/** The codes of refused sign-ins and account calls: spec 2 §8, E.6, and our own. */
export type AuthCode =
  | 'incorrect.password.last.attempt.remaining'
  | 'account.lockedout.dueto.password.failure.attempts'
  | 'transferred.marriott.rewards.account.status'
  | 'audit.marriott.rewards.account.status'
  | 'password.username.invalid'
  | 'username.type.invalid'
  | 'signInPageWarnMessage'
  | 'emailDuplicateError'
  | 'phoneAlreadyAssociatedError'
  | 'prohibitedCountryErrMsg'
  | 'activationSuccessSignInFailedError'
  | 'otpLockedOutErrorMessage'
  | 'uxlFailureErrorMessage'
  | 'confirmation.number.format.invalid'
  | 'reservation.not.found'
  | 'UNPROCESSABLE_ENTITY'
  // Ours: the specification describes the result (ER7, ER9, W58, W52) without a code.
  | 'provider.password.change.required'
  | 'enrollment.failed'
  | 'otp.invalid'
  | 'otp.expired'
  | 'token.expired'
  | 'passwordInvalid'
  | 'password.incorrect'
  | 'session.ended'
  | 'contact.unchanged'
  | 'guestIncomplete'
  | 'termsRequired'
  // Ours: the specification has the message (R4) without a code.
  | 'lookup.reservation.authentication'

/** Details of a refused account call besides its code. */
interface RefusalFacts {
  /** A text for the visitor, for a code without its own text. */
  message?: string
  /** Names of the invalid fields. */
  fields?: string[]
  attemptsRemaining?: number
  /** Seconds until another attempt is possible. */
  retryAfter?: number
}

/** Answers the specification's error body, with the code in the header that analytics read (C.6). */
export function refuseAuth(
  reply: FastifyReply,
  status: number,
  code: AuthCode,
  { message = 'The call was refused.', retryAfter, ...facts }: RefusalFacts = {},
): FastifyReply {
  if (retryAfter !== undefined) reply.header('retry-after', Math.max(1, Math.ceil(retryAfter)))
  return reply
    .code(status)
    .header('logineventdetails', code)
    .send({
      message,
      phoenixErrorMessages: { errorMessages: [code] },
      nextStateURI: null,
      isRedirect: false,
      ...facts,
    })
}
