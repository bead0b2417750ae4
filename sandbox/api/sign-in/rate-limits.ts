import type { FastifyRequest } from 'fastify'
import type { Database } from '../../database/database'
import { countAttempt, forgetOneAttempt } from '../../database/members/attempts'

/** How long failures count; also how long a name stays locked unless its password is renewed. */
export const ATTEMPT_SECONDS = 15 * 60

/** How much one network address may do within `ATTEMPT_SECONDS`. */
export interface AddressLimits {
  /** Sign-ins, codes and lookups of reservations that were wrong. */
  failures: number
  /** Calls that send a message or make an account. */
  messages: number
  /** Answers that an e-mail address or a telephone number belongs to an account (ADR 0026). */
  taken: number
}

export const ADDRESS_LIMITS: AddressLimits = { failures: 100, messages: 100, taken: 10 }

/**
 * Counts one more for the address; whether that is more than its limit. It counts before the work is
 * done, so that calls that are made at once do not all find room. What turns out to be no failure is
 * given back by `giveBack`.
 */
export async function isOverLimit(
  database: Database,
  request: FastifyRequest,
  of: keyof AddressLimits,
  limits: AddressLimits,
): Promise<boolean> {
  return (await countForAddress(database, request, of)).count > limits[of]
}

export async function giveBack(
  database: Database,
  request: FastifyRequest,
  of: keyof AddressLimits,
): Promise<void> {
  await forgetOneAttempt(database, { of: `address-${of}`, by: request.ip })
}

export async function countForAddress(
  database: Database,
  request: FastifyRequest,
  of: keyof AddressLimits,
) {
  const attempt = { of: `address-${of}`, by: request.ip, seconds: ATTEMPT_SECONDS }
  return countAttempt(database, attempt)
}

/** Codes that one account is sent within a minute, in however many sign-ins. */
const MOST_CODES_A_MINUTE = 3

/** Counts one more code for the account; whether that is more than a minute may have. */
export async function isTooManyCodes(database: Database, customerId: string): Promise<boolean> {
  const sent = { of: 'code-sent', by: customerId, seconds: 60 }
  return (await countAttempt(database, sent)).count > MOST_CODES_A_MINUTE
}
