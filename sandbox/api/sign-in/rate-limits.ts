import type { FastifyRequest } from 'fastify'
import type { Database } from '../../database/database'
import { attemptsOf, countAttempt } from '../../database/members/attempts'

/** How long failures count; also how long an account stays locked unless its password is renewed. */
export const ATTEMPT_SECONDS = 15 * 60

/** How much one network address may do within `ATTEMPT_SECONDS`. */
export interface AddressLimits {
  /** Sign-ins, codes and lookups of reservations that were wrong. */
  failures: number
  /** Calls that send a message or make an account. */
  messages: number
}

export const ADDRESS_LIMITS: AddressLimits = { failures: 100, messages: 100 }

/** Whether the address has used up its limit; does not count. */
export async function isOverLimit(
  database: Database,
  request: FastifyRequest,
  of: keyof AddressLimits,
  limits: AddressLimits,
): Promise<boolean> {
  return (await attemptsOf(database, { of: `address-${of}`, by: request.ip })) >= limits[of]
}

export async function countForAddress(
  database: Database,
  request: FastifyRequest,
  of: keyof AddressLimits,
) {
  const attempt = { of: `address-${of}`, by: request.ip, seconds: ATTEMPT_SECONDS }
  return countAttempt(database, attempt)
}
