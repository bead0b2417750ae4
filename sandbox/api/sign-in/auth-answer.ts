import type { FastifyReply } from 'fastify'

/** Codes that a sign-in or an account call is refused with: spec 2 §8, E.6, and three of our own. */
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
  // Ours: the specification names what follows (ER7, ER9, W58, W52) and gives no code.
  | 'provider.password.change.required'
  | 'enrollment.failed'
  | 'otp.invalid'
  | 'otp.expired'
  | 'token.expired'
  // Ours: the specification names the message (R4) and gives no code.
  | 'lookup.reservation.authentication'

/** Details of a refused account call besides its code. */
interface RefusalFacts {
  /** For the visitor, where the code has no text of its own. */
  message?: string
  /** Names of the fields that were not accepted. */
  fields?: string[]
  attemptsRemaining?: number
  /** Seconds until another try makes sense. */
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
