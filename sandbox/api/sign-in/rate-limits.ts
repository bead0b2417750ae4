import type { FastifyRequest } from 'fastify'
import type { Database } from '../../database/database'
import { countAttempt, countWithin, forgetOneAttempt } from '../../database/members/attempts'

/** The lifetime of counted failures, and of a lock unless the password is reset. */
export const ATTEMPT_SECONDS = 15 * 60

/** The limits of one IP address, within `ATTEMPT_SECONDS` where no other time is said. */
export interface AddressLimits {
  /** Failed sign-ins, codes and reservation lookups. */
  failures: number
  /** Calls that send a message or create an account. */
  messages: number
  /** Answers that reveal that an e-mail address or a telephone number has an account (ADR 0026). */
  taken: number
  /** Cards that are declined within a day (ADR 0072). */
  declined: number
  /** Rooms that are held at the same time (ADR 0072). */
  rooms: number
}

export const ADDRESS_LIMITS: AddressLimits = {
  failures: 100,
  messages: 100,
  taken: 10,
  declined: 50,
  rooms: 30,
}

declare module 'fastify' {
  interface FastifyInstance {
    addressLimits?: AddressLimits
  }
}

/**
 * Counts a call of the address; returns whether it exceeds the limit. It counts before the work, so
 * that concurrent calls cannot exceed the limit. `giveBack` uncounts a call that did not fail.
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

/** Attempts with one confirmation number within `ATTEMPT_SECONDS`, whether the number exists or not. */
export const MOST_LOOKUPS = 5

/** Numbers of other guests' stays that a member tries to link within a day. */
const MOST_LINKS = 10

/**
 * Counts a confirmation number that a member wanted to link and may not, whether it exists or not. The
 * number and the address share their counters with the lookup.
 */
export async function countNumber(
  { db }: Database,
  { ip, server }: FastifyRequest,
  { number, customerId }: { number: string; customerId: string },
): Promise<void> {
  const { failures } = server.addressLimits ?? ADDRESS_LIMITS
  const seconds = ATTEMPT_SECONDS
  await db.transaction(async (tx) =>
    countWithin(tx, [
      { of: 'lookup', by: number, seconds, most: MOST_LOOKUPS },
      { of: 'link-stay', by: customerId, seconds: 24 * 60 * 60, most: MOST_LINKS },
      { of: 'address-failures', by: ip, seconds, most: failures },
    ]),
  )
}

/** The number of codes for one account within a minute, over all its sign-ins. */
const MOST_CODES_A_MINUTE = 3

/** Counts a code for the account; returns whether it exceeds the limit per minute. */
export async function isTooManyCodes(database: Database, customerId: string): Promise<boolean> {
  const sent = { of: 'code-sent', by: customerId, seconds: 60 }
  return (await countAttempt(database, sent)).count > MOST_CODES_A_MINUTE
}
