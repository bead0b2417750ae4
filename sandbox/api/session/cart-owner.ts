import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../../database/database'
import type { SessionValues } from '../../database/schema'
import { keepFirst, storeValues } from '../../database/sessions'
import { OWNER_VALUE } from './session-values'
import { beginSession, type RequestSession } from './visitor-session'

/**
 * Whose carts a call may name. The key is not the session's id, which changes when the visitor signs
 * in, and it goes with the session at sign-out; no browser can read it or write it.
 */
export interface CartOwner {
  /** Null for a session that has had no cart. */
  key: string | null
  /** The key; a visitor without one gets it, and a session if there is none. */
  begin(): Promise<string>
  /** Writes what the booking has decided into the session. */
  store(values: SessionValues): Promise<void>
}

/** The owner that a request's session stands for. */
export function cartOwner(
  database: Database,
  request: FastifyRequest,
  reply: FastifyReply,
  session: RequestSession | null,
): CartOwner {
  const { kind = 'anonymous', customer = null, values = {} } = session ?? {}
  let sessionId = session?.sessionId ?? null
  const known = values[OWNER_VALUE]
  const key = typeof known === 'string' ? known : null
  return {
    key,
    async begin() {
      if (key) return key
      const fresh = randomBytes(16).toString('base64url')
      if (sessionId) return keepFirst(database, sessionId, OWNER_VALUE, fresh)
      const begun = { kind, customerId: customer?.id ?? null, values: { [OWNER_VALUE]: fresh } }
      sessionId = await beginSession(database, request, reply, begun)
      return fresh
    },
    async store(stored) {
      if (sessionId) await storeValues(database, sessionId, stored)
    },
  }
}
