import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../../database/database'
import { refuseAuth } from '../sign-in/auth-answer'
import { type AddressLimits, ATTEMPT_SECONDS, isOverLimit } from '../sign-in/rate-limits'

/**
 * Refuses an e-mail address or a telephone number that another account has. A client that tries many
 * is probably looking for accounts (ADR 0026).
 */
export async function refuseTaken(
  database: Database,
  request: FastifyRequest,
  reply: FastifyReply,
  { taken, limits }: { taken: 'email' | 'phone'; limits: AddressLimits },
): Promise<FastifyReply> {
  if (await isOverLimit(database, request, 'taken', limits)) {
    return refuseAuth(reply, 429, 'uxlFailureErrorMessage', { retryAfter: ATTEMPT_SECONDS })
  }
  return taken === 'email'
    ? refuseAuth(reply, 409, 'emailDuplicateError', { fields: ['email'] })
    : refuseAuth(reply, 409, 'phoneAlreadyAssociatedError', { fields: ['phone'] })
}
